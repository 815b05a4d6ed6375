// The names under which the scene and the screen around it know the pieces of a game. They share one list of points, so
// no two kinds of things may have the same name.

export const placeId = (place: number): string => `place ${place}`;
export const besideId = (car: number): string => `beside ${car}`; // the strip along a car, where mounts stand
export const pawnId = (pawn: number): string => `pawn ${pawn}`;
export const ghostId = (pawn: number): string => `ghost ${pawn}`;
export const tokenId = (token: number): string => `token ${token}`;
export const vehicleId = (vehicle: number, x: number): string => `vehicle ${vehicle} ${x}`; // and where along it
export const plateId = (seat: number): string => `plate ${seat}`;
export const slotId = (index: number): string => `slot ${index}`;
export const HAND = "hand";

/** The number that an id ends with. */
export function numberOf(id: string): number {
    return Number(id.slice(id.lastIndexOf(" ") + 1));
}
