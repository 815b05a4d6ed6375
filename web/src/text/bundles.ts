// Fluent texts of one language, loaded when it is wanted.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../settings/languages";

export type Arguments = Record<string, FluentVariable>;

const LOADERS: Record<Language, () => Promise<{ bodies: FluentResource["body"][] }>> = {
    en: () => import("./languages/en"),
    fr: () => import("./languages/fr"),
    nl: () => import("./languages/nl"),
};

/** All texts of a language. No marks around arguments: every language here runs from left to right. */
export async function loadBundle(lang: Language): Promise<FluentBundle> {
    const { bodies } = await LOADERS[lang]();
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const body of bodies) {
        const [problem] = bundle.addResource({ body });
        if (problem) throw problem;
    }
    return bundle;
}
