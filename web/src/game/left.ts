// What is left to do in a game. The legend says what steps mean: a box brings its own.
import type { View } from "../protocol/generated/messages";
import type { Table } from "./table";

/** `before-card`, `before-first`: something is not known yet; `plans`: somebody lays cards; `attacks`: somebody rides. */
export type Meaning = "before-card" | "before-first" | "plans" | "attacks";

/** The steps of one meaning, the next one last, each with its numbers by name. */
export function leftToDo(table: Table, view: View, means: Meaning): Record<string, number>[] {
    const { words, moments } = table.legend;
    return view.stack.flatMap(([name = "", ...told]) => {
        const step = words.steps[name];
        const numbers = told.map(Number);
        if (step?.means !== means) return [];
        if (step.until !== "" && (numbers[0] ?? 0) > moments.indexOf(step.until)) return [];
        return [Object.fromEntries(step.numbers.map((one, i) => [one, numbers[i] ?? 0]))];
    });
}
