import { below, makeRandom, shuffled } from '../../src/game/random.ts';
import { SampleFile } from './store.ts';
import { KIND_OFFSET, POSITION_BYTES, SAMPLE_BYTES, type Trainer } from './trainer.ts';

/** The source of a position: a tournament game, random plies after one, or a self-play game. */
export const KINDS = ['played', 'astray', 'own'] as const;
export type Kind = (typeof KINDS)[number];
/** Marks held-out positions, which are never used for fitting. */
export const HELD_OUT = 0x80;

export interface PositionPlan {
  readonly folder: string;
  /** Their moves in order, one square per byte. */
  readonly games: readonly Uint8Array[];
  /** The maximum number of positions per number of empty squares. */
  readonly amount: number;
  readonly leastEmpties: number;
  readonly mostEmpties: number;
  readonly seed: number;
}

const SQUARES = 64;
const HELD_OUT_SHARE = 0.05;
/** The sampling rates: positions of a game, positions after random plies, and self-play games. */
const PLAYED_SHARE = 0.9;
const ASTRAY_SHARE = 0.9;
const OWN_SHARE = 0.9;
const MOST_PLIES_ASTRAY = 3;
const LEAST_RANDOM_PLIES = 8;
const MOST_RANDOM_PLIES = 24;

const countBits = (word: number): number => {
  let bits = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};

const emptiesIn = (sample: Uint8Array): number =>
  [...new Uint32Array(sample.slice(0, POSITION_BYTES).buffer)].reduce(
    (empties, word) => empties - countBits(word),
    SQUARES,
  );

const samplesIn = (samples: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: samples.length / SAMPLE_BYTES }, (_, ply) =>
    samples.slice(ply * SAMPLE_BYTES, (ply + 1) * SAMPLE_BYTES),
  );

/** Unique positions by their empty squares. */
class Collection {
  readonly #plan: PositionPlan;
  /** For each number of empty squares the keys of positions, as text, because there are millions. */
  readonly #found = new Map<number, Map<string, number>>();

  constructor(plan: PositionPlan) {
    this.#plan = plan;
  }

  take(sample: Uint8Array, kind: Kind, isHeldOut: boolean): void {
    const empties = emptiesIn(sample);
    if (empties < this.#plan.leastEmpties || empties > this.#plan.mostEmpties) return;
    const found = this.#found.get(empties) ?? new Map<string, number>();
    const position = Buffer.from(sample.buffer, 0, POSITION_BYTES).toString('latin1');
    if (found.size >= this.#plan.amount || found.has(position)) return;
    const mark = KINDS.indexOf(kind) | (isHeldOut ? HELD_OUT : 0);
    this.#found.set(empties, found.set(position, mark));
  }

  save(): void {
    for (const [empties, found] of this.#found) {
      const samples = new Uint8Array(found.size * SAMPLE_BYTES);
      [...found].forEach(([position, mark], index) => {
        samples.set(Buffer.from(position, 'latin1'), index * SAMPLE_BYTES);
        samples[index * SAMPLE_BYTES + KIND_OFFSET] = mark;
      });
      new SampleFile(this.#plan.folder, empties).create(samples);
    }
  }
}

/** Creates the files of positions to score, in random order. */
export const makePositions = (trainer: Trainer, plan: PositionPlan, report: (done: number) => void): void => {
  const random = makeRandom(plan.seed);
  const collection = new Collection(plan);
  trainer.setSeed(plan.seed);
  shuffled(random, plan.games).forEach((game, index) => {
    const isHeldOut = random() < HELD_OUT_SHARE;
    for (const sample of samplesIn(trainer.replay(game))) {
      const astray =
        random() < ASTRAY_SHARE ? trainer.goAstray(sample, 1 + below(random, MOST_PLIES_ASTRAY)) : undefined;
      if (astray !== undefined) collection.take(astray, 'astray', isHeldOut);
      if (random() < PLAYED_SHARE) collection.take(sample, 'played', isHeldOut);
    }
    if (random() < OWN_SHARE) {
      const plies = LEAST_RANDOM_PLIES + below(random, MOST_RANDOM_PLIES - LEAST_RANDOM_PLIES + 1);
      for (const sample of samplesIn(trainer.playGame(plies))) collection.take(sample, 'own', isHeldOut);
    }
    report((index + 1) / plan.games.length);
  });
  collection.save();
};
