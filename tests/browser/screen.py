"""What a page is seen on: a window, a phone, with or without motion."""

from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

WINDOW = ViewportSize(width=1400, height=4000)
"""JupyterLab draws only the cells in view, so the window is tall."""


class Screen(NamedTuple):
    """What a page is seen on.

    Args:
        window: its size in pixels.
        touch: whether it is touched with fingers.
        mobile: whether the browser is a phone's, which lays pages out as wide as its screen.
        motion: whether things may move; the reader's settings ask for less motion otherwise.
        scale: how many pixels of the screen one of the page takes, along each side.
    """

    window: ViewportSize = WINDOW
    touch: bool = False
    mobile: bool = False
    motion: bool = False
    scale: float = 1

    @property
    def is_plain(self) -> bool:
        """Whether a page that is open already can be shown on it."""
        return not self.touch and not self.mobile and self.scale == 1

    @property
    def reduced_motion(self) -> Literal["no-preference", "reduce"]:
        """What the reader's settings ask for."""
        return "no-preference" if self.motion else "reduce"


TALL = Screen()
PHONE = Screen(ViewportSize(width=390, height=844), touch=True, mobile=True)
TOUCHED = Screen(ViewportSize(width=390, height=844), touch=True)
"""A window as narrow as a phone, for pages that do not say that they suit one."""


def new_page(browser: Browser, screen: Screen) -> Page:
    """A page with cookies of its own."""
    context = browser.new_context(
        viewport=screen.window,
        reduced_motion=screen.reduced_motion,
        has_touch=screen.touch,
        is_mobile=screen.mobile,
        device_scale_factor=screen.scale,
    )
    return context.new_page()
