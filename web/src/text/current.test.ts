// Texts that the server has of boxes from elsewhere are asked for when one is missing, in every language that is spoken.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ASKED: string[] = [];

beforeEach(() => {
    vi.stubGlobal("fetch", answer);
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

function answer(address: string): Promise<Response> {
    const lang = address.slice(-2);
    ASKED.push(lang);
    return Promise.resolve(Response.json({ fluent: `box-raft = Raft (${lang})` }));
}

test("a text that is missing is learned from the server, again after another language was spoken", async () => {
    const { current, t } = await import("./current.svelte");
    await current.speak("en");
    expect(t("box-horses")).toBe("Horses & Stagecoach");
    expect(ASKED).toEqual([]);
    expect(t("box-raft")).toBe("raft"); // by its id, until the answer is there
    await vi.waitFor(() => expect(t("box-raft")).toBe("Raft (en)"));
    await current.speak("fr"); // nothing of the raft is said here
    await current.speak("en");
    t("box-raft");
    await vi.waitFor(() => expect(t("box-raft")).toBe("Raft (en)"));
    expect(ASKED).toEqual(["en", "en"]);
});

test("rules are loaded when they are asked for, and all texts for screens that say more than most", async () => {
    const { current, speech, t } = await import("./current.svelte");
    await current.speak("nl");
    expect(speech().has("rule-BASE-SHOOT-1")).toBe(false);
    await vi.waitFor(() => expect(speech().has("rule-BASE-SHOOT-1")).toBe(true));
    expect(speech().lang).toBe("nl");
    await current.speak("fr"); // as much as before
    expect(t("rule-BASE-SHOOT-1")).not.toBe("BASE SHOOT 1");
    vi.resetModules();
    const fresh = await import("./current.svelte");
    await Promise.all([fresh.current.speak("en"), fresh.current.whole()]);
    expect(fresh.speech().keys("lesson-").length).toBeGreaterThan(20);
});
