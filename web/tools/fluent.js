// Texts are parsed when the client is built, so that no page has to.
import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";

const ASKED = "?parsed";

/** @returns {import("vite").Plugin} */
export function fluent() {
    return {
        name: "fluent",
        enforce: "pre",
        load(id) {
            if (!id.endsWith(`.ftl${ASKED}`)) return null;
            const { body } = new FluentResource(readFileSync(id.slice(0, -ASKED.length), "utf8"));
            return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
        },
    };
}
