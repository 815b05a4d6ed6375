// How the picture tells what is just happening: who aims at whom, who was in sight too, who is protected, where a push leads.
import { numbersOf } from "../game/table";
import type { Entry } from "../protocol/generated/messages";
import type { SceneLine, ScenePawn } from "../scene/types";
import type { Names } from "../text/names";
import { pawnId, placeId } from "./ids";
import { movedBy } from "./motions";
import { ofReader, targetsOf } from "./reasons";

export interface Telling {
    readonly lines: readonly SceneLine[];
    readonly pawns: ReadonlyMap<number, Pick<ScenePawn, "state" | "note" | "aims">>;
}

export const SILENT: Telling = { lines: [], pawns: new Map() };

const AIMED = new Set(["shot", "punched"]);

export function tellingOf(names: Names, entry: Entry | null): Telling {
    if (!entry) return SILENT;
    const [pawn = -1, second = -1, third = -1] = numbersOf(entry);
    if (entry.name === "placed" && second >= 0 && movedBy(names.table, entry.rule) === "push") {
        return { lines: [{ from: placeId(second), to: placeId(third), look: "push" }], pawns: new Map() };
    }
    if (!AIMED.has(entry.name)) return SILENT;
    const { others, spared } = targetsOf(names.table, entry);
    const note = names.speech.say(entry.name === "shot" ? "play-not-chosen" : "play-not-chosen-here");
    return {
        lines: entry.name === "shot" ? others.map((one) => line(pawn, one)) : [],
        pawns: new Map<number, Pick<ScenePawn, "state" | "note" | "aims">>([
            [pawn, { state: "active", aims: pawnId(second) }],
            [second, { state: "hit" }],
            ...others.map((one) => [one, { note }] as const),
            ...spared.map(
                (one) =>
                    [
                        one,
                        {
                            state: "protected",
                            note: ofReader(names, "play-why-spared", [one]),
                        },
                    ] as const,
            ),
        ]),
    };
}

function line(from: number, to: number): SceneLine {
    return { from: pawnId(from), to: pawnId(to), look: "sight" };
}
