"""How hypothesis searches: the same examples every time, without a deadline on a busy machine."""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
