// One table that is looked at: how it is, its game as one viewer knows it, what is asked, who is there and what is said.
import type { Events, GameShown, Outgoing, Sketched, TableShown, Talk } from "../protocol/generated/messages";
import { call } from "../protocol/http";
import { asProblem, type Problem } from "../protocol/problem";
import { line as mine, type Line } from "./line.svelte";
import { me } from "./me.svelte";
import { Told } from "./told.svelte";

export type { News } from "./told.svelte";

export class Watched extends Told {
    shown = $state.raw<TableShown | null>(null);
    spectators = $state(0);
    problem = $state.raw<Problem | null>(null); // why the table cannot be looked at
    private stops: (() => void)[] = [];
    private readonly first: (own: readonly number[]) => number | null;
    private readonly line: Line;

    /** `first`: which of one's own seats looks when one comes; none is the look of a spectator. */
    constructor(id: string, first: (own: readonly number[]) => number | null = (own) => own[0] ?? null, line = mine) {
        super(id);
        this.first = first;
        this.line = line;
    }

    /** The seats of who plays here. */
    get own(): number[] {
        const seats = this.shown?.seats ?? [];
        return seats.flatMap((seat, number) => (seat.person && seat.person.id === me.person?.id ? [number] : []));
    }

    /** Begins to look; what is returned ends it. */
    open(seat?: number): () => void {
        this.stops = [
            this.line.listen((message) => this.hear(message)),
            this.line.onRefused(this.id, (problem) => (this.problem = problem)),
        ];
        void this.begin(seat);
        return () => this.close();
    }

    private async begin(seat?: number): Promise<void> {
        try {
            this.shown = await call("GET /api/tables/{table}", { path: { table: this.id } });
        } catch (error) {
            this.problem = asProblem(error);
            return;
        }
        if (this.stops.length > 0) this.look(seat ?? this.first(this.own));
    }

    private close(): void {
        for (const stop of this.stops) stop();
        this.stops = [];
        this.line.socket.unwatch(this.id);
    }

    /** Looks through the eyes of a seat, or of none. Before the game there is nothing that only a seat sees. */
    look(seat: number | null): void {
        this.seat = this.shown?.state === "open" ? null : seat;
        this.line.socket.watch(this.id, this.seat);
    }

    async answer(option: string): Promise<void> {
        const { question, answering: seat, id } = this;
        if (!question || seat === null) return;
        this.answered = question;
        const { decision, part } = question;
        try {
            await this.line.socket.request({ type: "answer", table: id, seat, decision, part, option });
        } catch (error) {
            this.answered = null;
            throw error;
        }
    }

    async undo(): Promise<void> {
        if (this.seat !== null) await this.line.socket.request({ type: "undo", table: this.id, seat: this.seat });
    }

    async why(option: string): Promise<string> {
        const { answering: seat, id } = this;
        if (seat === null) return "";
        const answer = await this.line.socket.request({ type: "why", table: id, seat, option });
        return answer.type === "because" ? answer.rule : "";
    }

    async sketch(bandit: number, place: number, card: string): Promise<Pick<Sketched, "options" | "place">> {
        if (this.seat === null) throw new Error("a spectator has no bandit");
        return this.line.socket.sketch({ type: "sketch", table: this.id, seat: this.seat, bandit, place, card });
    }

    private hear(message: Outgoing): void {
        if (!("table" in message) || message.table !== this.id) return;
        if (message.type === "game") this.began(message);
        else if (message.type === "events") this.hearEvents(message);
        else if (message.type === "asking") this.asks(message.asking);
        else if (message.type === "table") this.changed(message.shown);
        else if (message.type === "presence") {
            this.present = new Set(message.people);
            this.spectators = message.spectators;
        } else this.said(message);
    }

    private began(game: GameShown): void {
        this.problem = null;
        this.begins(game);
    }

    private hearEvents(news: Events): void {
        if (!this.view) return;
        if (news.first > this.event + 1) {
            this.line.socket.watch(this.id, this.seat); // something is missing: all of it is asked for
            return;
        }
        this.goesOn(news.events.slice(this.event + 1 - news.first), news.asking);
    }

    /** A table that begins to play is looked at again, now through one's own eyes. */
    private changed(shown: TableShown): void {
        const begins = this.shown?.state === "open" && shown.state === "playing";
        this.shown = shown;
        if (begins) this.look(this.first(this.own));
    }

    private said(talk: Talk): void {
        if (!this.talk.some((one) => one.id === talk.id)) this.talk = [...this.talk, talk];
    }
}
