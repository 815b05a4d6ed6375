// How the game's screen shares out its room: what lies above and below the train, and what that leaves for the hand.
import { wished } from "../scene/rows";
import type { Box, SceneState } from "../scene/types";
import { handRoom } from "./fan";
import { room, type Shape } from "./shape.svelte";

const PILL = 32; // px that the last line takes above the train of a phone
const BACK = { side: 44, up: 4 }; // px: the button that steps back, and how far above that place it can be pressed
const TURN = 8; // px by which the turns of a plan can be pressed above it
const SHORT = 720; // px: up to this height a phone has room for one line of words or buttons,
const SHORTEST = 600; // and up to this one none for the last line
const LINE = { short: 52, tall: 84 }; // px that a question takes
const AROUND = 18; // px between the question and the hand, and around that

export class Layout {
    // as they were measured, in px
    width = $state(0);
    height = $state(0);
    top = $state(0);
    bottom = $state(0);
    hand = $state(0);
    coachWidth = $state(0);
    coachHeight = $state(0);
    rest = $state(0); // of what is below the train, without question and hand
    below: HTMLElement | undefined = $state();
    held: HTMLElement | undefined = $state(); // what holds question and hand
    private readonly coached: () => boolean;

    constructor(coached: () => boolean) {
        this.coached = coached;
    }

    get shape(): Shape {
        return room.kind;
    }

    /** Whether the last line has a place above the train. */
    get lastLine(): boolean {
        if (this.shape === "phone") return !this.coached() && this.height > SHORTEST;
        return this.shape !== "low";
    }

    /** How much that place takes. */
    get over(): number {
        if (!this.lastLine) return 2;
        return this.shape === "phone" ? PILL : room.wide ? 14 : PILL + 18;
    }

    /** Whether the log stands beside the hand. */
    get beside(): boolean {
        return this.shape === "desk" && room.wide;
    }

    /** Whether whoever explains the game stands beside the train, else above it. */
    get aside(): boolean {
        return this.shape === "low" || (this.shape === "desk" && this.height < 800);
    }

    /** What lies above the train. */
    get above(): number {
        return this.top + (this.aside ? 0 : this.coachHeight);
    }

    /** The things to press that lie over the train of a phone: the turns of the plan, and the button that steps back. */
    get inFront(): readonly Box[] {
        const { zoom } = room;
        if (this.shape === "desk") return [];
        const h = (this.bottom + TURN) * zoom;
        const below = { x: 0, y: this.height - h, w: this.width, h };
        if (this.shape === "low" || !this.lastLine) return [below];
        return [below, { x: 0, y: (this.above - BACK.up) * zoom, w: BACK.side * zoom, h: BACK.side * zoom }];
    }

    /** How high a question is on a phone, whatever is asked. */
    get line(): number {
        return this.height > SHORT ? LINE.tall : LINE.short;
    }

    /**
     * How high a hand may be. A phone shares its height: the train uses the whole width first, then the cards grow. It is the
     * same in every phase and for every hand that fits, so that the train stays where it is.
     */
    forHand(scene: SceneState, cards: number): number {
        if (this.shape !== "phone") return 0;
        const across = this.width - 24;
        const taken = this.above + this.rest + this.line + AROUND;
        const spare = this.height - taken - (wished(scene, this.width, 2) + this.over);
        return handRoom(cards, across, spare, this.height);
    }

    /** The height that question and hand take together on a phone; in a lesson they take what they need. */
    centre(hand: number): number | undefined {
        return this.shape === "phone" && !this.coached() ? this.line + AROUND + hand : undefined;
    }

    /** Looks at what is below the train: it and the hand are told one after the other, so they are measured together. */
    measure(): void {
        const told = [this.bottom, this.hand];
        this.rest = (this.below?.clientHeight ?? told[0] ?? 0) - (this.held?.clientHeight ?? 0);
    }
}
