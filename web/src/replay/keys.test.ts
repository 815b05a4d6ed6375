// Keys of a replay do what they should, and leave fields and buttons alone.
import { expect, test, vi } from "vitest";

import { pressed } from "./keys";
import type { ReplayPlayer } from "./player.svelte";

class FakeElement {
    readonly inside: readonly string[];
    readonly type: string;

    constructor(inside: readonly string[] = [], type = "") {
        this.inside = inside;
        this.type = type;
    }

    closest(selector: string): FakeElement | null {
        return selector.split(", ").some((one) => this.inside.includes(one)) ? this : null;
    }
}

class FakeInput extends FakeElement {}

vi.stubGlobal("HTMLElement", FakeElement);
vi.stubGlobal("HTMLInputElement", FakeInput);

function done(key: string, target = new FakeElement(), more: Partial<KeyboardEvent> = {}): string[] {
    const heard: string[] = [];
    const player = {
        reel: { moments: Array.from({ length: 8 }, (_, number) => ({ number })) },
        toggle: () => heard.push("play"),
        step: (way: number) => heard.push(`step ${way}`),
        round: (way: number) => heard.push(`round ${way}`),
        go: (event: number) => heard.push(`go ${event}`),
    } as unknown as ReplayPlayer;
    const event = { key, target: target as unknown as EventTarget, ...more } as KeyboardEvent;
    const taken = pressed(event, player, () => heard.push("log"));
    expect(taken).toBe(heard.length > 0);
    return heard;
}

test("space plays, arrows step, with shift by rounds; Home, End, and L for the log", () => {
    expect(done(" ")).toEqual(["play"]);
    expect([...done("ArrowLeft"), ...done("ArrowRight")]).toEqual(["step -1", "step 1"]);
    expect(done("ArrowRight", new FakeElement(), { shiftKey: true })).toEqual(["round 1"]);
    expect([...done("Home"), ...done("End"), ...done("l"), ...done("L")]).toEqual(["go 0", "go 7", "log", "log"]);
    expect(done("x")).toEqual([]);
});

test("fields keep their keys, but the scrubber steps as the replay does", () => {
    expect(done("ArrowRight", new FakeInput(["input"], "text"))).toEqual([]);
    expect(done("ArrowRight", new FakeElement(["select"]))).toEqual([]);
    expect(done("ArrowRight", new FakeInput(["input"], "range"))).toEqual(["step 1"]);
});

test("space presses the button that has the focus; keys with Ctrl, Alt or Meta are the browser's", () => {
    expect(done(" ", new FakeElement(["button"]))).toEqual([]);
    expect(done("ArrowRight", new FakeElement(["button"]))).toEqual(["step 1"]);
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
        expect(done("ArrowRight", new FakeElement(), more)).toEqual([]);
});
