// The tables of who plays here: running ones with their marks, open ones, finished ones. Asked for now and then, and when
// the page is looked at again.
import type { MyTable } from "../protocol/generated/http";
import { call } from "../protocol/http";
import { me } from "./me.svelte";

const AGAIN = 10_000; // milliseconds
const KINDS = ["playing", "open", "over"] as const;
type Kind = (typeof KINDS)[number];

export class Mine {
    playing = $state.raw<MyTable[]>([]);
    open = $state.raw<MyTable[]>([]);
    over = $state.raw<MyTable[]>([]);
    more = $state(false); // whether there are more finished ones
    known = $state(false);
    private pages = 1;

    /** How many games wait for an answer, or for somebody to come back. */
    get waiting(): number {
        return this.playing.filter((one) => one.turn || one.rests).length;
    }

    /** Keeps it fresh; what is returned ends it. */
    follow(): () => void {
        const look = () => {
            if (document.visibilityState === "visible") void this.load();
        };
        look();
        const timer = setInterval(look, AGAIN);
        document.addEventListener("visibilitychange", look);
        return () => {
            clearInterval(timer);
            document.removeEventListener("visibilitychange", look);
        };
    }

    /** One more page of finished games. */
    async further(): Promise<void> {
        this.pages += 1;
        await this.load();
    }

    async load(): Promise<void> {
        if (!me.person) return;
        try {
            const [playing, open, over] = await Promise.all(KINDS.map((kind) => this.ask(kind)));
            this.playing = playing?.tables ?? [];
            this.open = open?.tables ?? [];
            this.over = over?.tables ?? [];
            this.more = over?.more ?? false;
            this.known = true;
        } catch {
            // what was known holds
        }
    }

    private async ask(state: Kind): Promise<{ tables: MyTable[]; more: boolean }> {
        const tables: MyTable[] = [];
        let more = false;
        for (let page = 0; page < (state === "over" ? this.pages : 1); page += 1) {
            const found = await call("GET /api/my/tables", { query: { state, page } });
            tables.push(...found.tables);
            more = found.more;
            if (!more) break;
        }
        return { tables, more };
    }
}
