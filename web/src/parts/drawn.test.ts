// Everything that the game names has a drawing, and the drawings are small and allowed by the server's content policy.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { coatOf } from "../boxes/horses/coats";
import { COMPANIONS } from "../boxes/parts";
import { baselineOf, letterOf, liveryOf, paintOf } from "./kinds";
import { drawing, known } from "./sprite";

const here = new URL(".", import.meta.url);
const texts = new URL("../../../src/folsom/text/en/", here);
const sources = readdirSync(texts).map((file) => readFileSync(new URL(file, texts), "utf8"));
const names = sources.join("\n");
const folders = ["art/", "../boxes/horses/art/"].map((folder) => new URL(folder, here));
const art = folders.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")));

/** The ids of the names of one family: `pawn-ghost` is ghost. */
function named(family: string, within: string = names): string[] {
    return Array.from(within.matchAll(new RegExp(`^${family}-([a-z-]+) =`, "gm")), (found) => found[1] ?? "");
}

describe("the drawings", () => {
    test("show every bandit and lawman, with a badge", () => {
        for (const kind of named("pawn")) {
            expect(known(`figure-${kind}`), kind).toBe(true);
            expect(known(`badge-${kind}`), kind).toBe(true);
            expect(paintOf(kind)).toBe(`p-${kind}`);
        }
    });

    test("show every car, token and card", () => {
        for (const kind of named("car")) if (kind !== "locomotive") expect(known(`prop-${kind}`), kind).toBe(true);
        for (const kind of named("token")) expect(known(`loot-${kind}`), kind).toBe(true);
        for (const kind of named("card")) if (kind !== "bullet-neutral") expect(known(`card-${kind}`), kind).toBe(true);
    });

    test("show every kind of turn, every event and every companion", () => {
        for (const kind of named("turn")) expect(known(`turn-${kind}`), kind).toBe(true);
        for (const kind of named("round")) if (kind !== "turmoil") expect(known(`event-${kind}`), kind).toBe(true);
        const ransomed = names.matchAll(/^power-([a-z-]+) = .*(?:\n {4}.*)*\n {4}\.ransom = /gm);
        const companions = Array.from(ransomed, (found) => found[1] ?? "");
        expect(companions.sort()).toEqual([...COMPANIONS.values()].flat().sort());
        for (const kind of companions) expect(known(`companion-${kind}`), kind).toBe(true);
    });

    test("have a plain look for what is not drawn yet", () => {
        expect(drawing("figure", "nobody-knows", "stranger")).toBe("#p-figure-stranger");
        expect(drawing("figure", "ghost", "stranger")).toBe("#p-figure-ghost");
        expect(paintOf("nobody-knows")).toBe("p-stranger");
        expect(letterOf("nobody-knows")).toBe("N");
        expect(baselineOf("nobody-knows")).toBeGreaterThan(0);
        expect(liveryOf("nobody-knows").body).toMatch(/^#/);
        expect(coatOf(1000)).toHaveLength(4);
    });

    test("are used by no name that is missing", () => {
        const all = art.join("");
        const ids = new Set(Array.from(all.matchAll(/ id="([^"]+)"/g), (found) => found[1]));
        const used = Array.from(all.matchAll(/(?:href="#|url\(#)([^")]+)/g), (found) => found[1]);
        expect(used.filter((id) => !ids.has(id))).toEqual([]);
    });

    test("carry no styles of their own, and no long numbers", () => {
        const all = art.join("");
        expect(all).not.toMatch(/ style=|<style/);
        expect(all.match(/\d\.\d{3,}/g)).toBeNull();
    });

    test("are small", () => {
        expect(gzipSync(art.join("")).length).toBeLessThan(30_000);
    });
});
