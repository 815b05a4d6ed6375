// What can be chosen for a device, what is usual, and how it is read back.
import { LANGUAGES, type Language, languageAmong } from "./languages";

export const THEMES = ["auto", "dusk", "day"] as const;
export const MOTIONS = ["auto", "full", "less"] as const;
export const SPEEDS = [0.5, 1, 1.5, 2, 3] as const;

export interface Choices {
    language: Language;
    theme: (typeof THEMES)[number];
    motion: (typeof MOTIONS)[number];
    speed: (typeof SPEEDS)[number]; // of what is shown
    sound: boolean;
    volume: number; // from 0 to 1
    confirm: boolean; // choose first, then confirm
    notify: boolean; // a note of the system when it is one's turn, where the browser allows it
}

/** What holds where nothing was chosen. */
export function usual(liked: readonly string[]): Choices {
    const language = languageAmong(liked);
    return {
        ...{ language, theme: "auto", motion: "auto", speed: 1 },
        ...{ sound: false, volume: 0.7, confirm: true, notify: true },
    };
}

/** Choices that were kept. What is not one of the choices, since a newer or older page kept it, is as usual. */
export function readChoices(kept: string | null, otherwise: Choices): Choices {
    let found: Partial<Record<keyof Choices, unknown>> = {};
    try {
        const data: unknown = JSON.parse(kept ?? "{}");
        if (typeof data === "object" && data !== null) found = data;
    } catch {
        return otherwise;
    }
    const among = <T>(list: readonly T[], value: unknown, usual: T) => list.find((one) => one === value) ?? usual;
    const { volume } = found;
    return {
        language: among(LANGUAGES, found.language, otherwise.language),
        theme: among(THEMES, found.theme, otherwise.theme),
        motion: among(MOTIONS, found.motion, otherwise.motion),
        speed: among(SPEEDS, found.speed, otherwise.speed),
        sound: typeof found.sound === "boolean" ? found.sound : otherwise.sound,
        volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : otherwise.volume,
        confirm: typeof found.confirm === "boolean" ? found.confirm : otherwise.confirm,
        notify: typeof found.notify === "boolean" ? found.notify : otherwise.notify,
    };
}
