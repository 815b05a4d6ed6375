// A view and an entry give the next view: all that a client must do to follow a game.
import type { ViewChanges, Entry, View } from "../protocol/generated/messages";

const LISTS = [
    "at",
    "who",
    "token_at",
    "token_value",
    "token_known",
    "token_sure",
    "token_maybe",
    "values",
    "cards",
    "counters",
    "answers",
] as const;

/** The view after an entry. The one before stays as it was, and what has not changed is shared by both. */
export function fold(view: View, entry: Pick<Entry, "changes">): View {
    const changes = entry.changes;
    const after = { ...view };
    for (const name of LISTS) {
        const changed = changes[name];
        if (changed) after[name] = changedList(view[name], changed);
    }
    if (changes.splices) after.rows = spliced(view.rows, changes.splices);
    return Object.assign(after, others(changes));
}

/** The view after several entries. */
export function foldAll(view: View, entries: readonly Pick<Entry, "changes">[]): View {
    return entries.reduce(fold, view);
}

function changedList(before: readonly number[], changed: readonly [number, number][]): number[] {
    const after = [...before];
    for (const [index, value] of changed) after[index] = value;
    return after;
}

/** The rows after some of their cards were put in the place of others. */
function spliced(before: readonly number[][], splices: readonly number[][]): number[][] {
    const after = [...before];
    for (const [row = 0, start = 0, gone = 0, ...cards] of splices) {
        const old = before[row] ?? [];
        after[row] = [...old.slice(0, start), ...cards, ...old.slice(start + gone)];
    }
    return after;
}

/** The changes of what is no list of numbers: the new values. */
function others(changes: ViewChanges): Partial<View> {
    const { number, rows, stack, asked, open, options } = changes;
    return Object.fromEntries(
        Object.entries({ number, rows, stack, asked, open, options }).filter(([, value]) => value != null),
    );
}
