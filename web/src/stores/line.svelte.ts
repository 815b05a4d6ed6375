// The line of this page to the server, and who listens on it. A big screen has one of its own, on which it is nobody.
import type { Outgoing } from "../protocol/generated/messages";
import type { Problem } from "../protocol/problem";
import { lineAddress, type LineState, Socket } from "../protocol/socket";
import { build } from "./build.svelte";
import { me } from "./me.svelte";

type Listener = (message: Outgoing) => void;

export class Line {
    state = $state.raw<LineState>("idle");
    version = $state(""); // of the rules that the server plays by
    readonly socket: Socket;
    private readonly listeners = new Set<Listener>();
    private readonly refusals = new Map<string, (problem: Problem) => void>();

    /** `known`: whether the server still knows whoever is on the line; asked when it could not be opened. */
    constructor(path: string, known: () => Promise<boolean>) {
        this.socket = new Socket(lineAddress(location, path), {
            heard: (message) => this.hear(message),
            state: (state) => (this.state = state),
            refused: (table, problem) => this.refusals.get(table)?.(problem),
            outdated: () => build.isOld(),
            known,
        });
        addEventListener("online", () => this.wake());
        document.addEventListener("visibilitychange", () => {
            if (document.visibilityState === "visible") this.wake();
        });
    }

    /** Listens to everything; the answer is how to stop. */
    listen(listener: Listener): () => void {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }

    /** Is told if a table cannot be looked at. */
    onRefused(table: string, tell: (problem: Problem) => void): () => void {
        this.refusals.set(table, tell);
        return () => this.refusals.delete(table);
    }

    private hear(message: Outgoing): void {
        if (message.type === "hello") {
            this.version = message.version;
            build.heard(message.build);
        }
        if ((message.type === "hello" || message.type === "you") && message.name !== null) me.renamed(message.name);
        for (const listener of [...this.listeners]) listener(message);
    }

    /** The device is back: a line that waits is tried at once. */
    private wake(): void {
        if (this.state === "waiting") this.socket.start();
    }
}

export const line = new Line("/ws", () => me.load());
