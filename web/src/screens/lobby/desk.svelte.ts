// What can be done at a table before the game. Each act is sent, and the table is shown as it is then; what is refused is
// said in words.
import type { TableShown } from "../../protocol/generated/http";
import { call } from "../../protocol/http";
import { asProblem, type Problem } from "../../protocol/problem";
import type { Level } from "../../stores/tables";
import type { Watched } from "../../stores/watched.svelte";

export class Desk {
    problem = $state.raw<Problem | null>(null);
    busy = $state(false);
    private readonly watched: Watched;

    constructor(watched: Watched) {
        this.watched = watched;
    }

    /** Does something; true if it was not refused. */
    async act(work: (table: string) => Promise<TableShown>): Promise<boolean> {
        this.busy = true;
        this.problem = null;
        try {
            const shown = await work(this.watched.id);
            const before = this.watched.shown;
            // the line may have told of a newer one already; and that it begins is the line's to tell
            if (shown.state === "open" && (!before || shown.version > before.version)) this.watched.shown = shown;
            return true;
        } catch (error) {
            this.problem = asProblem(error);
            return false;
        } finally {
            this.busy = false;
        }
    }

    sit = (seat: number) =>
        this.act((table) => call("POST /api/tables/{table}/join", { path: { table }, body: { seat } }));

    move = (seat: number, to: number) =>
        this.act((table) =>
            call("POST /api/tables/{table}/seats/{seat}/move", { path: { table, seat }, body: { to } }),
        );

    leave = (seat: number | null) =>
        this.act((table) => call("POST /api/tables/{table}/leave", { path: { table }, body: { seat } }));

    pick = (seat: number, bandits: string[]) =>
        this.act((table) =>
            call("PUT /api/tables/{table}/seats/{seat}/bandits", { path: { table, seat }, body: { bandits } }),
        );

    ready = (seat: number, ready: boolean) =>
        this.act((table) =>
            call("PUT /api/tables/{table}/seats/{seat}/ready", { path: { table, seat }, body: { ready } }),
        );

    bots = (seats: number[] | null, level: Level | null = null) =>
        this.act((table) => call("POST /api/tables/{table}/bots", { path: { table }, body: { seats, level } }));

    clear = (seat: number) =>
        this.act((table) => call("DELETE /api/tables/{table}/seats/{seat}", { path: { table, seat } }));

    kick = (person: string) =>
        this.act((table) => call("POST /api/tables/{table}/kick", { path: { table }, body: { person } }));

    start = () => this.act((table) => call("POST /api/tables/{table}/start", { path: { table }, body: {} }));
}
