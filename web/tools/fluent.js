// Texts are parsed when the client is built, so that no page has to. What only few screens say comes apart from the rest.
import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";

const LATER = /^(rule|lesson|people|primer)-|^replay-(?!bot$)/;
const ASKED = /\.ftl\?(first|later)$/;

/** @returns {import("vite").Plugin} */
export function fluent() {
    return {
        name: "fluent",
        enforce: "pre",
        load(id) {
            const asked = ASKED.exec(id)?.[1];
            if (asked === undefined) return null;
            const { body } = new FluentResource(readFileSync(id.slice(0, -asked.length - 1), "utf8"));
            const wanted = body.filter((text) => LATER.test(text.id) === (asked === "later"));
            return `export default JSON.parse(${JSON.stringify(JSON.stringify(wanted))})`;
        },
    };
}
