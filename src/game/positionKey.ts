import { type ByColor, COLORS } from './color.ts';
import type { Position } from './position.ts';
import { makeRandom } from './random.ts';
import { type Rules, rulesFor } from './rules.ts';
import { blockedSquares, makeSize, type Shape } from './shape.ts';
import { SQUARE_COUNT, type Square } from './square.ts';
import { SquareSet } from './squareSet.ts';
import { type Symmetry, symmetriesOfShape } from './symmetry.ts';

/** A key is this many words of 32 bits: two different positions never share one, as far as anybody will see. */
export const KEY_WORDS = 2;
export type PositionKey = readonly [number, number];

const WORD = 2 ** 32;

/** A key as one number, for sets and tables in memory: the 53 bits that fit into it. */
export const keyNumber = ([first, second]: PositionKey): number => (first & 0x1fffff) * WORD + second;

/** Never to be changed: keys are stored. */
const SEED = 0x0f11bd15;
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

/** What the positions on a board have in common, and the one of them that was looked at last. */
interface Ground {
  /** For everything that can lie on a square the words of its keys after each symmetry, one after the other. */
  readonly words: Int32Array;
  /** The keys of the last position after each symmetry, as if Black were to move. */
  readonly keys: Int32Array;
  last: ByColor<SquareSet>;
}

/** By board and rules. */
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

/** Puts something on all squares of two halves of a board, or takes it away: the keys change in the same way. */
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
 * Equal for all positions that are mirror images or turns of each other, with the same side to move by the same
 * rules, and different for all others.
 */
export const positionKey = (position: Position): PositionKey => {
  const { discs, turn } = position;
  const ground = groundOf(position);
  const { keys, last } = ground;
  // The position before is often that of the move before, from which only a few discs differ.
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
