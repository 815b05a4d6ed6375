// One device for several seats: which of them looks now, and who has to lift a curtain first. A game's screen puts its
// picture into `Curtain` and makes its table as a `Shared` one, so that nobody's hand is asked for too early.
import { SPECTATOR } from "../game/table";
import { type Handing, handingOf } from "./handing";
import type { Shared } from "./shared.svelte";

export class Passing {
    readonly watched: Shared;
    private lifted = $state<number | null>(null);
    private last = $state<number | null>(null); // the seat for which it was lifted last: the device goes on from there

    constructor(watched: Shared) {
        this.watched = watched;
    }

    get handing(): Handing {
        const { own, asking, over, openly } = this.watched;
        const { lifted, last } = this;
        return handingOf({ own, asked: asking?.seats ?? [], open: openly !== null, lifted, last, over });
    }

    /** Whether what is loaded is what may be seen now; while it is not, nothing of it is drawn. Before a game all is. */
    get ready(): boolean {
        const { view } = this.watched;
        const { look, curtain } = this.handing;
        return view === null || (curtain === null && view.viewer === (look ?? SPECTATOR));
    }

    /** The curtain is lifted by who it was lowered for. */
    lift(): void {
        this.last = this.handing.curtain ?? this.last;
        this.lifted = this.last;
    }

    /** Looks through the right eyes; to be called in an effect. A curtain that nobody needs now falls for the next time. */
    follow(): void {
        const { watched } = this;
        const { look } = this.handing;
        if (look === null) this.lifted = null;
        if (watched.view !== null && watched.seat !== look) watched.look(look);
    }
}
