// Sharing: a link goes to the clipboard, where the browser lets us; over plain http by the old way; else it is shown.

/** Copies a text; whether that went well. */
export async function copied(text: string): Promise<boolean> {
    const clipboard = (navigator as { clipboard?: Clipboard }).clipboard; // missing over plain http
    if (clipboard) {
        try {
            await clipboard.writeText(text);
            return true;
        } catch {
            // not allowed: the old way may be
        }
    }
    return copiedByHand(text);
}

/** The way from before there were clipboards in pages: a field with the text is marked and copied. */
function copiedByHand(text: string): boolean {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "spoken";
    document.body.append(field);
    const before = document.activeElement;
    field.select();
    try {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without a secure page
        return document.execCommand("copy");
    } catch {
        return false;
    } finally {
        field.remove();
        if (before instanceof HTMLElement) before.focus();
    }
}

/** The address of a moment, as seen by a viewer. */
export function momentLink(origin: string, id: string, viewer: string, event: number): string {
    return `${origin}${momentPath(id, viewer, event)}`;
}

export function momentPath(id: string, viewer: string, event: number): string {
    return `/replay/${encodeURIComponent(id)}?viewer=${viewer}&event=${event}`;
}
