import type { Position } from './position.ts';
import { makeRandom } from './random.ts';
import { rulesFor } from './rules.ts';
import { blockedSquares, makeSize } from './shape.ts';
import { SQUARE_COUNT, type Square } from './square.ts';
import type { SquareSet } from './squareSet.ts';
import { symmetriesOfShape } from './symmetry.ts';

/** A key is this many words of 32 bits: two different positions never share one, as far as anybody will see. */
export const KEY_WORDS = 2;
export type PositionKey = readonly [number, number];

/** Never to be changed: keys are stored. */
const SEED = 0x0f11bd15;
const WORD = 2 ** 32;
const KINDS = { black: 0, white: 1, blocked: 2 } as const;

const random = makeRandom(SEED);
const drawWord = (): number => Math.floor(random() * WORD);
/** A random key for everything that can lie on a square (Zobrist hashing), and one for White's turn. */
const NUMBERS = Uint32Array.from({ length: 3 * SQUARE_COUNT * KEY_WORDS }, drawWord);
const WHITE_TO_MOVE: PositionKey = [drawWord(), drawWord()];

const textWord = (text: string, start: number): number => {
  let word = start;
  for (let index = 0; index < text.length; index++)
    word = Math.imul(word ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return word;
};

/** What the positions on a board have in common: where squares go by its symmetries, and where their keys begin. */
interface Ground {
  readonly symmetries: readonly Uint8Array[];
  readonly key: PositionKey;
}

const grounds = new Map<string, Ground>();

const groundOf = (position: Position): Ground => {
  const name = `${position.rules} ${makeSize(position.shape)}`;
  const known = grounds.get(name);
  if (known !== undefined) return known;
  const { width, height } = position.shape;
  const discsFall = rulesFor(position).picks === 'column';
  const symmetries = symmetriesOfShape(position.shape, discsFall).map(symmetry =>
    Uint8Array.from({ length: SQUARE_COUNT }, (_, square) =>
      square % 8 < width && square < 8 * height ? symmetry(square as Square) : 0,
    ),
  );
  const ground: Ground = { symmetries, key: [textWord(name, 0x811c9dc5), textWord(name, 0x01234567)] };
  grounds.set(name, ground);
  return ground;
};

/** Writes where the numbers of these squares begin, before a symmetry moves them; returns how many places are written. */
const writePlaces = (places: Uint8Array, from: number, { lo, hi }: SquareSet, kind: number): number => {
  let at = from;
  for (let bits = lo; bits !== 0; bits &= bits - 1)
    places[at++] = kind * SQUARE_COUNT + 31 - Math.clz32(bits & -bits);
  for (let bits = hi; bits !== 0; bits &= bits - 1)
    places[at++] = kind * SQUARE_COUNT + 63 - Math.clz32(bits & -bits);
  return at;
};

/** Used again for every position. */
const places = new Uint8Array(SQUARE_COUNT);

/** The key of what lies on the first places after a symmetry. */
const keyAfter = (symmetry: Uint8Array, count: number, [first, second]: PositionKey): PositionKey => {
  let [high, low] = [first, second];
  for (let index = 0; index < count; index++) {
    const place = places[index] ?? 0;
    const at = KEY_WORDS * ((place & ~(SQUARE_COUNT - 1)) + (symmetry[place & (SQUARE_COUNT - 1)] ?? 0));
    high ^= NUMBERS[at] ?? 0;
    low ^= NUMBERS[at + 1] ?? 0;
  }
  return [high >>> 0, low >>> 0];
};

const isLess = ([high, low]: PositionKey, than: PositionKey): boolean =>
  high < than[0] || (high === than[0] && low < than[1]);

/**
 * Equal for all positions that are mirror images or turns of each other, with the same side to move by the same
 * rules, and different for all others.
 */
export const positionKey = (position: Position): PositionKey => {
  const { discs, shape, turn } = position;
  const { symmetries, key } = groundOf(position);
  let count = writePlaces(places, 0, discs.black, KINDS.black);
  count = writePlaces(places, count, discs.white, KINDS.white);
  count = writePlaces(places, count, blockedSquares(shape), KINDS.blocked);
  const start: PositionKey = turn === 'black' ? key : [key[0] ^ WHITE_TO_MOVE[0], key[1] ^ WHITE_TO_MOVE[1]];
  return symmetries
    .map(symmetry => keyAfter(symmetry, count, start))
    .reduce((least, one) => (isLess(one, least) ? one : least));
};
