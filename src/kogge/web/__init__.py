"""The table in the browser. It sees a game only through its contract; what is particular to a game is its board.

Five rooms; each calls only those above it in this list. In reading order:

    storage/     what is kept
        schema.py      the shape of the database (SQLAlchemy; `migrations/`)      database.py  how it is reached
        rows.py        tables and seats as they are found      commits.py  moves on their way to the disk, many in one commit
        lines.py  tables.py  people.py  chat.py  presence.py      what is kept, subject by subject; store.py  all of it
        archivist.py   old games packed
    speech/      words
        words.py       gettext: the languages and the catalogues in `locales/`      catalogues.py  keeps them
        refusals.py    every way to say no, as a sentence in the user's language
        texts.py       what people write, found fit to be kept
        boards.py      the boards of the games, and their sentences said
    play/        what happens at tables
        pieces.py      stable ids for pieces, so that they can be seen to move
        standing.py    a table as it stands, replayed from its lines
        deal.py        a table's chance, committed to and checked
        people.py      who is there: a nickname and a signed cookie      person.py  one of them
        presence.py    who is at which table      listeners.py  event_stream.py  those who look on, and what they are sent
        live.py        tells those who look on that something has changed      followers.py  tells programs what
        other_servers.py  what several servers on one PostgreSQL tell each other
        finding.py     a table found, and everybody told that it has changed
        seating.py  playing.py  records.py      what people do at tables; pages and API call the same functions (tables.py: all of them)
        stand_ins.py   a bot in a person's stead: asked for, announced, given back
        bots.py        machines at the table, in threads      fair_queue.py  threads where people take turns
    pages/       requests and answers
        looks.py       what one person may see of a table, ready for a template      replay.py  a game at any of its moves
        gate.py        how the site is reached, as its operator set it up
        limits.py      how much and how often; posts from other sites
        every_request.py  what all requests have in common
        asking.py      who asks, and for what
        lobby_pages.py  table_pages.py  record_pages.py      the HTML (`templates/`, `static/`)      forms.py  templating.py  how it is made
        api.py         the JSON      wishes.py  what it is asked for
    operating/   the site as its operator runs it
        app.py         all put together      command.py  `kogge serve`      bounded_protocol.py  slow connections and long heads
        backup.py      copies of the database, every stored game replayed      db_command.py  `kogge db`
        metrics.py     health and numbers      logs.py  what the server says
"""
