// Where a moment is in a game, whoever looks at it: viewers are told different entries, so their numbers differ.
import { at } from "../game/table";
import { type Reel, startOf } from "../game/reel";

export interface Spot {
    readonly ply: number; // 0 while the game runs: everybody then counts plies of his own
    readonly happened: number; // how much has happened so far
    readonly since: number; // entries of the ply since the last thing that happened
}

export const UNHEARD = new Set(["asked", "undone"]); // told to those for whom something changes; all else is told to all

/** The spots of all moments. `over`: the game has ended, and plies are the same for everybody. */
function spotsOf(reel: Reel, over: boolean): Spot[] {
    let last: Spot = { ply: 0, happened: 0, since: 0 };
    return reel.moments.map(({ ply: told, entry }) => {
        const ply = over ? told : 0;
        const happened = last.happened + (entry && !UNHEARD.has(entry.name) ? 1 : 0);
        const same = entry !== null && ply === last.ply && happened === last.happened;
        return (last = { ply, happened, since: same ? last.since + 1 : 0 });
    });
}

export function spotOf(reel: Reel, over: boolean, number: number): Spot {
    return at(spotsOf(reel, over), number - startOf(reel));
}

/** The same moment for another viewer: the last one that is not later. */
export function momentOn(reel: Reel, over: boolean, spot: Spot): number {
    const late = (one: Spot): number => one.ply - spot.ply || one.happened - spot.happened || one.since - spot.since;
    return (
        startOf(reel) +
        Math.max(
            0,
            spotsOf(reel, over).findLastIndex((one) => late(one) <= 0),
        )
    );
}
