// The reel of a replay: every moment has its view, notches stand where they belong, chapters bring their own legends.
import { expect, test } from "vitest";

import { foldAll } from "../game/fold";
import { follow } from "../game/follow";
import { isOver } from "../game/round";
import { EVERYTHING, numbersOf, Table } from "../game/table";
import { placeId } from "../play/ids";
import type { ReplayShown } from "../protocol/generated/http";
import type { Entry } from "../protocol/generated/messages";
import { type Played, playedGames, type Told } from "../testing/games";
import { movesOf } from "../play/motions";
import { notchesOf, roundFrom, shareOf } from "./notches";
import { momentOn, spotOf, UNHEARD } from "./spots";
import {
    endOf,
    grown,
    lastChapter,
    lastTold,
    lineAt,
    momentAt,
    type Reel,
    reelFrom,
    reelOf,
    startOf,
    stepFrom,
} from "../game/reel";

const { games } = playedGames();
const game = games[0] as Played;
const all = game.viewers.find((told) => told.viewer === EVERYTHING) as Told;

type Shown = Pick<ReplayShown, "rules" | "legend" | "view" | "plies">;

/** A game as the server sends it, some entries in each ply. */
function shown(one: Played, told: Told, each = 3): Shown {
    const plies = Array.from({ length: Math.ceil(told.entries.length / each) }, (_, i) => ({
        ply: i + 1,
        chapter: null,
        events: told.entries.slice(i * each, (i + 1) * each),
    }));
    return { rules: "1", legend: one.legend, view: told.view, plies };
}

const reel = reelOf(shown(game, all));

test("there is a moment for each event, and its view is the folded one", () => {
    expect(endOf(reel)).toBe(all.entries.length);
    expect(momentAt(reel, 0).view).toEqual(all.view);
    expect(momentAt(reel, 40).view).toEqual(foldAll(all.view, all.entries.slice(0, 40)));
    expect(isOver(momentAt(reel, endOf(reel)).view)).toBe(true);
});

test("a number that makes no sense is the nearest moment", () => {
    expect(momentAt(reel, -3).number).toBe(0);
    expect(momentAt(reel, 1e9).number).toBe(endOf(reel));
    expect(momentAt(reel, Number.NaN).number).toBe(0);
});

test("steps pass over what nobody can see, and end where the reel does", () => {
    let at = 0;
    const seen: number[] = [0];
    while (at < endOf(reel)) seen.push((at = stepFrom(reel, at, 1)));
    expect(seen.some((one) => one < endOf(reel) && reel.moments[one]?.entry?.name === "asked")).toBe(false);
    const back = [at];
    while (at > 0) back.push((at = stepFrom(reel, at, -1)));
    expect(back.reverse()).toEqual(seen);
});

test("every round has a notch, and so have shots and thefts", () => {
    const notches = notchesOf(reel);
    const rounds = notches.filter((notch) => notch.kind === "round");
    expect(rounds.map((notch) => notch.round)).toEqual([...Array(game.legend.last_round + 1).keys()]);
    const shots = all.entries.filter((entry) => entry.name === "shot").length;
    expect(notches.filter((notch) => notch.kind === "shot")).toHaveLength(shots);
    for (const notch of notches.filter((one) => one.kind === "theft")) {
        const [from = -1, to = -1] = numbersOf(reel.moments[notch.event]?.entry ?? undefined);
        expect(game.legend.loot).toContain(to);
        expect(game.legend.loot).not.toContain(from);
    }
    const second = rounds[1]?.event ?? 0;
    expect(roundFrom(notches, 0, 1)).toBe(second);
    expect(roundFrom(notches, second + 1, -1)).toBe(second);
    expect(roundFrom(notches, endOf(reel), 1)).toBeUndefined();
    expect(shareOf(reel, endOf(reel) / 2)).toBeCloseTo(0.5);
});

test("through other eyes one sees the same moment, and comes back to it", () => {
    for (const one of games) {
        const reels = one.viewers.map((told) => reelOf(shown(one, told, told.entries.length)));
        const everything = reels[one.viewers.findIndex((told) => told.viewer === EVERYTHING)] as Reel;
        for (const other of reels) {
            for (const { number, entry, view } of everything.moments.filter(({ number }) => number % 17 === 0)) {
                const there = momentAt(other, momentOn(other, false, spotOf(everything, false, number)));
                expect(there.view.at).toEqual(view.at);
                if (entry === null || UNHEARD.has(entry.name)) continue;
                expect([there.entry?.name, there.entry?.rule]).toEqual([entry.name, entry.rule]);
                expect(momentOn(everything, false, spotOf(other, false, there.number))).toBe(number);
            }
        }
    }
});

