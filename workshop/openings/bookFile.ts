import { positionOfKey } from '../../src/game/othello/canonical.ts';
import { legalMoves, play } from '../../src/game/othello/position.ts';
import { BOOK_MAGIC, BOOK_VERSION, NO_VALUE, VALUE_OFFSET } from '../../src/openings/bookFormat.ts';
import { CODE_BYTES, codeOf } from '../../src/openings/code.ts';
import type { CountedPosition } from './countPositions.ts';

interface BookSource {
  readonly positions: readonly CountedPosition[];
  readonly valueAt: (key: string) => number | undefined;
  readonly depth: number;
  readonly leastGames: number;
}

/** A position of the book with its code. */
interface Coded {
  readonly code: number;
  readonly counted: CountedPosition;
}

/** Sorts the positions by code, which must be unique. */
const inOrder = (positions: readonly CountedPosition[]): readonly Coded[] => {
  const coded = positions
    .map(counted => ({ code: codeOf(positionOfKey(counted.key)), counted }))
    .sort((one, other) => one.code - other.code);
  if (new Set(coded.map(({ code }) => code)).size < coded.length)
    throw new Error('Two positions have the same code.');
  return coded;
};

/** The unique codes of the book positions after each legal move. */
const codesAfter = (key: string, byCode: ReadonlyMap<number, CountedPosition>): readonly number[] => {
  const position = positionOfKey(key);
  const codes = [...legalMoves(position)].map(square => {
    const after = play(position, square);
    return after === undefined ? Number.NaN : codeOf(after);
  });
  return [...new Set(codes)].filter(code => byCode.has(code)).sort((one, other) => one - other);
};

const bytesOf = (value: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256);

/** A varint: seven bits in each byte, lowest first, with the eighth bit set if more follow. */
const varints = (values: readonly number[]): readonly number[] => {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  }
  return bytes;
};

const byteOf = (value: number | undefined): number => (value === undefined ? NO_VALUE : value + VALUE_OFFSET);

/** The unpacked book file, as described in `src/openings/bookFormat.ts`. */
export const makeBook = ({ positions, valueAt, depth, leastGames }: BookSource): Uint8Array => {
  const coded = inOrder(positions);
  const byCode = new Map(coded.map(({ code, counted }) => [code, counted]));
  const yearBefore = Math.min(...coded.map(({ counted }) => counted.firstYear)) - 1;
  const column = (of: (counted: CountedPosition) => number) => coded.map(({ counted }) => of(counted));
  const onward = coded.map(({ counted }) =>
    codesAfter(counted.key, byCode).map(code => {
      const after = byCode.get(code) as CountedPosition;
      return after.games - (counted.next.get(after.key) ?? 0);
    }),
  );
  const codeColumns = Array.from({ length: CODE_BYTES }, (_, byte) =>
    coded.map(({ code }) => Math.floor(code / 256 ** (CODE_BYTES - 1 - byte)) % 256),
  );
  return Uint8Array.from(
    [
      [...BOOK_MAGIC, BOOK_VERSION, depth, leastGames, ...bytesOf(yearBefore, 2)],
      bytesOf(coded.length, 4),
      bytesOf(onward.flat().length, 4),
      ...codeColumns,
      column(({ firstYear }) => firstYear - yearBefore),
      column(({ lastYear }) => lastYear - yearBefore),
      column(({ key }) => byteOf(valueAt(key))),
      onward.map(({ length }) => length),
      varints(column(({ games }) => games)),
      varints(column(({ blackWins }) => blackWins)),
      varints(column(({ draws }) => draws)),
      varints(onward.flat()),
    ].flat(),
  );
};
