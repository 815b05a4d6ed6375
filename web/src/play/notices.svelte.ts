// Telling somebody who looks elsewhere that it is his turn: a notification where the browser allows it. Over plain http it
// does not: then only the title and the sound tell.

const TAG = "folsom-turn";

class Notices {
    possible = typeof Notification !== "undefined" && isSecureContext;
    allowed = $state(this.possible && Notification.permission === "granted");

    async ask(): Promise<void> {
        if (this.possible) this.allowed = (await Notification.requestPermission()) === "granted";
    }

    /** Tells, if nobody is looking. What is returned takes it away again. */
    tell(title: string, text: string): () => void {
        if (!this.allowed || document.visibilityState === "visible") return () => undefined;
        try {
            const note = new Notification(title, { body: text, tag: TAG });
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
        await worker?.showNotification(title, { body: text, tag: TAG });
        return worker;
    });
    return () => void shown.then(async (worker) => (await worker?.getNotifications({ tag: TAG }))?.forEach(close));
}

function close(note: Notification): void {
    note.close();
}

export const notices = new Notices();
