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

/** Where the numbers of all that lies on the board begin, before a symmetry moves it. */
const placesOf = ({ discs, shape }: Position): Uint16Array => {
  const numbersOf = (squares: SquareSet, kind: number): readonly number[] =>
    [...squares].map(square => kind * SQUARE_COUNT + square);
  return Uint16Array.from([
    ...numbersOf(discs.black, KINDS.black),
    ...numbersOf(discs.white, KINDS.white),
    ...numbersOf(blockedSquares(shape), KINDS.blocked),
  ]);
};

/** The key of what lies on these places after a symmetry. */
const keyAfter = (symmetry: Uint8Array, places: Uint16Array, [first, second]: PositionKey): PositionKey => {
  let [high, low] = [first, second];
  for (const place of places) {
    const moved = place - (place % SQUARE_COUNT) + (symmetry[place % SQUARE_COUNT] ?? 0);
    high ^= NUMBERS[KEY_WORDS * moved] ?? 0;
    low ^= NUMBERS[KEY_WORDS * moved + 1] ?? 0;
  }
  return [high >>> 0, low >>> 0];
};

const isLess = ([high, low]: PositionKey, than: PositionKey): boolean =>
  high < than[0] || (high === than[0] && low < than[1]);

/**
 * The same for all positions that are mirror images or turns of each other, with the same side to move by the same
 * rules, and different for all others.
 */
export const positionKey = (position: Position): PositionKey => {
  const { symmetries, key } = groundOf(position);
  const places = placesOf(position);
  const start: PositionKey =
    position.turn === 'black' ? key : [key[0] ^ WHITE_TO_MOVE[0], key[1] ^ WHITE_TO_MOVE[1]];
  return symmetries
    .map(symmetry => keyAfter(symmetry, places, start))
    .reduce((least, one) => (isLess(one, least) ? one : least));
};
