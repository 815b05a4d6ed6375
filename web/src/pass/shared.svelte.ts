// A table at which one person may play for several seats. What one of them is asked before everybody can be answered while
// nobody's eyes are used: the server says what that is, and what may be answered.
import type { Question } from "../protocol/generated/messages";
import { Watched } from "../stores/watched.svelte";

export class Shared extends Watched {
    /** Where several seats share the device none of them looks at first. */
    constructor(id: string) {
        super(id, (own) => (own.length > 1 ? null : (own[0] ?? null)));
    }

    /** The seat of this device that is asked before everybody. */
    get openly(): number | null {
        const { asking, own } = this;
        const [seat] = asking?.seats ?? [];
        return own.length > 1 && asking?.public && seat !== undefined && own.includes(seat) ? seat : null;
    }

    override get answering(): number | null {
        return this.seat ?? this.openly;
    }

    protected override get put(): Question | null {
        if (this.seat !== null || this.openly === null) return super.put;
        return this.asking?.public ?? null;
    }
}
