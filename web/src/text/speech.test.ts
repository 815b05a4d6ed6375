// Texts by id, lists and money; and what is said where there is no text.
import { expect, test, vi } from "vitest";

import type { Language } from "../settings/languages";
import { loadBundle } from "./bundles";
import { capital, Speech } from "./speech";

const speak = async (lang: Language) => new Speech(lang, await loadBundle(lang));

test("money and lists are written as usual", async () => {
    const [en, fr, nl] = await Promise.all([speak("en"), speak("fr"), speak("nl")]);
    expect([en, fr, nl].map((one) => one.money(1250))).toEqual(["$1,250", "1\u202f250\u00a0$", "$\u00a01.250"]);
    expect([en, fr, nl].map((one) => one.money(-150))).toEqual(["−$150", "−150\u00a0$", "−$\u00a0150"]);
    expect(en.join([])).toBe("");
    expect(en.join(["Doc"])).toBe("Doc");
    expect(fr.join(["Doc", "Belle", "Tuco"])).toBe("Doc, Belle et Tuco");
});

test("what has no text is called by its name, and said once to who develops", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const speech = await speak("en");
    expect(speech.has("pawn-doc.power")).toBe(true);
    expect(speech.has("pawn-doc.shoe")).toBe(false);
    expect(speech.say("pawn-calamity-jane")).toBe("calamity jane");
    speech.say("pawn-calamity-jane");
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
});

test("a sentence begins with a capital, whatever it begins with", () => {
    expect(["", "élan", "5 cards", "the Marshal"].map(capital)).toEqual(["", "Élan", "5 cards", "The Marshal"]);
});
