// Every sentence, question and option of whole games reads in the browser as it does in Python, in all languages.
import { describe, expect, test } from "vitest";

import { Table } from "../game/table";
import { LANGUAGES } from "../settings/languages";
import { playedGames } from "../testing/games";
import { loadBundle } from "./bundles";
import { Sentences } from "./sentences";
import { Speech } from "./speech";

const { languages, games } = playedGames();

test("the languages are those of the server", () => {
    expect([...LANGUAGES]).toEqual(languages);
});

describe.each(LANGUAGES)("%s", (lang) => {
    const nth = LANGUAGES.indexOf(lang);

    test.each(games.map((game, number) => ({ game, number })))("says game $number as Python does", async ({ game }) => {
        const speech = new Speech(lang, await loadBundle(lang));
        const sentences = new Sentences(speech, new Table(game.legend));
        const wrong: [string | undefined, string][] = [];
        const compare = (wanted: string | undefined, said: string) => {
            if (wanted !== said) wrong.push([wanted, said]);
        };
        for (const entry of game.entries) compare(entry.said[nth], sentences.entry(entry));
        for (const one of game.questions) compare(one.said[nth], sentences.question(one, one.seat, one.viewer));
        game.legend.seats.forEach((_, reader) => {
            const own = new Sentences(speech, new Table(game.legend), reader);
            for (const entry of game.entries) compare(entry.you[reader]?.[nth], own.entry(entry));
            for (const one of game.questions) compare(one.you[reader]?.[nth], own.question(one, one.seat, one.viewer));
        });
        for (const { text, seat, said } of game.options) {
            compare(said[nth]?.[0], sentences.option(text, seat));
            compare(said[nth]?.[1], sentences.option(text, seat, "short"));
        }
        expect(wrong).toEqual([]);
        expect(game.entries.length + game.options.length).toBeGreaterThan(200);
        expect([...speech.missing]).toEqual([]);
    });
});
