"""The passkeys of people: public keys, nothing that is secret."""

from __future__ import annotations

import time

import sqlalchemy as sa

from kogge.web.db.database import Database
from kogge.web.db.schema import passkeys


class PasskeyStore(Database):
    """Keeps passkeys."""

    def add_passkey(self, key_id: str, user_id: str, credential: str, name: str, most: int) -> bool:
        """One more passkey of somebody; False if they have so many, or it is known already."""
        with self.writing() as db:
            known = db.scalar(sa.select(sa.func.count()).where(passkeys.c.id == key_id)) or 0
            if known or (db.scalar(sa.select(sa.func.count()).where(passkeys.c.user_id == user_id)) or 0) >= most:
                return False
            row = {"id": key_id, "user_id": user_id, "credential": credential, "name": name, "created": time.time()}
            db.execute(passkeys.insert().values(row))
        return True

    def passkey(self, key_id: str) -> sa.Row | None:
        """A passkey by the hash of its id."""
        with self.engine.connect() as db:
            return db.execute(passkeys.select().where(passkeys.c.id == key_id)).first()

    def passkeys_of(self, user_id: str) -> list[sa.Row]:
        """A person's passkeys, the first made first."""
        with self.engine.connect() as db:
            return list(db.execute(passkeys.select().where(passkeys.c.user_id == user_id).order_by(passkeys.c.created)))

    def remove_passkey(self, key_id: str, user_id: str) -> None:
        """This person no longer signs in with it."""
        with self.writing() as db:
            db.execute(passkeys.delete().where(passkeys.c.id == key_id, passkeys.c.user_id == user_id))
