// The language that the page speaks now. Whoever says something with `t` is drawn anew when it changes.
import type { Language } from "../settings/languages";
import { settings } from "../settings/settings.svelte";
import { type Arguments, loadBundle } from "./bundles";
import { Speech } from "./speech";

class Current {
    speech = $state.raw<Speech | null>(null);

    /** Speaks a language from now on; until it is loaded, the one before. */
    async speak(lang: Language): Promise<void> {
        settings.choose({ language: lang });
        if (this.speech?.lang === lang) return;
        const speech = new Speech(lang, await loadBundle(lang));
        if (settings.choices.language === lang) this.speech = speech; // not if another one was chosen meanwhile
    }
}

export const current = new Current();

/** The words of the language that is spoken; there are none before the first is loaded. */
export function speech(): Speech {
    if (!current.speech) throw new Error("no language is loaded yet");
    return current.speech;
}

/** A text by id. */
export function t(key: string, given: Arguments = {}): string {
    return speech().say(key, given);
}
