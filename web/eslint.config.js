import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
    { ignores: ["dist", "node_modules", "src/protocol/generated"] },
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    ts.configs.stylistic,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: {
            globals: { ...globals.browser },
            parserOptions: {
                projectService: true,
                extraFileExtensions: [".svelte"],
            },
        },
        rules: {
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        rules: {
            "prefer-const": "off", // props are taken out of $props() with let
            "svelte/prefer-svelte-reactivity": "off", // states are replaced as a whole
        },
    },
    {
        files: ["shell/worker.js"], // as it is, in a world of its own
        extends: [ts.configs.disableTypeChecked],
        languageOptions: { globals: { ...globals.serviceworker }, parserOptions: { projectService: false } },
    },
    {
        files: ["tools/**", "*.ts", "*.js"],
        languageOptions: { globals: { ...globals.node } },
    },
);
