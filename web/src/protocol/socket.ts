// The line to the server. It opens itself again after growing pauses, looks at the same tables again from the last event
// that it has, and sends once more what was not acknowledged: the server carries a command out once.
import { type Incoming, type Outgoing, PROTOCOL, type SketchSent, type WatchSent } from "./generated/messages";
import { pause } from "./pauses";
import { asProblem, LOST, noConnection, Problem } from "./problem";

export type LineState =
    | "idle" // nobody wants it
    | "connecting"
    | "open"
    | "waiting" // it broke, and will be tried again
    | "stranger"; // the server does not know who this is any more

/** What is asked of the server and not answered yet. */
interface Open {
    message: Incoming;
    again: boolean; // whether it may be sent again when the line broke meanwhile
    resolve: (answer: Outgoing) => void;
    reject: (problem: Problem) => void;
}

type WithoutId<M> = M extends unknown ? Omit<M, "id" | "command"> : never;
type Requested = WithoutId<Exclude<Incoming, WatchSent>>;

const NOT_KNOWN = 4401;
const NO_MESSAGE = "no-message"; // what was sent is nothing that the server knows
const ANSWERED = 10_000; // milliseconds in which a command is answered on a line that is good
const ONCE = new Set(["say", "emote", "why", "sketch"]); // not sent again: they would be heard twice, or are stale

export interface Hooks {
    heard(message: Outgoing): void;
    state(state: LineState): void;
    /** A table cannot be looked at: there is none, or the seat is somebody else's. */
    refused(table: string, problem: Problem): void;
    /** The server speaks another version of the protocol than this page, or does not understand it. */
    outdated(): void;
    /** Whether the server still knows this browser: asked when a line could not be opened. */
    known(): Promise<boolean>;
}

export class Socket {
    private readonly address: string;
    private readonly hooks: Hooks;
    private wire: WebSocket | null = null;
    private tries = 0;
    private greeted = false; // whether this line has said hello
    private timer: ReturnType<typeof setTimeout> | undefined;
    private watchdog: ReturnType<typeof setTimeout> | undefined;
    private readonly watched = new Map<string, { seat: number | null; after: number | null }>();
    private lobby = false;
    private readonly open = new Map<string, Open>();
    private current: LineState = "idle";

    constructor(address: string, hooks: Hooks) {
        this.address = address;
        this.hooks = hooks;
    }

    get state(): LineState {
        return this.current;
    }

