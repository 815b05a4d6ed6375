// The first lesson: a game that waits for the student at each step, and goes on when he has read or answered. It is told
// like any other, so the game's own screen shows it.
import { at } from "../game/table";
import type { LessonShown, LessonStep } from "../protocol/generated/http";
import type { Waiting } from "../protocol/generated/messages";
import { type Around, Told } from "../stores/told.svelte";

/** Whom the game waits for in the midst of what happens. */
const NOBODY: Waiting = {
    ...{ seats: [], about: "", numbers: {}, public: null, question: null, away: [], undo: false },
    ...{ paused: false, pausing: [], left: {}, ending: null },
};

export class Lesson extends Told {
    override readonly alone = true;
    shown: Around;
    number = $state(0); // of the step
    astray = $state(false); // another answer was given than the one by which the lesson goes on
    private readonly told: LessonShown;

    constructor(told: LessonShown) {
        super("lesson");
        this.told = told;
        this.seat = told.seat;
        this.shown = { seats: told.seats, options: { plan: "open", rated: false } };
        this.stand(0);
    }

    get step(): LessonStep {
        return at(this.told.steps, this.number);
    }

    get count(): number {
        return this.told.steps.length;
    }

    get last(): boolean {
        return this.number === this.count - 1;
    }

    /** Goes one step on; what happens there is shown. */
    go(): void {
        if (this.last) return;
        this.number += 1;
        this.astray = false;
        this.goesOn(this.step.events, this.step.asking ?? NOBODY);
    }

    /** Everything is as at a step, at once. */
    stand(number: number): void {
        const { legend, view, steps } = this.told;
        this.number = Math.min(Math.max(number, 0), this.count - 1);
        this.astray = false;
        this.begins({ legend, view, event: 0, seen: null, asking: NOBODY });
        this.takeIn(steps.slice(0, this.number + 1).flatMap((step) => step.events));
        this.asks(this.step.asking ?? NOBODY);
    }

    answer(option: string): Promise<void> {
        if (option === this.step.answer) this.go();
        else this.astray = true;
        return Promise.resolve();
    }

    undo(): Promise<void> {
        return Promise.resolve();
    }

    /** What is not offered is none of the lesson's business: the coach says so. */
    why(): Promise<null> {
        this.astray = true;
        return Promise.resolve(null);
    }

    sketch(): Promise<never> {
        return Promise.reject(new Error("a lesson has no server to ask"));
    }
}
