// Writes the service worker of a build: it knows all files of the shell, and a name that changes with them. The page has
// that name too, so that it can tell when the server has another one.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = new URL("../shell/worker.js", import.meta.url);

/** @param {string} folder the client that was built */
export function shell(folder) {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name) && entry.name !== "sw.js")
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"))
        .map((name) => name.replace(/^\/?/, "/"))
        .sort();
    const hash = createHash("sha256");
    for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
    const version = hash.digest("hex").slice(0, 16);
    const files = names.filter((name) => name !== "/index.html");
    const worker = readFileSync(SOURCE, "utf8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('"FILES"', JSON.stringify(["/", ...files]));
    writeFileSync(join(folder, "sw.js"), worker);
    const page = join(folder, "index.html");
    writeFileSync(page, readFileSync(page, "utf8").replace('content="BUILD"', `content="${version}"`));
}
