"""Everything the public API raises on bad input. Each message is one sentence that says what is wrong and what would be right."""


class KoggeError(Exception):
    """The common base: catch this one to catch them all."""


class IllegalMove(KoggeError):
    """A move that is not among the legal ones; the game is as it was."""


class BadRecord(KoggeError):
    """A game record that breaks the format or the rules; the message starts with the line number."""


class BadBox(KoggeError):
    """A box file with a wrong count, name or number; nothing was loaded."""


class BadOption(KoggeError):
    """An unknown game, a wrong number of players, an unknown option, a wrong seed or wrong names."""
