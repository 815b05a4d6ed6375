// Problems in words. Codes that only a program's mistake brings have no text of their own.
import type { Problem } from "../protocol/problem";
import { speech } from "./current.svelte";

/** Whether it is that an address, or a code, leads to nothing. */
export function nowhere({ status }: Problem): boolean {
    return status === 404 || status === 422;
}

export function problemText(problem: Problem): string {
    const key = `problem-${problem.code}`;
    return speech().say(speech().has(key) ? key : "problem-other");
}
