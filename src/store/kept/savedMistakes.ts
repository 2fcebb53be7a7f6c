import * as v from 'valibot';
import { type Setup, startOf } from '../../game/games.ts';
import { isLegal } from '../../game/position.ts';
import { haveSameContent } from '../../game/record.ts';
import { makeSquare, parseSquare, type Square } from '../../game/square.ts';
import { readMoves, replayOf, type Transcript, writeMoves } from '../../game/transcript.ts';
import { tryToKeep } from './browserStorage.ts';
import { makeStoredSetup, STORED_SETUP, setupOf } from './storedSetup.ts';
import { type ReadValue, readAs, readEach, readJson } from './storedText.ts';

const KEY = 'flipside.mistakes';
const ASIDE = 'flipside.aside.mistakes';
const VERSION = 1;
/** The oldest mistakes beyond this number are forgotten. */
const KEPT_MISTAKES = 200;

/** A move that a person wants to do better: a puzzle of one's own. */
export interface Mistake {
  readonly setup: Setup;
  /** The moves that lead to the position. */
  readonly before: Transcript;
  readonly played: Square;
  readonly best: Square;
  /** In discs; in Connect Four in halves of a game. */
  readonly loss: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}

const square = v.pipe(
  v.string(),
  v.transform((name): Square | undefined => parseSquare(name)),
  v.custom<Square>(value => value !== undefined),
);

const STORED = v.object({
  ...STORED_SETUP,
  before: v.string(),
  played: square,
  best: square,
  loss: v.pipe(v.number(), v.minValue(0)),
  at: v.number(),
});
const LIST = v.object({ version: v.literal(VERSION), mistakes: v.array(v.unknown()) });

const stored = ({ setup, before, played, best, loss, at }: Mistake) => ({
  ...makeStoredSetup(setup),
  before: writeMoves(startOf(setup).rules, before),
  played: makeSquare(played),
  best: makeSquare(best),
  loss,
  at,
});

/** `undefined` unless both moves can be played after those before. */
const readMistake = (entry: unknown): Mistake | undefined => {
  const parsed = v.safeParse(STORED, entry);
  const setup = parsed.success ? setupOf(parsed.output) : undefined;
  if (setup === undefined || !parsed.success) return undefined;
  const { played, best, loss, at } = parsed.output;
  const before = readMoves(startOf(setup), parsed.output.before);
  const replayed = before && replayOf(setup, before);
  if (before === undefined || replayed === undefined || replayed.type === 'illegal') return undefined;
  const position = replayed.positions[before.length];
  const isPlayable = [played, best].every(move => position !== undefined && isLegal(position, move));
  return isPlayable ? { setup, before, played, best, loss, at } : undefined;
};

export const mistakesValue = (mistakes: readonly Mistake[]) => ({
  version: VERSION,
  mistakes: mistakes.map(stored),
});

export const readMistakesValue = (value: unknown): ReadValue<readonly Mistake[]> => {
  const list = readAs(LIST, value);
  return list.type === 'broken' ? list : readEach(list.value.mistakes, readMistake);
};

export const isSameMistake = (one: Mistake, other: Mistake): boolean =>
  haveSameContent({ ...stored(one), at: 0 }, { ...stored(other), at: 0 });

/** The mistakes kept in the browser, the latest first. */
export class SavedMistakes {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** What cannot be read is left out. */
  list(): readonly Mistake[] {
    return this.#entries().flatMap(entry => readMistake(entry) ?? []);
  }

  /** Keeps a mistake once, as the latest; returns whether the browser kept it. */
  save(mistake: Omit<Mistake, 'at'>): boolean {
    const fresh = { ...mistake, at: this.#now() };
    const before = this.list();
    if (before.length < this.#entries().length || this.#isBroken())
      tryToKeep(this.#storage, ASIDE, this.#storage.getItem(KEY) ?? '');
    const mistakes = [fresh, ...before.filter(known => !isSameMistake(known, fresh))].slice(0, KEPT_MISTAKES);
    return this.replace(mistakes);
  }

  /** Keeps these, the latest first, instead of all others. */
  replace(mistakes: readonly Mistake[]): boolean {
    const kept = mistakes.slice(0, KEPT_MISTAKES);
    return tryToKeep(this.#storage, KEY, JSON.stringify(mistakesValue(kept)));
  }

  #entries(): readonly unknown[] {
    const parsed = v.safeParse(LIST, readJson(this.#storage.getItem(KEY) ?? ''));
    return parsed.success ? parsed.output.mistakes : [];
  }

  #isBroken(): boolean {
    const text = this.#storage.getItem(KEY);
    return text !== null && !v.safeParse(LIST, readJson(text)).success;
  }
}
