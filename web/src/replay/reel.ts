// A replay as a reel: all events of one viewer with the view after each, chapter by chapter, since another version of
// Folsom may have gone on with a game and called things by other numbers.
import { fold } from "../game/fold";
import { type Line, tell } from "../game/story";
import { Table } from "../game/table";
import type { ReplayShown } from "../protocol/generated/http";
import type { Entry, View } from "../protocol/generated/messages";

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
    readonly moments: readonly Moment[]; // never empty; by number
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
        for (const entry of ply.events) {
            view = fold(view, entry);
            moments.push({ number: moments.length, chapter, ply: ply.ply, entry, view });
        }
    }
    return { moments, chapters, lines: chapters.flatMap((one) => linesOf(one, moments)) };
}

function linesOf(chapter: Chapter, moments: readonly Moment[]): Told[] {
    const own = moments.flatMap(({ number, entry, chapter: of }) =>
        of === chapter && entry ? [{ number, entry }] : [],
    );
    return tell(chapter.table, [], chapter.start, own).map((line) => ({ ...line, table: chapter.table }));
}

/** The last number of the reel. */
export function endOf(reel: Reel): number {
    return reel.moments.length - 1;
}

/** The moment with a number; of one that is out of the reel the nearest. */
export function momentAt(reel: Reel, number: number): Moment {
    const found = reel.moments[Math.min(Math.max(0, Math.trunc(number) || 0), endOf(reel))];
    if (found === undefined) throw new RangeError("a reel has at least its first moment");
    return found;
}

/** The same moment for another viewer, who is told other events: the last one that is not later. */
export function sameMoment(reel: Reel, ply: number): number {
    return reel.moments.findLast((moment) => moment.ply <= ply)?.number ?? 0;
}

const NOTHING = new Set(["asked", "hand-back", "revealed", "score"]); // nothing to see

/** The next moment at which there is something to see, forward or back. */
export function stepFrom(reel: Reel, number: number, way: 1 | -1): number {
    let found = number + way;
    while (found > 0 && found < endOf(reel) && NOTHING.has(reel.moments[found]?.entry?.name ?? "")) found += way;
    return Math.min(Math.max(0, found), endOf(reel));
}

/** The moment whose event is told at a moment: the last one of which the log has something to say. */
export function lastTold(reel: Reel, number: number): Moment | undefined {
    const line = reel.lines[lineAt(reel, number)];
    if (!line) return undefined;
    return reel.moments.slice(line.number, number + 1).findLast(({ entry }) => entry && line.entries.includes(entry));
}

/** The line of the log that tells a moment; -1 before the first. */
export function lineAt(reel: Reel, number: number): number {
    return reel.lines.findLastIndex((line) => line.number <= number);
}
