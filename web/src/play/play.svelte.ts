// A game that is being played on this screen: what is shown of it, what is chosen, and what is asked of the server.
import { tick } from "svelte";

import type { Table } from "../game/table";
import type { View, Waiting } from "../protocol/generated/messages";
import { asProblem, type Problem } from "../protocol/problem";
import { type Item, MotionQueue, playerOn } from "../scene/motion";
import type { Stage } from "../scene/stage";
import { settings } from "../settings/settings.svelte";
import { line } from "../stores/line.svelte";
import type { News, Told } from "../stores/told.svelte";
import type { Line } from "../game/story";
import { type Choice, choiceOf, choicesOf } from "./choices";
import { earlierLines } from "./earlier";
import { type Herd, herdOf } from "./herd";
import type { Choosing } from "./marks";
import { type Shown, shownOf, withHorse } from "./motions";
import { horseCounts } from "./stage";

const MANY = 60; // who comes back after so many events is not made to watch them
const KEPT = 120; // things that can be watched again
const HURRY = 8; // so many waiting things double the speed
const BEAT = 420; // a card that was turned over is looked at for a moment

export class Play {
    readonly watched: Told;
    chosen = $state<string | null>(null); // an option, before it is confirmed
    sending = $state(false);
    problem = $state.raw<Problem | null>(null);
    why = $state<{ what: string; rule: string } | null>(null); // why something is not offered
    busy = $state(false); // whether something is being shown
    now = $state.raw<Shown | null>(null); // what is being shown
    missed = $state(0); // events that happened while nobody looked
    earlier = $state.raw<Line[]>([]); // the log before this page looked
    stage: () => Stage | undefined = () => undefined;
    readonly queue: MotionQueue;
    private lagging = $state.raw<View | null>(null);
    herd = $state.raw<Herd>([]); // which horse is where in what is shown
    private tracked: Herd = []; // and after all that waits to be shown
    private waiting = 0;
    private past: { before: View; shown: Shown }[] = [];
    private cut: () => void = () => undefined;

    constructor(watched: Told) {
        this.watched = watched;
        const stage = (): Stage | undefined => this.stage();
        this.queue = new MotionQueue(stage, playerOn(stage), () => ({
            speed: settings.choices.speed * (1 + this.waiting / HURRY),
            reduced: settings.reduced,
        }));
    }

    /** What is shown now: the newest view, or one on the way to it. */
    get view(): View | null {
        return this.busy ? this.lagging : this.watched.view;
    }

    get table(): Table | null {
        return this.watched.table;
    }

    get seat(): number {
        return this.watched.seat ?? -1;
    }

    get asking(): Waiting | null {
        return this.watched.asking;
    }

    /** What one is asked, once everything before it has been shown. */
    get question(): Waiting["question"] {
        return this.busy || this.sending ? null : this.watched.question;
    }

    get choices(): Choice[] {
        const { table, view } = this;
        return table && view ? choicesOf(table, view, this.question, this.seat) : [];
    }

    get choice(): Choice | undefined {
        return choiceOf(this.choices, this.chosen);
    }

    get choosing(): Choosing | null {
        const { question, asking } = this;
        return question && asking ? { question, numbers: asking.numbers, chosen: this.chosen } : null;
    }

    /** The number of the last event that is shown: the log does not run ahead of the picture. */
    get upTo(): number {
        return this.busy && this.now ? this.now.number : this.watched.event;
    }

    /** Begins to show what happens; what is returned ends it. */
    open(): () => void {
        return this.watched.listen((news) => this.happened(news));
    }

    /** Asks for the log up to where this page began to look; it is a help, without which one can play. */
    async recall(table: Table): Promise<void> {
        const { id, seen } = this.watched;
        const upto = this.watched.event - this.watched.entries.length;
        if (seen !== null && seen < upto) this.missed = upto - seen;
        if (upto <= 0) return;
        try {
            this.earlier = await earlierLines(id, this.seat, table, upto);
        } catch {
            this.earlier = [];
        }
    }

    private happened(news: News): void {
        this.chosen = null;
        this.why = null;
        const { table } = this;
        if (!table) return;
        const backlog = this.waiting + news.entries.length;
        if (document.visibilityState === "hidden") this.missed += news.entries.length;
        if (document.visibilityState === "hidden" || backlog > MANY) {
            this.skip();
            return;
        }
        const all = shownOf(table, news.before, news.entries);
        let before = news.before;
        for (const shown of all) {
            this.past.push({ before, shown });
            before = shown.view;
        }
        this.past = this.past.slice(-KEPT);
        this.show(news.before, all);
    }

