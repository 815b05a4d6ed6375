// What a person has chosen for this device: kept in the browser, nowhere else.
import { type Choices, readChoices, usual } from "./choices";
import { keep, kept } from "./kept";

const KEY = "folsom-settings";

class Settings {
    choices = $state<Choices>(readChoices(kept(KEY), usual(navigator.languages)));
    private readonly still = matchMedia("(prefers-reduced-motion: reduce)");
    private stillWished = $state(this.still.matches);

    constructor() {
        this.still.addEventListener("change", () => (this.stillWished = this.still.matches));
    }

    /** Whether things move as little as possible: chosen here, or on the device. */
    get reduced(): boolean {
        return this.choices.motion === "less" || (this.choices.motion === "auto" && this.stillWished);
    }

    /** Chooses something, and keeps it. */
    choose(choices: Partial<Choices>): void {
        Object.assign(this.choices, choices);
        keep(KEY, JSON.stringify(this.choices));
        this.show();
    }

    /** Puts on the page what style sheets look at. */
    show(): void {
        const root = document.documentElement;
        root.lang = this.choices.language;
        if (this.choices.theme === "auto") delete root.dataset.theme;
        else root.dataset.theme = this.choices.theme;
        root.dataset.motion = this.choices.motion;
    }
}

export const settings = new Settings();
