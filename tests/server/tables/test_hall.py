"""What is told to those who look at tables: news, the lobby, talk and presence; also through several servers."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import RowMapping, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom import pending
from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.play.gallery import Onlooker
from folsom.server.play.presence import GONE
from folsom.server.problems import Problem
from folsom.server.protocol.tables import Options
from folsom.server.settings import Settings
from folsom.server.store.database import writing
from folsom.server.store.schema import mutes, people, present, talk
from folsom.server.tables import voices
from folsom.server.tables.hosting import choose, kick
from folsom.server.tables.mutes import MOST, mute, muted_by, unmute
from folsom.server.tables.seating import join, leave
from folsom.server.tables.talk import emote, is_planned, say
from folsom.server.tables.voices import HISTORY
from folsom.server.tables.words import clean_words
from server.houses import MovedClock, new_game, new_people, run
from server.tables.ears import Ears, join_wakes, looks, settled
from server.tables.parties import another_table, begun, new_party, now, refused
from server.test_room import Eyes, play


def test_who_looks_at_a_table_is_told_of_every_change(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        ears = await looks(house, "p1", table)
        assert ears.messages[0]["type"] == "table"
        assert ears.last("table")["shown"]["version"] == 1
        await join(house, "p1", table, 2)
        await settled(house)
        assert ears.last("table")["shown"]["seats"][2]["person"] == {"id": "p1", "name": "Person 1"}
        number = len(ears.heard("table"))
        await join(house, "p1", table, 2)  # nothing changes
        await settled(house)
        assert len(ears.heard("table")) == number
        house.hall.leave(table, ears.onlooker)
        await leave(house, "p1", table)
        await settled(house)
        assert len(ears.heard("table")) == number
        await refused(looks(house, "p1", "nowhere"), "not-found", 404)

    run(inside, tmp_path)


def test_many_changes_make_few_messages_and_the_last_one_is_told(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        ears = await looks(house, "p1", table)
        await asyncio.gather(*[join(house, f"p{n}", table, n) for n in (1, 2, 3)])
        await settled(house)
        assert ears.last("table")["shown"]["version"] == 4
        versions = [message["shown"]["version"] for message in ears.heard("table")]
        assert versions == sorted(set(versions))

    run(inside, tmp_path)


def test_the_lobby_lists_and_then_tells_of_changes(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        first = await new_party(house)
        private = await another_table(house, public=False)
        ears = Ears()
        await house.hall.lobby.enter(ears.send)
        assert [card["id"] for card in ears.last("lobby")["tables"]] == [first]
        assert ears.last("lobby")["full"]
        second = await another_table(house)
        await join(house, "p1", private, 1)
        await settled(house)
        assert (ears.last("lobby")["full"], ears.last("lobby")["gone"]) == (False, [])
        assert [card["id"] for card in ears.last("lobby")["tables"]] == [second]
        await leave(house, "p0", first)
        await choose(house, "p0", second, None, None, False)
        await settled(house)
        gone = [id for message in ears.heard("lobby") for id in message["gone"]]
        assert sorted(gone) == sorted([first, second])
        await join(house, "p1", second, 1)  # now it is private
        house.hall.lobby.leave(ears.send)
        await another_table(house)
        await settled(house)
        assert sum(second in str(message) for message in ears.messages) == 2
        assert private not in str(ears.messages)
        seeds = [(await now(house, table)).seed for table in (first, second, private)]
        assert not any(seed is not None and seed.hex() in str(ears.messages) for seed in seeds)

    run(inside, tmp_path)


def test_who_sits_at_a_table_talks_and_all_who_look_hear(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        host, looker = await looks(house, "p0", table), await looks(house, "p3", table)
        await say(house, "p1", table, "  Hands   up! <b>🤠</b> ")
        await emote(house, "p0", table, "laugh")
        await settled(house)
        told = [(one["name"], one["kind"], one["text"]) for one in looker.heard("talk")]
        assert told == [("Person 1", "words", "Hands up! <b>🤠</b>"), ("Person 0", "emote", "laugh")]
        assert host.heard("talk") == looker.heard("talk")
        later = await looks(house, "p2", table)
        await settled(house)
        assert later.heard("talk") == looker.heard("talk")
        await refused(say(house, "p3", table, "I only look on"), "not-at-table", 403)
        await refused(say(house, "p0", "nowhere", "hello"), "not-found", 404)
        await kick(house, "p0", table, "p1")
        await refused(say(house, "p1", table, "hey"), "not-at-table")
        await settled(house)
        assert len(looker.heard("talk")) == 2

    run(inside, tmp_path)


@pytest.mark.parametrize("words", ["   ", "\u200b", "a\x00b", "a\u202eb", "\ue000", "e\u0301\u0301\u0301\u0301\u0301"])
def test_words_that_do_not_show_are_refused(words: str) -> None:
    with pytest.raises(Problem) as error:
        clean_words(words)
    assert (error.value.status, error.value.code) == (422, "odd-words" if words.strip() else "no-words")


def test_words_of_all_scripts_are_kept() -> None:
    for words in ("¡Manos arriba!", "n\u00e9", "मैं हूँ", "👩\u200d🚀", "می\u200cخواهم"):
        assert clean_words(words) == words
    assert clean_words("ne\u0301") == "n\u00e9"


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        for number in range(6):
            await say(house, "p0", table, str(number))
        await refused(say(house, "p0", table, "more"), "too-often", 429)
        await refused(emote(house, "p0", table, "hello"), "too-often", 429)
        await say(house, "p1", table, "others may")
        cast(MovedClock, house.clock).time += 2
        await say(house, "p0", table, "again")
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(talk))).scalar() == 8

    run(inside, tmp_path)


def test_who_comes_late_hears_the_last_words(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        for number in range(HISTORY + 5):
            cast(MovedClock, house.clock).time += 2
            await say(house, "p0", table, str(number))
        ears = await looks(house, "p1", table)
        await settled(house)
        assert [one["text"] for one in ears.heard("talk")] == [str(n) for n in range(5, HISTORY + 5)]

    run(inside, tmp_path)


def test_who_is_muted_is_not_heard_by_who_muted_him(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        await mute(house, "p0", "p1")
        await mute(house, "p0", "p1")
        assert [one.id for one in await muted_by(house, "p0")] == ["p1"]
        deaf, other = await looks(house, "p0", table), await looks(house, "p2", table)
        await say(house, "p1", table, "can you hear me?")
        await emote(house, "p1", table, "angry")
        await say(house, "p0", table, "so quiet here")
        await settled(house)
        assert [one["person"] for one in deaf.heard("talk")] == ["p0"]
        assert [one["person"] for one in other.heard("talk")] == ["p1", "p1", "p0"]
        late = await looks(house, "p0", table)
        await settled(house)
        assert [one["person"] for one in late.heard("talk")] == ["p0"]
        await unmute(house, "p0", "p1")
        await say(house, "p1", table, "and now?")
        await settled(house)
        assert [one["text"] for one in deaf.heard("talk")] == ["so quiet here", "and now?"]

    run(inside, tmp_path)


def test_mutes_have_bounds(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, MOST + 2)
        await refused(mute(house, "p0", "p0"), "not-yourself", 422)
        await refused(mute(house, "p0", "nobody"), "not-found", 404)
        async with writing(house.engine) as connection:
            await connection.execute(insert(mutes), [{"person": "p0", "muted": f"p{n + 1}"} for n in range(MOST)])
        await refused(mute(house, "p0", f"p{MOST + 1}"), "too-many-mutes", 409)

    run(inside, tmp_path)


def test_a_quiet_table_is_quiet_while_cards_are_planned(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house, options=Options(quiet=True))
        room = await house.rooms.room(table)
        chance = random.Random(5)
        heard: set[bool] = set()
        while len(heard) < 2:
            cast(MovedClock, house.clock).time += 10
            planned = is_planned(room.position.game)
            assert planned == (pending(room.position.game)[0].about == "Plan")
            if planned:
                await refused(say(house, "p1", table, "shoot him!"), "quiet", 409)
                await refused(emote(house, "p1", table, "luck"), "quiet", 409)
            else:
                await say(house, "p1", table, "ouch")
            heard.add(planned)
            await play(room, chance, 1)

    run(inside, tmp_path)


def test_other_tables_are_not_quiet(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await begun(house)
        assert is_planned((await house.rooms.room(table)).position.game)
        await say(house, "p1", table, "anybody there?")

    run(inside, tmp_path)


def test_presence_says_who_is_connected(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        host = await looks(house, "p0", table)
        await settled(house)
        assert host.last("presence") == {"type": "presence", "table": table, "people": ["p0"], "spectators": 0}
        others = [await looks(house, "p1", table), await looks(house, "p1", table), await looks(house, "p2", table)]
        await settled(house)
        assert (host.last("presence")["people"], host.last("presence")["spectators"]) == (["p0", "p1"], 1)
        house.hall.leave(table, others[0].onlooker)  # he still has another window
        await settled(house)
        assert host.last("presence")["people"] == ["p0", "p1"]
        await join(house, "p2", table, 2)
        await settled(house)
        assert (host.last("presence")["people"], host.last("presence")["spectators"]) == (["p0", "p1", "p2"], 0)
        house.hall.leave(table, others[1].onlooker)
        await settled(house)
        assert host.last("presence")["people"] == ["p0", "p2"]

    run(inside, tmp_path)


def read_again(house: House) -> list[str]:
    """The tables whose plies a server reads because it was woken."""
    found: list[str] = []
    refresh = house.rooms.refresher.refresh

    async def noted(table: str) -> None:
        found.append(table)
        await refresh(table)

    house.rooms.refresher.refresh = noted
    return found


def test_two_servers_tell_the_same(tmp_path: Path) -> None:
    """Changes, talk, presence and plies of one server are told by the other."""

    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database), house.clock)
        try:
            await two(house, other)
        finally:
            await other.close()

    async def two(house: House, other: House) -> None:
        for one in (house, other):
            await one.lookout.stop()  # what they are told is enough
        join_wakes(house, other)
        table = await begun(house, people=6)
        here, there = await looks(house, "p0", table), await looks(other, "p4", table)
        lobby = Ears()
        await other.hall.lobby.enter(lobby.send)
        await say(house, "p0", table, "is there anybody?")
        await settled(house, other)
        assert [one["text"] for one in there.heard("talk")] == ["is there anybody?"]
        assert here.last("presence") == there.last("presence")
        assert (here.last("presence")["people"], here.last("presence")["spectators"]) == (["p0"], 1)
        rooms = [await one.rooms.room(table) for one in (house, other)]
        eyes = [Eyes(room, viewer) for room in rooms for viewer in (0, 1, -2)]
        read_here, read_there = read_again(house), read_again(other)
        await play(rooms[0], random.Random(1), 15)
        await settled(house, other)
        assert (read_here, set(read_there)) == ([], {table})  # nobody reads what he has written himself
        assert rooms[0].position.ply == rooms[1].position.ply == 15
        for one in eyes:
            one.check()
        await leave(other, "p2", table)
        await settled(house, other)
        assert [seat.away for seat in rooms[0].seats] == [seat.away for seat in rooms[1].seats]
        assert here.last("table") == there.last("table")
        assert here.last("table")["shown"]["seats"][2]["away"]
        assert lobby.last("lobby")["tables"][0]["id"] == table

    run(inside, tmp_path)


def test_a_server_that_is_gone_takes_its_people_along(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await join(house, "p1", table, 1)
        other = await open_house(Settings(database=house.settings.database), house.clock)
        host = await looks(house, "p0", table)
        await looks(other, "p1", table)
        await settled(house, other)
        await house.hall.presences.telling.now(table)
        assert host.last("presence")["people"] == ["p0", "p1"]
        cast(MovedClock, house.clock).time += GONE + 1  # the other one says nothing any more
        await house.hall.presences.beat()
        await settled(house)
        assert host.last("presence")["people"] == ["p0"]
        await other.hall.presences.beat()  # but it was only slow
        await settled(house, other)
        await house.hall.presences.telling.now(table)
        assert host.last("presence")["people"] == ["p0", "p1"]
        await other.close()
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(present.c.person))).scalars().all() == ["p0"]

    run(inside, tmp_path)


def test_a_server_that_stops_in_good_order_is_forgotten_at_once(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        other = await open_house(Settings(database=house.settings.database), house.clock)
        join_wakes(house, other)
        host = await looks(house, "p0", table)
        await looks(other, "p1", table)
        await settled(house, other)
        assert host.last("presence")["spectators"] == 1
        await other.close()
        await settled(house)
        assert host.last("presence")["spectators"] == 0

    run(inside, tmp_path)


def test_names_are_told_as_they_are_now(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        async with writing(house.engine) as connection:
            await connection.execute(update(people).where(people.c.id == "p0").values(name="<script>"))
        ears = await looks(house, "p1", table)
        assert ears.last("table")["shown"]["seats"][0]["person"]["name"] == "<script>"

    run(inside, tmp_path)


def test_who_looks_away_while_words_are_read_is_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """He may look again by then, and would hear them twice, out of their order."""

    async def inside(house: House) -> None:
        await new_game(house)
        heard: list[bytes] = []
        stays, leaves = Onlooker("p1", lambda _: None), Onlooker("p1", heard.append)
        read = voices._last_words

        async def read_slowly(connection: AsyncConnection, table: str) -> list[RowMapping]:
            words = await read(connection, table)
            house.hall.leave(table, leaves)
            return words

        for onlooker in (stays, leaves):
            await house.hall.enter("t", onlooker)
        await house.hall.voices.refresher.now("t")
        await say(house, "p0", "t", "Howdy")
        await house.hall.voices.refresher.now("t")
        assert len([message for message in heard if b'"talk"' in message]) == 1
        monkeypatch.setattr(voices, "_last_words", read_slowly)
        await say(house, "p0", "t", "Hands up!")
        await house.hall.voices.refresher.now("t")
        assert len([message for message in heard if b'"talk"' in message]) == 1
        assert len(stays.heard) == 2

    run(inside, tmp_path)
