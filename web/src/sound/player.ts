// Plays sounds. There is no audio at all before somebody has wanted it: the context is made at the first sound after that.
import { RECIPES, type SoundName, type Voice } from "./recipes";

const OPEN = 18_000; // Hz: everything is heard
const UNDERGROUND = 420; // Hz: in a tunnel
const SOON = 300; // milliseconds

export interface Wish {
    readonly on: boolean;
    readonly volume: number; // 0 to 1
}

export class Player {
    private readonly wish: () => Wish;
    private readonly make: () => AudioContext;
    private context: AudioContext | undefined;
    private master: GainNode | undefined;
    private filter: BiquadFilterNode | undefined;
    private hiss: AudioBuffer | undefined;
    private dark = false;

    constructor(wish: () => Wish, make: () => AudioContext) {
        this.wish = wish;
        this.make = make;
    }

    /** Plays a sound, if sounds are wanted. */
    play(name: SoundName): void {
        const { on, volume } = this.wish();
        if (!on || volume <= 0) return;
        const { context, into } = this.ready(volume);
        if (context.state === "running") this.begin(name, context, into);
        else void this.wake(name, context, into);
    }

    private begin(name: SoundName, context: AudioContext, into: AudioNode): void {
        for (const voice of RECIPES[name]) this.voice(context, into, voice);
    }

    /** Plays when the audio runs again, unless that takes so long that all that waited would sound at once. */
    private async wake(name: SoundName, context: AudioContext, into: AudioNode): Promise<void> {
        const wished = performance.now();
        await context.resume();
        if (this.wish().on && performance.now() - wished < SOON) this.begin(name, context, into);
    }

    /** In a tunnel everything sounds dull. */
    tunnel(dark: boolean): void {
        this.dark = dark;
        this.filter?.frequency.setTargetAtTime(dark ? UNDERGROUND : OPEN, this.context?.currentTime ?? 0, 0.1);
    }

    private ready(volume: number): { context: AudioContext; into: AudioNode } {
        const context = (this.context ??= this.make());
        if (!this.master || !this.filter) {
            this.master = context.createGain();
            this.filter = context.createBiquadFilter();
            this.filter.type = "lowpass";
            this.filter.frequency.value = this.dark ? UNDERGROUND : OPEN;
            this.filter.connect(this.master);
            this.master.connect(context.destination);
        }
        this.master.gain.value = volume * 0.5;
        return { context, into: this.filter };
    }

    private voice(context: AudioContext, into: AudioNode, voice: Voice): void {
        const begin = context.currentTime + voice.at;
        const end = begin + voice.length;
        const envelope = context.createGain();
        envelope.gain.setValueAtTime(0.0001, begin);
        envelope.gain.exponentialRampToValueAtTime(voice.loud, begin + (voice.rise ?? 0.004));
        envelope.gain.exponentialRampToValueAtTime(0.0001, end);
        envelope.connect(into);
        const source = voice.kind === "noise" ? this.noise(context, voice, envelope) : tone(context, voice, envelope);
        source.start(begin);
        source.stop(end);
    }

    private noise(context: AudioContext, voice: Voice, into: AudioNode): AudioScheduledSourceNode {
        this.hiss ??= whiteNoise(context);
        const source = context.createBufferSource();
        source.buffer = this.hiss;
        source.loop = true;
        const band = context.createBiquadFilter();
        band.type = "bandpass";
        band.Q.value = 0.7;
        glide(band.frequency, context, voice);
        source.connect(band);
        band.connect(into);
        return source;
    }
}

function tone(context: AudioContext, voice: Voice, into: AudioNode): AudioScheduledSourceNode {
    const source = context.createOscillator();
    source.type = voice.kind === "noise" ? "sine" : voice.kind;
    glide(source.frequency, context, voice);
    source.connect(into);
    return source;
}

function glide(pitch: AudioParam, context: AudioContext, voice: Voice): void {
    const begin = context.currentTime + voice.at;
    pitch.setValueAtTime(voice.pitch ?? 440, begin);
    if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(voice.to, begin + voice.length);
}

function whiteNoise(context: AudioContext): AudioBuffer {
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    return buffer;
}
