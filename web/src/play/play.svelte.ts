// A game that is being played on this screen: what is shown of it, what is chosen, and what is asked of the server.
import {
    endOf,
    grown,
    happenedIn,
    lastChapter,
    lastTold,
    momentAt,
    type Reel,
    reelFrom,
    startOf,
    stepFrom,
} from "../game/reel";
import type { Line } from "../game/story";
import { turnStarts } from "../game/turns";
import type { Entry, View, Waiting } from "../protocol/generated/messages";
import { asProblem, type Problem } from "../protocol/problem";
import { settings } from "../settings/settings.svelte";
import { line } from "../stores/line.svelte";
import type { News, Told } from "../stores/told.svelte";
import { type Names, youIn } from "../text/names";
import { type Choice, choiceOf, choicesOf, nameOf, wouldBe } from "./choices";
import { Clock } from "./clock.svelte";
import { earlierReel } from "./earlier";
import { isHeld } from "./hits";
import { numberOf } from "./ids";
import type { Choosing, Marks } from "./marks";
import { blindfold, type Shown, shownOf } from "./motions";
import { readerOf } from "./sitters";

const HOLD = 2400; // ms: what happens to oneself is looked at for a moment

export class Play extends Clock {
    chosen = $state<string | null>(null); // an option, before it is confirmed
    sending = $state(false);
    problem = $state.raw<Problem | null>(null);
    why = $state<{ what: string; rule: string } | null>(null); // why something is not offered
    unread = $state<number | null>(null); // the last event that was seen, while what was missed is read
    private before = $state.raw<Reel | null>(null); // what happened before this page looked
    private look = $state.raw<Look | null>(null);

    /** What is shown now: the newest view, one on the way to it, or one that is looked back at. */
    override get view(): View | null {
        if (this.busy) return this.lagging;
        return this.back ? momentAt(this.reel, this.back.at).view : this.watched.view;
    }

    get seat(): number {
        return this.watched.seat ?? -1;
    }

    /** The seat that answers here: one's own, or one that is asked before everybody on a device that several share. */
    get answering(): number {
        return this.watched.answering ?? -1;
    }

