"""The site. It knows a game only through its contract and its board. docs/architecture.md describes the folders and follows a move."""
