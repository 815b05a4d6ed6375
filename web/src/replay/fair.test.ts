// The check of the shuffles says yes to true games, and no to every kind of spoiled one.
import { createHash, createHmac } from "node:crypto";
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
            { ...game, format: "folsom fair 2" },
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
