// A name stands for a seat only where it tells it from all others; winners are told by name and bandit.
import { expect, test } from "vitest";

import { loadBundle } from "./bundles";
import { called, ownName, type Winner, winnersIn } from "./people";
import { Speech } from "./speech";

test("who leads several seats, or has a namesake, is known by his bandits", () => {
    const seats = ["Nora", "Nora", "Théo", undefined, undefined];
    expect(seats.map((_, seat) => ownName(seats, seat))).toEqual(["", "", "Théo", "", ""]);
});

test("a person is called by name and bandit in every place, a bot by his bandit", async () => {
    const speech = new Speech("en", await loadBundle("en"));
    expect(called(speech, "Lotte", "Belle")).toBe("Lotte (Belle)");
    expect(called(speech, "", "Ghost")).toBe("Ghost");
    expect(called(speech, "Ghost", "Ghost")).toBe("Ghost");
});

const seat = (name: string, ...bandits: string[]): Winner => ({
    name: "",
    person: name === "" ? null : { id: name.toLowerCase(), name },
    bot: name === "" ? "outlaw" : null,
    bandits,
});
const GONE: Winner = { name: "", person: { id: "x", name: "" }, bot: null, bandits: ["django"] };

test.each([
    [
        "en",
        "Nora (Doc) won",
        "You won as Doc",
        "You (Doc), Ravi (Belle) and a bot (Ghost) won",
        "A bot (Ghost & Tuco) won",
    ],
    [
        "fr",
        "Nora (Doc) a gagné",
        "Tu as gagné avec Doc",
        "Toi (Doc), Ravi (Belle) et un bot (Ghost) avez gagné",
        "Un bot (Ghost & Tuco) a gagné",
    ],
    [
        "nl",
        "Nora (Doc) heeft gewonnen",
        "Jij hebt gewonnen als Doc",
        "Jij (Doc), Ravi (Belle) en een bot (Ghost) hebben gewonnen",
        "Een bot (Ghost & Tuco) heeft gewonnen",
    ],
] as const)("who won, in %s", async (lang, other, own, shared, bot) => {
    const speech = new Speech(lang, await loadBundle(lang));
    const doc = seat("Nora", "doc");
    expect(winnersIn(speech, [doc], "ravi")).toBe(other);
    expect(winnersIn(speech, [doc], undefined)).toBe(other);
    expect(winnersIn(speech, [doc], "nora")).toBe(own);
    expect(winnersIn(speech, [seat("Ravi", "belle"), doc, seat("", "ghost")], "nora")).toBe(shared);
    expect(winnersIn(speech, [seat("", "ghost", "tuco")], "nora")).toBe(bot);
});

test("nobody may have won, one person on two seats, and somebody who has gone since", async () => {
    const speech = new Speech("en", await loadBundle("en"));
    expect(winnersIn(speech, [], "nora")).toBe("Nobody won");
    expect(winnersIn(speech, [seat("Nora", "doc"), seat("Nora", "belle")], "nora")).toBe("You won as Doc and Belle");
    expect(winnersIn(speech, [seat("Nora", "doc"), GONE], "ravi")).toBe("Nora (Doc) and Django won");
});
