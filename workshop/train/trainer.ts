import { readFile } from 'node:fs/promises';
import { buildEngine } from '../../tools/build/buildEngine.ts';

/** See `assembly/training/training.ts` and `assembly/training/fit.ts`. */
interface TrainingExports {
  readonly memory: WebAssembly.Memory;
  readonly weights: WebAssembly.Global;
  readonly anchors: WebAssembly.Global;
  readonly uses: WebAssembly.Global;
  readonly weightTotal: WebAssembly.Global;
  readonly PATTERN_COUNT: WebAssembly.Global;
  readonly COUNT_TABLES: WebAssembly.Global;
  readonly EVALUATION_UNIT: WebAssembly.Global;
  evaluateFineAt(position: number, playerIsSecond: boolean): number;
  weightCount(pattern: number): number;
  allocate(bytes: number): number;
  setSeed(seed: number): void;
  replay(squares: number, plies: number, samples: number): number;
  playGame(randomPlies: number, samples: number): number;
  goAstray(sample: number, plies: number): number;
  setHashBits(bits: number): void;
  weightsRoom(bytes: number): number;
  useWeights(): number;
  scoreBySearch(samples: number, amount: number, depth: number, level: number, importance: number): void;
  scoreExactly(samples: number, amount: number, importance: number): void;
  scoreToEnd(samples: number, amount: number, level: number, importance: number): void;
  makeRoom(samples: number): void;
  clearSamples(): void;
  countUses(samples: number): void;
  addSamples(from: number, samples: number): void;
  beginFit(samples: number, ridge: number): void;
  stepFit(samples: number): void;
  meanError(begin: number, end: number): number;
}

/** A position and its value: player, opponent (8 bytes each), score (i8), importance (u8; 0 before it has a score), kind, round. */
export const SAMPLE_BYTES = 20;
export const POSITION_BYTES = 16;
export const SCORE_OFFSET = 16;
export const IMPORTANCE_OFFSET = 17;
export const KIND_OFFSET = 18;
export const ROUND_OFFSET = 19;
const MAX_PLIES = 60;
const CHUNK_SAMPLES = 4096;
const HASH_BITS = 18;
const COUNTS_PER_TABLE = 64;

const host = { now: () => performance.now(), shouldStop: () => false };

/** Fits weights in WebAssembly. */
export class Trainer {
  readonly #exports: TrainingExports;
  readonly #chunk: number;
  #room = 0;
  #held = 0;
  /** The number of weights of each pattern, then those of the counts. */
  readonly groups: readonly number[];

  static async load(): Promise<Trainer> {
    const program = await WebAssembly.compile(await readFile(await buildEngine('training')));
    return new Trainer(program);
  }