    private show(before: View, all: readonly Shown[]): void {
        if (!this.busy) {
            this.lagging = before;
            this.herd = this.herdAt(before, this.herd);
            this.tracked = this.herd;
        }
        this.busy = true;
        this.waiting += all.length;
        this.queue.push(...all.map((shown) => this.item(shown)));
        void this.queue.rest().then(() => {
            if (this.queue.busy) return;
            this.busy = false;
            this.waiting = 0;
            this.now = null;
        });
    }

    private item(shown: Shown): Item {
        const herd = this.herdAt(shown.view, this.tracked);
        const steps = withHorse(shown.steps, this.tracked, herd);
        this.tracked = herd;
        return {
            steps,
            apply: async () => {
                this.waiting = Math.max(0, this.waiting - 1);
                const turned = this.now?.entry.name === "resolved";
                if (turned && shown.entry.name !== "asked") await this.beat();
                this.lagging = shown.view;
                this.herd = herd;
                this.now = shown;
                await tick();
            },
        };
    }

    private herdAt(view: View, before: Herd): Herd {
        return this.table ? herdOf(horseCounts(this.table, view), before) : [];
    }

    /** A moment to look, which a touch ends. */
    private beat(): Promise<void> {
        const speed = settings.choices.speed * (1 + this.waiting / HURRY);
        return new Promise((resolve) => {
            const timer = setTimeout(resolve, BEAT / speed);
            this.cut = () => {
                clearTimeout(timer);
                resolve();
            };
        });
    }

    /** The running motion jumps to its end. */
    finish(): void {
        this.cut();
        this.queue.finish();
    }

    /** Everything is as it is now. */
    skip(): void {
        this.cut();
        this.queue.skip();
    }

    /** Shows the last card, or what came last, once more. */
    again(): void {
        if (this.busy) return;
        const from = this.past.findLastIndex(({ shown }) => BEGINS.has(shown.entry.name));
        const part = this.past.slice(Math.max(0, from));
        const first = part[0];
        if (first)
            this.show(
                first.before,
                part.map(({ shown }) => shown),
            );
    }

    get canLookBack(): boolean {
        return !this.busy && this.past.length > 0;
    }

    /** Chooses an answer; without confirming it is sent at once. */
    choose(option: string): void {
        this.why = null;
        this.problem = null;
        if (!this.question?.options.includes(option)) return;
        const several = (choiceOf(this.choices, option)?.options.length ?? 1) > 1;
        if (!settings.choices.confirm && !(several && this.chosen !== option)) void this.answer(option);
        else this.chosen = option;
    }

    /** Chooses among the answers of one thing; once more, the next of them, and after the last, none. */
    press(options: readonly string[]): void {
        const next = options[options.indexOf(this.chosen ?? "") + 1];
        if (next === undefined) this.takeBack();
        else this.choose(next);
    }

    takeBack(): void {
        this.chosen = null;
        this.why = null;
    }

    async confirm(): Promise<void> {
        if (this.chosen !== null) await this.answer(this.chosen);
    }

    private async answer(option: string): Promise<void> {
        this.sending = true;
        await this.tell(() => this.watched.answer(option));
        this.sending = false;
        this.chosen = null;
    }

    async undo(): Promise<void> {
        this.skip();
        await this.tell(() => this.watched.undo());
    }

    /** Asks why something is not offered. */
    async askWhy(option: string, what: string): Promise<void> {
        await this.tell(async () => {
            const rule = await this.watched.why(option);
            if (rule !== null) this.why = { what, rule };
        });
    }

    /** Says something to the table, wishes a pause, comes back: what the line carries besides answers. */
    async tell(send: () => Promise<unknown>): Promise<void> {
        this.problem = null;
        try {
            await send();
        } catch (error) {
            this.problem = asProblem(error);
        }
    }

    async pause(wish: boolean): Promise<void> {
        await this.tell(() => line.socket.request({ type: "pause", table: this.watched.id, wish }));
    }

    async comeBack(): Promise<void> {
        const { seat } = this;
        await this.tell(() => line.socket.request({ type: "return", table: this.watched.id, seat }));
    }
}

const BEGINS = new Set(["resolved", "played", "hidden", "drew", "event", "round", "turn"]);
