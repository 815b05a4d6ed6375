// What happened before this page looked: the log of somebody who comes back, asked of the server once.
import { type Line, tell } from "../game/story";
import type { Table } from "../game/table";
import { call } from "../protocol/http";

/** The lines up to an event, as a seat or a spectator was told them. */
export async function earlierLines(id: string, seat: number, table: Table, upto: number): Promise<Line[]> {
    const viewer = seat < 0 ? "spectator" : String(seat);
    const told = await call("GET /api/replays/{replay}", { path: { replay: id }, query: { viewer, after: 0, upto } });
    const entries = told.plies.flatMap((ply) => ply.events).map((entry, i) => ({ number: i + 1, entry }));
    return tell(table, [], told.view, entries);
}
