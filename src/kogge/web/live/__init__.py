"""Event streams, presence, and what several servers tell each other."""
