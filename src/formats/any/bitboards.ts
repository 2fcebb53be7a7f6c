import { SQUARE_COUNT } from '../../game/square.ts';

/** A number of 64 bits as engines print it, with a sign that it is one or with all its digits. */
const NUMBER = /(?<!\w)(?:0x([\da-f]{8,16})|([\da-f]{16}))(?:ull?|u64|l|n)?(?!\w)/gi;
/** How far from each other both numbers of a board may stand, in characters. */
const FARTHEST = 80;
/** In front of the discs of the side to move, and of those of White. */
const MOVER = /(?:player|own|mine|self|me|my)\W*$/i;
const WHITE = /(?:white|(?<!\w)[wo]|blanc|wei(?:ß|ss)|bianc[oh]i?|白)\W*$/i;

/** No game of Othello is without these. */
const CENTER = 0x0000_0018_1800_0000n;

/** The first bit is a1, and the last one h8. */
const signsOf = (black: bigint, white: bigint): string =>
  Array.from({ length: SQUARE_COUNT }, (_, index) => {
    const bit = 1n << BigInt(index);
    return (black & bit) !== 0n ? 'X' : (white & bit) !== 0n ? 'O' : '-';
  }).join('');

interface Bits {
  readonly bits: bigint;
  readonly from: number;
  readonly to: number;
}

/** The board of two numbers, of which the first has these words before it; undefined if they are none. */
const boardOf = (one: Bits, other: Bits, before: string): string | undefined => {
  const [first, second] = [one.bits, other.bits];
  if ((first & second) !== 0n || ((first | second) & CENTER) !== CENTER) return undefined;
  const signs = signsOf(first, second);
  // Without passes, Black moves on an even number of discs.
  const isWhiteToMove = signs.replaceAll('-', '').length % 2 === 1;
  const isTurned = WHITE.test(before) || (MOVER.test(before) && isWhiteToMove);
  return isTurned ? signsOf(second, first) : signs;
};

/** A text in which two numbers that have a bit for each disc of a side are a board of 64 signs. */
export const withBitboardsDrawn = (text: string): string => {
  const all = Array.from(text.matchAll(NUMBER), ({ 0: whole, 1: short, 2: long, index }) => ({
    bits: BigInt(`0x${short ?? long}`),
    from: index,
    to: index + whole.length,
  }));
  const parts: string[] = [];
  let at = 0;
  for (const [index, one] of all.entries()) {
    const other = all[index + 1];
    if (one.from < at || other === undefined || other.from - one.to > FARTHEST) continue;
    const board = boardOf(one, other, text.slice(Math.max(at, one.from - FARTHEST), one.from));
    if (board === undefined) continue;
    parts.push(text.slice(at, one.from), ' ', board, ' ');
    at = other.to;
  }
  return parts.join('') + text.slice(at);
};
