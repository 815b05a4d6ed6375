// What the browser keeps between visits. One that keeps nothing is as good: it holds while the page is open.

/** What was kept under a name. */
export function kept(name: string): string | null {
    try {
        return localStorage.getItem(name);
    } catch {
        return null;
    }
}

/** Keeps something under a name; nothing forgets it. */
export function keep(name: string, value: string | null): void {
    try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, value);
    } catch {
        // a browser that keeps nothing
    }
}
