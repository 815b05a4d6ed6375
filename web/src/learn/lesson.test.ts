// The lesson goes on by the answers that it teaches, waits at every other one, and can be gone back in.
import { afterEach, expect, test, vi } from "vitest";

import { players } from "../game/players";
import { roundOf } from "../game/round";
import type { Table } from "../game/table";
import type { View } from "../protocol/generated/messages";
import { playedGames } from "../testing/games";
import { Lesson } from "./lesson.svelte";
import { pointedAt, pressedFor } from "./pointing";
import { leave, leftAt } from "./progress";

const { lesson: told } = playedGames();

function of(lesson: Lesson): { table: Table; view: View } {
    const { table, view } = lesson;
    if (!table || !view) throw new Error("nothing is told");
    return { table, view };
}

async function through(lesson: Lesson, visit: () => void): Promise<void> {
    visit();
    while (!lesson.last) {
        const { number, step } = lesson;
        if (step.answer === null) lesson.go();
        else await lesson.answer(step.answer);
        expect(lesson.number).toBe(number + 1);
        visit();
    }
}

test("whoever does what the coach says comes to the end, with what he has earned", async () => {
    const lesson = new Lesson(told);
    let heard = 0;
    lesson.listen((news) => (heard += news.happened.length));
    await through(lesson, () => {
        expect(lesson.question === null).toBe(lesson.step.answer === null);
    });
    expect(heard).toBe(lesson.event);
    const { table, view } = of(lesson);
    expect(roundOf(table, view).number).toBe(1);
    const loot = players(table, view)[told.seat]?.bandits[0]?.loot ?? [];
    expect(loot.map((token) => token.worth)).toEqual([250, 400, 500, 1000]);
});

test("another answer leads nowhere, and is noticed", async () => {
    const lesson = new Lesson(told);
    while (lesson.step.answer === null) lesson.go();
    const { number, view } = lesson;
    await lesson.answer("draw");
    expect([lesson.number, lesson.view, lesson.astray]).toEqual([number, view, true]);
    expect(await lesson.why()).toBeNull();
    await lesson.answer(lesson.step.answer);
    expect([lesson.number, lesson.astray]).toEqual([number + 1, false]);
});

test("going back stands where one was", async () => {
    const lesson = new Lesson(told);
    const been: [View | null, number, number][] = [];
    await through(lesson, () => been.push([lesson.view, lesson.event, lesson.lines.length]));
    for (let number = told.steps.length - 1; number >= 0; number -= 1) {
        lesson.stand(number);
        expect([lesson.view, lesson.event, lesson.lines.length]).toEqual(been[number]);
        expect(lesson.question?.options.includes(lesson.step.answer ?? "") ?? false).toBe(lesson.step.answer !== null);
    }
});

test("what leads on can be pressed on the screen", async () => {
    const lesson = new Lesson(told);
    const all: string[] = [];
    await through(lesson, () => {
        const { table, view } = of(lesson);
        const { asking, question, step } = lesson;
        if (!asking || !question || step.answer === null) return;
        all.push(...pressedFor(table, view, asking, question, step.answer));
        for (const point of step.at) expect(pointedAt(table, point)).not.toContain("-1");
    });
    for (const kind of ["data-card", "data-place", "data-pawn", "data-outline", "data-option"])
        expect(all.some((one) => one.includes(kind))).toBe(true);
});

afterEach(() => vi.unstubAllGlobals());

test("the step is kept until the lesson has ended", () => {
    const there = new Map<string, string>();
    vi.stubGlobal("localStorage", {
        getItem: (name: string) => there.get(name) ?? null,
        setItem: (name: string, value: string) => there.set(name, value),
        removeItem: (name: string) => there.delete(name),
    });
    expect(leftAt(31)).toBeNull();
    leave(12, 31);
    leave(0, 31); // who comes again begins at the first step, and is asked
    expect(leftAt(31)).toBe(12);
    expect(leftAt(10)).toBeNull(); // another lesson, which has fewer
    leave(30, 31);
    expect(leftAt(31)).toBeNull();
});
