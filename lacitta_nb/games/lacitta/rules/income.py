"""The quiet phases before politics: start player, voice cards, income (Y2 to Y4)."""

from lacitta_nb.core.errors import HiddenCard, MissingCard
from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import CIRCLES, PORT, QUARRY, UNKNOWN
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.draft import Draft


def start_player(draft: Draft) -> None:
    """The start player passes to the left each year but the first (Y2).

    In the editions that end the year with it, it passes for the year to come.
    """
    opens = draft.table.edition.year[0] == draft.phase
    coming = draft.year if opens else draft.year + 1
    if coming > 1:
        draft.start_player = (draft.start_player + 1) % draft.table.size
    draft.say(Event("start_player", "Y2", player=draft.start_player, year=coming))


def lay_voice(draft: Draft) -> None:
    """Four voice cards are laid out, the first face up (Y3)."""
    cards = draft.voice_deck[:CIRCLES]
    if len(cards) < CIRCLES:
        raise MissingCard("voice-deck-short", count=len(cards))
    if cards[0] == UNKNOWN:
        raise HiddenCard("hidden-voice")
    draft.voice, draft.voice_deck = cards, draft.voice_deck[CIRCLES:]
    draft.say(Event("voice_laid", "Y3", service=cards[0]))


def income(draft: Draft) -> None:
    """Each quarry pays one gold for each mountain beside it, each port one gold (Y4)."""
    quarries, ports = draft.built[QUARRY], draft.built[PORT]
    for seat in draft.order():
        earned = 0
        for city in draft.cities_of(seat):
            for space in bits(city.spaces & (quarries | ports)):
                kind = "port" if ports >> space & 1 else "quarry"
                gold = 1 if kind == "port" else draft.table.mountains[space]
                if gold:
                    earned += gold
                    name = draft.name(space)
                    draft.say(Event("income", "Y4", seat, name, amount=gold, building=kind))
        if earned:
            player = draft.players[seat]
            draft.put_player(seat, player._replace(gold=player.gold + earned))
