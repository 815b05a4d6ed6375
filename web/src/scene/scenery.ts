// The land behind the train: mesas, stars, clouds, puffs of smoke. Made up by a fixed series of numbers, so that the
// same size always gives the same picture.

/** A series of numbers between 0 and 1 that is the same every time. */
export function series(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
}

/** A skyline of mesas that fits to itself when it is repeated after `width`. */
export function mesas(seed: number, width: number, base: number, height: number, wide: number): string {
    const next = series(seed);
    const points: string[] = [`M0 ${base + 400}L0 ${base}`];
    let x = 0;
    const put = (dx: number, y: number): void => {
        x += dx;
        points.push(`L${x.toFixed(0)} ${y.toFixed(0)}`);
    };
    const count = Math.max(1, Math.round(width / wide));
    for (let number = 0; number < count; number++) {
        const end = (width * (number + 1)) / count;
        const top = height * (0.45 + next() * 0.55);
        const flat = wide * (0.22 + next() * 0.28);
        const slope = wide * (0.2 + next() * 0.2);
        const slack = Math.max(0, end - x - flat - slope - 32);
        const before = slack * (0.2 + next() * 0.6);
        put(before * 0.3, base - height * 0.03);
        put(before * 0.7, base - top * 0.34);
        put(8, base - top * 0.38);
        put(4, base - top);
        put(flat * 0.48, base - top - 3);
        put(6, base - top + 5);
        put(flat * 0.52, base - top + 4);
        put(5, base - top * 0.38);
        put(9, base - top * 0.33);
        put(slope, base);
        put(Math.max(0, end - x - 1), base);
    }
    points.push(`L${width} ${base}L${width} ${base + 400}Z`);
    return points.join("");
}

/** Stars of one brightness as one path of dots. */
export function stars(seed: number, width: number, height: number, count: number): string {
    const next = series(seed);
    return Array.from(
        { length: count },
        () => `M${(next() * width).toFixed(0)} ${(next() ** 1.4 * height).toFixed(0)}h.01`,
    ).join("");
}

/** A flat, long cloud. */
export function cloud(x: number, y: number, long: number): string {
    const at = (part: number): string => (x + long * part).toFixed(0);
    return `M${at(0)} ${y}Q${at(0.3)} ${y - 9} ${at(0.45)} ${y - 7}Q${at(0.65)} ${y - 16} ${at(0.75)} ${y - 5}Q${at(0.9)} ${y - 6} ${at(1)} ${y}Q${at(0.5)} ${y + 6} ${at(0)} ${y}Z`;
}

export function clouds(seed: number, width: number, height: number): string {
    const next = series(seed);
    const count = Math.max(3, Math.round(width / 220));
    return Array.from({ length: count }, () =>
        cloud(next() * width * 1.2 - width * 0.2, height * (0.25 + next() * 0.6), 260 + next() * 340),
    ).join("");
}

export interface Puff {
    readonly x: number;
    readonly y: number;
    readonly r: number;
}

/** The smoke from a chimney at (0, 0) in units of the drawing: it trails back and grows. */
export function smoke(count: number): Puff[] {
    const next = series(7);
    return Array.from({ length: count }, (_, number) => {
        const far = number / (count - 1);
        return {
            x: -2 - number * 30,
            y: -6 - 82 * far ** 0.6 + (next() - 0.5) * 8,
            r: 9 + 17 * far + (next() - 0.5) * 4,
        };
    });
}

/** Streaks of light on the ground, and brush in front. */
export function streaks(seed: number, width: number, top: number, bottom: number): string {
    const next = series(seed);
    const count = Math.round(((bottom - top) * width) / 32000) + 4;
    return Array.from({ length: count }, () => {
        const x = next() * width;
        const y = top + next() * (bottom - top);
        return `M${x.toFixed(0)} ${y.toFixed(0)}q${(20 + next() * 50).toFixed(0)}-5 ${(90 + next() * 110).toFixed(0)} 0`;
    }).join("");
}

export interface Growth {
    readonly x: number;
    readonly size: number;
    readonly cactus: boolean;
}

export function brush(seed: number, width: number): Growth[] {
    const next = series(seed);
    return Array.from({ length: Math.max(3, Math.round(width / 130)) }, () => ({
        x: next() * width,
        size: 0.5 + next() * 0.7,
        cactus: next() > 0.55,
    }));
}

export const BUSH = "M-26 0Q-24-12-16-8Q-14-20-6-12Q0-26 6-12Q14-20 16-8Q26-12 26 0Z";
export const CACTUS = "M-4 0V-26H-14Q-18-26-18-30V-40H-12V-33H-4V-56Q0-62 4-56V-24H12V-36H18V-22Q18-17 12-17H4V0Z";
