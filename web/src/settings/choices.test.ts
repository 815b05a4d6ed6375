// Choices are kept between visits, and what makes no sense is as usual.
import { expect, test } from "vitest";

import { type Choices, readChoices, usual } from "./choices";

test("the first of our languages that a browser likes is taken", () => {
    expect(usual(["de-DE", "nl-BE", "fr"]).language).toBe("nl");
    expect(usual(["de"]).language).toBe("en");
});

test("choices are read back", () => {
    const chosen: Choices = { ...usual(["en"]), language: "fr", theme: "day", speed: 2, confirm: false, notify: false };
    expect(readChoices(JSON.stringify(chosen), usual(["en"]))).toEqual(chosen);
});

test.each(["", "{", "null", "[]", '{"language":"xx","speed":100,"volume":7,"theme":3,"sound":"yes"}'])(
    "what makes no sense is as usual: %s",
    (kept) => {
        expect(readChoices(kept, usual(["nl"]))).toEqual(usual(["nl"]));
    },
);
