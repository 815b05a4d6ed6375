// Where one begins in a sheet: the browser puts the focus there when the sheet opens, instead of on the cross.
export function start(field: HTMLElement): void {
    field.autofocus = true;
}
