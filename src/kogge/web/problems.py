"""Every refusal: one sentence in the user's language, with an HTTP status for programs. Also the check of text that users enter."""

from __future__ import annotations

import re
from typing import Any

from kogge.engine.errors import BadRecord, KoggeError
from kogge.web.i18n.translation import N_, _


class Problem(Exception):
    """A request that is refused. `message` is a message id; it is translated where it is shown."""

    def __init__(self, status: int, message: str, **parts: Any):
        super().__init__(message)
        self.status, self.message, self.parts = status, message, parts
        self.table: dict[str, Any] | None = None  # the current table, for a program whose request was based on an older version
        self.retry_after = 0  # seconds after which the same request may succeed; 0: unknown

    def sentence(self) -> str:
        """The message in the current language."""
        return _(self.message).format(**self.parts)


def no_table() -> Problem:
    """The link leads to no table."""
    return Problem(404, N_("Game not found. The link may be incomplete, or the game was cancelled."))


def no_page() -> Problem:
    """The address leads to no page."""
    return Problem(404, N_("Page not found."))


def no_game() -> Problem:
    """The site does not have this game."""
    return Problem(404, N_("We don’t have this game."))


def not_your_seat() -> Problem:
    """Somebody else sits there."""
    return Problem(403, N_("This is not your seat."))


def too_late() -> Problem:
    """Somebody else, or the same user in another tab, was first."""
    return Problem(409, N_("The game has moved on. You now see the current position; nothing was played twice."))


def not_your_turn() -> Problem:
    """Another seat decides."""
    return Problem(409, N_("It’s not your turn."))


def bot_plays() -> Problem:
    """A bot holds the user's seat."""
    return Problem(409, N_("A bot is playing for you. Take your seat back first."))


def one_seat() -> Problem:
    """The user sits at this table already and wants another seat."""
    return Problem(409, N_("You already have a seat in this game."))


def not_begun() -> Problem:
    """The table still waits for players."""
    return Problem(409, N_("The game has not started yet: a seat is still free."))


def is_over() -> Problem:
    """The game is over."""
    return Problem(409, N_("The game is over."))


def is_paused() -> Problem:
    """The clock is paused, and so is the game."""
    return Problem(409, N_("The game is paused."))


def too_much(status: int = 429) -> Problem:
    """A limit is reached: for one user, or for the whole site."""
    return Problem(status, N_("Too many requests. Wait a moment, then try again."))


def illegal_move(move: str) -> Problem:
    """The rules do not allow this move now."""
    return Problem(422, N_("“{move}” is not possible now. Choose a highlighted move."), move=str(move)[:60])


def impossible_event(event: str) -> Problem:
    """This chance event is impossible now: a card that is gone, a cube that is not in the bag."""
    return Problem(422, N_("“{event}” is not possible now. Check what is on the table."), event=str(event)[:80])


def chance_is_drawn() -> Problem:
    """The site draws chance itself at this table."""
    return Problem(409, N_("In this game, Kogge draws the cards."))


def no_chance_due() -> Problem:
    """A player is to decide; no chance event is due."""
    return Problem(409, N_("There is nothing to enter right now."))


def not_yours_to_enter() -> Problem:
    """This user may not enter the event: only one hand sees it, or they are a spectator."""
    return Problem(403, N_("Another player has to enter that."))


def nothing_entered() -> Problem:
    """Nothing has been entered yet."""
    return Problem(409, N_("There is nothing to undo."))


def nothing_to_undo() -> Problem:
    """New information has appeared since the last decision."""
    return Problem(409, N_("Too late to undo: something new has been revealed since."))


def bad_form() -> Problem:
    """A form that no page of the site sends."""
    return Problem(422, N_("Some of this was not valid. Go back and try again."))


def no_database() -> Problem:
    """The database is down."""
    return Problem(503, N_("We can’t reach your games right now. Nothing is lost; try again in a moment."))


def disk_full() -> Problem:
    """The disk is full."""
    return Problem(507, N_("Nothing was saved: the server’s disk is full. Your game is safe; please tell the site’s operator."))


def secret_record() -> Problem:
    """A running game whose record would reveal what others may not know."""
    return Problem(403, N_("You can download the record after the game: it still contains secrets."))


# messages for the errors of the record reader, by error code
_RECORD_SENTENCES = {
    "illegal_move": N_("Line {line}: “{found}” is not a legal move there."),
    "not_this_chance": N_("Line {line}: expected something random (a line that starts with *), found “{found}”."),
    "after_the_end": N_("Line {line}: “{found}” comes after the end of the game."),
    "chance_missing": N_("The record stops at line {line}, where something random (a line that starts with *) must follow."),
    "missing_field": N_("The header has no line “{found}: …”."),
    "wrong_result": N_("Line {line}: the result given is {found}, but the moves lead to {legal}."),
    "no_such_game": N_("Line {line}: we don’t have the game “{found}”."),
    "other_box": N_("Only games with the standard rules and components can be replayed here."),
}


def from_rules(error: KoggeError) -> Problem:
    """Turn an error of the rules or of the record reader into a `Problem`."""
    if not isinstance(error, BadRecord):
        return Problem(422, N_("The rules don’t allow that."))
    if error.line is None:
        return Problem(422, N_("This is not a record of one of our games."))
    message = _RECORD_SENTENCES.get(error.code, N_("Line {line}: “{found}” can’t be read."))
    return Problem(422, message, line=error.line, found=str(error.found)[:80], legal=", ".join(error.legal)[:80])


_BAD = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # control characters, and surrogates (halves of characters), which no database keeps


def check_text(text: str) -> str:
    """The text unchanged; raises a `Problem` if it holds a character that cannot be stored or shown."""
    found = _BAD.search(text)
    if found:
        raise Problem(422, N_("The text contains a control character (U+{code}). Remove it and try again."), code=f"{ord(found[0]):04X}")
    return text
