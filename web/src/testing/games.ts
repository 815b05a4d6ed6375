// The games that Python played for the tests (tests/web/games.py).
import { readFileSync } from "node:fs";

import { GAMES } from "../../tools/games.js";
import type { FairShown, LessonShown } from "../protocol/generated/http";
import type { Ending, Entry, Legend, View } from "../protocol/generated/messages";

export interface Told {
    viewer: number;
    view: View;
    entries: Entry[];
    digests: string[];
    story?: string[]; // the log of some viewers, as the terminal game tells it in English
}

export interface Played {
    legend: Legend;
    ending: Ending;
    fair: FairShown; // what the check of its shuffles needs
    viewers: Told[];
    entries: { name: string; rule: string; numbers: Entry["numbers"]; said: string[]; you: string[][] }[];
    questions: {
        about: string;
        numbers: Record<string, number>;
        seat: number;
        viewer: number;
        said: string[];
        you: string[][]; // as each seat reads it
    }[];
    options: { text: string; seat: number; said: [string, string][] }[];
}

interface All {
    languages: string[];
    games: Played[];
    lesson: LessonShown;
}

export function playedGames(): All {
    return JSON.parse(readFileSync(GAMES, "utf8")) as All;
}
