"""The table in the browser. It sees a game only through its contract; what is particular to a game is its board.

Five rooms; each calls only those above it in this list. In reading order:

    storage/     what is kept
        schema.py            the shape of the database (SQLAlchemy; `migrations/`)
        database.py          how it is reached: connections, transactions, what servers that share it tell each other
        rows.py              tables and seats as they are found
        move_writer.py           moves on their way to the disk, many in one commit
        clocks.py            how time is counted where there is a clock
        lines.py tables.py clocked_tables.py people.py devices.py passkeys.py notices.py chat.py presence.py solved.py
        profiles.py keeping.py erasure.py      what is kept, subject by subject
        analyses.py          what was found out about finished games
        store.py             all of these together
        retention_job.py         packs games long over, forgets what is abandoned
    speech/      words
        words.py             gettext: the languages and the catalogues in `locales/`
        catalogues.py        keeps the catalogues
        problems.py          every way to say no, as a sentence in the user's language
        texts.py             what people write, checked before it is kept
        boards.py            the boards of the games, and their sentences in the user's language
    play/        what happens at tables
        pieces.py            stable ids for pieces, so that they can be seen to move
        session.py          a table as it stands, replayed from its lines
        deal.py              a table's chance, committed to and checked
        person.py people.py  who asks; everybody with a nickname and a signed cookie
        preferences.py       what people may choose for themselves
        devices.py           one person on several devices: codes, signing out
        passkeys.py          people known by a key that their device holds
        presence.py          who is at which table
        listeners.py         pages and programs at the other end of an event stream
        event_stream.py      the stream itself
        live.py              tells listeners that something has changed
        followers.py         what programs are told, line by line
        finding.py           a table found, and everybody told that it has changed
        seating.py playing.py records.py      what people do at tables; pages and API call the same functions
        forks.py             a new table that plays on from a moment of another game
        stand_ins.py         a bot in a person's stead: asked for, announced, given back
        clocks.py            time that is up, pauses, giving up
        erasing.py           a person takes their data away
        tables.py            all of these together
        profiles.py          what people have played, and their ratings
        moderation.py            bans, reports, tables that are closed
        pg_notify.py     what several servers on one PostgreSQL tell each other
        bots.py              bots at the table, in threads
        notices.py           it is your turn: whom to tell, when, and when not
        push.py mail.py      how they are told: by push, in letters
        fair_queue.py        threads where people take turns
        hints_service.py           hints: decisions weighed for whoever may ask
        analysis_service.py           finished games analysed, in a process of its own behind everything else
    pages/       requests and answers
        times.py             clocks as pages show them
        looks.py             what one person may see of a table, ready for a template
        difference.py        what made the difference at the end
        replay.py            a game at any of its moves
        film.py              what happened, step by step
        tutor.py             lessons and puzzles, played on the boards of the tables
        curves.py report.py panel.py      an analysis as curves and in words
        site_address.py              how the site is reached, as its operator set it up
        limits.py            how much and how often; posts from other sites
        templating.py        Jinja, set up (`templates/`, `static/`)
        every_request.py     what all requests have in common
        asker.py             who asks
        forms.py             the fields of forms
        lobby_pages.py table_pages.py record_pages.py tutor_pages.py settings_pages.py
        device_pages.py passkey_pages.py notice_pages.py      the HTML
        advice.py            what the engine says about a decision
        analysis_pages.py hint_pages.py      the HTML of analyses and hints
        wishes.py api.py     what programs may ask for; the JSON
        table_actions.py             what is done at a table beside playing, for pages and programs
        people_pages.py      people's pages, rankings, friends
        data_pages.py        one's own data, to have and to erase
        keeper_pages.py      the moderation's page, behind a token
    operating/   the site as its operator runs it
        app.py               all put together
        bounded_protocol.py  slow connections and long heads
        serve.py             the site in one process or in several workers
        backup.py            copies of the database, every stored game replayed
        metrics.py logs.py   health and numbers; what the server says
"""
