"""Recovery over HTTP: a code, written down, lets somebody in on another device."""

from __future__ import annotations

from fastapi import APIRouter, Depends
from sqlalchemy import select, update

from folsom.server.people.accounts import no_account, set_password
from folsom.server.people.codes import hashed_code, new_code
from folsom.server.people.common import check_password
from folsom.server.people.doors import Somebody, from_our_page
from folsom.server.people.forms import Me, Proof, Recovery, RecoveryCode, me
from folsom.server.people.visitors import AtDoor
from folsom.server.problems import Problem
from folsom.server.store.database import writing
from folsom.server.store.schema import people

router = APIRouter(tags=["accounts"], dependencies=[Depends(from_our_page)])


@router.post("/me/recovery", status_code=201)
async def make_code(visitor: AtDoor, person: Somebody, body: Proof | None = None) -> RecoveryCode:
    """A new recovery code. The one before is worth nothing any more."""
    await visitor.prove(person, body.password if body is not None else None)
    code = new_code()
    async with writing(visitor.house.engine) as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(recovery=hashed_code(code)))
    return RecoveryCode(code=code)


@router.post("/recover")
async def recover(body: Recovery, visitor: AtDoor) -> Me:
    """Lets the owner of a code in. With a new password for his account, all his other browsers are out."""
    house = visitor.house
    if body.password is not None:
        check_password(body.password)
    visitor.knock()
    password = None if body.password is None else await house.gate.passwords.hashed(body.password)
    wanted = select(people.c.id, people.c.login).where(people.c.recovery == hashed_code(body.code))
    async with writing(house.engine) as connection:
        row = (await connection.execute(wanted.with_for_update())).first()
        if row is None:
            raise Problem(401, "no-match", "that is no recovery code of anybody")
        if password is not None:
            if row.login is None:
                raise no_account()
            await set_password(connection, row.id, password)
        person = await visitor.let_in(connection, row.id)
    visitor.close_sockets()
    if password is not None:
        house.sockets.let_go(person.id)
    return me(person)
