// The scene moves by itself only while somebody may see it and likes it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Idle } from "./idle.svelte";

/** As much of a page as the watch needs. */
class Page extends EventTarget {
    visibilityState = "visible";
}

let page: Page;
let wish: EventTarget & { matches: boolean };
let screen: EventTarget;

beforeEach(() => {
    vi.useFakeTimers();
    page = new Page();
    screen = new EventTarget();
    wish = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal("document", page);
    vi.stubGlobal("window", screen);
    vi.stubGlobal("matchMedia", () => wish);
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("it rests after a minute, and wakes at a touch", () => {
    const idle = new Idle();
    const stop = idle.watch();
    expect(idle.running).toBe(true);
    vi.advanceTimersByTime(61_000);
    expect(idle.running).toBe(false);
    screen.dispatchEvent(new Event("pointerdown"));
    expect(idle.running).toBe(true);
    stop();
    vi.advanceTimersByTime(61_000);
    screen.dispatchEvent(new Event("keydown"));
    expect(idle.running).toBe(true); // nobody watches any more: nothing changes
});

test("it rests while the page is hidden", () => {
    const idle = new Idle();
    const stop = idle.watch();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(idle.running).toBe(false);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(idle.running).toBe(true);
    stop();
});

test("it never moves for who wants less motion", () => {
    wish.matches = true;
    const idle = new Idle();
    const stop = idle.watch();
    screen.dispatchEvent(new Event("pointerdown"));
    expect(idle.running).toBe(false);
    wish.matches = false;
    wish.dispatchEvent(new Event("change"));
    expect(idle.running).toBe(true);
    stop();
});
