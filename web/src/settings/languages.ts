// The languages that one can choose.

export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of our languages among those that somebody likes; English if none is. */
export function languageAmong(liked: readonly string[]): Language {
    for (const one of liked) {
        const lang = one.slice(0, 2).toLowerCase();
        const found = LANGUAGES.find((known) => known === lang);
        if (found) return found;
    }
    return "en";
}
