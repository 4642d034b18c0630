"""The table in the browser. It sees a game only through its contract; what is particular to a game is its board.

In reading order:

    store.py       what is kept: tables, lines, seats, people, chat (SQLAlchemy; `migrations/`)
    commits.py     moves on their way to the disk, many in one commit
    refusals.py    every way to say no, as a sentence in the user's language
    texts.py       what people write, found fit to be kept
    words.py       gettext: the languages and the catalogues in `locales/`
    boards.py      the boards of the games, and their sentences said
    pieces.py      stable ids for pieces, so that they can be seen to move
    standing.py    a table as it stands, replayed from its lines
    tables.py      what people do at tables: open one, sit down, play, undo, rematch; pages and API call the same functions
    stand_ins.py   a bot in a person's stead: asked for, announced, given back
    replay.py      a game at any of its moves
    live.py        news for those who look on; who is there
    news.py        what several servers on one PostgreSQL tell each other
    bots.py        machines at the table, in threads
    looks.py       what one person may see of a table, ready for a template
    people.py      who is there: a nickname and a signed cookie
    gate.py        how the site is reached, as its operator set it up      doorman.py  slow connections and long heads
    limits.py      how much and how often; posts from other sites      turns.py  threads where people take turns
    deal.py        a table's chance, committed to and checked
    backup.py      copies of the database, every stored game replayed      db_command.py  `kogge db`      archivist.py  old games packed
    metrics.py     health and numbers      logs.py  what the server says
    manners.py     what every request has in common      express.py  past the framework: moves and event streams
    pages.py       the HTML      api.py  the JSON      app.py  both put together      command.py  `kogge serve`
"""
