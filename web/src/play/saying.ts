// What the game's screen says of the moment: what happens, whom the game waits for, what comes next. Who plays by memory is
// not told again which cards were planned.
import type { Round } from "../game/round";
import type { Line } from "../game/story";
import type { Entry } from "../protocol/generated/messages";
import type { Told } from "../stores/told.svelte";
import { t } from "../text/current.svelte";
import type { Sentences } from "../text/sentences";
import { called } from "../text/people";
import type { Play } from "./play.svelte";
import { nameOf } from "./sitters";

const PLANNED = new Set(["played", "hidden"]);

export class Saying {
    readonly memory: boolean; // a matter of display: the table's option
    private readonly sentences: Sentences;
    private readonly watched: Told;

    constructor(sentences: Sentences, watched: Told) {
        this.sentences = sentences;
        this.watched = watched;
        this.memory = watched.shown?.options.plan === "memory";
    }

    /** The name of a seat for the reader: "you", "Nora (Doc)", a bot's bandit. */
    sitter(seat: number): string {
        if (seat === this.watched.seat) return t("play-you");
        return called(this.sentences.speech, nameOf(this.watched, seat), this.sentences.names.seat(seat));
    }

    /** What happens, or has happened when one looks back at it. */
    happening(entry: Entry, past: boolean): string {
        const silent = this.memory && past && PLANNED.has(entry.name);
        if (!silent) return this.sentences.entry(entry);
        return this.sentences.hushed(entry);
    }

    /** Whether the log keeps silent about a line: what was planned, but for the card that lies on top. */
    hush = (line: Line): boolean => {
        if (!this.memory || !PLANNED.has(line.name)) return false;
        return line !== this.watched.lines.findLast((other) => PLANNED.has(other.name));
    };

    /** Whom the game waits for; if for nobody, what happened last. */
    waiting(play: Play, last: readonly Entry[]): string {
        const { sentences, watched } = this;
        const { asking } = watched;
        if (!asking) return "";
        if (watched.over) return t("web-over");
        if (asking.paused) return t(watched.still);
        if (play.sending) return t("play-sending");
        const seat = asking.seats.find((one) => one !== play.seat) ?? asking.seats[0];
        if (seat === undefined) return last.length > 0 ? sentences.line(last) : "";
        const who = sentences.speech.join(asking.seats.map((one) => this.sitter(one)));
        return asking.seats.length > 1 ? t("play-waiting-for", { who }) : sentences.question(asking, seat, -1);
    }

    /** Who else wishes a pause. */
    wishes(play: Play): string {
        const others = (play.asking?.pausing ?? []).filter((seat) => seat !== play.seat);
        return this.sentences.speech.join(others.map((seat) => this.sitter(seat)));
    }

    /** Who of those that the game waits for is not connected: who waits would like to know. */
    private missing(): string {
        const { asking, present, seat: own, shown } = this.watched;
        if (!asking || asking.paused || (own !== null && asking.seats.includes(own))) return "";
        const absent = asking.seats.filter((seat) => {
            const person = shown?.seats[seat]?.person;
            return person && !present.has(person.id) && !asking.away.includes(seat);
        });
        return this.sentences.speech.join(absent.map((seat) => this.sitter(seat)));
    }

    /** Who is missing; else what the next turn is like, if it is another kind than this one. */
    next(round: Round): string {
        const who = this.missing();
        if (who !== "") return t("play-missing", { who });
        const { names } = this.sentences;
        const next = round.planning ? round.turns[round.turn + 1]?.kind : undefined;
        return next && next !== round.turns[round.turn]?.kind
            ? t("play-next-turn", { turn: names.turn(next), how: names.turn(next, "how") })
            : "";
    }
}