    /** Opens the line, or tries again at once if it waits. */
    start(): void {
        if (this.wire) return;
        clearTimeout(this.timer);
        this.become("connecting");
        this.greeted = false;
        const wire = new WebSocket(this.address);
        this.wire = wire;
        wire.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Outgoing);
        wire.onclose = (event) => {
            if (this.wire === wire) void this.broke(event.code);
        };
    }

    /** Closes the line for good. */
    stop(): void {
        clearTimeout(this.timer);
        clearTimeout(this.watchdog);
        this.tries = 0;
        const wire = this.wire;
        this.wire = null;
        wire?.close();
        this.giveUp(() => true);
        this.become("idle");
    }

    /** Looks at a table: from a seat, or from none. After a break it is looked at again, from the last event on. */
    watch(table: string, seat: number | null, after: number | null = null): void {
        this.watched.set(table, { seat, after });
        if (this.greeted) this.look(table);
        this.start();
    }

    /** Looks away. */
    unwatch(table: string): void {
        if (this.watched.delete(table) && this.greeted) this.post({ type: "unwatch", table });
    }

    /** Is told of public tables, or no longer. */
    listen(on: boolean): void {
        this.lobby = on;
        if (this.greeted) this.post({ type: "lobby", on });
        this.start();
    }

    /** Asks the server for something; resolves when it is done, throws a Problem when it is refused. */
    request(message: Requested): Promise<Outgoing> {
        this.start();
        const id = newId();
        const command = message.type === "answer" || message.type === "undo";
        const whole = { ...message, ...(command ? { command: id } : { id }) } as Incoming;
        return this.ask(whole, !ONCE.has(message.type));
    }

    /** Where a card of one's own would lead; a question like the others, with an answer of its own. */
    async sketch(message: Omit<SketchSent, "id">): Promise<{ options: string[]; place: number }> {
        const answer = await this.request(message);
        return answer.type === "sketched" ? answer : { options: [], place: -1 };
    }

    private look(table: string): void {
        const { seat, after } = this.watched.get(table) ?? { seat: null, after: null };
        this.ask({ type: "watch", table, seat, after, id: newId() }, false).catch((error: unknown) => {
            const problem = asProblem(error);
            if (problem.code !== LOST) this.hooks.refused(table, problem); // one that was lost is looked at again
        });
    }

    private ask(message: Incoming, again: boolean): Promise<Outgoing> {
        return new Promise((resolve, reject) => {
            this.open.set(idOf(message), { message, again, resolve, reject });
            if (this.greeted) this.post(message);
            else if (!again) this.giveUp((one) => one.message === message);
        });
    }

    private post(message: Incoming): void {
        this.wire?.send(JSON.stringify(message));
        if (idOf(message) !== "") this.guard();
    }

    /** A line on which nothing is answered any more is dead, though nobody has said so: it is opened anew. */
    private guard(): void {
        clearTimeout(this.watchdog);
        if (this.open.size === 0) return;
        this.watchdog = setTimeout(() => {
            const wire = this.wire;
            if (!wire || this.open.size === 0) return;
            wire.onclose = null;
            wire.close();
            void this.broke(0);
        }, ANSWERED);
    }

    private hear(message: Outgoing): void {
        if (message.type === "hello") this.greet(message.protocol);
        else if (message.type === "game") this.note(message.table, message.event);
        else if (message.type === "events") this.note(message.table, message.first + message.events.length - 1);
        else if (message.type === "done") this.settle(message.command, (one) => one.resolve(message));
        else if (message.type === "because" || message.type === "sketched") {
            this.settle(message.id, (one) => one.resolve(message));
        } else if (message.type === "refused" && message.command != null) {
            const problem = new Problem(0, message.code, message.message, message.rule);
            this.settle(message.command, (one) => one.reject(problem));
        }
        if (message.type === "refused" && message.code === NO_MESSAGE) this.hooks.outdated();
        this.hooks.heard(message);
    }

    private greet(protocol: number): void {
        if (protocol !== PROTOCOL) this.hooks.outdated();
        const unanswered = [...this.open.values()];
        this.greeted = true;
        this.tries = 0;
        this.become("open");
        for (const table of this.watched.keys()) this.look(table);
        if (this.lobby) this.post({ type: "lobby", on: true });
        for (const { message } of unanswered) this.post(message);
    }

    private note(table: string, event: number): void {
        const watched = this.watched.get(table);
        if (watched) watched.after = event;
    }

    private settle(id: string, how: (one: Open) => void): void {
        const one = this.open.get(id);
        if (!one) return;
        this.open.delete(id);
        this.guard();
        how(one);
    }

    /** What cannot be sent again is given up. */
    private giveUp(which: (one: Open) => boolean): void {
        for (const [id, one] of this.open) {
            if (!which(one)) continue;
            this.open.delete(id);
            one.reject(noConnection());
        }
    }

    private async broke(code: number): Promise<void> {
        const opened = this.greeted;
        this.greeted = false;
        this.wire = null;
        clearTimeout(this.watchdog);
        this.giveUp((one) => !one.again);
        this.become("waiting");
        const stranger = code === NOT_KNOWN || !opened ? !(await this.hooks.known()) : false;
        if (this.current !== "waiting") return; // somebody has started or stopped it meanwhile
        if (stranger) {
            this.become("stranger");
            this.giveUp(() => true);
            return;
        }
        this.timer = setTimeout(() => this.start(), pause(this.tries, code));
        this.tries += 1;
    }

    private become(state: LineState): void {
        if (state === this.current) return;
        this.current = state;
        this.hooks.state(state);
    }
}

function idOf(message: Incoming): string {
    if ("command" in message) return message.command;
    return "id" in message ? (message.id ?? "") : "";
}

/** An id that no other command has. Over plain http browsers have no randomUUID. */
export function newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a line on the server that this page came from. */
export function lineAddress(page: { protocol: string; host: string }, path = "/ws"): string {
    return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}${path}`;
}
