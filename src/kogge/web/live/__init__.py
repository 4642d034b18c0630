"""Event streams, presence, and messages between several servers."""
