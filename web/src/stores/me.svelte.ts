// Who plays in this browser: nobody yet, a guest with a name, or somebody with an account.
import type { Me } from "../protocol/generated/http";
import { call } from "../protocol/http";
import { settings } from "../settings/settings.svelte";

class Myself {
    person = $state.raw<Me | null>(null);
    asked = $state(false); // whether the server has said who this is
    lost = $state(false); // it could not be asked

    /** Asks the server; whether it knows this browser. Where it cannot be reached, what was known holds. */
    async load(): Promise<boolean> {
        try {
            this.person = (await call("GET /api/visitor")).person;
        } catch {
            this.lost = true;
            return this.person !== null || !this.asked;
        }
        this.lost = false;
        this.asked = true;
        return this.person !== null;
    }

    /** Comes in under a name, or takes another one. */
    async named(name: string): Promise<void> {
        if (this.person) this.person = await call("PATCH /api/me", { body: { name } });
        else this.person = await call("POST /api/guests", { body: { name, lang: settings.choices.language } });
        this.asked = true;
    }

    /** Somebody else plays here now, or nobody. */
    become(person: Me | null): void {
        this.person = person;
        this.asked = true;
    }

    /** The name was changed in another window. */
    renamed(name: string): void {
        if (this.person && this.person.name !== name) this.person = { ...this.person, name };
    }
}

export const me = new Myself();
