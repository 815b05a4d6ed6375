// The texts of one language that every visit needs, as one file to load. What only the command line says is left out.
import type { FluentResource } from "@fluent/bundle";

const files = import.meta.glob<FluentResource["body"]>(
    ["../../../../src/folsom/text/nl/*.ftl", "!../../../../src/folsom/text/nl/{arena,cli,records,server,tables}.ftl"],
    { query: "?first", import: "default", eager: true },
);

export const bodies = Object.values(files);
