// A name is asked for when it is first needed, and only once: whoever needs one waits for the answer.
import { asProblem, type Problem } from "../protocol/problem";
import { me } from "./me.svelte";

class Naming {
    open = $state(false);
    written = $state(""); // on the ticket: it is taken when a name is needed
    problem = $state.raw<Problem | null>(null); // why it could not be taken
    private waiting: ((known: boolean) => void)[] = [];

    /** Whether somebody plays here; asks for a name if not. False: the question was closed without one. */
    async need(): Promise<boolean> {
        if (me.person || (await this.elsewhere())) return true;
        const name = this.written.trim();
        if (name !== "" && (await this.take(name))) return true;
        this.open = true;
        return new Promise((resolve) => this.waiting.push(resolve));
    }

    /** Comes in under a name; whether that went well. */
    async take(name: string): Promise<boolean> {
        this.problem = null;
        try {
            await me.named(name);
        } catch (error) {
            this.problem = asProblem(error);
        }
        return this.problem === null;
    }

    /** The question is answered, or closed. */
    close(): void {
        this.open = false;
        const waiting = this.waiting;
        this.waiting = [];
        for (const tell of waiting) tell(me.person !== null);
    }

    /** Whether somebody has come in by another window of this browser. */
    private async elsewhere(): Promise<boolean> {
        await me.load();
        return me.person !== null;
    }
}

export const naming = new Naming();
