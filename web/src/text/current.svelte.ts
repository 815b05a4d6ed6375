// The language that the page speaks now. Whoever says something with `t` is drawn anew when it changes.
import type { Language } from "../settings/languages";
import { settings } from "../settings/settings.svelte";
import { type Arguments, loadBundle } from "./bundles";
import { Speech } from "./speech";

class Current {
    speech = $state.raw<Speech | null>(null);
    private learning: Language | "" = "";

    /** Speaks a language from now on; until it is loaded, the one before. */
    async speak(lang: Language): Promise<void> {
        settings.choose({ language: lang });
        if (this.speech?.lang === lang) return;
        this.learning = "";
        this.take(new Speech(lang, await loadBundle(lang), () => void this.learn(lang)));
    }

    /** Asks the server, once, for the texts of boxes that came from elsewhere: a text is missing. */
    private async learn(lang: Language): Promise<void> {
        if (this.learning === lang) return;
        this.learning = lang;
        const { addOutside } = await import("./outside");
        this.take(new Speech(lang, await addOutside(await loadBundle(lang), lang)));
    }

    /** Speaks so from now on, unless another language was chosen meanwhile. */
    private take(speech: Speech): void {
        if (settings.choices.language === speech.lang) this.speech = speech;
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
