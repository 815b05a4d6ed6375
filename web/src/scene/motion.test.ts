// The queue: the state is right at once, one thing is shown at a time, and anybody can be faster than it.
import { expect, test } from "vitest";

import { MotionQueue, type Player, type Wish } from "./motion";
import type { Step } from "./steps";

const climb: Step = { kind: "climb", who: "belle" };

/** A queue whose motions end when told to. */
function open(wish: Wish = { speed: 1, reduced: false }) {
    const told: string[] = [];
    const ends: (() => void)[] = [];
    const play: Player = (steps, _before, how) => {
        told.push(`${steps.map((step) => step.kind).join("+")} x${how.speed}`);
        let finish = (): void => undefined;
        const done = new Promise<void>((resolve) => (finish = resolve));
        ends.push(finish);
        return { done, finish };
    };
    const queue = new MotionQueue(
        () => undefined,
        play,
        () => wish,
    );
    return { queue, told, end: () => ends.shift()?.() };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("shows one thing after the other, and applies each when its turn comes", async () => {
    const { queue, told, end } = open({ speed: 2, reduced: false });
    const state: number[] = [];
    queue.push(
        { apply: () => void state.push(1), steps: [climb] },
        { apply: () => void state.push(2), steps: [climb] },
    );
    await settle();
    expect([state, told]).toEqual([[1], ["climb x2"]]);
    end();
    await settle();
    expect(state).toEqual([1, 2]);
    expect(queue.busy).toBe(true);
    end();
    await queue.rest();
    expect(queue.busy).toBe(false);
});

test("finishing ends the running motion only", async () => {
    const { queue, told } = open();
    queue.push({ steps: [climb] }, { steps: [climb] });
    await settle();
    queue.finish();
    await settle();
    expect(told).toHaveLength(2);
    expect(queue.busy).toBe(true);
    queue.finish();
    await queue.rest();
});

test("skipping applies everything and shows nothing more", async () => {
    const { queue, told } = open();
    const state: number[] = [];
    const item = (number: number) => ({ apply: () => void state.push(number), steps: [climb] });
    queue.push(item(1), item(2), item(3));
    await settle();
    queue.skip();
    await queue.rest();
    expect([state, told.length]).toEqual([[1, 2, 3], 1]);
    queue.push(item(4));
    await settle();
    expect(told).toHaveLength(2); // what comes later is shown again
    queue.finish();
    await queue.rest();
});

test("a change without steps takes no time", async () => {
    const { queue, told } = open();
    const state: number[] = [];
    queue.push({ apply: () => void state.push(1), steps: [] });
    await queue.rest();
    expect([state, told]).toEqual([[1], []]);
});
