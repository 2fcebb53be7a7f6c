import { type ByColor, COLORS } from './color.ts';
import type { Position } from './position.ts';
import { makeRandom } from './random.ts';
import { type Rules, rulesFor } from './rules.ts';
import { blockedSquares, makeSize, type Shape } from './shape.ts';
import { SQUARE_COUNT, type Square } from './square.ts';
import { SquareSet } from './squareSet.ts';
import { type Symmetry, symmetriesOfShape } from './symmetry.ts';

/** Words of 32 bits in a key: enough that two different positions never share one in practice. */
export const KEY_WORDS = 2;
export type PositionKey = readonly [number, number];

const WORD = 2 ** 32;

/** A key as one number, for sets and maps in memory: its lower 53 bits. */
export const keyNumber = ([first, second]: PositionKey): number => (first & 0x1fffff) * WORD + second;

/** Must never change: keys are stored. */
const SEED = 0x0f11bd15;
const KINDS = { black: 0, white: 1, blocked: 2 } as const;

const random = makeRandom(SEED);
const drawWord = (): number => Math.floor(random() * WORD);
/** Zobrist hashing: a random key for each content of each square, and one for White to move. */
const NUMBERS = Uint32Array.from({ length: 3 * SQUARE_COUNT * KEY_WORDS }, drawWord);
const WHITE_TO_MOVE: PositionKey = [drawWord(), drawWord()];

const textWord = (text: string, start: number): number => {
  let word = start;
  for (let index = 0; index < text.length; index++)
    word = Math.imul(word ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return word;
};

/** Cached for one board and rules: the random keys, and the last position with its keys. */
interface Ground {
  /** The words of the random keys of each content of each square, under each symmetry. */
  readonly words: Int32Array;
  /** The keys of the last position under each symmetry, as if Black were to move. */
  readonly keys: Int32Array;
  last: ByColor<SquareSet>;
}

/** By board, then by rules. */
const grounds = new WeakMap<Shape, Map<Rules, Ground>>();

const wordsOf = (symmetries: readonly Symmetry[], { width, height }: Shape): Int32Array => {
  const words = new Int32Array(3 * SQUARE_COUNT * symmetries.length * KEY_WORDS);
  let at = 0;
  for (let place = 0; place < 3 * SQUARE_COUNT; place++) {
    const square = place % SQUARE_COUNT;
    const isOn = square % 8 < width && square < 8 * height;
    for (const symmetry of symmetries) {
      const from = KEY_WORDS * (place - square + (isOn ? symmetry(square as Square) : 0));
      words[at++] = NUMBERS[from] ?? 0;
      words[at++] = NUMBERS[from + 1] ?? 0;
    }
  }
  return words;
};

/**
 * Adds the contents of the squares in `lo` and `hi` to the keys, or removes them: with XOR both are the same.
 */
const change = (
  { words, keys }: Pick<Ground, 'words' | 'keys'>,
  lo: number,
  hi: number,
  kind: number,
): void => {
  const count = keys.length;
  const changeAt = (square: number): void => {
    const from = (kind * SQUARE_COUNT + square) * count;
    for (let word = 0; word < count; word++)
      keys[word] = (keys[word] as number) ^ (words[from + word] as number);
  };
  for (let bits = lo; bits !== 0; bits &= bits - 1) changeAt(31 - Math.clz32(bits & -bits));
  for (let bits = hi; bits !== 0; bits &= bits - 1) changeAt(63 - Math.clz32(bits & -bits));
};

const makeGround = ({ rules, shape }: Position, discsFall: boolean): Ground => {
  const name = `${rules} ${makeSize(shape)}`;
  const symmetries = symmetriesOfShape(shape, discsFall);
  const words = wordsOf(symmetries, shape);
  const first = [textWord(name, 0x811c9dc5), textWord(name, 0x01234567)];
  const keys = Int32Array.from(symmetries.flatMap(() => first));
  const { lo, hi } = blockedSquares(shape);
  change({ words, keys }, lo, hi, KINDS.blocked);
  return { words, keys, last: { black: SquareSet.of(), white: SquareSet.of() } };
};

const groundOf = (position: Position): Ground => {
  const { rules, shape } = position;
  const known = grounds.get(shape)?.get(rules);
  if (known !== undefined) return known;
  const ground = makeGround(position, rulesFor(position).picks === 'column');
  grounds.set(shape, new Map([...(grounds.get(shape) ?? []), [rules, ground]]));
  return ground;
};

/**
 * Equal for positions that are mirror images or rotations of each other with the same side to move and the
 * same rules, and different for all others.
 */
export const positionKey = (position: Position): PositionKey => {
  const { discs, turn } = position;
  const ground = groundOf(position);
  const { keys, last } = ground;
  // Positions usually come one move after another, so only the discs that differ are changed.
  for (const color of COLORS)
    change(ground, discs[color].lo ^ last[color].lo, discs[color].hi ^ last[color].hi, KINDS[color]);
  ground.last = discs;
  const [first, second] = turn === 'black' ? [0, 0] : WHITE_TO_MOVE;
  let [high, low] = [Number.POSITIVE_INFINITY, 0];
  for (let word = 0; word < keys.length; word += KEY_WORDS) {
    const [one, other] = [((keys[word] ?? 0) ^ first) >>> 0, ((keys[word + 1] ?? 0) ^ second) >>> 0];
    if (one > high || (one === high && other >= low)) continue;
    high = one;
    low = other;
  }
  return [high, low];
};
