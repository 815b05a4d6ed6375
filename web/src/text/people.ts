// Who sat where, in words: people by their names, bots by how good they are, and whoever is not known by his bandits.
import type { Names } from "./names";

export interface Sitting {
    readonly name: string;
    readonly bot: string | null;
}

/** The name that tells a seat from all others: none, if who sits there leads several seats, or has a namesake. */
export function ownName(all: readonly (string | undefined)[], seat: number): string {
    const name = all[seat] ?? "";
    return all.filter((one) => one === name).length > 1 ? "" : name;
}

/** The name of who sits on a seat. */
export function sitterName(names: Names, sitting: Sitting | undefined, seat: number): string {
    if (sitting?.name) return sitting.name;
    return sitting?.bot == null ? names.seat(seat) : names.speech.say("replay-bot");
}

/** A seat's bandits, and who led them if that says more: "Doc (Nora)". */
export function seatSaid(names: Names, sitting: Sitting | undefined, seat: number): string {
    const bandits = names.seat(seat);
    const name = sitterName(names, sitting, seat);
    return name === bandits ? bandits : names.speech.say("replay-seat", { bandits, name });
}
