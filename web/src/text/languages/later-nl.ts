// The texts of one language that only few screens say, as one file to load: rules, lessons, people.
import type { FluentResource } from "@fluent/bundle";

const files = import.meta.glob<FluentResource["body"]>(
    [
        "../../../../src/folsom/text/nl/*.ftl",
        "!../../../../../src/folsom/text/nl/{arena,cli,records,server,tables}.ftl",
    ],
    { query: "?later", import: "default", eager: true },
);

export const bodies = Object.values(files);
