// What happened before this page looked: for the log of somebody who comes back, asked of the server once.
import { type Reel, reelOf } from "../game/reel";
import { call } from "../protocol/http";

/** The game up to an event, as a seat or a spectator was told it. */
export async function earlierReel(id: string, seat: number, upto: number): Promise<Reel> {
    const viewer = seat < 0 ? "spectator" : String(seat);
    return reelOf(await call("GET /api/replays/{replay}", { path: { replay: id }, query: { viewer, after: 0, upto } }));
}
