// One clock for whatever tells a game: what happens is shown in its order, and everything on the screen is of the moment
// that is shown. Whoever lays out a screen takes view, doing and happening from here, never from what was told last.
import { tick } from "svelte";

import { type Doing, doingAt } from "../game/doing";
import type { Line } from "../game/story";
import type { Table } from "../game/table";
import type { Entry, View, Waiting } from "../protocol/generated/messages";
import { type Item, MotionQueue, playerOn } from "../scene/motion";
import type { Stage } from "../scene/stage";
import type { Step } from "../scene/steps";
import { settings } from "../settings/settings.svelte";
import { audible } from "../sound/heard";
import type { News, Told } from "../stores/told.svelte";
import { type Herd, herdOf, mountCounts } from "./herd";
import { numberOf } from "./ids";
import { type Shown, shownOf, withMount } from "./motions";

const MANY = 60; // who comes back after so many events is not made to watch them
const HURRY = 8; // so many waiting things double the speed
const BEAT = 420; // a card that was turned over is looked at for a moment
const NOBODY: Doing = { seats: [], does: "" };

export class Clock<T extends Told = Told> {
    readonly watched: T;
    busy = $state(false); // whether something is being shown
    now = $state.raw<Shown | null>(null); // what is being shown
    landing = $state(-1); // the card of the plan that is still on its way there
    away = $state<number | null>(null); // the last event that was seen, if more happened while nobody looked
    stage: () => Stage | undefined = () => undefined;
    readonly queue: MotionQueue;
    herd = $state.raw<Herd>([]); // which mount is where in what is shown
    protected lagging = $state.raw<View | null>(null);
    protected waiting = 0;
    private from = $state(0); // the last event before what is being shown
    private tracked: Herd = []; // the herd after all that waits to be shown
    private cut: () => void = () => undefined;
    private skipping = false; // all that waits is shown at once
    private finished: Shown | null = null; // what was ended by a touch: it is not looked at for longer

    constructor(watched: T) {
        this.watched = watched;
        const stage = (): Stage | undefined => this.stage();
        this.queue = new MotionQueue(stage, audible(playerOn(stage)), () => ({
            speed: settings.choices.speed * (1 + this.waiting / HURRY),
            reduced: settings.reduced,
        }));
    }

    /** The view that is shown now: the newest, or one on the way to it. */
    get view(): View | null {
        return this.busy ? this.lagging : this.watched.view;
    }

    get table(): Table | null {
        return this.watched.table;
    }

    get asking(): Waiting | null {
        return this.watched.asking;
    }

    /** Whether what is shown is how things stand. */
    get upToDate(): boolean {
        return !this.busy;
    }

    /** The seats that act in what is shown, and what they do; where all has been shown, those the game waits for. */
    get doing(): Doing {
        const { asking, table, view } = this;
        if (this.upToDate) return { seats: asking && !asking.paused ? asking.seats : [], does: asking?.about ?? "" };
        return table && view ? doingAt(table, view, this.happening) : NOBODY;
    }

    /** The number of the last event that is shown. */
    get upTo(): number {
        return this.busy ? this.upToNow : this.watched.event;
    }

    /** The same, while something is being shown. */
    protected get upToNow(): number {
        return this.now?.number ?? this.from;
    }

    /** The entry that is just being shown. */
    get happening(): Entry | null {
        return this.now?.entry ?? null;
    }

    /** The story up to what is shown. */
    get told(): readonly Line[] {
        return this.watched.lines.filter((one) => one.number <= this.upTo);
    }

    /** Begins to show what happens; what is returned ends it. */
    open(): () => void {
        return this.watched.listen((news) => this.happened(news));
    }

    protected happened(news: News): void {
        const { table } = this;
        if (!table) return;
        const backlog = this.waiting + news.happened.length;
        if (document.visibilityState === "hidden") this.away ??= this.watched.event - news.happened.length;
        if (document.visibilityState === "hidden" || backlog > MANY) {
            this.skip();
            return;
        }
        this.show(news.before, shownOf(table, news.before, news.happened));
    }

    protected show(before: View, all: readonly Shown[]): void {
        if (!this.busy) {
            this.lagging = before;
            this.from = (all[0]?.number ?? 1) - 1;
            this.herd = this.herdAt(before, this.herd);
            this.tracked = this.herd;
        }
        this.busy = true;
        this.waiting += all.length;
        this.queue.push(...all.flatMap((shown) => [this.item(shown), ...this.hold(shown)]));
        void this.queue.rest().then(() => {
            if (!this.queue.busy) this.rested();
        });
    }

    private rested(): void {
        this.skipping = false;
        this.busy = false;
        this.waiting = 0;
        this.now = null;
    }

    /** Ends what is being shown, before something else is. */
    protected async settle(): Promise<void> {
        this.skip();
        await this.queue.rest();
        this.rested();
    }

    private item(shown: Shown): Item {
        const herd = this.herdAt(shown.view, this.tracked);
        const steps = withMount(shown.steps, this.tracked, herd);
        this.tracked = herd;
        return {
            steps,
            apply: async () => {
                this.waiting = Math.max(0, this.waiting - 1);
                const pause = this.now ? this.pauseAfter(this.now, shown) : 0;
                if (pause > 0) await this.beat(pause);
                this.lagging = shown.view;
                this.herd = herd;
                this.now = shown;
                this.landing = landingIn(steps);
                await tick();
            },
            done: () => (this.landing = -1),
        };
    }

    protected herdAt(view: View, before: Herd): Herd {
        return this.table ? herdOf(mountCounts(this.table, view), before) : [];
    }

    /** How long something is looked at before the next thing comes, in ms: a card that was turned over, for one. */
    protected pauseAfter(shown: Shown, next: Shown): number {
        return shown.entry.name === "resolved" && next.entry.name !== "asked" ? BEAT : 0;
    }

    private hold(shown: Shown): Item[] {
        const pause = this.pauseOn(shown);
        const look = (): Promise<void> => (this.finished === shown ? Promise.resolve() : this.beat(pause));
        return pause > 0 ? [{ steps: [], apply: look }] : [];
    }

    /** How long something is looked at once it has been shown, whatever comes next, in ms. */
    protected readonly pauseOn: (shown: Shown) => number = () => 0;

    /** A moment to look, which a touch ends. */
    private beat(pause: number): Promise<void> {
        if (this.skipping) return Promise.resolve();
        const speed = settings.choices.speed * (1 + this.waiting / HURRY);
        return new Promise((resolve) => {
            const timer = setTimeout(resolve, pause / speed);
            this.cut = () => {
                clearTimeout(timer);
                resolve();
            };
        });
    }

    /** The running motion jumps to its end. */
    finish(): void {
        this.finished = this.now;
        this.cut();
        this.queue.finish();
    }

    /** Everything is as it is now. */
    skip(): void {
        this.skipping = this.busy;
        this.cut();
        this.queue.skip();
    }
}

/** The card of the plan that some motions bring there; -1 for none. */
function landingIn(steps: readonly Step[]): number {
    const flight = steps.find((step) => step.kind === "plan");
    return flight ? numberOf(flight.to) : -1;
}
