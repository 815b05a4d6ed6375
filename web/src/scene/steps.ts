// What can be told by a motion: one step for each thing that happens. The state of the scene is already right when a step
// is shown; where a piece was before is remembered.
import type { Point } from "./types";

export type Step =
    | { readonly kind: "move"; readonly who: string; readonly via?: readonly string[] } // places on the way
    | { readonly kind: "climb"; readonly who: string }
    | { readonly kind: "ride"; readonly who: string; readonly mount?: string }
    | {
          readonly kind: "shot";
          readonly who: string;
          readonly at: string;
          readonly bandit: string | null;
          readonly plate?: string;
      }
    | { readonly kind: "punch"; readonly who: string; readonly at: string; readonly token?: string }
    | {
          readonly kind: "rob";
          readonly who: string;
          readonly token: string;
          readonly look: string;
          readonly plate?: string;
      }
    | { readonly kind: "drop"; readonly token: string; readonly from: string }
    | { readonly kind: "walk"; readonly who: string; readonly meets: readonly string[] } // the Marshal, the Shotgun
    | { readonly kind: "slide"; readonly who: readonly string[] } // carried along: by an event, by the vehicle they are on
    | { readonly kind: "lurch"; readonly way: -1 | 1 }
    | { readonly kind: "tunnel" }
    | {
          readonly kind: "plan"; // a card goes from the hand to the plan
          readonly card: string;
          readonly bandit: string | null;
          readonly hidden: boolean;
          readonly from: string;
          readonly to: string;
      }
    | { readonly kind: "resolve"; readonly from?: string }; // the card grows beside its bandit, out of the plan

/** The steps of one kind. */
export type Of<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/** Something that is there only while a motion runs. */
export type Prop =
    | { readonly look: "bullet"; readonly at: Point; readonly bandit: string | null; readonly turn: number }
    | { readonly look: "flash" | "star" | "dust" | "reticle"; readonly at: Point }
    | { readonly look: "token"; readonly at: Point; readonly kind: string }
    | {
          readonly look: "card";
          readonly at: Point;
          readonly kind: string;
          readonly bandit: string | null;
          readonly hidden: boolean;
      }
    | { readonly look: "line" | "path" | "arrow"; readonly legs: readonly (readonly [Point, Point])[] }
    | { readonly look: "wash" };

/** What a cue moves: a piece of the scene, a part of it, or a prop. */
export type Target = { readonly piece: string } | { readonly part: "train" | "card" } | { readonly prop: Prop };

/** One animation of one thing: when it starts, how long it takes, and its frames (transform and opacity only). */
export interface Cue {
    readonly on: Target;
    readonly at: number;
    readonly ms: number;
    readonly frames: readonly Frame[];
    readonly easing?: string;
}

export interface Frame {
    readonly transform?: string;
    readonly opacity?: number;
    readonly offset?: number;
}

/** What a step needs to know of the scene: where things were, where they are, and how large it is drawn. */
export interface View {
    readonly before: (id: string) => Point | undefined;
    readonly after: (id: string) => Point | undefined;
    readonly legs: (from: Point, to: Point) => readonly (readonly [Point, Point])[];
    readonly unit: number;
}
