// The check of the shuffles says yes to true games, and no to every kind of spoiled one.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { FairShown } from "../protocol/generated/http";
import { playedGames } from "../testing/games";
import { faultOf, hashing, hexOf, PLAIN } from "./fair";
import { hmac, sha256 } from "./sha256";

const { games } = playedGames();
const game = games[0]?.fair as FairShown;

test("our own hashes are those of everybody", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
        const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
        expect(hexOf(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
        const key = message.slice(0, 100);
        expect(hexOf(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
});

test("over plain http, where the browser has no hashes, ours are taken", () => {
    expect(hashing({})).toBe(PLAIN);
    expect(hashing(globalThis.crypto)).not.toBe(PLAIN);
});

test.each([
    ["by the browser", hashing()],
    ["by ourselves", PLAIN],
])("games that were played are fair, checked %s", async (_, by) => {
    for (const { fair } of games) {
        expect(fair.draws.length).toBeGreaterThan(5);
        expect(await faultOf(fair, fair.commitment.toUpperCase(), by)).toBeNull();
    }
});

const other = game.draws.findIndex(({ bag }) => new Set(bag).size > 1);

/** The game with one draw changed. */
function spoiled(change: Partial<FairShown["draws"][number]>): FairShown {
    return { ...game, draws: game.draws.map((draw, i) => (i === other ? { ...draw, ...change } : draw)) };
}

test("a spoiled game is not fair, and it is said where", async () => {
    const { bag = [], drawn = [], counter = 0 } = game.draws[other] ?? {};
    const draw = other + 1;
    const wrong = bag.find((thing) => thing !== drawn[0]) ?? "";
    const last = game.draws.slice(0, -1);
    const cases: [FairShown, object][] = [
        [
            { ...game, format: "folsom fair 3" },
            { what: "format", draw: 0 },
        ],
        [
            { ...game, seed: "11".repeat(32) },
            { what: "seed", draw: 0 },
        ],
        [spoiled({ drawn: [wrong, ...drawn.slice(1)] }), { what: "draw", draw }],
        [spoiled({ counter: counter + 1 }), { what: "counter", draw }],
        [spoiled({ drawn: [...bag, "more"] }), { what: "bag", draw }],
        [
            { ...game, draws: last },
            { what: "end", draw: 0 },
        ],
    ];
    for (const [given, fault] of cases) expect(await faultOf(given)).toEqual(fault);
    expect((await faultOf({ ...game, seeds: ["another"] }))?.what).toBeDefined();
    expect(await faultOf(game, "abc")).toEqual({ what: "noted", draw: 0 });
});

/** A file that an older server gave: the first format has no dealing. */
function kept(format: number): FairShown {
    const file = new URL(`../../../tests/server/replays/files/fair_${format}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8")) as FairShown;
}

test.each([1, 2])("a file of format %i still holds", async (format) => {
    expect(await faultOf(kept(format))).toBeNull();
});

test("bandits that were not dealt as the seeds say are found", async () => {
    const file = kept(2);
    const { dealing } = file;
    if (!dealing) throw new Error("the file has no dealing");
    const { picked, left, apart, bandits } = dealing;
    for (const change of [
        { bandits: bandits.toReversed() },
        { left: left.toReversed() },
        { left: [...left, "tuco"] },
        { left: [] },
        { each: 0 },
        { each: 3 },
        { apart: [...apart, ...bandits] },
        { picked: picked.toReversed() },
    ])
        expect(await faultOf({ ...file, dealing: { ...dealing, ...change } })).toEqual({ what: "dealing", draw: 0 });
    expect((await faultOf({ ...file, dealing: null }))?.what).toBe("format");
    expect((await faultOf({ ...file, format: "folsom fair 1" }))?.what).toBe("format");
});