test("when a game is over plies tell who had chosen in secret by then", () => {
    const entry = (name: string): Entry => ({ name, rule: "", numbers: [], changes: {} });
    const plies = (...some: [number, ...string[]][]) =>
        some.map(([ply, ...names]) => ({ ply, chapter: null, events: names.map(entry) }));
    const of = (...some: [number, ...string[]][]) => reelOf({ ...shown(game, all), plies: plies(...some) });
    const [every, second] = [of([1, "moved", "asked"], [2, "asked"], [3, "asked"]), of([1, "moved"], [3, "asked"])];
    const seen = every.moments.map(({ number }) => momentOn(second, true, spotOf(every, true, number)));
    expect(seen).toEqual([0, 1, 1, 1, 2]);
    expect(second.moments.map(({ number }) => momentOn(every, true, spotOf(second, true, number)))).toEqual([0, 1, 4]);
});

test("a chapter brings its own legend and view, and the log goes on", () => {
    const replay = shown(game, all);
    const middle = 30;
    const at = foldAll(all.view, all.entries.slice(0, middle * 3));
    const legend = { ...game.legend, edition: 1 };
    const plies = replay.plies.map((ply, i) =>
        i === middle ? { ...ply, chapter: { rules: "2", legend, view: at } } : ply,
    );
    const cut = reelOf({ ...replay, plies });
    expect(cut.chapters.map((chapter) => [chapter.rules, chapter.first])).toEqual([
        ["1", 0],
        ["2", middle * 3],
    ]);
    expect(momentAt(cut, middle * 3 + 1).chapter.table.legend.edition).toBe(1);
    expect(momentAt(cut, endOf(cut)).view).toEqual(momentAt(reel, endOf(reel)).view);
    expect(notchesOf(cut).filter((notch) => notch.kind === "chapter")).toHaveLength(1);
    expect(cut.lines.at(-1)?.number).toBe(reel.lines.at(-1)?.number);
});

test("the line of a moment is the last one that began", () => {
    const line = reel.lines[5];
    expect(lineAt(reel, line?.number ?? 0)).toBe(5);
    expect(lineAt(reel, (reel.lines[6]?.number ?? 0) - 1)).toBe(5);
    const long = reel.lines.find((one) => one.entries.length > 2);
    expect(lastTold(reel, long?.number ?? 0)?.entry).toBe(long?.entries[0]);
    expect(lastTold(reel, endOf(reel))?.entry).toBe(reel.lines.at(-1)?.entries.at(-1));
    expect(lastTold(reel, 0)).toBeUndefined();
});

test("whatever happens has steps that the scene knows, in every game", () => {
    for (const one of games) {
        const told = one.viewers.find((viewer) => viewer.viewer === EVERYTHING) as Told;
        const { moments } = reelOf(shown(one, told));
        const steps = moments.flatMap((moment, i) => {
            const before = moments[i - 1]?.view;
            return moment.entry && before ? movesOf(moment.chapter.table, before, moment.view, moment.entry) : [];
        });
        expect(steps.some((step) => step.kind === "resolve")).toBe(true);
        expect(steps.filter((step) => step.kind === "move" && step.via?.includes(placeId(-1)))).toEqual([]);
        expect(steps.filter((step) => step.kind === "rob" && step.look === "")).toEqual([]);
    }
});

test("a reel that begins in the midst of a game grows as it is told, and numbers stay what they are", () => {
    const middle = 90;
    const start = foldAll(all.view, all.entries.slice(0, middle));
    let live = reelFrom(new Table(game.legend), start, middle);
    for (const one of follow(start, all.entries.slice(middle), middle)) live = grown(live, [one]);
    expect([startOf(live), endOf(live)]).toEqual([middle, all.entries.length]);
    for (const number of [middle, middle + 1, 150, endOf(live)]) {
        expect(momentAt(live, number).number).toBe(number);
        expect(momentAt(live, number).view).toEqual(momentAt(reel, number).view);
    }
    expect(momentAt(live, 3).number).toBe(middle);
    expect(stepFrom(live, middle, -1)).toBe(middle);
    expect(stepFrom(live, 150, -1)).toBe(stepFrom(reel, 150, -1));
    expect(lastTold(live, 150)?.entry).toBe(lastTold(reel, 150)?.entry);
    const whole = grown(
        reelOf(shown(game, { ...all, entries: all.entries.slice(0, middle) })),
        follow(start, all.entries.slice(middle), middle),
    );
    expect(whole.lines.map((line) => line.number)).toEqual(reel.lines.map((line) => line.number));
    expect(endOf(whole)).toBe(endOf(reel));
});

test("one looks back no further than the version that plays now", () => {
    const replay = shown(game, all);
    const at = foldAll(all.view, all.entries.slice(0, 90));
    const chapter = { rules: "2", legend: game.legend, view: at };
    const plies = replay.plies.map((ply, i) => (i === 30 ? { ...ply, chapter } : ply));
    const last = lastChapter(reelOf({ ...replay, plies }));
    expect([startOf(last), endOf(last)]).toEqual([90, all.entries.length]);
    expect(momentAt(last, 90).view).toEqual(at);
    expect(lastChapter(reel).moments).toHaveLength(reel.moments.length);
});
