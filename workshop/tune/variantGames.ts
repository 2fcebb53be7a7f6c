import { readFile } from 'node:fs/promises';
import { opposite } from '../../src/game/color.ts';
import { OTHELLO_RULES, type OthelloPosition } from '../../src/game/othello/position.ts';
import { buildEngine } from '../../tools/build/buildEngine.ts';

/** See `assembly/training/variantTraining.ts`. */
interface TrainingExports {
  readonly memory: WebAssembly.Memory;
  readonly PHASES: WebAssembly.Global;
  readonly TERMS: WebAssembly.Global;
  makeRoom(samples: number): number;
  samplesTaken(): number;
  weightsOf(set: number): number;
  takeOwnWeights(set: number, anti: boolean): void;
  setSeed(seed: number): void;
  setStart(...halvesAndRules: number[]): void;
  playGame(black: number, white: number, depth: number, randomPlies: number, thousandths: number): number;
}

const SAMPLE_NUMBERS = 20;
const [EMPTIES, SQUARES, RESULT] = [16, 17, 19] as const;

export interface Sample {
  readonly terms: Int16Array;
  readonly empties: number;
  readonly squares: number;
  /** Discs at the end of the game for the side to move. */
  readonly result: number;
}

export interface GamePlan {
  readonly start: OthelloPosition;
  readonly seed: number;
  /** The weight sets of the two players, by number. */
  readonly sets: { readonly black: number; readonly white: number };
  readonly depth: number;
  readonly randomPlies: number;
  readonly randomThousandths: number;
}

/** Plays games between two weight sets of the search for other boards, in WebAssembly. */
export class VariantGames {
  readonly #exports: TrainingExports;
  #samples = 0;

  static async load(): Promise<VariantGames> {
    return new VariantGames(await WebAssembly.compile(await readFile(await buildEngine('variantTraining'))));
  }

  private constructor(program: WebAssembly.Module) {
    const host = { now: () => 0, shouldStop: () => false };
    this.#exports = new WebAssembly.Instance(program, { host }).exports as unknown as TrainingExports;
  }

  get phases(): number {
    return Number(this.#exports.PHASES.value);
  }

  get terms(): number {
    return Number(this.#exports.TERMS.value);
  }

  /** The weights of a player, to read and to write. */
  weightsOf(set: number): Int16Array {
    const { memory, weightsOf } = this.#exports;
    return new Int16Array(memory.buffer, weightsOf(set), this.phases * this.terms);
  }

  takeOwnWeights(set: number, anti: boolean): void {
    this.#exports.takeOwnWeights(set, anti);
  }

  /** Clears the samples and allocates space for this many. */
  makeRoom(samples: number): void {
    this.#samples = this.#exports.makeRoom(samples);
  }

  get samplesTaken(): number {
    return this.#exports.samplesTaken();
  }

  sampleAt(index: number): Sample {
    const numbers = new Int16Array(
      this.#exports.memory.buffer,
      this.#samples + index * SAMPLE_NUMBERS * Int16Array.BYTES_PER_ELEMENT,
      SAMPLE_NUMBERS,
    );
    const [empties = 0, squares = 0, result = 0] = [numbers[EMPTIES], numbers[SQUARES], numbers[RESULT]];
    return { terms: numbers.subarray(0, this.terms), empties, squares, result };
  }

  /** Plays a game and returns its result for Black. */
  play({ start, seed, sets, depth, randomPlies, randomThousandths }: GamePlan): number {
    const [own, other, board] = [
      start.discs[start.turn],
      start.discs[opposite(start.turn)],
      start.shape.squares,
    ];
    const rules = OTHELLO_RULES.indexOf(start.rules);
    this.#exports.setStart(own.lo, own.hi, other.lo, other.hi, board.lo, board.hi, rules);
    this.#exports.setSeed(seed);
    return this.#exports.playGame(sets.black, sets.white, depth, randomPlies, randomThousandths);
  }
}
