// Writes a .br and a .gz beside every file of a folder that gets smaller by it. Fonts are packed already.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const KINDS = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** @param {string} folder */
export function pack(folder) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!KINDS.test(name)) continue;
        const file = join(folder, name);
        const body = readFileSync(file);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        const found = { ".br": brotliCompressSync(body, best), ".gz": gzipSync(body, { level: 9 }) };
        for (const [end, small] of Object.entries(found)) {
            if (small.length < body.length) writeFileSync(file + end, small);
        }
    }
}
