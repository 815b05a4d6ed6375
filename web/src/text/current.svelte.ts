// The language that the page speaks now. Whoever says something with `t` is drawn anew when it changes.
import type { Language } from "../settings/languages";
import { settings } from "../settings/settings.svelte";
import { type Arguments, loadBundle } from "./bundles";
import { Speech } from "./speech";

const FIRST = 0; // the texts that every visit needs,
const ALL = 1; // all of ours,
const OUTSIDE = 2; // and those that the server has of boxes from elsewhere

class Current {
    speech = $state.raw<Speech | null>(null);
    private extent = FIRST;
    private loading: Promise<void> | undefined;

    /** Speaks a language from now on; until it is loaded, the one before. */
    async speak(lang: Language): Promise<void> {
        settings.choose({ language: lang });
        if (this.speech?.lang === lang) return;
        await this.load(lang, Math.min(this.extent, ALL));
    }

    /** Knows all texts: for screens that say more than most. */
    async whole(): Promise<void> {
        if (this.extent < ALL) await this.load(settings.choices.language, ALL);
        else await this.loading;
    }

    private load(lang: Language, extent: number): Promise<void> {
        this.extent = extent;
        this.loading = this.take(lang, extent);
        return this.loading;
    }

    /** Speaks so from now on, unless something else was wanted meanwhile. Where a text is missing, more are loaded. */
    private async take(lang: Language, extent: number): Promise<void> {
        const bundle = await loadBundle(lang, extent >= ALL);
        if (extent >= OUTSIDE) await (await import("./outside")).addOutside(bundle, lang);
        if (settings.choices.language !== lang || this.extent !== extent) return;
        const more = (): void => {
            if (this.speech?.lang === lang && this.extent === extent) void this.load(lang, extent + 1);
        };
        this.speech = new Speech(lang, bundle, extent < OUTSIDE ? more : undefined);
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
