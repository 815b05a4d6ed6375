// The things that are there only while a motion runs: bullets, flashes, stars, tokens and cards in flight, paths.
import { paintOf } from "../parts/kinds";
import { drawing } from "../parts/sprite";
import type { Prop } from "./steps";
import type { Point } from "./types";

const SVG = "http://www.w3.org/2000/svg";

function picture(at: Point, size: number, box: string, inner: string, paint = ""): SVGSVGElement {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", `effect p-fig ${paint}`);
    svg.setAttribute("viewBox", box);
    svg.setAttribute("width", String(size));
    svg.setAttribute("height", String(size));
    svg.innerHTML = inner;
    svg.style.translate = `${at.x - size / 2}px ${at.y - size / 2}px`;
    return svg;
}

function lines(legs: readonly (readonly [Point, Point])[], look: string): SVGSVGElement {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", `effect drawn ${look}`);
    svg.setAttribute("width", "100%");
    svg.setAttribute("height", "100%");
    const d = legs.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
    svg.innerHTML = `<path class="under" d="${d}"/><path class="over" d="${d}"/>`;
    const last = legs.at(-1);
    if (look === "arrow" && last !== undefined) {
        const [from, to] = last;
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        svg.innerHTML += `<path class="tip" d="M0 0L-18-9V9Z" transform="translate(${to.x} ${to.y}) rotate(${turn})"/>`;
    }
    return svg;
}

const RETICLE =
    '<g fill="none" stroke-linecap="round"><circle r="46" stroke="#1b1224" stroke-width="9" opacity=".6"/><g stroke="#ff5a3c" stroke-width="5"><circle r="46"/><path d="M-56 0h16M40 0h16M0-56v16M0 40v16"/></g></g>';
const FLASH =
    '<circle r="44" fill="url(#p-flash)"/><path d="M0-8L34-20L22-6L52 0L22 6L34 20L0 8Z" fill="#fff6cf" stroke="#f28a1c" stroke-width="2.5"/>';
const DUST =
    '<g fill="#f3d8b0"><circle cx="-14" r="8"/><circle cx="2" cy="-5" r="10"/><circle cx="16" cy="1" r="7"/></g>';

/** The element of a prop, in the units of the drawing. */
export function elementOf(prop: Prop, unit: number): HTMLElement | SVGSVGElement {
    switch (prop.look) {
        case "bullet": {
            const inner = `<use href="#p-card-bullet" width="64" height="64" transform="rotate(${prop.turn} 32 32)"/>`;
            return picture(prop.at, Math.max(16, 20 * unit), "0 0 64 64", inner, paintOf(prop.bandit));
        }
        case "flash":
            return picture(prop.at, 96 * unit, "-48 -48 96 96", FLASH);
        case "star":
            return picture(
                prop.at,
                62 * unit,
                "0 0 64 64",
                '<use href="#p-card-marshal" width="64" height="64"/>',
                "p-marshal",
            );
        case "dust":
            return picture(prop.at, 50 * unit, "-25 -25 50 50", DUST);
        case "reticle":
            return picture(prop.at, 92 * unit, "-60 -60 120 120", RETICLE);
        case "token": {
            const href = drawing("loot", prop.kind, "unknown");
            return picture(
                prop.at,
                Math.max(18, 26 * unit),
                "-2 -2 46 44",
                `<use href="${href}" width="40" height="40"/>`,
            );
        }
        case "card": {
            const face = prop.hidden
                ? '<rect x="2" y="-8" width="60" height="80" rx="8" fill="#2b1f38" stroke="#fbeed3" stroke-width="4"/>'
                : '<rect x="2" y="-8" width="60" height="80" rx="8" fill="#fbeed3" stroke="#1b1224" stroke-width="3"/>';
            const icon = `<use href="${drawing("card", prop.kind, "unknown")}" x="9" y="9" width="46" height="46"/>`;
            return picture(prop.at, 38, "0 0 64 64", prop.hidden ? face : face + icon, paintOf(prop.bandit));
        }
        case "line":
        case "path":
        case "arrow":
            return lines(prop.legs, prop.look);
        case "wash": {
            const wash = document.createElement("div");
            wash.className = "effect wash";
            return wash;
        }
    }
}
