// Telling somebody who looks elsewhere that it is his turn: a notification where the browser allows it. Over plain http it
// does not: then only the title and the sound tell.
import { settings } from "../settings/settings.svelte";

const TAG = "folsom-turn";
const ICON = "/icon-192.png";

class Notices {
    possible = typeof Notification !== "undefined" && isSecureContext;
    private said = $state(this.possible ? Notification.permission : "denied");
    refused = $state(false); // it was wished, and the browser does not let us

    get wanted(): boolean {
        return settings.choices.notify && this.said === "granted";
    }

    /** Turns it on, if the browser allows it, or off. */
    async want(on: boolean): Promise<void> {
        settings.choose({ notify: on });
        if (on && this.possible) this.said = await Notification.requestPermission();
        this.refused = on && this.said === "denied";
    }

    /** Tells, if nobody is looking. It goes when somebody looks again; what is returned takes it away before. */
    tell(title: string, text: string): () => void {
        if (!this.wanted || document.visibilityState === "visible") return () => undefined;
        const close = this.show(title, text);
        document.addEventListener("visibilitychange", close, { once: true });
        return () => {
            document.removeEventListener("visibilitychange", close);
            close();
        };
    }

    private show(title: string, text: string): () => void {
        try {
            const note = new Notification(title, { body: text, tag: TAG, icon: ICON });
            note.onclick = () => {
                window.focus();
                note.close();
            };
            return () => note.close();
        } catch {
            return byWorker(title, text);
        }
    }
}

/** Phones allow it to service workers only; ours brings the page back to the front when it is touched. */
function byWorker(title: string, text: string): () => void {
    const shown = navigator.serviceWorker.getRegistration().then(async (worker) => {
        await worker?.showNotification(title, { body: text, tag: TAG, icon: ICON });
        return worker;
    });
    return () => void shown.then(async (worker) => (await worker?.getNotifications({ tag: TAG }))?.forEach(close));
}

function close(note: Notification): void {
    note.close();
}

export const notices = new Notices();
