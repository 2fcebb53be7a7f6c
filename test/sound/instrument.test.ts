import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Instrument } from '../../src/sound/Instrument.ts';
import { SOUND, VOICES } from '../../src/sound/soundLook.ts';

/** What a source of sound was told: when it sounds, at which pitch, how loud, and whether its sound gets out. */
interface Source {
  start: number;
  end: number;
  pitch: number;
  node: Node;
}

class Param {
  value: number;
  constructor(value: number) {
    this.value = value;
  }
  setValueAtTime(value: number): void {
    this.value = value;
  }
  exponentialRampToValueAtTime(): void {}
}

class Node {
  readonly to: Node[] = [];
  readonly gain: Param;
  readonly frequency: Param;
  constructor(_: unknown, { gain = 1, frequency = 0 } = {}) {
    this.gain = new Param(gain);
    this.frequency = new Param(frequency);
  }
  connect(next: Node): Node {
    this.to.push(next);
    return next;
  }
  disconnect(): void {
    this.to.length = 0;
  }
}

let sources: Source[] = [];
const out = new Node(undefined);
const note = (node: Node, start: number, end: number): void => {
  sources.push({ start, end, pitch: node.frequency.value, node });
};

class Tone extends Node {
  #start = 0;
  start(at: number): void {
    this.#start = at;
  }
  stop(at: number): void {
    note(this, this.#start, at);
  }
}

class Rustle extends Node {
  start(at: number, _: number, length: number): void {
    note(this, at, at + length);
  }
}

const audio = {
  currentTime: 3,
  sampleRate: 8000,
  destination: out,
  createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
};

/** The product of the gains on the way out; 0 if there is no way. */
const loudnessOf = (node: Node): number =>
  node === out ? 1 : node.to.reduce((sum, next) => sum + node.gain.value * loudnessOf(next), 0);

beforeEach(() => {
  sources = [];
  const nodes = {
    GainNode: Node,
    BiquadFilterNode: Node,
    OscillatorNode: Tone,
    AudioBufferSourceNode: Rustle,
  };
  for (const [name, node] of Object.entries(nodes)) vi.stubGlobal(name, node);
});
afterEach(() => vi.unstubAllGlobals());

const instrument = () => new Instrument(audio as unknown as BaseAudioContext);

test('a note is a tone, a shorter overtone and the rustle of the stroke, all from its own time on', () => {
  instrument().play([{ kind: 'moves', voice: 'corner', at: 500, pitch: 2, gain: 0.5 }]);
  const { pitch, length, loudness, overtone, overtonePitch, stroke, strokeLength } = VOICES.corner;
  const [tone, over, rustle] = sources;
  expect(sources.map(({ start }) => start)).toEqual([3.5, 3.5, 3.5]);
  const lengths = sources.map(({ start, end }) => (end - start) * 1000);
  expect(lengths).toEqual([length, length / 3, strokeLength].map(one => expect.closeTo(one)));
  expect([tone?.pitch, over?.pitch]).toEqual([pitch * 2, pitch * overtonePitch * 2]);
  const loud = [tone, over, rustle].map(source => loudnessOf(source?.node ?? out));
  const base = loudness * 0.5 * SOUND.master;
  expect(loud).toEqual([base, base * overtone, base * stroke].map(one => expect.closeTo(one)));
});

test('notes can be silenced, and the volume counts for all', () => {
  const player = instrument();
  const silence = player.play([{ kind: 'flips', voice: 'tick', at: 0, pitch: 1 }]);
  player.play([{ kind: 'flips', voice: 'tick', at: 0, pitch: 1 }]);
  silence();
  const [first, , , other] = sources.map(({ node }) => loudnessOf(node));
  expect(first).toBe(0);
  expect(other).toBeGreaterThan(0);
  player.setVolume(0.5);
  expect(loudnessOf(sources[3]?.node ?? out)).toBeCloseTo((other ?? 0) * 0.5 ** SOUND.volumeCurve);
});
