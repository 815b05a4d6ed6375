// What if: while a card is chosen to be planned, a ghost goes the way that it would lead.
import type { ScenePawn } from "../scene/types";
import { t } from "../text/current.svelte";
import type { Names } from "../text/names";
import { ghostId, placeId } from "./ids";
import type { Play } from "./play.svelte";
import { sketch, type SketchStep } from "./sketch";

export class WhatIf {
    steps = $state.raw<readonly SketchStep[]>([]);
    private picks = $state.raw<readonly number[]>([]); // places that were chosen among several
    private readonly play: Play;

    constructor(play: Play) {
        this.play = play;
    }

    /** Asks where a card leads; 0: none is chosen. What is returned makes the answer void. */
    ask(card: number): () => void {
        const { table, view, watched } = this.play;
        if (card === 0 || !table || !view || watched.seat === null) {
            this.steps = [];
            return () => undefined;
        }
        let stale = false;
        sketch(table, view, card, this.picks, (...asked) => watched.sketch(...asked))
            .then((steps) => {
                if (!stale) this.steps = steps;
            })
            .catch(() => (this.steps = [])); // a sketch is only a help: without a line there is none
        return () => (stale = true);
    }

    /** Another card is chosen. */
    anew(): void {
        this.picks = [];
    }

    /** Whether the last step could lead elsewhere. */
    get open(): boolean {
        return (this.steps.at(-1)?.places.length ?? 0) > 0;
    }

    /** The next place where the last step of the sketch could lead. */
    otherWay(): void {
        const step = this.steps.at(-1);
        if (!step || step.places.length === 0) return;
        const next = step.places[(step.places.indexOf(step.place) + 1) % step.places.length] ?? -1;
        this.picks = [...this.steps.slice(0, -1).map((one) => one.place), next];
    }

    /** The ghosts on the train. */
    get pawns(): ScenePawn[] {
        const { table, view } = this.play;
        if (!table || !view) return [];
        const last = new Map(this.steps.map((step) => [step.bandit, step]));
        return [...last.values()]
            .filter((step) => step.place !== view.at[step.bandit])
            .map((step) => ({
                id: ghostId(step.bandit),
                kind: table.pawnName(step.bandit),
                place: placeId(step.place),
                state: "ghost",
                badge: false,
                uncertain: !step.certain,
                note: t(step.certain ? "play-ghost" : "play-ghost-unsure"),
            }));
    }

    /** Where it leads, in words. */
    words(names: Names): string {
        const last = this.steps.at(-1);
        if (!last) return "";
        const before = this.steps.findLast((step) => step !== last && step.bandit === last.bandit)?.place;
        const stays = last.place === (before ?? this.play.view?.at[last.bandit]);
        const place = names.place(last.place, stays ? "" : "to");
        if (!last.certain) return t("play-sketch-unsure", { place });
        return t(stays ? "play-sketch-stays" : "play-sketch", { place });
    }
}
