// The coats of horses.

/** In turn: coat, far legs, mane, blanket. */
const COATS: readonly (readonly [string, string, string, string])[] = [
    ["#8a5230", "#5d3520", "#33201c", "#b2332f"],
    ["#d9c3a0", "#a88f6c", "#6b4a30", "#338bf5"],
    ["#4a3a3c", "#2f2428", "#1b1224", "#0f7556"],
    ["#b5753f", "#80502a", "#f0dcb4", "#7426b6"],
    ["#6b4030", "#472a20", "#1b1224", "#f86f00"],
    ["#a9a3a0", "#77716f", "#4a4546", "#c51814"],
];

export function coatOf(number: number): readonly [string, string, string, string] {
    return COATS[number % COATS.length] ?? ["#8a5230", "#5d3520", "#33201c", "#b2332f"];
}
