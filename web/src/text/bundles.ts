// Fluent texts of one language, loaded when it is wanted.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../settings/languages";

export type Arguments = Record<string, FluentVariable>;

type Loader = () => Promise<{ bodies: FluentResource["body"][] }>;

const FIRST: Record<Language, Loader> = {
    en: () => import("./languages/en"),
    fr: () => import("./languages/fr"),
    nl: () => import("./languages/nl"),
};

const LATER: Record<Language, Loader> = {
    en: () => import("./languages/later-en"),
    fr: () => import("./languages/later-fr"),
    nl: () => import("./languages/later-nl"),
};

/** The texts of a language: all, or those that every visit needs. No marks around arguments: we write from left to right. */
export async function loadBundle(lang: Language, all = true): Promise<FluentBundle> {
    const loaders = all ? [FIRST, LATER] : [FIRST];
    const found = await Promise.all(loaders.map((loader) => loader[lang]()));
    const bodies = found.flatMap((one) => one.bodies);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const body of bodies) {
        const [problem] = bundle.addResource({ body });
        if (problem) throw problem;
    }
    return bundle;
}
