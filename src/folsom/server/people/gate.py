"""What a house needs in order to know people: the key that signs cookies, passwords, and how often one may knock."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer

from folsom.server.limits import Buckets
from folsom.server.people.passwords import Passwords

HOUR: Final = 3_600.0
LONGEST_COOKIE: Final = 200
TRIES: Final = 30  # passwords and codes from one address at once, and ...
TRY_EVERY: Final = 10.0  # ... one more after so many seconds
LOGIN_TRIES: Final = 10  # passwords for one login at once, and ...
LOGIN_TRY_EVERY: Final = 60.0  # ... one more after so many seconds
EXPORTS: Final = 5  # an hour, by one person
CHANGES: Final = 60  # of anything, by one person at once, and ...
CHANGES_RATE: Final = 5.0  # ... so many more a second
CODES: Final = 40  # of tables, tried from one address at once, and ...
CODE_EVERY: Final = 5.0  # ... one more after so many seconds
RECORDS: Final = 20  # brought from one address at once, and ...
RECORD_EVERY: Final = 30.0  # ... one more after so many seconds
LOOKS: Final = 60  # sockets that look on without being anybody, opened from one address at once, and ...
LOOK_EVERY: Final = 2.0  # ... one more after so many seconds
WRITINGS: Final = 30  # of records, for one address at once, and ...
WRITING_EVERY: Final = 3.0  # ... one more after so many seconds


class Gate:
    """One for a house. ``guests``: how many new ones may come from one address in an hour."""

    def __init__(self, key: bytes, guests: int) -> None:
        self.signer = Signer(key, salt="folsom session", key_derivation="hmac", digest_method=sha256)
        self.passwords = Passwords()
        self.guests = Buckets(guests / HOUR, guests)
        self.addresses = Buckets(1 / TRY_EVERY, TRIES)
        self.logins = Buckets(1 / LOGIN_TRY_EVERY, LOGIN_TRIES)
        self.exports = Buckets(EXPORTS / HOUR, EXPORTS)
        self.changes = Buckets(CHANGES_RATE, CHANGES)
        self.codes = Buckets(1 / CODE_EVERY, CODES)
        self.records = Buckets(1 / RECORD_EVERY, RECORDS)
        self.looks = Buckets(1 / LOOK_EVERY, LOOKS)
        self.writings = Buckets(1 / WRITING_EVERY, WRITINGS)

    def signed(self, token: str) -> str:
        """A token as a cookie holds it."""
        return self.signer.sign(token).decode()

    def token_in(self, cookie: str) -> str | None:
        """The token in a cookie that we signed, with the key that we have now."""
        if len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return self.signer.unsign(cookie).decode()
        except BadSignature:
            return None

    def knock(self, address: str, now: float, login: str = "") -> None:
        """Somebody tries a password or a code: a Problem if that is too often, whether the login exists or not."""
        self.addresses.take(address, now)
        if login:
            self.logins.take(login, now)

    def close(self) -> None:
        """Ends what runs."""
        self.passwords.close()
