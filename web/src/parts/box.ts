// What a box may draw. It has a folder of its own in `boxes/`, and stands in the list of `boxes/parts.ts`.
import type { Component } from "svelte";

export interface BoxParts {
    /** Vehicles beside the train, by name: groups in units of their own, 290 wide, the ground at 0, 170 high. */
    readonly bodies?: Readonly<Record<string, Component>>;
    /** What stands beside cars. */
    readonly beside?: Component<{ number: number }>;
    /** What bandits hold besides loot, by kind. */
    readonly held?: Component<{ kind: string; size: number }>;
}
