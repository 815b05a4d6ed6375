// When the scene may move by itself: wheels, smoke and hills run while somebody is there to see it, and rest after a
// minute, for who wants less motion, and when the page is hidden.

const REST = 60_000;

export class Idle {
    /** Whether things that move by themselves run now. */
    running = $derived.by(() => this.#awake && this.#visible && !this.#reduced);

    #awake = $state(true);
    #visible = $state(true);
    #reduced = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Somebody did something, or something happened. */
    wake = (): void => {
        this.#awake = true;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => (this.#awake = false), REST);
    };

    /** Starts to watch the page; returns how to stop. */
    watch(): () => void {
        const wish = matchMedia("(prefers-reduced-motion: reduce)");
        const look = (): void => {
            this.#visible = document.visibilityState === "visible";
            this.#reduced = wish.matches;
        };
        const signs = ["pointerdown", "pointermove", "keydown"] as const;
        look();
        this.wake();
        document.addEventListener("visibilitychange", look);
        wish.addEventListener("change", look);
        for (const sign of signs) window.addEventListener(sign, this.wake, { passive: true });
        return () => {
            clearTimeout(this.#timer);
            document.removeEventListener("visibilitychange", look);
            wish.removeEventListener("change", look);
            for (const sign of signs) window.removeEventListener(sign, this.wake);
        };
    }
}
