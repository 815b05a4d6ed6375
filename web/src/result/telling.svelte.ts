// Tells the count step by step, in time; it can be skipped, and told again. Who wants less motion sees the end at once.
import { settings } from "../settings/settings.svelte";
import type { Count } from "./count";

const FIRST = 600; // ms before the first thing is counted
const EACH = 1700; // ms for one

export class Telling {
    step = $state(-1); // the step that is shown; as many as there are: the end
    private readonly count: Count;
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(count: Count) {
        this.count = count;
    }

    get done(): boolean {
        return this.step >= this.count.steps.length;
    }

    begin(): void {
        this.stop();
        if (settings.reduced) this.skip();
        else {
            this.step = -1;
            this.timer = setTimeout(() => this.next(), FIRST);
        }
    }

    skip(): void {
        this.stop();
        this.step = this.count.steps.length;
    }

    stop(): void {
        clearTimeout(this.timer);
    }

    /** What a bandit has now. */
    total(bandit: number): number {
        return this.count.steps[Math.min(this.step, this.count.steps.length - 1)]?.totals[bandit] ?? 0;
    }

    /** What a bandit gets in this step. */
    gain(bandit: number): number {
        return this.count.steps[this.step]?.gains[bandit] ?? 0;
    }

    private next(): void {
        this.step += 1;
        if (!this.done) this.timer = setTimeout(() => this.next(), EACH / settings.choices.speed);
    }
}
