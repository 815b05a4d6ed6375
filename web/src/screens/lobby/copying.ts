// Copying a text. Over plain http, as in a home network, browsers give pages no clipboard: then the old way is tried.

/** Copies a text; whether it could be done. */
export async function copied(text: string): Promise<boolean> {
    if (isSecureContext) {
        try {
            await navigator.clipboard.writeText(text);
            return true;
        } catch {
            // not allowed: the old way may be
        }
    }
    return copiedBySelection(text);
}

function copiedBySelection(text: string): boolean {
    const field = document.createElement("textarea");
    field.value = text;
    field.readOnly = true;
    field.className = "spoken";
    const place = document.querySelector("dialog[open]") ?? document.body; // what is behind a dialog cannot be focused
    const before = document.activeElement;
    place.append(field);
    field.select();
    try {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way over plain http
        return document.execCommand("copy");
    } catch {
        return false;
    } finally {
        field.remove();
        if (before instanceof HTMLElement) before.focus();
    }
}
