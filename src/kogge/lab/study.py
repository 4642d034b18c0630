"""The games of a study.

Every variant plays the same seeds, in two parts: equal bots in all seats; and one stronger bot among weaker ones, each seed once with the
stronger bot in every seat. Each part is divided into portions, the same for every variant. A worker plays one portion at a time, finished
portions are kept after an interruption, and the intervals of sums are computed from the portions.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kogge.bots import Bot, bot_name, bot_named
from kogge.engine.errors import BadOption, quoted
from kogge.engine.validation import checked_first_seed, checked_whole
from kogge.lab.variants import Variant

PORTIONS = 40
MAX_GAMES = 10**6
MAX_VARIANTS = 200
EQUAL, UNEQUAL = "equal", "unequal"


@dataclass(frozen=True)
class Portion:
    """Some games of a study."""

    number: int
    variant: int
    part: str
    """EQUAL or UNEQUAL."""
    first: int
    """The first seed."""
    seeds: int
    """The number of seeds."""


@dataclass(frozen=True)
class Study:
    """A study: the variants and the games to compare them by. All variants are compared with the first one.

    In the first part `bot` has all seats; in the second it plays against `weak` bots, which measures the effect of skill. `weak=None` omits
    the second part. A bot is a name (`medium`, `hard@500`, `module:callable`) or a callable. `games` is the number for each variant and
    part.
    """

    variants: Sequence[Variant]
    bot: str | Bot = "medium"
    weak: str | Bot | None = "easy"
    games: int = 2000
    seed: int = 1

    def __post_init__(self) -> None:
        if not isinstance(self.variants, (list, tuple)) or not 1 <= len(self.variants) <= MAX_VARIANTS:
            raise BadOption(f"A study compares a list of 1 to {MAX_VARIANTS} variants, not {quoted(self.variants)}.", code="bad_variants")
        for variant in self.variants:
            if not isinstance(variant, Variant):
                raise BadOption(
                    f"A study compares variants (kogge.lab.Variant), not {quoted(variant)}.", code="bad_variants", found=variant
                )
        labels = [variant.label for variant in self.variants]
        for label in labels:
            if labels.count(label) > 1:
                raise BadOption(f"Two variants are both called {quoted(label)}.", code="bad_variants", found=label)
        if len({variant.config.game.id for variant in self.variants}) > 1:
            raise BadOption("All variants of a study must have the same game.", code="bad_variants")
        for bot in [self.bot] if self.weak is None else [self.bot, self.weak]:
            bot_named(bot)  # refuse a bad bot now rather than in the middle of a game
        if self.weak is not None and bot_name(self.weak) == bot_name(self.bot):
            raise BadOption(f"The weaker bot must not be {bot_name(self.bot)} too; None omits that part.", code="bad_bots")
        checked_whole(self.games, "games", least=2, most=MAX_GAMES)
        checked_first_seed(self.seed)

    @functools.cached_property
    def names(self) -> tuple[str, str | None]:
        """The two bots by their names."""
        return bot_name(self.bot), None if self.weak is None else bot_name(self.weak)

    def heading(self) -> dict[str, Any]:
        """A description of the study; results are only valid for the same heading."""
        return {
            "study": [
                {
                    "label": variant.label,
                    "game": variant.config.game.id,
                    "players": variant.config.players,
                    "options": list(variant.config.options),
                    "box": hashlib.sha256(variant.config.loaded.rows.tobytes()).hexdigest()[:16],
                }
                for variant in self.variants
            ],
            "bots": list(self.names),
            "games": self.games,
            "seed": self.seed,
        }

    def portions(self) -> list[Portion]:
        """All portions, variant by variant within each range of seeds, so that partial results compare all variants."""
        found: list[tuple[int, Portion]] = []
        for number, variant in enumerate(self.variants):
            parts = {EQUAL: self.games} | ({} if self.weak is None else {UNEQUAL: max(2, self.games // variant.config.players)})
            for part, seeds in parts.items():
                for at in range(min(PORTIONS, seeds)):
                    first, last = (seeds * edge // min(PORTIONS, seeds) for edge in (at, at + 1))
                    found.append((at, Portion(0, number, part, self.seed + first, last - first)))
        in_order = [portion for _, portion in sorted(found, key=lambda one: one[0])]
        return [replace(portion, number=number) for number, portion in enumerate(in_order)]

    def games_of(self, portion: Portion) -> int:
        """The number of games in a portion."""
        return portion.seeds * (self.variants[portion.variant].config.players if portion.part == UNEQUAL else 1)
