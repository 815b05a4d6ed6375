// Says texts of one language by their ids.
import type { FluentBundle } from "@fluent/bundle";

import type { Language } from "../settings/languages";
import type { Arguments } from "./bundles";

export class Speech {
    readonly lang: Language;
    readonly missing = new Set<string>(); // ids that were asked for and are not there, and what went wrong with others
    private readonly bundle: FluentBundle;
    private readonly ask: (() => void) | undefined;

    /** `ask`: what to do when a text is not there; else who develops is told. */
    constructor(lang: Language, bundle: FluentBundle, ask?: () => void) {
        this.lang = lang;
        this.bundle = bundle;
        this.ask = ask;
    }

    /** Whether there is a text with this id. */
    has(key: string): boolean {
        const [name = "", attribute] = key.split(".");
        const message = this.bundle.getMessage(name);
        if (message === undefined && this.ask && name.startsWith("rule-")) this.miss(key); // rules are loaded when asked for
        return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
    }

    /** The ids that begin so, in the order of the files, without that beginning. */
    keys(start: string): string[] {
        const all = [...this.bundle._messages.keys()];
        return all.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
    }

    /**
     * A text by id ("pawn-doc.power" for another form of it), with its arguments put in.
     * What has no text yet, since a box of another package brought it, is called by the last word of its id.
     */
    say(key: string, given: Arguments = {}): string {
        const [name = "", attribute] = key.split(".");
        const message = this.bundle.getMessage(name);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (pattern == null) {
            this.miss(key);
            return plain(name);
        }
        const problems: Error[] = [];
        const text = this.bundle.formatPattern(pattern, given, problems);
        for (const problem of problems) this.miss(`${key}: ${problem.message}`);
        return text;
    }

    /** Asks for what cannot be said to who plays, or says it once to who develops. */
    private miss(what: string): void {
        if (this.missing.has(what)) return;
        this.missing.add(what);
        if (this.ask) this.ask();
        else console.error(`no text: ${this.lang} ${what}`);
    }

    /** The same, beginning with a capital. */
    sentence(key: string, given: Arguments = {}): string {
        return capital(this.say(key, given));
    }

    /** A list in words: "Doc, Belle and Tuco". */
    join(parts: readonly string[]): string {
        const last = parts.at(-1) ?? "";
        if (parts.length < 2) return last;
        const start = parts.slice(0, -1).reduce((start, next) => this.say("list-more", { start, next }));
        return this.say("list-last", { start, last });
    }

    /** An amount of money; a debt has a minus sign before it. */
    money(amount: number): string {
        return (amount < 0 ? "−" : "") + this.say("money", { amount: Math.abs(amount) });
    }
}

/** The text with its first letter as a capital. */
export function capital(text: string): string {
    const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
    return text === "" ? "" : first.toUpperCase() + text.slice(first.length);
}

function plain(name: string): string {
    return name.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}
