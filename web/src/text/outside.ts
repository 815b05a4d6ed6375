// Texts of boxes that other packages brought to the server.
import { type FluentBundle, FluentResource } from "@fluent/bundle";

import { call } from "../protocol/http";
import type { Language } from "../settings/languages";

/** A bundle with the texts that the server has besides; the same as before, if it cannot be reached. */
export async function addOutside(bundle: FluentBundle, lang: Language): Promise<FluentBundle> {
    try {
        const { fluent } = await call("GET /api/texts/{lang}", { path: { lang } });
        bundle.addResource(new FluentResource(fluent));
    } catch {
        // what they name is called by its ids
    }
    return bundle;
}
