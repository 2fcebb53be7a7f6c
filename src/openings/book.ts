import { type OthelloPosition, play, STANDARD_START } from '../game/othello/position.ts';
import { legalMoves, type Position } from '../game/position.ts';
import { columnOf, type Square } from '../game/square.ts';
import { BOOK_MAGIC, BOOK_VERSION, ByteReader, NO_VALUE, VALUE_OFFSET } from './bookFormat.ts';
import { CODE_BYTES, codeOf, isStandard } from './code.ts';
import { NO_OWN_VALUES, type OwnValue, type OwnValues } from './ownValues.ts';

/**
 * The book's entry of a position: statistics of the games that reached it, by any order of moves, and the
 * engine's value.
 */
export interface BookPosition {
  readonly index: number;
  readonly games: number;
  readonly blackWins: number;
  readonly draws: number;
  readonly whiteWins: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** In discs for the side to move; undefined until the engine has searched the position. */
  readonly value: number | undefined;
  /** The person's own analysis, if `value` comes from it. */
  readonly own: OwnValue | undefined;
}

export interface BookMove {
  /** The equivalent squares of the move: several if the position is symmetric, the usual one in game records first. */
  readonly squares: readonly Square[];
  /** Games with this move at this point; more may have reached the next position by other moves. */
  readonly games: number;
  /** In discs for the side that makes the move. */
  readonly value: number | undefined;
  readonly after: BookPosition;
}

interface Columns {
  readonly codes: Float64Array;
  readonly firstYears: Uint8Array;
  readonly lastYears: Uint8Array;
  readonly values: Uint8Array;
  readonly moveCounts: Uint8Array;
  readonly games: Int32Array;
  readonly blackWins: Int32Array;
  readonly draws: Int32Array;
  readonly detours: Int32Array;
}

const codesFrom = (reader: ByteReader, length: number): Float64Array => {
  const codes = new Float64Array(length);
  for (let byte = 0; byte < CODE_BYTES; byte++)
    for (const [index, value] of reader.column(length).entries())
      codes[index] = (codes[index] as number) * 256 + value;
  return codes;
};

const columnsFrom = (reader: ByteReader, positions: number, moves: number): Columns => ({
  codes: codesFrom(reader, positions),
  firstYears: reader.column(positions),
  lastYears: reader.column(positions),
  values: reader.column(positions),
  moveCounts: reader.column(positions),
  games: reader.varints(positions),
  blackWins: reader.varints(positions),
  draws: reader.varints(positions),
  detours: reader.varints(moves),
});

/** Othello is proved to be a draw, and its four first moves are equal by symmetry. */
const DRAWN: ReadonlySet<number> = new Set(
  [
    STANDARD_START,
    ...[...legalMoves(STANDARD_START)].flatMap(square => play(STANDARD_START, square) ?? []),
  ].map(codeOf),
);

/** The typical error of all other values, in discs. */
export const VALUE_ERROR = 1.2;

/** By convention records begin with f5, the rightmost of the four first moves. */
const rightmostFirst = (one: Square, other: Square): number => columnOf(other) - columnOf(one);

interface Pages {
  readonly depth: number;
  readonly leastGames: number;
  readonly yearBefore: number;
  readonly size: number;
  readonly columns: Columns;
  /** The index of each position's first move. */
  readonly firstMoves: Int32Array;
}

const pagesFrom = (reader: ByteReader): Pages => {
  const [depth, leastGames, yearBefore, size] = [
    reader.byte(),
    reader.byte(),
    reader.number(2),
    reader.number(4),
  ];
  const columns = columnsFrom(reader, size, reader.number(4));
  const firstMoves = new Int32Array(size);
  let first = 0;
  for (const [index, count] of columns.moveCounts.entries()) {
    firstMoves[index] = first;
    first += count;
  }
  return { depth, leastGames, yearBefore, size, columns, firstMoves };
};

/** Positions of tournament games; `bookFormat.ts` describes the file. */
export class OpeningBook {
  /** Search depth of the values, in plies. */
  readonly depth: number;
  /** Positions reached by fewer games are not in the book. */
  readonly leastGames: number;
  readonly size: number;
  readonly #pages: Pages;
  readonly #columns: Columns;
  readonly #own: OwnValues;

  private constructor(pages: Pages, own: OwnValues) {
    this.depth = pages.depth;
    this.leastGames = pages.leastGames;
    this.size = pages.size;
    this.#pages = pages;
    this.#columns = pages.columns;
    this.#own = own;
  }

