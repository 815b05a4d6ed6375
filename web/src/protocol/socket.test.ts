// The line breaks and comes back: nothing is lost, and nothing is done twice.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Incoming, type Outgoing, PROTOCOL } from "./generated/messages";
import { pause } from "./pauses";
import { type LineState, Socket } from "./socket";

/** The far end of a line, played by the test. */
class Wire {
    static all: Wire[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    sent: Incoming[] = [];

    constructor(readonly address: string) {
        Wire.all.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as Incoming);
    }
    close(): void {
        this.onclose?.({ code: 1000 });
    }
    says(message: Partial<Outgoing>): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    hello(protocol = PROTOCOL): void {
        this.says({ type: "hello", protocol, version: "1", person: "p", name: "Nora" });
    }
    breaks(code = 1006): void {
        this.onclose?.({ code });
    }
    of(type: string): Incoming[] {
        return this.sent.filter((message) => message.type === type);
    }
}

let states: LineState[] = [];
let refused: string[] = [];
let known = true;
let outdated = 0;

function makeSocket(): Socket {
    return new Socket("ws://here/ws", {
        heard: () => undefined,
        state: (state) => states.push(state),
        refused: (table, problem) => refused.push(`${table}: ${problem.code}`),
        outdated: () => (outdated += 1),
        known: () => Promise.resolve(known),
    });
}

function last(): Wire {
    const wire = Wire.all.at(-1);
    if (!wire) throw new Error("no line");
    return wire;
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.all = [];
    states = [];
    refused = [];
    known = true;
    outdated = 0;
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const ANSWER = { type: "answer", table: "t", seat: 0, decision: 4, part: 0, option: "draw" } as const;

test("a table is looked at again from the last event, and an unanswered command is sent again with its id", async () => {
    const socket = makeSocket();
    socket.watch("t", 0);
    last().hello();
    expect(last().of("watch")).toMatchObject([{ table: "t", seat: 0, after: null }]);
    last().says({ type: "game", table: "t", event: 7 });
    last().says({ type: "events", table: "t", first: 8, events: [{}, {}] } as unknown as Partial<Outgoing>);
    const done = socket.request(ANSWER);
    const [first] = last().of("answer");
    last().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.all).toHaveLength(2);
    last().hello();
    expect(last().of("watch")).toMatchObject([{ table: "t", seat: 0, after: 9 }]);
    expect(last().of("answer")).toEqual([first]);
    last().says({ type: "done", command: (first as { command: string }).command });
    expect(await done).toMatchObject({ type: "done" });
    expect(states).toEqual(["connecting", "open", "waiting", "connecting", "open"]);
});

test("what was said to the table is not said twice", async () => {
    const socket = makeSocket();
    socket.start();
    last().hello();
    const said = socket.request({ type: "say", table: "t", text: "hello" });
    last().breaks();
    await expect(said).rejects.toMatchObject({ code: "no-connection" });
    await vi.advanceTimersByTimeAsync(1000);
    last().hello();
    expect(last().of("say")).toEqual([]);
});

test("a refusal says why", async () => {
    const socket = makeSocket();
    socket.start();
    last().hello();
    const done = socket.request(ANSWER);
    const [sent] = last().of("answer") as { command: string }[];
    last().says({
        type: "refused",
        command: sent?.command ?? "",
        code: "no-option",
        message: "",
        rule: "BASE-SHOOT-4",
    });
    await expect(done).rejects.toMatchObject({ code: "no-option", rule: "BASE-SHOOT-4" });
});

test("a table that cannot be looked at is told of", async () => {
    const socket = makeSocket();
    socket.watch("t", 3);
    last().hello();
    const [sent] = last().of("watch") as { id: string }[];
    last().says({ type: "refused", command: sent?.id ?? "", code: "not-your-seat", message: "", rule: "" });
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toEqual(["t: not-your-seat"]);
});

test("who is not known any more is not tried again", async () => {
    const socket = makeSocket();
    known = false;
    socket.start();
    last().hello();
    last().breaks(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(states.at(-1)).toBe("stranger");
});

test("a line on which nothing is answered is opened anew", async () => {
    const socket = makeSocket();
    socket.start();
    last().hello();
    void socket.request(ANSWER).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(Wire.all.length).toBeGreaterThan(1);
    last().hello();
    expect(last().of("answer")).toHaveLength(1);
});

test("pauses grow, up to a bound, and are longer where the server asks for patience", () => {
    const usual = [0, 1, 2, 3, 4, 5, 6].map((tries) => pause(tries, 1006, 1));
    expect(usual).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(pause(0, 1006, 0)).toBe(250);
    expect(pause(0, 4429, 0)).toBe(30_000);
});

test("a server that speaks another protocol, or does not know a message, has a newer page", async () => {
    const socket = makeSocket();
    socket.watch("t", 0);
    last().hello();
    const why = socket.request({ type: "why", table: "t", seat: 0, option: "draw" });
    const [asked] = last().of("why") as { id: string }[];
    last().says({ type: "refused", command: asked?.id ?? "", code: "no-option", message: "", rule: "" });
    await expect(why).rejects.toMatchObject({ code: "no-option" });
    expect(outdated).toBe(0);
    last().says({ type: "refused", command: null, code: "no-message", message: "", rule: "" });
    expect(outdated).toBe(1);
    last().breaks();
    socket.start();
    last().hello(PROTOCOL + 1);
    expect(outdated).toBe(2);
});
