// SHA-256 and HMAC with it, in plain code: browsers keep their own from pages that come over plain http, as in a home
// network. Written after FIPS 180-4 and RFC 2104.

/** The first 32 bits of the fractional parts of a root of the first primes: the constants of the standard. */
function constants(count: number, root: (prime: number) => number): Uint32Array {
    const found = new Uint32Array(count);
    for (let number = 2, filled = 0; filled < count; number += 1) {
        let prime = true;
        for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) prime = false;
        if (!prime) continue;
        found[filled] = (root(number) % 1) * 2 ** 32;
        filled += 1;
    }
    return found;
}

const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);
const BLOCK = 64; // bytes

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its end marked and its length added, as the standard wants it. */
function padded(message: Uint8Array): DataView {
    const blocks = Math.ceil((message.length + 9) / BLOCK);
    const bytes = new Uint8Array(blocks * BLOCK);
    bytes.set(message);
    bytes[message.length] = 0x80;
    const data = new DataView(bytes.buffer);
    data.setUint32(bytes.length - 8, Math.floor((message.length * 8) / 2 ** 32));
    data.setUint32(bytes.length - 4, (message.length * 8) >>> 0);
    return data;
}

export function sha256(message: Uint8Array): Uint8Array {
    const data = padded(message);
    const state = Uint32Array.from(START);
    const w = new Uint32Array(64);
    const word = (i: number): number => w[i] ?? 0;
    for (let start = 0; start < data.byteLength; start += BLOCK) {
        for (let i = 0; i < 16; i += 1) w[i] = data.getUint32(start + i * 4);
        for (let i = 16; i < 64; i += 1) {
            const [far, near] = [word(i - 15), word(i - 2)];
            const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
            const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
            w[i] = word(i - 16) + small + word(i - 7) + large;
        }
        let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
        for (let i = 0; i < 64; i += 1) {
            const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
            const one = (h + mixed + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + word(i)) | 0;
            const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
            [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
        }
        [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
    }
    const found = new DataView(new ArrayBuffer(32));
    state.forEach((value, i) => found.setUint32(i * 4, value));
    return new Uint8Array(found.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
    const short = key.length > BLOCK ? sha256(key) : key;
    const mixed = (mark: number, rest: Uint8Array): Uint8Array => {
        const bytes = new Uint8Array(BLOCK + rest.length).fill(mark, 0, BLOCK);
        short.forEach((value, i) => (bytes[i] = value ^ mark));
        bytes.set(rest, BLOCK);
        return sha256(bytes);
    };
    return mixed(0x5c, mixed(0x36, message));
}
