"""The site. It knows a game only through its contract and its board. docs/architecture.md describes the folders and follows a move.

Playing: tables, live (event streams, presence), opponents (bots). Users: accounts, notifications, moderation. Studying: analysis, learn.
Programs: mcp. Underneath: db, i18n, server (`kogge serve`). Each has `service.py` (what may be done), `store.py` (SQL), `routes.py` (HTML)
and `api.py` (JSON), as far as it needs them; `app.py` puts them together.

A move goes from `tables/routes.py` or `tables/api.py` to `TableService.play`, through `tables/session.py` (lock, check, play on a copy)
to `tables/move_writer.py` (commit), and then as `TableChanged` over `bus.py` to streams, bots, ratings and notifications.
"""
