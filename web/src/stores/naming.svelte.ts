// A name is asked for when it is first needed: whoever needs one waits for the answer.
import { me } from "./me.svelte";

class Naming {
    open = $state(false);
    private waiting: ((known: boolean) => void)[] = [];

    /** Whether somebody plays here; asks for a name if not. False: the question was closed without one. */
    need(): Promise<boolean> {
        if (me.person) return Promise.resolve(true);
        this.open = true;
        return new Promise((resolve) => this.waiting.push(resolve));
    }

    /** The question is answered, or closed. */
    close(): void {
        this.open = false;
        const waiting = this.waiting;
        this.waiting = [];
        for (const tell of waiting) tell(me.person !== null);
    }
}

export const naming = new Naming();
