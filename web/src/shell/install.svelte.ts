// Installing the game as an app, and a shell that works without a network. Browsers allow both over https (or on this
// machine) only; elsewhere nothing of it shows.

const LATER = 5000; // milliseconds: first the page itself

interface Prompt extends Event {
    prompt(): Promise<unknown>;
}

class Install {
    private offered = $state.raw<Prompt | null>(null);

    /** Whether the browser offers to install the game. */
    get possible(): boolean {
        return this.offered !== null;
    }

    /** Begins to keep the shell, and to listen for the browser's offer. */
    begin(): void {
        addEventListener("beforeinstallprompt", (event) => {
            event.preventDefault();
            this.offered = event as Prompt;
        });
        addEventListener("appinstalled", () => (this.offered = null));
        if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
            addEventListener("load", () => setTimeout(() => void this.keep(), LATER));
        }
    }

    /** The worker keeps what this page has loaded; what other screens need follows when they are seen. */
    private async keep(): Promise<void> {
        try {
            await navigator.serviceWorker.register("/sw.js");
            const { active } = await navigator.serviceWorker.ready;
            const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name));
            const keep = loaded.filter((one) => one.origin === location.origin).map((one) => one.pathname);
            active?.postMessage({ keep: [...new Set(keep)] });
        } catch {
            // without it everything works online
        }
    }

    async ask(): Promise<void> {
        const offered = this.offered;
        this.offered = null;
        await offered?.prompt();
    }
}

export const install = new Install();
