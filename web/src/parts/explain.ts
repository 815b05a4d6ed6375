// Help where something is shown: a note beside it, one at a time. What has nothing else to do opens it when it is pressed
// (`Help.svelte`); what is pressed to be chosen opens it when it is held, by a click of the other button, or by the key "?".
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";

import Explanation from "./Explanation.svelte";

/** A thing in words. */
export interface About {
    readonly title: string;
    readonly text?: string;
    readonly parts?: readonly { readonly name: string; readonly text: string }[]; // what it consists of
}

interface Open {
    readonly anchor: Element;
    readonly close: () => void;
}

const HELD = 450; // ms
const SHAKES = 10; // px that a finger may move while it holds
const MARK = "aria-expanded";

let open: Open | null = null;

/** Whether the note of something is open. */
export function isExplained(anchor: Element): boolean {
    return open?.anchor === anchor;
}

/** Closes the note that is open; focus goes back to what it is about. */
export function hush(): void {
    open?.close();
}

/** Opens the note of something; once more closes it. */
export function explain(anchor: Element, about: About, near: DOMRect = anchor.getBoundingClientRect()): void {
    const again = isExplained(anchor);
    hush();
    if (again) return;
    const before = document.activeElement;
    const target = anchor.closest("dialog") ?? document.body;
    const note = mount(Explanation, { target, props: { about, near, onclose: hush } });
    const away = (event: Event): void => {
        const touched = event.target;
        if (touched instanceof Node && (inNote(touched) || (anchor.hasAttribute(MARK) && anchor.contains(touched))))
            return;
        hush();
    };
    const key = (event: KeyboardEvent): void => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation(); // it is not the choice that is taken back, nor the sheet that is closed
        hush();
    };
    const close = (): void => {
        open = null;
        document.removeEventListener("pointerdown", away, true);
        document.removeEventListener("keydown", key, true);
        window.removeEventListener("resize", hush);
        if (anchor.hasAttribute(MARK)) anchor.setAttribute(MARK, "false");
        const lost = document.activeElement === document.body || inNote(document.activeElement);
        void unmount(note);
        const back = anchor instanceof HTMLElement && anchor.tabIndex >= 0 ? anchor : before;
        if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
    document.addEventListener("pointerdown", away, true);
    document.addEventListener("keydown", key, true);
    window.addEventListener("resize", hush);
    if (anchor.hasAttribute(MARK)) anchor.setAttribute(MARK, "true");
    open = { anchor, close };
}

function inNote(node: Node | null): boolean {
    return node instanceof Element && node.closest("[data-explanation]") !== null;
}

/** Explains what is pressed to be chosen. Where it explains nothing (`null`), nothing changes. */
export function explains(about: (at: { x: number; y: number } | null) => About | null): Attachment<HTMLElement> {
    return (element) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let from = { x: 0, y: 0 };
        let held = false;

        const show = (at: { x: number; y: number } | null): boolean => {
            const found = about(at);
            if (found && !isExplained(element)) explain(element, found, at ? around(at) : undefined);
            return found !== null;
        };
        const down = (event: PointerEvent): void => {
            held = false;
            clearTimeout(timer);
            if (event.pointerType === "mouse" || !event.isPrimary) return;
            from = { x: event.clientX, y: event.clientY };
            timer = setTimeout(() => (held = show(from)), HELD);
        };
        const move = (event: PointerEvent): void => {
            if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SHAKES) clearTimeout(timer);
        };
        const up = (): void => clearTimeout(timer);
        const click = (event: MouseEvent): void => {
            if (!held) return;
            held = false; // what was held is not chosen
            event.preventDefault();
            event.stopImmediatePropagation();
        };
        const menu = (event: MouseEvent): void => {
            clearTimeout(timer);
            const touched = event instanceof PointerEvent && event.pointerType !== "mouse";
            if (held || show({ x: event.clientX, y: event.clientY })) {
                held = touched;
                event.preventDefault();
            }
        };
        const key = (event: KeyboardEvent): void => {
            if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
            if (!show(null)) return;
            event.preventDefault();
            event.stopPropagation();
        };
        element.addEventListener("pointerdown", down);
        element.addEventListener("pointermove", move);
        element.addEventListener("pointerup", up);
        element.addEventListener("pointercancel", up);
        element.addEventListener("click", click, true);
        element.addEventListener("contextmenu", menu);
        element.addEventListener("keydown", key);
        return () => {
            clearTimeout(timer);
            element.removeEventListener("pointerdown", down);
            element.removeEventListener("pointermove", move);
            element.removeEventListener("pointerup", up);
            element.removeEventListener("pointercancel", up);
            element.removeEventListener("click", click, true);
            element.removeEventListener("contextmenu", menu);
            element.removeEventListener("keydown", key);
            if (isExplained(element)) hush();
        };
    };
}

const FINGER = 24; // px around the point that was touched, which the note keeps off

function around(at: { x: number; y: number }): DOMRect {
    return new DOMRect(at.x - FINGER, at.y - FINGER, 2 * FINGER, 2 * FINGER);
}
