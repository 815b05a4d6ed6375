// How the client is built: into the Python package, from where the server serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { fluent } from "./tools/fluent.js";
import { pack } from "./tools/pack.js";
import { shell } from "./tools/shell.js";

// With `npm run dev` the pages come from Vite and the rest from a server that was started by `make play`.
const server = process.env.FOLSOM_SERVER ?? "http://127.0.0.1:8000";

// What most screens need comes in few files: each one costs the headers of a request.
const TOGETHER = [
    { name: "drawn", test: /src\/(parts|scene|boxes(?!\/(\w+\/)?tile))\// }, // tiles of boxes: with the lobby
    { name: "common", test: /src\/(stores|protocol|settings|shell|screens\/ui)\// },
];

/** The service worker knows all files that were built. */
function worker(): Plugin {
    return { name: "worker", apply: "build", writeBundle: (options) => shell(options.dir ?? "") };
}

/** Packs every file that gets smaller by it, so that the server need not. */
function packed(): Plugin {
    return { name: "packed", apply: "build", writeBundle: (options) => pack(options.dir ?? "") };
}

export default defineConfig({
    plugins: [fluent(), svelte(), worker(), packed()],
    build: {
        outDir: "../src/folsom/server/web/client",
        emptyOutDir: true,
        assetsInlineLimit: 0, // the server's rules allow fonts and pictures from itself only, no data addresses
        modulePreload: { polyfill: false },
        target: "es2022",
        rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
    },
    server: {
        fs: { allow: [".."] }, // the texts are beside the Python code
        proxy: {
            "/api": { target: server },
            "/ws": { target: server, ws: true },
        },
    },
    test: {
        include: ["src/**/*.test.ts"],
        globalSetup: "tools/games.js",
        testTimeout: 120_000, // only ends a test that would hang: a busy machine is no failure
    },
});
