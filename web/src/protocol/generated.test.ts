// The types of the protocol are those that the server's schemas give.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { http, messages } from "../../tools/types.js";

test.each([
    ["messages.ts", messages],
    ["http.ts", http],
])("%s is up to date: run `node tools/types.js`", (name, make) => {
    expect(readFileSync(new URL(`./generated/${name}`, import.meta.url), "utf8")).toBe(make());
});
