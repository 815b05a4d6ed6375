// A game as one viewer is told it: its view, what happened, what is asked. A table is one (`Watched`), a lesson another.
import { follow, type Happened } from "../game/follow";
import { isOver } from "../game/round";
import { type Line, tell } from "../game/story";
import { Table } from "../game/table";
import type {
    Entry,
    GameShown,
    Question,
    SeatShown,
    Sketched,
    Talk,
    View,
    Waiting,
} from "../protocol/generated/messages";

/** What has just been told: the view before, and what has happened since. */
export interface News {
    before: View;
    happened: Happened[];
}

/** What a game's screen needs to know of the table around it. */
export interface Around {
    seats: SeatShown[];
    options: { plan: "open" | "memory"; rated: boolean };
}

export abstract class Told {
    readonly id: string;
    readonly alone: boolean = false; // nobody else is there: no line, no talk, no pauses
    seat = $state<number | null>(null); // through whose eyes; none for a spectator
    abstract shown: Around | null;
    table = $state.raw<Table | null>(null); // none before the game
    view = $state.raw<View | null>(null); // always the newest: motion only tells how it came to be
    event = $state(0); // the number of the last event
    start = $state.raw<{ readonly view: View; readonly event: number } | null>(null); // where one began to look
    seen = $state<number | null>(null); // the last one that this seat had seen when it came back
    happenings = $state.raw<Happened[]>([]); // all that was told since one looks on
    lines = $state.raw<Line[]>([]); // the same as a story
    asking = $state.raw<Waiting | null>(null);
    askedAt = $state(0); // when that was said, for the clocks
    protected answered = $state.raw<Question | null>(null); // here, though it may stand a moment longer
    present = $state.raw<ReadonlySet<string>>(new Set());
    talk = $state.raw<Talk[]>([]);
    private readonly ears = new Set<(news: News) => void>();

    constructor(id: string) {
        this.id = id;
    }

    /** The seat that answers here: one's own. */
    get answering(): number | null {
        return this.seat;
    }

    /** The question to that seat, whether the game stands still or not. */
    protected get put(): Question | null {
        return this.asking?.question ?? null;
    }

    /** What one's own seat is asked now; nothing from its answer on until it is told what came of it, nor in a pause. */
    get question(): Question | null {
        if (this.asking?.paused) return null;
        const asked = this.put;
        const { decision, part } = this.answered ?? {};
        return asked?.decision === decision && asked?.part === part ? null : asked;
    }

    /** Whether the game waits because nobody is there: it stands still, and nobody has wished it. */
    get rests(): boolean {
        return this.asking !== null && this.asking.paused && this.asking.pausing.length === 0;
    }

    /** What is said of a game that stands still. */
    get still(): string {
        return this.rests ? "play-rests" : "play-paused";
    }

    get over(): boolean {
        return this.view !== null && isOver(this.view);
    }

    /** Is told what happens, as it happens. */
    listen(ear: (news: News) => void): () => void {
        this.ears.add(ear);
        return () => this.ears.delete(ear);
    }

    /** Answers what one's own seat is asked. */
    abstract answer(option: string): Promise<void>;

    /** Takes the last answer back. */
    abstract undo(): Promise<void>;

    /** The rule that bars an option; "" if none does, none at all if nobody can say. */
    abstract why(option: string): Promise<string | null>;

    /** Where a card would lead one's bandit from a place. */
    abstract sketch(bandit: number, place: number, card: string): Promise<Pick<Sketched, "options" | "place">>;

    /** A game is told from here on. */
    protected begins(game: Pick<GameShown, "legend" | "view" | "event" | "seen" | "asking">): void {
        this.table = new Table(game.legend);
        this.view = game.view;
        this.event = game.event;
        this.start = { view: game.view, event: game.event };
        this.seen = game.seen;
        this.happenings = [];
        this.lines = [];
        this.answered = null;
        this.asks(game.asking);
    }

    /** More has happened, and is told to who listens. */
    protected goesOn(fresh: Entry[], asking: Waiting): void {
        const before = this.view;
        const happened = this.takeIn(fresh);
        if (fresh.some((entry) => entry.name === "undone")) this.answered = null; // the same may be asked again
        this.asks(asking);
        if (before && happened.length > 0) for (const ear of this.ears) ear({ before, happened });
    }

    /** Takes in what has happened. */
    protected takeIn(fresh: Entry[]): Happened[] {
        const { view: before, table } = this;
        if (!before || !table) return [];
        const happened = follow(before, fresh, this.event);
        this.view = happened.at(-1)?.view ?? before;
        this.event += fresh.length;
        this.happenings = [...this.happenings, ...happened];
        this.lines = tell(table, this.lines, happened);
        return happened;
    }

    protected asks(asking: Waiting): void {
        this.asking = asking;
        this.askedAt = Date.now();
    }
}