  private constructor(program: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(program, { host }).exports as unknown as TrainingExports;
    this.#chunk = this.#exports.allocate(CHUNK_SAMPLES * SAMPLE_BYTES);
    const patterns = Array.from({ length: this.#exports.PATTERN_COUNT.value }, (_, pattern) =>
      this.#exports.weightCount(pattern),
    );
    this.groups = [...patterns, this.#exports.COUNT_TABLES.value * COUNTS_PER_TABLE];
  }

  /** The samples of a game's positions before each move, with score and importance 0. */
  replay(squares: Uint8Array): Uint8Array {
    const game = this.#chunk + MAX_PLIES * SAMPLE_BYTES;
    this.#bytes(game, squares.length).set(squares);
    const plies = this.#exports.replay(game, squares.length, this.#chunk);
    if (plies < squares.length) throw new Error('A transcript has an illegal move.');
    return this.#bytes(this.#chunk, plies * SAMPLE_BYTES).slice();
  }

  setSeed(seed: number): void {
    this.#exports.setSeed(seed);
  }

  /** The samples of a self-play game after some random plies. */
  playGame(randomPlies: number): Uint8Array {
    const plies = this.#exports.playGame(randomPlies, this.#chunk);
    return this.#bytes(this.#chunk, plies * SAMPLE_BYTES).slice();
  }

  /** The sample of a position after some random plies, unless the game is over. */
  goAstray(sample: Uint8Array, plies: number): Uint8Array | undefined {
    this.#bytes(this.#chunk, SAMPLE_BYTES).set(sample);
    const found = this.#exports.goAstray(this.#chunk, plies) !== 0;
    return found ? this.#bytes(this.#chunk, SAMPLE_BYTES).slice() : undefined;
  }

  /** Loads a weights file and clears search results from other weights. */
  useWeights(file: Uint8Array): void {
    this.#bytes(this.#exports.weightsRoom(file.length), file.length).set(file);
    if (this.#exports.useWeights() === 0) throw new Error('These are not the weights of this engine.');
    this.#exports.setHashBits(HASH_BITS);
  }

  /** Writes scores and importances into a few samples, which are solved. */
  scoreExactly(samples: Uint8Array, importance: number): void {
    this.#score(samples, amount => this.#exports.scoreExactly(this.#chunk, amount, importance));
  }

  /** Scores samples by searches of `depth` plies with a level of selective cuts, 0 for none. */
  scoreBySearch(samples: Uint8Array, search: { depth: number; level: number }, importance: number): void {
    const { depth, level } = search;
    this.#score(samples, amount =>
      this.#exports.scoreBySearch(this.#chunk, amount, depth, level, importance),
    );
  }

  /** Scores samples by searches to the end of the game; at level 0 the scores are exact. */
  scoreToEnd(samples: Uint8Array, level: number, importance: number): void {
    this.#score(samples, amount => this.#exports.scoreToEnd(this.#chunk, amount, level, importance));
  }

  /** The evaluation of samples by the current weights, in discs. */
  evaluate(samples: Uint8Array): Float64Array {
    this.#bytes(this.#chunk, samples.length).set(samples);
    const unit = this.#exports.EVALUATION_UNIT.value;
    return Float64Array.from(
      { length: samples.length / SAMPLE_BYTES },
      (_, index) => this.#exports.evaluateFineAt(this.#chunk + index * SAMPLE_BYTES, false) / unit,
    );
  }

  #score(samples: Uint8Array, score: (amount: number) => void): void {
    const room = this.#bytes(this.#chunk, samples.length);
    room.set(samples);
    score(samples.length / SAMPLE_BYTES);
    samples.set(this.#bytes(this.#chunk, samples.length));
  }

  /** Call this once. */
  makeRoom(samples: number): void {
    this.#room = samples;
    this.#exports.makeRoom(samples);
  }

  clearSamples(): void {
    this.#held = 0;
    this.#exports.clearSamples();
  }

  addSamples(samples: Uint8Array): void {
    this.#held += samples.length / SAMPLE_BYTES;
    if (this.#held > this.#room) throw new Error(`There is no room for ${this.#held} samples.`);
    const chunkBytes = CHUNK_SAMPLES * SAMPLE_BYTES;
    for (let offset = 0; offset < samples.length; offset += chunkBytes) {
      const part = samples.subarray(offset, offset + chunkBytes);
      this.#bytes(this.#chunk, part.length).set(part);
      this.#exports.addSamples(this.#chunk, part.length / SAMPLE_BYTES);
    }
  }

  /** The weights of one phase; these and the anchors may also be written. */
  get weights(): Float32Array {
    return this.#floats(this.#exports.weights.value);
  }

  get anchors(): Float32Array {
    return this.#floats(this.#exports.anchors.value);
  }

  /** How often the samples use each weight. */
  countUses(): Float32Array {
    this.#exports.countUses(this.#held);
    return this.#floats(this.#exports.uses.value);
  }

  beginFit(samples: number, ridge: number): void {
    this.#exports.beginFit(samples, ridge);
  }

  stepFit(samples: number): void {
    this.#exports.stepFit(samples);
  }

  meanError(begin: number, end: number): number {
    return this.#exports.meanError(begin, end);
  }

  #bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, length);
  }

  #floats(at: number): Float32Array {
    return new Float32Array(this.#exports.memory.buffer, at, this.#exports.weightTotal.value);
  }
}
