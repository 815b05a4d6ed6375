"""What people send about themselves, and what they are told."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from folsom.server.people.passwords import LONGEST, SHORTEST
from folsom.server.people.sessions import Person

Lang = Annotated[str, Field(pattern=r"^(|en|fr|nl)$")]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Login = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]  # big and small letters are the same
Password = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]
Code = Annotated[str, Field(min_length=1, max_length=60)]


class Body(BaseModel):
    """What a client sends: what is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Body):
    """Somebody who wants to play."""

    name: Name
    lang: Lang = ""


class NewAccount(Body):
    """Somebody who wants an account. Without a name a guest keeps his, and others are called as they log in."""

    login: Login
    password: Password
    name: Name | None = None
    lang: Lang | None = None


class LogIn(Body):
    """Somebody who has an account."""

    login: Login
    password: Password


class NewPassword(Body):
    """Another password, and the one that was."""

    old: Password
    new: Password


class Proof(Body):
    """The password once more, for what cannot be undone. Guests have none."""

    password: Password | None = None


class Recovery(Body):
    """A recovery code; who has an account may set a new password with it."""

    code: Code
    password: Password | None = None


class Changes(Body):
    """What one changes of oneself."""

    name: Name | None = None
    lang: Lang | None = None


class Me(BaseModel):
    """Who one is. ``recovery``: whether there is a code for another device."""

    id: str
    name: str
    login: str | None
    account: bool
    lang: str
    recovery: bool


class Caller(BaseModel):
    """Who asks: nobody, as long as he has not said a name."""

    person: Me | None


class RecoveryCode(BaseModel):
    """A new recovery code: it is shown this once."""

    code: str


def me(person: Person) -> Me:
    """A person as he is told who he is."""
    return Me(
        id=person.id,
        name=person.name,
        login=person.login,
        account=person.login is not None,
        lang=person.lang,
        recovery=person.recovery,
    )
