// How long to wait before the line is opened again: longer each time, and never all clients at once.

const FIRST = 500; // milliseconds
const MOST = 15_000;
const SLOWER: Record<number, number> = {
    1008: 5_000, // too many messages came at once
    4429: 30_000, // too many windows are open
};

/** The pause before the n-th try (0: the first), after the line was closed with a code. */
export function pause(tries: number, code: number, chance = Math.random()): number {
    const usual = Math.min(MOST, FIRST * 2 ** tries);
    return Math.max(usual * (0.5 + chance / 2), SLOWER[code] ?? 0);
}
