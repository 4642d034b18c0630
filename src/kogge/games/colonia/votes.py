"""C4 Votes: before the day's action, each edict of the day in turn."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.colonia.council import votes
from kogge.games.colonia.edicts import carry_out
from kogge.games.colonia.table import MORNING, TIE, VOTE
from kogge.games.colonia.words import EDICT_DAY, EDICTS_A_WEEK, NONE


@rule
def has_edict_today(s):
    """C4.1 Is another of this week's edicts due on this day?"""
    if s.edict == EDICTS_A_WEEK or s.week_edicts[s.edict] == NONE:
        return False
    return EDICT_DAY[s.week_edicts[s.edict]] == s.day


@rule
def call_vote(box, s):
    """C4.1 All choose yes or no in secret, asked in seat order."""
    s.vote[:] = NONE
    s.phase = VOTE
    ask_voter_from(box, s, 0)


@rule
def ask_voter_from(box, s, seat):
    """C4.2 The next seat whose card does not count as zero; after the last one the votes are counted."""
    for player in range(seat, s.players):
        if s.zero[player] == 0:
            s.player = player
            return
    count_votes(box, s)


@rule
def cast_vote(box, s, yes):
    """C4.1 A vote, 1 yes or 0 no, lies face down until all are in. C4.2 The mayor's word on a tie decides at once."""
    if s.phase == TIE:
        decide_edict(box, s, yes)
    else:
        s.vote[s.player] = yes
        ask_voter_from(box, s, s.player + 1)


@rule
def votes_cast(s, answer):
    """C4.1 The votes for 1 yes or 0 no: each weighs the player's card value."""
    cast = 0
    for player in range(s.players):
        if s.vote[player] == answer:
            cast += votes(s, player)
    return cast


@rule
def count_votes(box, s):
    """C4.2 A majority decides; on equality, also at 0 : 0, the mayor does."""
    balance = votes_cast(s, 1) - votes_cast(s, 0)
    if balance == 0:
        s.phase = TIE
        s.player = s.order[0]
    else:
        decide_edict(box, s, 1 if balance > 0 else 0)


@rule
def decide_edict(box, s, passed):
    """C4.3 Passed or not, the edict leaves the game; passed, it is carried out entirely before the next vote."""
    edict = s.week_edicts[s.edict]
    s.edict_passed[s.edict] = passed
    s.edict += 1
    s.phase = MORNING
    if passed == 1:
        carry_out(box, s, edict)
