// Days and times, written as people do where the language of the page is spoken.

/** The language of the page as the browser has it: a Briton's English, a Belgian's French. */
export function localeFor(lang: string, liked: readonly string[]): string {
    return liked.find((one) => one.slice(0, 2).toLowerCase() === lang && !/^[a-z]/i.test(one.slice(2))) ?? lang;
}

/** A moment, in seconds since 1970, by the clock of the device. */
export function timeSaid(lang: string, seconds: number, liked = navigator.languages): string {
    const locale = localeFor(lang, liked);
    return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