  /** Reads the unpacked file; undefined if it is not a book, or truncated. */
  static read(bytes: Uint8Array): OpeningBook | undefined {
    const reader = new ByteReader(bytes);
    if (BOOK_MAGIC.some(byte => byte !== reader.byte()) || reader.byte() !== BOOK_VERSION) return undefined;
    const pages = pagesFrom(reader);
    return reader.isWhole ? new OpeningBook(pages, NO_OWN_VALUES) : undefined;
  }

  /** This book with the person's own values where they are better than the book's. */
  withOwn(own: OwnValues): OpeningBook {
    return own === this.#own ? this : new OpeningBook(this.#pages, own);
  }

  at(position: Position): BookPosition | undefined {
    return isStandard(position) ? this.withCode(codeOf(position)) : undefined;
  }

  /** The moves to other positions of the book, the most played first. */
  movesAt(position: Position): readonly BookMove[] {
    const here = this.at(position);
    if (here === undefined || !isStandard(position)) return [];
    const first = this.#pages.firstMoves[here.index] as number;
    return this.#continuations(position)
      .map(
        ({ after, squares, turn }, rank): BookMove => ({
          squares: [...squares].sort(rightmostFirst),
          games: after.games - (this.#columns.detours[first + rank] ?? 0),
          value: after.value === undefined || turn === position.turn ? after.value : 0 - after.value,
          after,
        }),
      )
      .sort((one, other) => other.games - one.games || other.after.games - one.after.games);
  }

  /** The positions of the book one move ahead, in order of their codes. */
  #continuations(position: OthelloPosition) {
    const byCode = new Map<
      number,
      { after: BookPosition; squares: Square[]; turn: OthelloPosition['turn'] }
    >();
    for (const square of legalMoves(position)) {
      const next = play(position, square);
      const code = next && codeOf(next);
      const after = code === undefined ? undefined : this.withCode(code);
      if (next === undefined || code === undefined || after === undefined) continue;
      const known = byCode.get(code);
      if (known === undefined) byCode.set(code, { after, squares: [square], turn: next.turn });
      else known.squares.push(square);
    }
    return [...byCode].sort(([one], [other]) => one - other).map(([, found]) => found);
  }

  withCode(code: number): BookPosition | undefined {
    const { codes } = this.#columns;
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((codes[middle] as number) < code) low = middle + 1;
      else high = middle;
    }
    return codes[low] === code ? this.#position(low) : undefined;
  }

  /** The person's own value, unless the result is proved or the book's search was at least as deep. */
  #ownOf(code: number): OwnValue | undefined {
    const own = this.#own.get(code);
    return own === undefined || DRAWN.has(code) || (!own.exact && own.depth <= this.depth) ? undefined : own;
  }

  #position(index: number): BookPosition {
    const { codes, games, blackWins, draws, firstYears, lastYears, values } = this.#columns;
    const code = codes[index] ?? 0;
    const own = this.#ownOf(code);
    const value = own?.value ?? (DRAWN.has(code) ? 0 : (values[index] ?? 0) - VALUE_OFFSET);
    const of = (column: Int32Array | Uint8Array): number => column[index] ?? 0;
    return {
      index,
      games: of(games),
      blackWins: of(blackWins),
      draws: of(draws),
      whiteWins: of(games) - of(blackWins) - of(draws),
      firstYear: this.#pages.yearBefore + of(firstYears),
      lastYear: this.#pages.yearBefore + of(lastYears),
      value: of(values) === NO_VALUE && own === undefined ? undefined : value,
      own,
    };
  }
}

/** The error of the book's values, in discs: a move that loses more is not theory. */
const ERROR = 4;
/** A move with this many games, and this share of the games of its position, is theory whatever it loses. */
const USUAL = { games: 500, part: 0.1 } as const;

const lossIn = (before: BookPosition, after: BookPosition, isSameTurn: boolean): number =>
  (before.value ?? 0) - (isSameTurn ? (after.value ?? 0) : 0 - (after.value ?? 0));

/** The number of moves of a game that are theory: they lead to positions of the book and lose no more than its error. */
export const theoryOf = (book: OpeningBook, positions: readonly Position[]): number => {
  for (let ply = 1; ply < positions.length; ply++) {
    const [position, next] = [positions[ply - 1], positions[ply]] as [Position, Position];
    const [before, after] = [book.at(position), book.at(next)];
    if (before === undefined || after === undefined) return ply - 1;
    const isUsual = after.games >= USUAL.games && after.games >= USUAL.part * before.games;
    if (!isUsual && lossIn(before, after, position.turn === next.turn) > ERROR) return ply - 1;
  }
  return positions.length - 1;
};
