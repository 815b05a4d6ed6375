// Questions and answers in few words: a list of buttons stands under a question that already says what it is about.
import { carAt, placeFacts } from "../game/board";
import type { Option } from "../game/options";
import type { View, Waiting } from "../protocol/generated/messages";
import type { Sentences } from "../text/sentences";
import { capital } from "../text/speech";
import { bodySaid } from "./spoken";

/** The place, the bandit, the token alone; anything else as a whole sentence. `floors`: whether both are on offer. */
export function shortOption(sentences: Sentences, view: View, option: Option, seat: number, floors: boolean): string {
    const { names, speech } = sentences;
    if (option.place !== undefined && option.place >= 0) {
        const facts = placeFacts(names.table, option.place);
        const car = carAt(names.table, view, option.place);
        if (!facts || !car || facts.floor === "apart") return capital(names.place(option.place));
        const title = car.number < 0 ? bodySaid(names, car) : names.car(car.kind, "title");
        return floors ? speech.say(`play-floor-${facts.floor}`, { car: title }) : title;
    }
    if (option.kind === "pawn" && option.pawns?.[0] !== undefined) return capital(names.pawn(option.pawns[0]));
    if (option.token) return capital(names.token(option.token.kind, option.token.value));
    if (option.power !== undefined) return capital(names.power(option.power));
    return sentences.option(option.text, seat);
}

/** An answer in as few words as there are: beside another one that names the same card. */
export function briefly(sentences: Sentences, option: Option, seat: number): string {
    const { speech } = sentences;
    const key = `option-${option.verb}.brief`;
    return speech.has(key) ? speech.say(key) : capital(sentences.option(option.text, seat));
}

/** Whether some answers are inside and others on roofs. */
export function bothFloors(sentences: Sentences, options: readonly Option[]): boolean {
    const floors = options.map((option) => placeFacts(sentences.table, option.place ?? -1)?.floor);
    return floors.includes("inside") && floors.includes("roof");
}

/** Whether a question has few words of its own: cards and a button say it all. */
export function hasFewWords(sentences: Sentences, asking: Waiting | null): boolean {
    return asking !== null && sentences.speech.has(`play-ask-${asking.about}`);
}

/** The question; some are put more shortly here than in words alone. */
export function askedShortly(sentences: Sentences, asking: Waiting, seat: number): string {
    if (hasFewWords(sentences, asking)) return sentences.speech.say(`play-ask-${asking.about}`);
    return sentences.question(asking, seat, seat);
}
