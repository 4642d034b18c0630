"""The table in the browser. It sees a game only through its contract; what is particular to a game is its board.

In reading order:

    store.py       what is kept: tables, lines, seats, people, chat (SQLAlchemy; `migrations/`)
    refusals.py    every way to say no, as a sentence in the user's language
    words.py       gettext: the languages and the catalogues in `locales/`
    boards/        what a game tells the site: pieces, log sentences, what is asked, first-game guide
    pieces.py      stable ids for pieces, so that they can be seen to move
    standing.py    a table as it stands, replayed from its lines
    tables.py      what people do at tables: open one, sit down, play, undo, rematch; pages and API call the same functions
    replay.py      a game at any of its moves
    live.py        news for those who look on
    bots.py        machines at the table, in threads
    looks.py       what one person may see of a table, ready for a template
    people.py      who is there: a nickname and a signed cookie
    pages.py       the HTML      api.py  the JSON      app.py  both put together      command.py  `kogge serve`
"""
