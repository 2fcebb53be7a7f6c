import * as v from 'valibot';
import { type Setup, startOf } from '../../game/games.ts';
import { isLegal } from '../../game/position.ts';
import { haveSameContent } from '../../game/record.ts';
import { makeSquare, parseSquare, type Square } from '../../game/square.ts';
import { readMoves, replayOf, type Transcript, writeMoves } from '../../game/transcript.ts';
import { type Kept, kept, storedForm } from './kept.ts';
import { makeStoredSetup, STORED_SETUP, setupOf } from './storedSetup.ts';

/** Maximum number of saved mistakes; the oldest are dropped. */
const KEPT_MISTAKES = 200;

/** A move that the person wants to practise: a puzzle of their own. */
export interface Mistake {
  readonly setup: Setup;
  /** The moves before the position. */
  readonly before: Transcript;
  readonly played: Square;
  readonly best: Square;
  /** In discs; in Connect Four in halves of a game. */
  readonly loss: number;
  /** When it was saved, in milliseconds since 1970. */
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

const stored = ({ setup, before, played, best, loss, at }: Mistake) => ({
  ...makeStoredSetup(setup),
  before: writeMoves(startOf(setup).rules, before),
  played: makeSquare(played),
  best: makeSquare(best),
  loss,
  at,
});

/** Undefined unless both moves are legal in the position. */
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

/** A person's mistakes, the latest first. */
export const MISTAKES = storedForm({
  name: 'mistakes',
  version: 1,
  fields: {
    mistakes: v.array(
      v.pipe(
        v.unknown(),
        v.transform(readMistake),
        v.custom<Mistake>(mistake => mistake !== undefined),
      ),
    ),
  },
  fallback: [],
  read: ({ mistakes }): readonly Mistake[] => mistakes,
  write: mistakes => ({ mistakes: mistakes.slice(0, KEPT_MISTAKES).map(stored) }),
  ids: ['game', 'size', 'start', 'headStart', 'freePassing', 'before', 'played', 'best'],
});

export const isSameMistake = (one: Mistake, other: Mistake): boolean =>
  haveSameContent({ ...stored(one), at: 0 }, { ...stored(other), at: 0 });

export interface SavedMistakes {
  /** Without invalid ones. */
  readonly list: () => readonly Mistake[];
  /** Saves a mistake as the latest, without duplicates; returns whether it was stored. */
  readonly save: (mistake: Omit<Mistake, 'at'>) => boolean;
  readonly pack: Kept<readonly Mistake[]>['pack'];
  /** Replaces all by these, the latest first; `part` is the part of a file from which some of them come. */
  readonly take: Kept<readonly Mistake[]>['take'];
}

export const keepMistakes = (storage: Storage, now: () => number): SavedMistakes => {
  const { load, save, pack, take } = kept(storage, MISTAKES);
  return {
    list: load,
    save: mistake => {
      const fresh = { ...mistake, at: now() };
      return save([fresh, ...load().filter(known => !isSameMistake(known, fresh))]);
    },
    pack,
    take,
  };
};
