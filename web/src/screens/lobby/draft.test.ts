// What a host chooses becomes words, and every clock that is offered is one that the server takes.
import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import type { Options } from "../../protocol/generated/http";
import { Speech } from "../../text/speech";
import { banksFor, clockOf, counted, duration, middle, needsClock, timesFor, toggled } from "./draft";

function speechOf(lang: "en" | "fr" | "nl"): Speech {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const name of ["rules", "lobby", "problems"]) {
        const url = new URL(`../../../../src/folsom/text/${lang}/${name}.ftl`, import.meta.url);
        bundle.addResource(new FluentResource(readFileSync(url, "utf8")));
    }
    return new Speech(lang, bundle);
}

test("a name is put in and taken out", () => {
    expect(toggled(["horses"], "teams")).toEqual(["horses", "teams"]);
    expect(toggled(["horses", "teams"], "horses")).toEqual(["teams"]);
});

test("clocks keep within their limits", () => {
    const live = { kind: "live", fewest: 5, most: 600, bank: 7200 };
    expect(timesFor(live).every((time) => time >= 5 && time <= 600)).toBe(true);
    expect(banksFor(live)[0]).toBe(0);
    expect(Math.max(...banksFor(live))).toBe(7200);
    expect(timesFor(live)).toContain(middle(timesFor(live)));
    expect(middle([])).toBe(0);
});

test("a game that counts has a clock", () => {
    const none = { kind: "none", fewest: 0, most: 0, bank: 0 };
    const live = { kind: "live", fewest: 5, most: 600, bank: 7200 };
    const slow = { kind: "slow", fewest: 3600, most: 1209600, bank: 2592000 };
    const free: Options = {
        clock: { kind: "none", each: 0, bank: 0 },
        level: "outlaw",
        plan: "open",
        rated: false,
        quiet: false,
    };
    const offers = [none, live, slow];
    expect([needsClock(free), needsClock({ ...free, rated: true })]).toEqual([false, true]);
    expect(counted(free, true, offers)).toEqual({ ...free, rated: true, clock: { kind: "live", each: 60, bank: 0 } });
    const days = { ...free, clock: clockOf(slow) };
    expect(counted(days, true, offers)).toEqual({ ...days, rated: true });
    expect(counted({ ...days, rated: true }, false, offers)).toEqual(days);
});

test("lengths of time read well", () => {
    expect(["en", "fr", "nl"].map((lang) => duration(speechOf(lang as "en"), 3600))).toEqual([
        "1 hour",
        "1 heure",
        "1 uur",
    ]);
    expect(duration(speechOf("en"), 90)).toBe("90 seconds");
    expect(duration(speechOf("fr"), 2 * 24 * 3600)).toBe("2 jours");
});
