import { vi } from 'vitest';

/** A recorded sound source: when it sounds, at which pitch, how loud, and whether it reaches the output. */
export interface Source {
  start: number;
  end: number;
  pitch: number;
  /** Final pitch as a factor of the first. */
  fall: number;
  node: Node;
}

class Param {
  value: number;
  last: number;
  #isSet = false;
  constructor(value: number) {
    this.value = value;
    this.last = value;
  }
  setValueAtTime(value: number): void {
    this.value = value;
    this.last = value;
    this.#isSet = true;
  }
  /** A ramp starts from the last set value; without one a browser would start it at once. */
  exponentialRampToValueAtTime(value: number): void {
    if (!this.#isSet) throw new Error('The ramp has no beginning.');
    this.last = value;
  }
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

/** All sources started since the last `stubAudio`. */
export const sources: Source[] = [];
const out = new Node(undefined);
const note = (node: Node, start: number, end: number): void => {
  const { value: pitch, last } = node.frequency;
  sources.push({ start, end, pitch, fall: last / pitch, node });
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

/** A fake audio context whose nodes record how they are used. */
export const fakeAudio = {
  currentTime: 3,
  sampleRate: 8000,
  destination: out,
  createBuffer: (_: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  },
};

/** The product of the gains on the way to the output; 0 if the node is not connected to it. */
export const loudnessOf = (node: Node | undefined): number =>
  node === out ? 1 : (node?.to.reduce((sum, next) => sum + node.gain.value * loudnessOf(next), 0) ?? 0);

/** The lowest final gain on the way to the output. */
export const endOf = (node: Node | undefined): number =>
  Math.min(...(node?.to.map(next => Math.min(next.gain.last, endOf(next))) ?? []));

/** Replaces the browser's audio nodes. */
export const stubAudio = (): void => {
  sources.length = 0;
  const nodes = {
    GainNode: Node,
    BiquadFilterNode: Node,
    OscillatorNode: Tone,
    AudioBufferSourceNode: Rustle,
  };
  for (const [name, node] of Object.entries(nodes)) vi.stubGlobal(name, node);
};
