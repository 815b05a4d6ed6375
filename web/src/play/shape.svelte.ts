// How much room there is: a desk or a TV, a phone held upright (and tablets), or a phone on its side.
export type Shape = "desk" | "phone" | "low";

const LOW = "(max-height: 520px) and (min-aspect-ratio: 1)";
const DESK = "(min-width: 1000px) and (min-height: 600px)";

const WIDE = "(min-width: 1200px)"; // a desk that has room for the log beside the hand
const HUGE = "(min-width: 1900px) and (min-height: 900px)"; // seen from afar: everything around the train is larger

class Room {
    kind = $state<Shape>("desk");
    wide = $state(true);
    zoom = $state(1);
    private readonly low = matchMedia(LOW);
    private readonly desk = matchMedia(DESK);
    private readonly large = matchMedia(WIDE);
    private readonly huge = matchMedia(HUGE);

    constructor() {
        const look = (): void => {
            this.kind = this.low.matches ? "low" : this.desk.matches ? "desk" : "phone";
            this.wide = this.large.matches;
            this.zoom = this.huge.matches ? 1.25 : 1;
        };
        for (const one of [this.low, this.desk, this.large, this.huge]) one.addEventListener("change", look);
        look();
    }
}

export const room = new Room();
