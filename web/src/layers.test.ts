// Folders use each other one way only: none of them needs itself by way of others. A file beside them stands for itself.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const ROOT = import.meta.dirname;
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The folder of a file, or the file itself if it is in none. */
function folderOf(file: string): string {
    const folder = dirname(file);
    return folder === "." ? file.replace(/\.(ts|css)$/, "") : folder;
}

/** The folders that each folder needs; tests may need any. */
function needs(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((one) => /\.(ts|svelte)$/.test(one) && !one.endsWith(".test.ts"))) {
        const own = folderOf(file);
        const needed = found.get(own) ?? new Set<string>();
        found.set(own, needed);
        for (const [, path = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)) {
            const other = folderOf(normalize(join(dirname(file), path)));
            if (other !== own) needed.add(other);
        }
    }
    return found;
}

/** The way from a folder back to itself; none, if there is no such way. */
function circle(all: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
    const ways = [...(all.get(start) ?? [])].map((first) => [first]);
    const seen = new Set<string>();
    for (let way = ways.shift(); way; way = ways.shift()) {
        const last = way.at(-1) ?? "";
        if (last === start) return [start, ...way];
        if (seen.has(last)) continue;
        seen.add(last);
        for (const next of all.get(last) ?? []) ways.push([...way, next]);
    }
    return undefined;
}

test("no folder needs itself by way of others", () => {
    const all = needs();
    expect(all.size).toBeGreaterThan(15);
    expect([...all.keys()].flatMap((folder) => circle(all, folder)?.join(" → ") ?? [])).toEqual([]);
});

test("one file alone knows boxes by name", () => {
    const users = [...needs()].filter(([, needed]) => [...needed].some((other) => other.startsWith("boxes/")));
    expect(users.map(([folder]) => folder).filter((folder) => !folder.startsWith("boxes/"))).toEqual(["boxes"]);
});

test("a circle is found, however long", () => {
    const ways = { play: ["text", "replay"], replay: ["game"], game: ["play"], text: [] };
    const all = new Map(Object.entries(ways).map(([name, needed]) => [name, new Set(needed)]));
    expect(circle(all, "play")).toEqual(["play", "replay", "game", "play"]);
    expect(circle(all, "text")).toBeUndefined();
});
