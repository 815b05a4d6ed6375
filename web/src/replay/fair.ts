// The check of the shuffles: the seed is the one that was committed to, and the dealing of the bandits and every draw are
// what the seeds say. The same as docs/verify_fair.py, in the browser of who asks; nothing is taken from the server but
// the file.
import type { DealingShown, FairShown } from "../protocol/generated/http";
import { hmac as plainHmac, sha256 as plainHash } from "./sha256";

const DRAWS = "folsom fair 1"; // the label of the draws, and the format of older files, which have no dealing
const FORMAT = "folsom fair 2";
const DEALING = "folsom dealing 1";
const TRIES = 100; // deals, until one fits

/** What is wrong: with which draw, counted from 1, where it is one. */
export interface Fault {
    readonly what: "format" | "seed" | "noted" | "dealing" | "counter" | "bag" | "draw" | "end";
    readonly draw: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Hashes, by the browser if it lets us, else by ourselves. */
export interface Hashing {
    readonly hash: (message: Bytes) => Promise<Uint8Array>;
    readonly keyed: (key: Bytes) => Promise<(message: Bytes) => Promise<Uint8Array>>;
}

export const PLAIN: Hashing = {
    hash: (message) => Promise.resolve(plainHash(message)),
    keyed: (key) => Promise.resolve((message) => Promise.resolve(plainHmac(key, message))),
};

function byBrowser(subtle: SubtleCrypto): Hashing {
    return {
        hash: async (message) => new Uint8Array(await subtle.digest("SHA-256", message)),
        keyed: async (key) => {
            const made = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
            return async (message) => new Uint8Array(await subtle.sign("HMAC", made, message));
        },
    };
}

/** Over plain http a browser has no `crypto.subtle`, whatever its types say. */
export function hashing(from: { readonly subtle?: SubtleCrypto } = globalThis.crypto): Hashing {
    return from.subtle ? byBrowser(from.subtle) : PLAIN;
}

/** The numbers of chance of one game, one after the other. */
class Chance {
    counter = 0; // how many were used
    private readonly start: string;
    private readonly sign: (message: Bytes) => Promise<Uint8Array>;

    constructor(label: string, sign: (message: Bytes) => Promise<Uint8Array>, seeds: readonly string[]) {
        this.sign = sign;
        this.start = [label, ...seeds].join("\n");
    }

    /** A number from 0 to n - 1: the first bits of the next hash; one that is too large is skipped. */
    async below(n: number): Promise<number> {
        const bits = n > 1 ? 32 - Math.clz32(n - 1) : 0;
        for (;;) {
            const message = new TextEncoder().encode(`${this.start}\n${this.counter}`);
            this.counter += 1;
            const digest = await this.sign(message);
            const first = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
            const number = Math.floor(first / 2 ** (32 - bits));
            if (number < n) return number;
        }
    }
}

/** Whether the bandits of the seats are those that were picked, and others that the seeds say. */
async function isDealt({ picked, left, each, apart, bandits }: DealingShown, chance: Chance): Promise<boolean> {
    const everybody = [...left, ...picked.flat()];
    if (new Set(everybody).size < everybody.length || everybody.length < each * picked.length) return false;
    if (picked.some((names) => names.length > each)) return false;
    for (let tries = 0; tries < TRIES; tries++) {
        const bag = [...left];
        const right = picked.map((names) => [...names]);
        for (const names of right)
            while (names.length < each) names.push(...bag.splice(await chance.below(bag.length), 1));
        const together = (group: string[], names: string[]) => names.filter((name) => group.includes(name)).length > 1;
        if (!apart.some((group) => right.some((names) => together(group, names))))
            return JSON.stringify(bandits) === JSON.stringify(right);
    }
    return false;
}

/** What is wrong with the dealing and the shuffles; nothing if they were fair. `noted`: the commitment one wrote down. */
export async function faultOf(game: FairShown, noted = "", by: Hashing = hashing()): Promise<Fault | null> {
    if (game.format !== (game.dealing ? FORMAT : DRAWS)) return { what: "format", draw: 0 };
    const seed = bytesOf(game.seed);
    if (hexOf(await by.hash(seed)) !== game.commitment) return { what: "seed", draw: 0 };
    if (noted.trim() !== "" && noted.trim().toLowerCase() !== game.commitment) return { what: "noted", draw: 0 };
    const sign = await by.keyed(seed);
    if (game.dealing && !(await isDealt(game.dealing, new Chance(DEALING, sign, game.seeds))))
        return { what: "dealing", draw: 0 };
    const chance = new Chance(DRAWS, sign, game.seeds);
    for (const [index, { counter, bag, drawn }] of game.draws.entries()) {
        const draw = index + 1;
        if (counter !== chance.counter) return { what: "counter", draw };
        if (drawn.length > bag.length) return { what: "bag", draw };
        const left = [...bag];
        for (const thing of drawn) {
            const [right] = left.splice(await chance.below(left.length), 1);
            if (right !== thing) return { what: "draw", draw };
        }
    }
    return game.counter === chance.counter ? null : { what: "end", draw: 0 };
}

export function hexOf(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hex: string): Bytes {
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
