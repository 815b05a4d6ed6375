// Before the tests: has Python play the games of tests/web/games.py, unless that was done since anything changed.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SCRIPT = join(ROOT, "tests/web/games.py");
export const GAMES = join(ROOT, "web/node_modules/.cache/games.json");

export default function setup() {
    const newest = Math.max(changed(SCRIPT), ...sources(join(ROOT, "src/folsom")).map(changed));
    if (existsSync(GAMES) && changed(GAMES) > newest) return;
    mkdirSync(dirname(GAMES), { recursive: true });
    const python = process.env.FOLSOM_PYTHON ?? join(ROOT, ".venv/bin/python");
    const env = { ...process.env, PYTHONPATH: process.env.FOLSOM_COMPILED ?? "" };
    execFileSync(python, [SCRIPT, GAMES], { cwd: ROOT, env, stdio: "inherit" });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => [".py", ".ftl", ".toml", ".record"].some((end) => file.endsWith(end)))
        .map((file) => join(folder, file));
}

/** @param {string} file */
function changed(file) {
    return statSync(file).mtimeMs;
}
