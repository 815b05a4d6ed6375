// A picture of the land without a train, to stand behind what is told in front of it.
import type { SceneState } from "../scene/types";

export const DESERT: SceneState = { cars: [], lane: [], pawns: [], loot: [], mounts: [], zones: [] };
