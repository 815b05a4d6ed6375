// What every sound is made of: short voices of noise or of an oscillator, each with its own envelope. Nothing is longer
// than 700 ms, and no sound tells a secret: who hears it sees the same.

export type SoundName =
    "bell" | "shot" | "card" | "coin" | "jewel" | "ladder" | "marshal" | "punch" | "tunnel" | "whistle";

export interface Voice {
    readonly kind: "noise" | OscillatorType;
    readonly at: number; // seconds after the sound begins
    readonly length: number; // seconds
    readonly loud: number; // at its peak, 0 to 1
    readonly pitch?: number; // Hz: of the oscillator, or the middle of the noise
    readonly to?: number; // Hz at its end, if it glides
    readonly rise?: number; // seconds until the peak
}

export const LONGEST = 0.7; // seconds

const knock = (at: number, pitch: number): Voice => ({ kind: "noise", at, length: 0.06, loud: 0.5, pitch });
const ping = (at: number, pitch: number): Voice => ({ kind: "triangle", at, length: 0.22, loud: 0.3, pitch });
const spur = (at: number, pitch: number): Voice => ({ kind: "triangle", at, length: 0.09, loud: 0.2, pitch });

export const RECIPES: Readonly<Record<SoundName, readonly Voice[]>> = {
    bell: [ping(0, 1047), ping(0.14, 1397)], // one's turn
    shot: [
        { kind: "noise", at: 0, length: 0.28, loud: 0.7, pitch: 1800, to: 300 },
        { kind: "sine", at: 0, length: 0.22, loud: 0.8, pitch: 90, to: 45 },
    ],
    card: [{ kind: "noise", at: 0, length: 0.03, loud: 0.35, pitch: 4200 }],
    coin: [ping(0, 1320), ping(0.07, 1760)],
    jewel: [ping(0, 2093), ping(0.07, 2794)],
    ladder: [knock(0, 700), knock(0.09, 850), knock(0.18, 1000)],
    marshal: [spur(0, 3100), spur(0.07, 3700), spur(0.14, 3300), spur(0.22, 3900)],
    punch: [
        { kind: "noise", at: 0, length: 0.08, loud: 0.6, pitch: 500 },
        { kind: "sine", at: 0, length: 0.14, loud: 0.6, pitch: 120, to: 60 },
    ],
    tunnel: [{ kind: "noise", at: 0, length: 0.65, loud: 0.4, pitch: 220, to: 90, rise: 0.25 }],
    whistle: [
        { kind: "sine", at: 0, length: 0.6, loud: 0.28, pitch: 740, rise: 0.06 },
        { kind: "sine", at: 0, length: 0.6, loud: 0.28, pitch: 748, rise: 0.06 },
        { kind: "noise", at: 0, length: 0.6, loud: 0.05, pitch: 2400, rise: 0.06 },
    ],
};

/** How long a sound is, in seconds. */
export function lengthOf(name: SoundName): number {
    return Math.max(...RECIPES[name].map((voice) => voice.at + voice.length));
}
