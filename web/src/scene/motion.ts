// The queue of motions: what happened is shown one thing after the other. The state is right at once: each item applies
// its change when its turn comes, and the motion only tells it. It can be sped up, finished, skipped, and made still.
import { tick } from "svelte";

import { EASE } from "./cues";
import { pieces } from "./lines";
import { elementOf } from "./props";
import { inTurn, lengthOf } from "./score";
import type { Stage } from "./stage";
import type { Cue, Step, View } from "./steps";
import type { Point } from "./types";

/** Something to show: a change of the state, and the steps that tell it. No piece moves in two steps of one item. */
export interface Item {
    readonly apply?: () => void | Promise<void>;
    readonly steps: readonly Step[];
    readonly done?: () => void; // once its motion has ended, or would have
}

/** How the viewer likes it. */
export interface Wish {
    readonly speed: number; // 0.5 to 3
    readonly reduced: boolean;
}

/** A score that is being played. */
export interface Playing {
    readonly done: Promise<void>;
    readonly finish: () => void;
}

export type Player = (steps: readonly Step[], before: (id: string) => Point | undefined, wish: Wish) => Playing;

const GRACE = 400; // a page that is hidden does not run animations: nobody waits longer than this for one

function animate(stage: Stage, cues: readonly Cue[], wish: Wish): Playing {
    const running: Animation[] = [];
    const props: Element[] = [];

    function elementsOf(on: Cue["on"]): readonly Element[] {
        if ("piece" in on) return stage.elements(on.piece);
        if ("part" in on) return [on.part === "train" ? stage.train : stage.card].filter((part) => part !== null);
        const element = elementOf(on.prop, stage.layout.scale);
        stage.effects?.append(element);
        props.push(element);
        return [element];
    }

    function start(one: Cue, element: Element): void {
        // what moves later waits where it was; a prop is not there before its time
        const prop = "prop" in one.on;
        const frames = one.frames.map((frame): Keyframe => ({ ...frame }));
        const timing = { delay: one.at, duration: one.ms, easing: one.easing ?? EASE };
        const started = [element.animate(frames, { ...timing, fill: prop ? "none" : "backwards" })];
        if (prop && one.at > 0) started.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: one.at }));
        if (prop) started[0]?.addEventListener("finish", () => element.remove());
        for (const animation of started) animation.playbackRate = wish.speed;
        running.push(...started);
    }

    for (const one of cues) for (const element of elementsOf(one.on)) start(one, element);
    const ends = Promise.all(running.map((animation) => animation.finished)).then(() => undefined);
    const late = new Promise<void>((resolve) => setTimeout(resolve, lengthOf(cues) / wish.speed + GRACE));
    const finish = (): void => {
        for (const animation of running) if (animation.playState !== "finished") animation.finish();
    };
    const done = Promise.race([ends, late]).then(() => {
        finish();
        for (const prop of props) prop.remove();
    });
    return { done, finish };
}

/** Plays steps on the stage as it is now. */
export function playerOn(stageNow: () => Stage | undefined): Player {
    return (steps, before, wish) => {
        const stage = stageNow();
        if (stage === undefined || document.visibilityState === "hidden") {
            return { done: Promise.resolve(), finish: () => undefined };
        }
        const view: View = {
            before,
            after: stage.point,
            legs: (from, to) => pieces(stage.layout, from, to, stage.width),
            unit: stage.layout.scale,
        };
        return animate(stage, inTurn(steps, view, wish.reduced), wish);
    };
}

export class MotionQueue {
    readonly #waiting: Item[] = [];
    readonly #stage: () => Pick<Stage, "point"> | undefined;
    readonly #play: Player;
    readonly #wish: () => Wish;
    #playing: Playing | undefined;
    #skipping = false;
    #run: Promise<void> | undefined;

    constructor(stage: () => Pick<Stage, "point"> | undefined, play: Player, wish: () => Wish) {
        this.#stage = stage;
        this.#play = play;
        this.#wish = wish;
    }

    /** Whether something is being shown or waits for it. */
    get busy(): boolean {
        return this.#run !== undefined;
    }

    /** Resolves when everything has been shown. */
    async rest(): Promise<void> {
        while (this.#run !== undefined) await this.#run;
    }

    push(...items: readonly Item[]): void {
        this.#waiting.push(...items);
        this.#run ??= this.#work().finally(() => {
            this.#run = undefined;
            this.#skipping = false;
            if (this.#waiting.length > 0) this.push();
        });
    }

    /** The motion that runs jumps to its end. */
    finish(): void {
        this.#playing?.finish();
    }

    /** Everything is applied, nothing more is shown. */
    skip(): void {
        this.#skipping = this.busy;
        this.finish();
    }

    async #work(): Promise<void> {
        for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
            const before = this.#stage()?.point; // the picture before the change
            await item.apply?.();
            if (!this.#skipping && item.steps.length > 0) {
                await tick();
                this.#playing = this.#play(item.steps, before ?? (() => undefined), this.#wish());
                await this.#playing.done;
                this.#playing = undefined;
            }
            item.done?.();
        }
    }
}

/** A click or the space bar finishes the running motion. Returns how to stop listening. */
export function finishOnTouch(
    queue: Pick<MotionQueue, "busy" | "finish">,
    target: HTMLElement | Window = window,
): () => void {
    const touch = (): void => queue.finish();
    const key = (event: Event): void => {
        if (!(event instanceof KeyboardEvent) || event.key !== " " || !queue.busy) return;
        queue.finish();
        if (event.target === document.body) event.preventDefault(); // no scrolling
    };
    target.addEventListener("pointerdown", touch);
    target.addEventListener("keydown", key);
    return () => {
        target.removeEventListener("pointerdown", touch);
        target.removeEventListener("keydown", key);
    };
}
