// A replay as a reel: all events of one viewer with the view after each, chapter by chapter, since another version of
// Folsom may have gone on with a game and called things by other numbers.
import type { ReplayShown } from "../protocol/generated/http";
import type { Entry, View } from "../protocol/generated/messages";
import { follow, type Happened } from "./follow";
import { type Line, tell } from "./story";
import { at, Table } from "./table";

/** A part of the game that one version has played. */
export interface Chapter {
    readonly rules: string;
    readonly table: Table;
    readonly first: number; // the number of events before it
    readonly start: View;
}

/** A moment of the game: after so many events. The one before the first has no entry. */
export interface Moment {
    readonly number: number;
    readonly chapter: Chapter;
    readonly ply: number;
    readonly entry: Entry | null;
    readonly view: View;
}

/** A line of the log, with what its numbers mean. */
export interface Told extends Line {
    readonly table: Table;
}

export interface Reel {
    readonly moments: readonly Moment[]; // never empty; by number, from 0 or where somebody began to look
    readonly chapters: readonly Chapter[];
    readonly lines: readonly Told[];
}

type Shown = Pick<ReplayShown, "rules" | "legend" | "view" | "plies">;

export function reelOf(shown: Shown): Reel {
    let chapter: Chapter = { rules: shown.rules, table: new Table(shown.legend), first: 0, start: shown.view };
    let view: View = shown.view;
    const chapters = [chapter];
    const moments: Moment[] = [{ number: 0, chapter, ply: 0, entry: null, view }];
    for (const ply of shown.plies) {
        if (ply.chapter) {
            const { rules, legend, view: start } = ply.chapter;
            chapter = { rules, table: new Table(legend), first: moments.length - 1, start };
            chapters.push(chapter);
            view = start;
        }
        for (const one of follow(view, ply.events, moments.length - 1)) {
            moments.push({ ...one, chapter, ply: ply.ply });
            view = one.view;
        }
    }
    return { moments, chapters, lines: chapters.flatMap((one) => linesOf(one, moments)) };
}

function linesOf(chapter: Chapter, moments: readonly Moment[]): Told[] {
    const own = moments.filter((moment) => moment.chapter === chapter);
    return tell(chapter.table, [], happenedIn(own)).map((line) => ({ ...line, table: chapter.table }));
}

/** A reel that begins where somebody begins to look at a game: after so many events. */
export function reelFrom(table: Table, view: View, number: number): Reel {
    const chapter: Chapter = { rules: "", table, first: number, start: view };
    return { moments: [{ number, chapter, ply: 0, entry: null, view }], chapters: [chapter], lines: [] };
}

/** The last part of a reel that one version has played. */
export function lastChapter(reel: Reel): Reel {
    const chapter = at(reel.chapters, reel.chapters.length - 1);
    const own = reel.moments.filter((moment) => moment.chapter === chapter);
    const start: Moment = { number: chapter.first, chapter, ply: own[0]?.ply ?? 0, entry: null, view: chapter.start };
    const moments = own[0]?.entry === null ? own : [start, ...own];
    return { moments, chapters: [chapter], lines: reel.lines.filter((line) => line.number > chapter.first) };
}

/** The reel after more has happened. */
export function grown(reel: Reel, happened: readonly Happened[]): Reel {
    const { chapter, ply } = at(reel.moments, reel.moments.length - 1);
    const more = happened.map((one): Moment => ({ ...one, chapter, ply }));
    const lines = tell(chapter.table, reel.lines, happened).map((line) => ({ ...line, table: chapter.table }));
    return { moments: [...reel.moments, ...more], chapters: reel.chapters, lines };
}

/** What happened in some moments: all of them but the one before the first. */
export function happenedIn(moments: readonly Moment[]): Happened[] {
    return moments.flatMap(({ number, entry, view }) => (entry ? [{ number, entry, view }] : []));
}

/** The first number of the reel. */
export function startOf(reel: Reel): number {
    return at(reel.moments, 0).number;
}

/** The last number of the reel. */
export function endOf(reel: Reel): number {
    return startOf(reel) + reel.moments.length - 1;
}

/** The moment with a number; of one that is out of the reel the nearest. */
export function momentAt(reel: Reel, number: number): Moment {
    const index = (Math.trunc(number) || 0) - startOf(reel);
    return at(reel.moments, Math.min(Math.max(0, index), reel.moments.length - 1));
}

const NOTHING = new Set(["asked", "hand-back", "revealed", "score"]); // nothing to see

/** The next moment at which there is something to see, forward or back. */
export function stepFrom(reel: Reel, number: number, way: 1 | -1): number {
    const [first, last] = [startOf(reel), endOf(reel)];
    let found = number + way;
    while (found > first && found < last && NOTHING.has(momentAt(reel, found).entry?.name ?? "")) found += way;
    return Math.min(Math.max(first, found), last);
}

/** The moment whose event is told at a moment: the last one of which the log has something to say. */
export function lastTold(reel: Reel, number: number): Moment | undefined {
    const line = reel.lines[lineAt(reel, number)];
    if (!line) return undefined;
    const first = startOf(reel);
    const part = reel.moments.slice(Math.max(0, line.number - first), number - first + 1);
    return part.findLast(({ entry }) => entry && line.entries.includes(entry));
}

/** The line of the log that tells a moment; -1 before the first. */
export function lineAt(reel: Reel, number: number): number {
    return reel.lines.findLastIndex((line) => line.number <= number);
}
