// Sounds are short, and nothing is heard, nor even made ready, before somebody wants it.
import { expect, test, vi } from "vitest";

import { Player, type Wish } from "./player";
import { soundOf } from "./of";
import { lengthOf, LONGEST, RECIPES, type SoundName } from "./recipes";

const NAMES = Object.keys(RECIPES) as SoundName[];

/** A stand-in for the browser's audio, which no test machine has: it notes what is started and stopped. */
class Desk {
    contexts = 0;
    started: number[] = [];
    stopped: number[] = [];
    gains: number[] = [];
    state = "running";
    resume = (): Promise<void> => Promise.resolve();

    make = (): AudioContext => {
        this.contexts += 1;
        const param = () => {
            const gains = this.gains;
            return {
                value: 0,
                setValueAtTime: () => undefined,
                setTargetAtTime: () => undefined,
                exponentialRampToValueAtTime: (value: number) => gains.push(value),
            };
        };
        const node = () => ({
            gain: param(),
            frequency: param(),
            Q: param(),
            connect: () => undefined,
            start: (at: number) => this.started.push(at),
            stop: (at: number) => this.stopped.push(at),
        });
        return {
            state: this.state,
            resume: () => this.resume(),
            currentTime: 1,
            sampleRate: 100,
            destination: {},
            createGain: node,
            createBiquadFilter: node,
            createOscillator: node,
            createBufferSource: node,
            createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
        } as unknown as AudioContext;
    };
}

test.each(NAMES)("%s is no longer than 0.7 seconds", (name) => {
    expect(lengthOf(name)).toBeLessThanOrEqual(LONGEST);
    for (const voice of RECIPES[name]) {
        expect(voice.loud).toBeLessThanOrEqual(1);
        expect(voice.rise ?? 0).toBeLessThan(voice.length);
    }
});

test("nothing plays, and no audio is made, before it is wanted", () => {
    const desk = new Desk();
    let wish: Wish = { on: false, volume: 1 };
    const player = new Player(() => wish, desk.make);
    for (const name of NAMES) player.play(name);
    player.tunnel(true);
    expect(desk.contexts).toBe(0);
    wish = { on: true, volume: 0 };
    player.play("shot");
    expect(desk.contexts).toBe(0);
    wish = { on: true, volume: 0.5 };
    player.play("shot");
    player.play("card");
    expect(desk.contexts).toBe(1);
    expect(desk.started).toHaveLength(RECIPES.shot.length + RECIPES.card.length);
    wish = { on: false, volume: 0.5 };
    player.play("shot");
    expect(desk.started).toHaveLength(RECIPES.shot.length + RECIPES.card.length);
});

test.each(NAMES)("%s ends when it should", (name) => {
    const desk = new Desk();
    new Player(() => ({ on: true, volume: 1 }), desk.make).play(name);
    expect(Math.max(...desk.stopped)).toBeCloseTo(1 + lengthOf(name));
});

test("what waited for the audio is not heard all at once", async () => {
    const desk = new Desk();
    let begin = (): void => undefined;
    desk.state = "suspended";
    desk.resume = () => new Promise((resolve) => (begin = resolve));
    const player = new Player(() => ({ on: true, volume: 1 }), desk.make);
    player.play("shot");
    begin();
    await vi.waitFor(() => expect(desk.started).toHaveLength(RECIPES.shot.length));

    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    player.play("shot");
    clock.mockReturnValue(1000);
    begin();
    await new Promise((resolve) => setTimeout(resolve));
    clock.mockRestore();
    expect(desk.started).toHaveLength(RECIPES.shot.length);
});

test("a sound that waited for the audio is not heard by somebody who has switched sounds off since", async () => {
    const desk = new Desk();
    let begin = (): void => undefined;
    let on = true;
    desk.state = "suspended";
    desk.resume = () => new Promise((resolve) => (begin = resolve));
    new Player(() => ({ on, volume: 1 }), desk.make).play("shot");
    on = false;
    begin();
    await new Promise((resolve) => setTimeout(resolve));
    expect(desk.started).toHaveLength(0);
});

test("what moves has its sound", () => {
    const rob = { kind: "rob", who: "belle", token: "token 1" } as const;
    expect(soundOf({ kind: "shot", who: "belle", at: "doc", bandit: "belle" })).toBe("shot");
    expect(soundOf({ ...rob, look: "jewel" })).toBe("jewel");
    expect(soundOf({ ...rob, look: "purse" })).toBe("coin");
    expect(soundOf({ kind: "move", who: "belle" })).toBeNull();
});
