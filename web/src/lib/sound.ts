// sound.ts: a handful of short sounds, made on the spot; silent until somebody switches them on.
export type Sound = 'card' | 'money' | 'dice' | 'tick' | 'train' | 'turn' | 'end';

let context: AudioContext | null = null;

/** A soft click of noise through a filter: cards, dice, pens. */
function noise(at: AudioContext, when: number, seconds: number, hertz: number, loud: number): void {
    const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
    const source = new AudioBufferSourceNode(at, { buffer });
    const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: hertz, Q: 0.9 });
    source.connect(filter).connect(new GainNode(at, { gain: loud })).connect(at.destination);
    source.start(when);
}

/** A struck note that dies away: coins, bells. */
function note(at: AudioContext, when: number, hertz: number, seconds: number, loud: number, type: OscillatorType = 'triangle'): void {
    const gain = new GainNode(at, { gain: 0 });
    gain.gain.setValueAtTime(loud, when);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
    const tone = new OscillatorNode(at, { type, frequency: hertz });
    tone.connect(gain).connect(at.destination);
    tone.start(when);
    tone.stop(when + seconds);
}

const MADE: Record<Sound, (at: AudioContext, now: number) => void> = {
    card: (at, now) => noise(at, now, 0.09, 2600, 0.25),
    tick: (at, now) => [0, 0.05].forEach((d) => noise(at, now + d, 0.05, 3800, 0.18)),
    money: (at, now) => [1870, 2480].forEach((hertz, i) => note(at, now + i * 0.06, hertz, 0.22, 0.08)),
    dice: (at, now) => [0, 0.07, 0.12, 0.2, 0.31].forEach((d) => noise(at, now + d, 0.05, 1500, 0.3)),
    train: (at, now) => [0, 0.14, 0.28].forEach((d) => noise(at, now + d, 0.12, 420, 0.35)),
    turn: (at, now) => [659, 880].forEach((hertz, i) => note(at, now + i * 0.13, hertz, 0.5, 0.1, 'sine')),
    end: (at, now) => [523, 659, 784, 1047].forEach((hertz, i) => note(at, now + i * 0.14, hertz, 0.8, 0.1, 'sine')),
};

/** At most one of each kind at a time; a browser without sound stays silent. */
export function play(sounds: Iterable<Sound>): void {
    if (!('AudioContext' in globalThis)) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    let delay = 0;
    for (const sound of new Set(sounds)) {
        MADE[sound](context, context.currentTime + delay);
        delay += 0.08;
    }
}

const tables = import.meta.glob<{ SOUNDS: Record<string, Sound> }>('../games/*/sounds.ts');

/** Which events of a game are heard, and how. */
export async function soundsOf(game: string): Promise<Record<string, Sound>> {
    const load = tables[`../games/${game}/sounds.ts`];
    return load ? (await load()).SOUNDS : {};
}
