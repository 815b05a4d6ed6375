// What cannot be done, and why: a code that has a text in every language, and the rule of the game if one says no.

export class Problem extends Error {
    readonly status: number; // of HTTP; 0: it did not come so far
    readonly code: string;
    readonly rule: string;
    readonly wait: number; // seconds after which it may be tried again; 0: not said

    constructor(status: number, code: string, message = "", rule = "", wait = 0) {
        super(message || code);
        this.name = "Problem";
        this.status = status;
        this.code = code;
        this.rule = rule;
        this.wait = wait;
    }
}

export const LOST = "no-connection";

/** The server could not be reached. */
export function noConnection(): Problem {
    return new Problem(0, LOST);
}

/** Whatever went wrong, as a problem. */
export function asProblem(error: unknown): Problem {
    return error instanceof Problem ? error : new Problem(0, "broken", error instanceof Error ? error.message : "");
}
