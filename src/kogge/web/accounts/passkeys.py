"""Passkeys (WebAuthn): for those who want to keep their name, a key that their device, or their browser's account, holds for them.

The site keeps public keys alone. What is asked to be signed (a challenge) is good once and for five minutes, and is kept like a ticket.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import secrets
from typing import Any

from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

MAX_PASSKEYS, CHALLENGE_LASTS = 10, 300  # of one person; seconds
REQUIRED = "required"  # a passkey is found without a name, and its owner shows finger, face or PIN


def is_installed() -> bool:
    """Is there what it needs (the extra `passkeys`)?"""
    return importlib.util.find_spec("fido2") is not None


class Passkeys:
    """Makes passkeys, and knows people by them."""

    def __init__(self, store: Store):
        self.store = store
        self.is_on = is_installed()

    def ask_for_new(self, host: str, person: User) -> dict[str, Any]:
        """What a browser needs to make a passkey, as JSON."""
        from fido2.webauthn import PublicKeyCredentialUserEntity

        user = PublicKeyCredentialUserEntity(id=person.id.encode(), name=person.name, display_name=person.name)
        known = [self._credential(row) for row in self.store.passkeys_of(person.id)]
        wish = {"resident_key_requirement": REQUIRED, "user_verification": REQUIRED, "challenge": self._challenge()}
        options, _ = self._server(host).register_begin(user, known, **wish)
        return dict(options.public_key)

    def add(self, host: str, person: User, answer: Any, name: str) -> None:
        """A browser has made one."""
        from fido2.webauthn import RegistrationResponse

        try:
            made = self._server(host).register_complete(self._state(RegistrationResponse, answer), answer).credential_data
            credential = base64.b64encode(bytes(made)).decode()
            if not self.store.add_passkey(_hashed(made.credential_id), person.id, credential, name, MAX_PASSKEYS):
                raise ValueError("too many")
        except _FAULTS:
            raise not_good() from None

    def ask(self, host: str) -> dict[str, Any]:
        """What a browser needs to show a passkey, as JSON."""
        options, _ = self._server(host).authenticate_begin(user_verification=REQUIRED, challenge=self._challenge())
        return dict(options.public_key)

    def owner(self, host: str, answer: Any) -> str:
        """Whose passkey a browser has shown."""
        from fido2.webauthn import AuthenticationResponse

        try:
            state = self._state(AuthenticationResponse, answer)
            row = self.store.passkey(_hashed(AuthenticationResponse.from_dict(answer).raw_id))
            if row is None:
                raise ValueError("unknown")
            self._server(host).authenticate_complete(state, [self._credential(row)], answer)
        except _FAULTS:
            raise not_good() from None
        return str(row.user_id)

    def _server(self, host: str) -> Any:
        from fido2.server import Fido2Server
        from fido2.webauthn import AttestationConveyancePreference, PublicKeyCredentialRpEntity

        return Fido2Server(PublicKeyCredentialRpEntity(id=host, name="Kogge"), AttestationConveyancePreference.NONE)

    def _challenge(self) -> bytes:
        challenge = secrets.token_bytes(32)
        ticket = _asked(challenge)
        self.store.add_ticket(ticket, ticket[:32], CHALLENGE_LASTS)  # nobody's
        return challenge

    def _state(self, kind: Any, answer: Any) -> dict[str, str]:
        """What was asked, if we did ask it, and nobody has answered it yet."""
        challenge = kind.from_dict(answer).response.client_data.challenge
        if self.store.take_ticket(_asked(challenge)) is None:
            raise ValueError("not asked")
        return {"challenge": base64.urlsafe_b64encode(challenge).decode().rstrip("="), "user_verification": REQUIRED}

    def _credential(self, row: Any) -> Any:
        from fido2.webauthn import AttestedCredentialData

        return AttestedCredentialData(base64.b64decode(row.credential))


# whatever a stranger can send in place of an answer
_FAULTS = (ValueError, TypeError, KeyError, AttributeError, IndexError, AssertionError, RecursionError, OverflowError, NotImplementedError)


def not_good() -> Problem:
    """No passkey, or none that we know."""
    return Problem(403, N_("This passkey is not known here."))


def _asked(challenge: bytes) -> str:
    """What is kept of a challenge: no code that signs a device in can be tried, or used up, as if it were one."""
    return _hashed(b"challenge " + challenge)


def _hashed(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
