// Days are written as in the country of the reader, in the language of the page.
import { expect, test } from "vitest";

import { localeFor, timeSaid } from "./dates";

test.each([
    ["en", ["en-GB", "en"], "en-GB"],
    ["en", ["nl-BE", "en-US"], "en-US"],
    ["fr", ["en-GB", "fr-BE"], "fr-BE"],
    ["nl", ["en-GB", "fr"], "nl"], // another language than the browser's own
    ["fr", ["fro", "frr-DE"], "fr"], // Old French and Frisian are others
])("%s for a browser that likes %s", (lang, liked, locale) => {
    expect(localeFor(lang, liked)).toBe(locale);
});

test.each([
    ["en", "en-GB", /^1[78] Nov 2026, \d\d:45$/],
    ["en", "en-US", /^Nov 1[78], 2026, \d+:45\s[AP]M$/],
    ["fr", "fr-FR", /^1[78] nov\. 2026, \d\d:45$/],
    ["nl", "en-GB", /^1[78] nov 2026, \d\d:45$/],
])("a moment in %s for %s", (lang, liked, said) => {
    expect(timeSaid(lang, Date.UTC(2026, 10, 18, 6, 45) / 1000, [liked])).toMatch(said);
});
