// Fluent texts of one language, loaded when it is wanted.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

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

/** The first of our languages among those that somebody likes; English if none is. */
export function languageAmong(liked: readonly string[]): Language {
    for (const one of liked) {
        const lang = one.slice(0, 2).toLowerCase();
        const found = LANGUAGES.find((known) => known === lang);
        if (found) return found;
    }
    return "en";
}
