// One device for several seats: which of them looks now, and who has to lift a curtain first. A game's screen puts its
// picture into `Curtain` and makes its table with `watchedForPassing`, so that nobody's hand is asked for too early.
import { SPECTATOR } from "../game/table";
import { Watched } from "../stores/watched.svelte";
import { type Handing, handingOf } from "./handing";

/** A table as one looks at it who may sit on several seats: then none of them looks at first. */
export function watchedForPassing(id: string): Watched {
    return new Watched(id, (own) => (own.length > 1 ? null : (own[0] ?? null)));
}

export class Passing {
    readonly watched: Watched;
    private lifted = $state<number | null>(null);

    constructor(watched: Watched) {
        this.watched = watched;
    }

    get handing(): Handing {
        const { own, asking, over } = this.watched;
        return handingOf({ own, asked: asking?.seats ?? [], lifted: this.lifted, over });
    }

    /** Whether what is loaded is what may be seen now; while it is not, nothing of it is drawn. Before a game all is. */
    get ready(): boolean {
        const { view } = this.watched;
        const { look, curtain } = this.handing;
        return view === null || (curtain === null && view.viewer === (look ?? SPECTATOR));
    }

    /** The curtain is lifted by who it was lowered for. */
    lift(): void {
        this.lifted = this.handing.curtain ?? this.lifted;
    }

    /** Looks through the right eyes; to be called in an effect. */
    follow(): void {
        const { watched } = this;
        const { look } = this.handing;
        if (watched.view !== null && watched.seat !== look) watched.look(look);
    }
}
