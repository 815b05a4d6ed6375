// Whom one does not want to hear: kept on the server, so on every device.
import { call } from "../protocol/http";
import { me } from "./me.svelte";

class Mutes {
    people = $state.raw<ReadonlySet<string>>(new Set());

    async load(): Promise<void> {
        if (!me.person) return;
        try {
            this.people = new Set((await call("GET /api/mutes")).map((person) => person.id));
        } catch {
            // what was known holds
        }
    }

    /** Hears somebody no more, or again. */
    async toggle(person: string): Promise<void> {
        const next = new Set(this.people);
        if (next.delete(person)) await call("DELETE /api/mutes/{muted}", { path: { muted: person } });
        else {
            await call("POST /api/mutes", { body: { person } });
            next.add(person);
        }
        this.people = next;
    }
}

export const mutes = new Mutes();
