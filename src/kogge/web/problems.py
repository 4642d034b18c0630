"""Every way to say no: one sentence, in the user's language, with the status a program needs."""

from __future__ import annotations

from typing import Any

from kogge.engine.errors import BadRecord, KoggeError
from kogge.web.i18n.translation import N_, _


class Problem(Exception):
    """What was asked for cannot be done. `message` is a message id; it is translated where it is shown."""

    def __init__(self, status: int, message: str, **parts: Any):
        super().__init__(message)
        self.status, self.message, self.parts = status, message, parts
        self.table: dict[str, Any] | None = None  # how the table stands now, for a program that came too late

    def sentence(self) -> str:
        """The sentence in the language of the moment."""
        return _(self.message).format(**self.parts)


def no_table() -> Problem:
    """A link that leads nowhere."""
    return Problem(404, N_("There is no such table. Perhaps the link is incomplete, or the table was called off."))


def no_page() -> Problem:
    """An address that leads nowhere."""
    return Problem(404, N_("There is no such page."))


def no_game() -> Problem:
    """A game that we do not have."""
    return Problem(404, N_("There is no such game here."))


def not_your_seat() -> Problem:
    """Someone else sits there."""
    return Problem(403, N_("This is not your seat."))


def too_late() -> Problem:
    """Someone, or the same person in another tab, was first."""
    return Problem(409, N_("The table has moved on. This is how it stands now; nothing was played twice."))


def not_your_turn() -> Problem:
    """Another seat decides."""
    return Problem(409, N_("It is not your turn."))


def one_seat() -> Problem:
    """Someone who sits at a table wants another seat there."""
    return Problem(409, N_("You sit at this table already. One person has one seat here."))


def not_begun() -> Problem:
    """Someone is still waited for."""
    return Problem(409, N_("The game has not begun: a seat is still open."))


def is_over() -> Problem:
    """Nothing can be done any more."""
    return Problem(409, N_("The game is over."))


def is_paused() -> Problem:
    """The clock stands still, and so does the game."""
    return Problem(409, N_("The game is paused."))


def too_much(status: int = 429) -> Problem:
    """More than anybody may have, or than there is room for just now."""
    return Problem(status, N_("Too much at once. Wait a moment, then go on."))


def illegal_move(move: str) -> Problem:
    """The rules do not allow it now."""
    return Problem(422, N_("“{move}” is not possible now. Choose one of the lit-up moves."), move=str(move)[:60])


def impossible_event(event: str) -> Problem:
    """Chance cannot bring it now: a card that is gone, a cube that is not in the bag."""
    return Problem(422, N_("“{event}” cannot come now: look again at what lies on the table."), event=str(event)[:80])


def chance_is_drawn() -> Problem:
    """At most tables the site draws."""
    return Problem(409, N_("At this table the site draws the cards itself."))


def no_chance_due() -> Problem:
    """Someone is to decide."""
    return Problem(409, N_("Nothing is to be turned up, drawn or rolled just now."))


def not_yours_to_tell() -> Problem:
    """What one hand alone sees, or somebody who looks on."""
    return Problem(403, N_("That is for somebody else at the table to say."))


def nothing_told() -> Problem:
    """The table is as it was at the start."""
    return Problem(409, N_("There is nothing to take back."))


def nothing_to_undo() -> Problem:
    """New information has appeared since."""
    return Problem(409, N_("Too late to take that back: something new has been seen since."))


def bad_form() -> Problem:
    """A form that no page of ours sends."""
    return Problem(422, N_("That could not be understood. Go back and try again."))


def no_database() -> Problem:
    """The database is away, for a moment or longer."""
    return Problem(503, N_("The tables cannot be reached just now. What was answered is kept; try again in a moment."))


def disk_full() -> Problem:
    """There is no room to write."""
    return Problem(507, N_("Nothing was written: the server's disk is full. The table is safe; tell whoever runs this site."))


def secret_record() -> Problem:
    """A running game whose record would give away what others may not know."""
    return Problem(403, N_("The record can be had when the game is over: it still holds what not everyone may know."))


# what the record reader finds wrong: the error's code to a message id
_RECORD_SENTENCES = {
    "illegal_move": N_("Line {line} of the record cannot be played: “{found}” is not a legal move there."),
    "not_this_chance": N_("Line {line} of the record cannot be played: instead of “{found}” a chance event must come there."),
    "after_the_end": N_("Line {line} of the record, “{found}”, comes after the end of the game."),
    "chance_missing": N_("The record ends at line {line}, where a chance event must follow."),
    "missing_field": N_("The record has no line “{found}: …” in its header."),
    "wrong_result": N_("Line {line} of the record says the result is {found}, but the game gives {legal}."),
    "no_such_game": N_("Line {line} of the record names the game “{found}”, which we do not have."),
    "other_box": N_("Only records of the standard box can be replayed here."),
}


def from_rules(error: KoggeError) -> Problem:
    """What the rules refuse, as a refusal of the site."""
    if not isinstance(error, BadRecord):
        return Problem(422, N_("The rules of this game do not allow that."))
    if error.line is None:
        return Problem(422, N_("This is not a record of one of our games."))
    message = _RECORD_SENTENCES.get(error.code, N_("Line {line} of the record is wrong."))
    return Problem(422, message, line=error.line, found=str(error.found)[:80], legal=", ".join(error.legal)[:80])
