// The tokens of the art direction are there for day and dusk.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const style = readFileSync(new URL("./style.css", import.meta.url), "utf8");

test("the light theme is the same, whether the device or a person asks for it", () => {
    const blocks = [...style.matchAll(/color-scheme: light;([^}]+)}/g)].map((found) =>
        found[1]?.split(/\s+/).join(" "),
    );
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toBe(blocks[1]);
});
