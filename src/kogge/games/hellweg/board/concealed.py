"""H2.2 The log of earlier turns while the game runs: what was sold, and for how much in all, but no trade card and no price on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kogge.engine.board import N_, Message, Seat
from kogge.games.hellweg.board import log
from kogge.games.hellweg.board.words import amount, thaler

# messages of log.py, and their shorter form for earlier turns
CARD = {log.TRADE_CARD: N_("Turn {turn} of {turns}: a new trade card.")}
SALES = {
    log.SALE: N_("{who} sells {kind} in {town}."),
    log.DELIVERY: N_("{who} delivers to {town} via {roads} and sells."),
}
PURCHASE = {log.PURCHASE: N_("{who} buys in {house}.")}
SHORTER = CARD | SALES | PURCHASE
OMITTED = log.SKIPPED


def redacted_log(log: list[list[Message]], lines: list[str]) -> list[list[Message]]:
    """The log of the turns before this one."""
    redacted = [[shorter(one) for one in entry if one.message != OMITTED] for entry in log]
    for number, seat, whole in earnings(log):
        redacted[number].append(Message(N_("{who} has sold for {price} in total."), {"who": Seat(seat), "price": thaler(whole)}, seat=seat))
    return redacted


def shorter(one: Message) -> Message:
    """The shorter form of a message, without its large-event rows."""
    return replace(one, message=SHORTER.get(one.message, one.message), moment=None)


def earnings(log: list[list[Message]]) -> Iterator[tuple[int, int, int]]:
    """The line of each player's last sale to a trade card, the seat, and what all sales to the card paid."""
    paid: dict[int, tuple[int, int, int]] = {}
    for number, entry in enumerate(log):
        for one in entry:
            if one.message in CARD:
                yield from paid.values()
                paid = {}
            elif one.message in SALES:
                seat = one.parts["who"].seat
                before = paid[seat][2] if seat in paid else 0
                paid[seat] = number, seat, before + amount(one.parts["price"])
    yield from paid.values()
