// Keys of the game's screen do what the help says, and leave fields alone.
import { expect, test, vi } from "vitest";

import { type Keys, press } from "./keys";

class FakeElement {
    readonly inside: readonly string[];

    constructor(...inside: string[]) {
        this.inside = inside;
    }

    closest(selector: string): FakeElement | null {
        return selector.split(", ").some((one) => this.inside.includes(one)) ? this : null;
    }
}

vi.stubGlobal("Element", FakeElement);

function pressed(key: string, target = new FakeElement(), more: Partial<KeyboardEvent> = {}): string[] {
    const done: string[] = [];
    const note = (what: string): boolean => done.push(what) > 0;
    const keys: Keys = {
        choose: (number) => note(`choose ${number}`),
        confirm: () => note("confirm"),
        back: () => note("back"),
        goOn: () => note("go on"),
        skip: () => note("skip"),
        step: (way) => note(way < 0 ? "step back" : "step on"),
        open: (sheet) => note(`open ${sheet}`),
    };
    press({ key, target: target as unknown as EventTarget, ...more } as KeyboardEvent, keys);
    return done;
}

test("digits choose, Enter confirms, Esc takes back, Space goes on, letters open sheets", () => {
    expect(pressed("3", undefined, { code: "Digit3" })).toEqual(["choose 3"]);
    expect(pressed("0", undefined, { code: "Digit0" })).toEqual(["choose 10"]);
    expect(pressed("!", undefined, { code: "Digit1", shiftKey: true })).toEqual(["choose 11"]);
    expect(pressed("&", undefined, { code: "Digit1" })).toEqual(["choose 1"]); // a French keyboard
    expect(pressed("Enter")).toEqual(["confirm"]);
    expect(pressed("Escape")).toEqual(["back"]);
    expect(pressed(" ")).toEqual(["go on"]);
    expect(pressed("s")).toEqual(["skip"]);
    expect([",", "."].flatMap((key) => pressed(key))).toEqual(["step back", "step on"]);
    expect(["l", "M", "?", "c"].flatMap((key) => pressed(key))).toEqual([
        "open log",
        "open map",
        "open help",
        "open chat",
    ]);
});

test("fields and shortcuts of the browser keep their keys, and a button its Enter", () => {
    expect(pressed("3", new FakeElement("input"))).toEqual([]);
    expect(pressed("l", new FakeElement(), { ctrlKey: true })).toEqual([]);
    expect(pressed("Enter", new FakeElement("button"))).toEqual([]);
    expect(pressed("Enter", new FakeElement("button", "[aria-pressed='true']"))).toEqual(["confirm"]);
});
