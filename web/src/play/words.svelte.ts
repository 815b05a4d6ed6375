// The words of the game's screen at this moment: the log so far, what is being shown, whom the game waits for.
import type { Line } from "../game/story";
import { speech } from "../text/current.svelte";
import { Sentences } from "../text/sentences";
import { aboutWhom } from "./actors";
import type { Layout } from "./layout.svelte";
import type { Play } from "./play.svelte";
import { reasonsOf } from "./reasons";
import { Saying } from "./saying";
import { readerOf } from "./sitters";

export class Words {
    private readonly play: Play;
    private readonly layout: Layout;

    readonly sentences = $derived.by(() =>
        this.play.table ? new Sentences(speech(), this.play.table, readerOf(this.play.watched)) : null,
    );
    readonly saying = $derived.by(() => (this.sentences ? new Saying(this.sentences, this.play.watched) : null));

    /** The log; it does not run ahead of the picture. */
    readonly lines: readonly Line[] = $derived.by(() => {
        const { earlier, watched, looking, upTo } = this.play;
        return [...earlier, ...watched.lines.filter((one) => looking || one.number <= upTo)];
    });

    /** How many lines nobody has seen. */
    readonly missed = $derived.by(() => {
        const { away } = this.play;
        return away === null ? 0 : this.lines.filter((one) => one.number > away).length;
    });

    readonly caption = $derived.by(() => {
        const { happening, looking } = this.play;
        return happening ? (this.saying?.happening(happening, looking) ?? "") : "";
    });

    /** The first reason of what is being shown. */
    readonly reason = $derived.by(() => {
        const { happening, view } = this.play;
        const [first = ""] =
            happening && view && this.sentences ? reasonsOf(this.sentences.names, view, happening) : [];
        return first;
    });

    /** Whom it is about. */
    readonly acting = $derived.by(() => {
        const { happening, table } = this.play;
        return happening && table ? aboutWhom(table, happening) : null;
    });

    /** What stands above the train. */
    readonly last = $derived.by(() => {
        if (!this.layout.lastLine) return "";
        if (this.play.busy) return this.caption;
        if (this.layout.beside) return ""; // the log stands there
        return this.play.looking ? this.caption : (this.sentences?.line(this.lines.at(-1)?.entries ?? []) ?? "");
    });

    readonly waiting = $derived.by(() => {
        const last = this.layout.shape === "desk" ? (this.lines.at(-1)?.entries ?? []) : [];
        return this.saying?.waiting(this.play, last) ?? "";
    });

    /** What one is asked oneself. */
    readonly asked = $derived.by(() => {
        const { watched } = this.play;
        if (!watched.question || !watched.asking) return "";
        return this.sentences?.question(watched.asking, this.play.answering, this.play.answering) ?? "";
    });

    constructor(play: Play, layout: Layout) {
        this.play = play;
        this.layout = layout;
    }

    /** The last line of the log, or the one that is looked at, as it is told aloud. */
    aloud(): string {
        const last = this.lines.findLast((one) => one.number <= this.play.upTo);
        return last && this.sentences && !this.saying?.hush(last) ? this.sentences.line(last.entries) : "";
    }
}
