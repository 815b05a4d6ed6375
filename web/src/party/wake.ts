// Keeps a screen awake while it is looked at, where the browser lets us: not over plain http.

/** Begins to keep it awake; what is returned ends it. A page that was hidden has to ask again. */
export function keepAwake(): () => void {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    let held: WakeLockSentinel | undefined;
    let ended = false;

    async function hold(): Promise<void> {
        if (!wakeLock || document.visibilityState !== "visible") return;
        try {
            held = await wakeLock.request("screen");
            if (ended) await held.release();
        } catch {
            // a device that saves its battery says no
        }
    }

    const again = (): void => void hold();
    document.addEventListener("visibilitychange", again);
    again();
    return () => {
        ended = true;
        document.removeEventListener("visibilitychange", again);
        void held?.release();
    };
}