    /** What one is asked, once everything before it has been shown. */
    get question(): Waiting["question"] {
        return this.busy || this.sending || this.back ? null : this.watched.question;
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
    override get upTo(): number {
        return this.busy ? this.upToNow : (this.back?.at ?? this.watched.event);
    }

    /** Where one looks back at; nowhere, if the game was told anew meanwhile. */
    private get back(): Look | null {
        return this.look?.start === this.watched.start ? this.look : null;
    }

    /** Whether something earlier is looked at: then nothing can be answered. */
    get looking(): boolean {
        return this.back !== null;
    }

    override get upToDate(): boolean {
        return !this.busy && !this.looking;
    }

    /** The log before this page looked. */
    get earlier(): readonly Line[] {
        return this.before?.lines ?? [];
    }

    /** The lines that were told since one looks back. */
    get fresh(): number {
        const since = this.back?.since;
        return since === undefined ? 0 : this.watched.lines.filter((one) => one.number > since).length;
    }

    /** The game as it was told, moment by moment; made only when somebody looks back. */
    private readonly reel = $derived.by((): Reel => {
        const { table, start, happenings } = this.watched;
        if (!table || !start) throw new Error("no game is told yet");
        const before = this.before && lastChapter(this.before);
        const fits = before !== null && endOf(before) === start.event;
        return grown(fits ? before : reelFrom(table, start.view, start.event), happenings);
    });

    /** How many cards lay on the pile when each turn of the round began, as far as it was told. */
    get turnStarts(): number[] | null {
        const { table, start } = this.watched;
        if (!table || !start) return null;
        const before = this.before && endOf(this.before) === start.event ? lastChapter(this.before) : null;
        return turnStarts(table, before ? momentAt(before, 0).view : start.view, this.backwards(before));
    }

    /** What was told up to what is shown, the last thing first. */
    private *backwards(before: Reel | null): Iterable<Entry> {
        const { upTo } = this;
        const { happenings } = this.watched;
        for (let i = happenings.length - 1; i >= 0; i--) {
            const one = happenings[i];
            if (one && one.number <= upTo) yield one.entry;
        }
        const moments = before?.moments ?? [];
        for (let i = moments.length - 1; i >= 0; i--) {
            const { number, entry } = moments[i] ?? { number: 0, entry: null };
            if (entry && number <= upTo) yield entry;
        }
    }

    /** The last entry before the moment that is looked at. */
    private get lookedAt(): Entry | null {
        return this.looking ? (lastTold(this.reel, this.upTo)?.entry ?? null) : null;
    }

    /** The view after something that was told, as far as one can look back. */
    viewAfter(entry: Entry): View | undefined {
        return this.reel.moments.find((one) => one.entry === entry)?.view;
    }

    /** The entry that is just being shown, or the last one before the moment that is looked at. */
    override get happening(): Entry | null {
        return super.happening ?? this.lookedAt;
    }

    get canStepBack(): boolean {
        const { start } = this.watched;
        return start !== null && this.upTo > this.firstEvent;
    }

    /** The first event that one can look back at. */
    get firstEvent(): number {
        const { start } = this.watched;
        const chapter = this.before?.chapters.at(-1);
        const fits = this.before && start && endOf(this.before) === start.event;
        return (fits ? chapter?.first : start?.event) ?? 0;
    }

    /** Asks for the log up to where this page began to look; it is a help, without which one can play. */
    async recall(): Promise<void> {
        const { id, seen } = this.watched;
        const upto = this.watched.event - this.watched.happenings.length;
        if (seen !== null && seen < upto) this.away = seen;
        this.before = null;
        if (upto <= 0) return;
        try {
            this.before = await earlierReel(id, this.seat, upto);
        } catch {
            this.before = null;
        }
    }

    protected override happened(news: News): void {
        this.chosen = null;
        this.why = null;
        if (!this.looking) super.happened(news); // who looks back comes to it
    }

    protected override readonly pauseOn = ({ entry, view }: Shown): number => {
        const { table, looking, watched } = this;
        return !looking && table && isHeld({ table, you: youIn(table, readerOf(watched)) }, view, entry) ? HOLD : 0;
    };

    /** One event back, at once, or on, which is shown. */
    async step(way: 1 | -1): Promise<void> {
        if (way < 0 ? !this.canStepBack : !this.looking) return;
        const from = this.upTo;
        await this.settle();
        const wanted = stepFrom(this.reel, from, way);
        if (way < 0) this.lookAt(wanted);
        else this.showPart(momentAt(this.reel, wanted - 1).number, wanted);
    }

    /** Shows a line of the log once more; one stays at its end. */
    async showLine(line: Pick<Line, "number">): Promise<void> {
        await this.settle();
        const next = this.reel.lines.find((one) => one.number > line.number);
        this.showPart(line.number - 1, next ? next.number - 1 : endOf(this.reel));
    }

    /** Shows what is being told once more from the line's beginning on, and goes on from there. */
    async again(): Promise<void> {
        const number = this.upTo;
        await this.settle();
        const line = this.reel.lines.findLast((one) => one.number <= number);
        this.showPart((line?.number ?? number) - 1, endOf(this.reel));
    }

    /** Whether a line of the log can be shown. */
    canShow(line: Pick<Line, "number">): boolean {
        return line.number > this.firstEvent;
    }

    /** Everything is as it is now. */
    async toNow(): Promise<void> {
        await this.settle();
        this.look = null;
        this.herd = this.watched.view ? this.herdAt(this.watched.view, this.herd) : [];
    }

    protected override async settle(): Promise<void> {
        await super.settle();
        this.takeBack();
    }

    private lookAt(number: number): void {
        const { start, event } = this.watched;
        if (!start) return;
        this.look = { at: number, since: this.back?.since ?? event, start };
        this.herd = this.herdAt(momentAt(this.reel, number).view, this.herd);
    }

    /** Shows what happened from one event to another; at the last of all one is back in the game. */
    private showPart(from: number, to: number): void {
        const { table } = this;
        if (!table) return;
        const begin = Math.max(from, startOf(this.reel));
        const { view } = momentAt(this.reel, begin);
        const part = this.reel.moments.filter(({ number }) => number > begin && number <= to);
        const shown = shownOf(table, view, happenedIn(part));
        const memory = this.watched.shown?.options.plan === "memory";
        this.lookAt(to);
        if (to >= endOf(this.reel)) this.look = null;
        this.show(view, memory && this.looking ? shown.map(blindfold) : shown);
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
        if (this.chosen !== null && this.question) await this.answer(this.chosen);
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

    /** A place that is not offered was pressed: asks why not, for it or for who is there. Whether there is something to ask. */
    wonder(names: Names, marks: Marks, id: string): boolean {
        const { table, view, question } = this;
        if (!id.startsWith("place ") || !table || !view || !question) return false;
        const place = numberOf(id);
        const here = view.at.findIndex((where, pawn) => where === place && !marks.pawns.has(pawn));
        const there = wouldBe(question, "place", nameOf(table, "place", place), table);
        const about = here >= 0 ? wouldBe(question, "pawn", nameOf(table, "pawn", here), table) : null;
        if (there) void this.askWhy(there, names.place(place, "to"));
        else if (about) void this.askWhy(about, names.pawn(here));
        return (there ?? about) !== null;
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

/** What somebody looks back at, and since which event he does. */
interface Look {
    readonly at: number;
    readonly since: number;
    readonly start: Told["start"];
}
