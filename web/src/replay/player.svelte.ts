// Plays a replay: where it stands, whether it runs and how fast. Going on by one event is told by a motion; every jump is
// right at once.
import { MotionQueue, type Player } from "../scene/motion";
import type { Stage } from "../scene/stage";
import { settings } from "../settings/settings.svelte";
import { movesOf } from "../play/motions";
import { notchesOf, roundFrom } from "./notches";
import { endOf, type Moment, momentAt, type Reel, stepFrom } from "../game/reel";
import { momentOn, type Spot, spotOf } from "./spots";

export const SPEEDS = [1, 2, 4] as const;
const PAUSE = 420; // between two steps at the usual speed, so that one can read

export class ReplayPlayer {
    event = $state(0);
    playing = $state(false);
    speed = $state<(typeof SPEEDS)[number]>(1);
    reel = $state.raw<Reel>() as Reel;
    private turned: { event: number; spot: Spot } | null = null; // where one stood when one chose other eyes
    private readonly queue: MotionQueue;
    private run = 0; // counts what was begun, so that what is old ends

    constructor(reel: Reel, event: number, stage: () => Stage | undefined, play: Player) {
        this.reel = reel;
        this.event = momentAt(reel, event).number;
        this.queue = new MotionQueue(stage, play, () => ({ speed: this.speed, reduced: settings.reduced }));
    }

    get moment(): Moment {
        return momentAt(this.reel, this.event);
    }

    get atEnd(): boolean {
        return this.event >= endOf(this.reel);
    }

    /** Jumps to an event. */
    go(event: number): void {
        this.run += 1;
        this.playing = false;
        this.queue.skip();
        this.event = momentAt(this.reel, event).number;
    }

    /** The same moment through other eyes; what plays goes on. */
    turn(reel: Reel, over: boolean): void {
        this.queue.skip();
        const spot = this.turned?.event === this.event ? this.turned.spot : spotOf(this.reel, over, this.event);
        this.reel = reel;
        this.event = momentOn(reel, over, spot);
        this.turned = { event: this.event, spot };
    }

    /** One step forward, which is shown, or back. */
    step(way: 1 | -1): void {
        const wanted = stepFrom(this.reel, this.event, way);
        this.go(way < 0 ? wanted : this.event);
        if (way > 0) this.show(wanted);
    }

    /** To the next round, or to the beginning of this one and then the one before. */
    round(way: 1 | -1): void {
        this.go(roundFrom(notchesOf(this.reel), this.event, way) ?? (way > 0 ? endOf(this.reel) : 0));
    }

    toggle(): void {
        if (this.playing) this.pause();
        else void this.play();
    }

    pause(): void {
        this.run += 1;
        this.playing = false;
    }

    private async play(): Promise<void> {
        if (this.atEnd) this.go(0);
        const run = ++this.run;
        this.playing = true;
        while (!this.atEnd) {
            this.show(stepFrom(this.reel, this.event, 1));
            await this.queue.rest();
            await new Promise((resolve) => setTimeout(resolve, PAUSE / this.speed));
            if (run !== this.run) return;
        }
        this.playing = false;
    }

    /** Goes on to an event: what lies between has nothing to see. */
    private show(wanted: number): void {
        const { reel, moment: before } = this;
        const after = momentAt(reel, wanted);
        const { entry } = after;
        const same = before.chapter === after.chapter;
        const previous = momentAt(reel, wanted - 1).view;
        const steps = same && entry ? movesOf(after.chapter.table, previous, after.view, entry) : [];
        const apply = (): void => {
            if (this.reel === reel) this.event = wanted;
        };
        this.queue.push({ apply, steps });
    }
}
