// Tests of refusals: they are words about the choice itself, and there is a way to play a box all the same.
import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { pictureOf } from "../../boxes/tiles";
import type { Barred, Offer, SetupChoice } from "../../protocol/generated/http";
import { Speech } from "../../text/speech";
import { instead, reason, sized, tilesOf, whyAt, whyNumber, whySize, without } from "./refusals";

const TEXTS = new URL("../../../../src/folsom/text/", import.meta.url);

function speechOf(lang: "en" | "fr" | "nl", more = ""): Speech {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of readdirSync(new URL(`${lang}/`, TEXTS)))
        bundle.addResource(new FluentResource(readFileSync(new URL(`${lang}/${file}`, TEXTS), "utf8")));
    bundle.addResource(new FluentResource(more));
    return new Speech(lang, bundle);
}

const en = speechOf("en");
const barred = (more: Partial<Barred>): Barred => ({
    rule: "VAR-COMPAT-1",
    problem: "",
    parts: [],
    number: 0,
    allowed: [],
    ...more,
});
const FIRST = barred({ parts: ["horses", "first-game"] });
const DUO = barred({ rule: "VAR-DUO-1", parts: ["duo"], number: 4, allowed: [2] });
const SEVEN = barred({ rule: "BASE-PIECES-5", number: 7, allowed: [6] });
const SETUP: SetupChoice = {
    players: 4,
    edition: 2016,
    first_game: true,
    variants: ["teams"],
    boxes: [],
    cars: [],
    rounds: [],
    stations: [],
};

test("two parts that do not go together each name the other", () => {
    expect(reason(en, FIRST, "horses")).toBe("Not with the first-game setup.");
    expect(reason(en, FIRST, "first-game")).toBe("Not with Horses & Stagecoach.");
    expect(reason(speechOf("fr"), FIRST, "horses")).toBe("Pas avec la première partie.");
    expect(reason(speechOf("nl"), FIRST, "horses")).toBe("Niet samen met het eerste spel.");
});

test("numbers of players are said at the part, and at the number", () => {
    expect(reason(en, DUO, "duo")).toBe("For 2 players; this table has 4.");
    expect(whyNumber(en, DUO)).toBe("Duo (2014) is for 2 players.");
    expect(reason(en, { ...DUO, allowed: [4, 6], parts: ["teams"] }, "teams")).toContain("For 4 or 6 players");
    expect(reason(en, { ...DUO, allowed: [3, 4, 5], number: 8 }, "duo")).toContain("For 3 to 5 players");
    expect(whyNumber(en, SEVEN)).toBe("There are only 6 bandits.");
    const two = barred({ rule: "BASE-SETUP-1", number: 2, allowed: [3, 4, 5, 6] });
    expect(whyNumber(en, two)).toContain("A game needs at least 3 bandits.");
    expect(whyNumber(en, FIRST)).toBe(""); // it is not about their number
});

test("a box says its refusals by texts alone; else the rule is said, or that it cannot be", () => {
    const own = speechOf("en", "barred-NEW-1 = Its { $allowed } seats are taken by { $other }.\n");
    const rule = { rule: "NEW-1", parts: ["horses", "duo"], number: 3, allowed: [1, 2] };
    expect(reason(own, barred(rule), "horses")).toBe("Its 1 or 2 seats are taken by Duo (2014).");
    expect(reason(en, barred({ rule: "BASE-SETUP-5" }))).toBe(en.say("barred-BASE-SETUP-5"));
    expect(reason(en, barred({ rule: "VAR-PAIR-2" }))).toBe(en.say("rule-VAR-PAIR-2"));
    expect(reason(en, barred({ rule: "NEW-2" }))).toBe(en.say("problem-no-setup"));
});

test("what is wrong already is said where it is about, and nowhere else", () => {
    expect(whyAt(en, "teams", null)).toBe("");
    expect(whyAt(en, "horses", FIRST, FIRST)).toBe("Not with the first-game setup.");
    expect(whyAt(en, "teams", FIRST, FIRST)).toBe("");
    expect(whyAt(en, "duo", DUO, FIRST)).not.toBe("");
});

test("sizes of a box are one tile, and take each other's place", () => {
    const offer = (name: string, kind: string, more: Barred | null = null): Offer => ({ name, kind, barred: more });
    const both = barred({ parts: ["horses", "horses-light"] });
    const tiles = tilesOf([
        offer("horses", "horses"),
        offer("horses-light", "horses", both),
        offer("convoy", ""),
        offer("ferry", "boats"), // its kind is no box
    ]);
    expect(tiles.map(({ name }) => name)).toEqual(["horses", "convoy", "ferry"]);
    const horses = tiles[0] ?? { name: "", sizes: [] };
    expect(horses.sizes.map(({ name }) => name)).toEqual(["horses", "horses-light"]);
    expect(horses.sizes.map((size) => whySize(en, horses, size))).toEqual(["", ""]);
    expect(whySize(en, horses, offer("horses-light", "horses", FIRST))).not.toBe("");
    const played = { ...SETUP, boxes: ["convoy", "horses"] };
    expect(sized(played, horses, "horses-light").boxes).toEqual(["convoy", "horses-light"]);
    expect(sized(played, horses, "horses").boxes).toEqual(["convoy"]);
});

test("for a box that is wanted instead only what does not go with it is left out", async () => {
    const asked: SetupChoice[] = [];
    const found = await instead(SETUP, "horses", (setup) => {
        asked.push(setup);
        if (setup.first_game) return Promise.resolve(FIRST);
        const few = { rule: "NEW-1", parts: ["horses"], number: setup.players, allowed: [2, 6, 7] };
        return Promise.resolve(few.allowed.includes(setup.players) ? null : barred(few));
    });
    expect(found).toEqual({ ...SETUP, first_game: false, players: 2, boxes: ["horses"] });
    expect(asked).toHaveLength(3);
    const never = await instead(SETUP, "horses", () => Promise.resolve(barred({ rule: "NEW-2" })));
    expect(never).toBeNull(); // and it ends
    expect(without(SETUP, "teams").variants).toEqual([]);
});

test("every box has a picture, and a primer of five or six points in all languages", () => {
    const boxes = new URL("../../boxes/", import.meta.url);
    for (const box of ["base", "horses"]) {
        expect(pictureOf(box), box).toBeDefined();
        const drawn = readFileSync(new URL(`${box}/tile/Primer.svelte`, boxes), "utf8");
        for (const lang of ["en", "fr", "nl"] as const) {
            const speech = speechOf(lang);
            const points = speech.keys(`primer-${box}-`);
            expect([5, 6]).toContain(points.length);
            for (const point of points) {
                expect(drawn).toContain(`point === "${point}"`);
                expect(speech.say(`primer-${box}-${point}.about`).length).toBeLessThan(170);
            }
        }
    }
    expect(pictureOf("nobody-knows")).toBeUndefined();
});
