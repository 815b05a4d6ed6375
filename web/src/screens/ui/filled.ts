// Forms say in our own words what is still to be written; a browser's bubble would speak its own language.

/** The first field of a form that is empty though it must not be, or too short. It gets the focus. */
export function unfilled(form: HTMLFormElement): HTMLInputElement | null {
    for (const field of form.querySelectorAll("input")) {
        const empty = field.required && field.value.trim() === "";
        const short = field.value !== "" && field.value.length < field.minLength;
        if (empty || short) {
            field.focus();
            return field;
        }
    }
    return null;
}
