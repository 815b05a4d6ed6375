// The words of the big screen: all of them are of the moment that its clock shows.
import type { Clock } from "../play/clock.svelte";
import { reasonsOf } from "../play/reasons";
import { t } from "../text/current.svelte";
import type { Names } from "../text/names";
import type { Sitting } from "../text/people";
import type { Sentences } from "../text/sentences";

export interface Told {
    readonly what: string; // what happened
    readonly why: string; // the first reason; "" where none needs to be told
}

/** Tells what happens in what is shown; where all has been shown, the last line of the log. */
export function toldOf(clock: Clock, sentences: Sentences): Told {
    const { happening, view } = clock;
    if (happening && view) {
        const [why = ""] = reasonsOf(sentences.names, view, happening);
        const what = sentences.entry(happening);
        if (what !== "") return { what, why };
    }
    const line = clock.told.at(-1);
    return { what: line ? sentences.line(line.entries) : "", why: "" };
}

/** Whom the big screen calls: people whose turn it is once all before it has been shown. A bot hears nothing. */
export function callOf(clock: Clock, names: Names, seats: readonly Sitting[]): string {
    const { asking, watched } = clock;
    if (!asking || !clock.upToDate) return "";
    if (asking.paused) return t(watched.still);
    const called = asking.seats.filter((seat) => seats[seat]?.bot == null);
    return called.length > 0
        ? t("party-turn", { seats: names.speech.join(called.map((seat) => names.seat(seat))) })
        : "";
}
