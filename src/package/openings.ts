import type { Position } from '../game/rules.ts';
import { makeSquare, type SquareName } from '../game/square.ts';
import { type BookMove, OpeningBook } from '../openings/book.ts';
import { NAME_LANGUAGES as LANGUAGES, nameIn, OpeningNames } from '../openings/names.ts';
import { checkOneOf, checkOptions, checkText, isPosition } from './checks.ts';
import { gameOf, positionOf } from './moves.ts';

/** Openings of Othello: `import { loadNames, loadBook } from '@flipside/openings'`. */
export const NAME_LANGUAGES: readonly ['en', 'ja', 'fr'] = LANGUAGES;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** The names of a position; several in one language are joined by ` / `. */
export type OpeningName = Readonly<Partial<Record<NameLanguage, string>>>;

export interface LoadOptions {
  /** Cancels loading: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface Names {
  /** The name of the opening that the moves have reached, in a language; undefined if there is none. */
  of(moves: string, language?: NameLanguage): string | undefined;
  /**
   * All names of a position by language, independent of the order of moves and the orientation of the board.
   */
  at(position: Position): OpeningName | undefined;
  /** All named openings, as moves beginning with f5. */
  readonly all: readonly { readonly moves: string; readonly name: OpeningName }[];
}

export interface PlayedMove {
  readonly move: SquareName;
  /** Number of games with this move at this point. */
  readonly games: number;
  /** In discs for the side that makes the move; undefined if the engine has not searched it. */
  readonly value: number | undefined;
  /** Results of all games that reached the position after the move. */
  readonly blackWins: number;
  readonly draws: number;
  readonly whiteWins: number;
}

export interface Book {
  /** The tournament moves after the given ones, the most common first; empty where the book ends. */
  moves(after: string | Position): readonly PlayedMove[];
  /** Number of positions. */
  readonly size: number;
}

const readPosition = (given: string | Position): Position => {
  if (typeof given === 'string') return positionOf(given);
  if (isPosition(given)) return given;
  throw new TypeError('The position must be one of @flipside/game, or moves such as "f5d6".');
};

const whole = async <T>(options: LoadOptions, coming: () => Promise<T>): Promise<T> => {
  checkOptions(options, ['signal']);
  options.signal?.throwIfAborted();
  const loaded = await coming();
  options.signal?.throwIfAborted();
  return loaded;
};

const movesText = (squares: readonly unknown[]): string =>
  squares.map(move => (typeof move === 'number' ? makeSquare(move as never) : 'pass')).join('');

/** Loads the names of openings. */
export const loadNames = (options: LoadOptions = {}): Promise<Names> =>
  whole(options, async () => {
    const { default: file } = await import('../../public/assets/openings.json');
    const names = OpeningNames.read(file);
    if (names === undefined) throw new Error('The file of opening names is damaged.');
    return {
      all: names.all.map(({ transcript, name }) => ({ moves: movesText(transcript), name })),
      at: position => names.at(readPosition(position)),
      of: (moves, language = 'en') => {
        checkOneOf('language', language, NAME_LANGUAGES);
        const name = names.reached(gameOf(checkText('The moves', moves)).positions, language);
        return name && nameIn(name, language);
      },
    };
  });

const bytesOf = async (data: string): Promise<Uint8Array> => {
  const packed = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), sign => sign.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const playedMove = ({ squares, games, value, after }: BookMove): readonly PlayedMove[] =>
  squares.slice(0, 1).map(square => {
    const { blackWins, draws, whiteWins } = after;
    return { move: makeSquare(square), games, value, blackWins, draws, whiteWins };
  });

/** Loads the book of tournament games. */
export const loadBook = (options: LoadOptions = {}): Promise<Book> =>
  whole(options, async () => {
    const { default: data } = await import('../../public/assets/openings.book?inline');
    const book = OpeningBook.read(await bytesOf(data));
    if (book === undefined) throw new Error('The file of the opening book is damaged.');
    return {
      size: book.size,
      moves: after => book.movesAt(readPosition(after)).flatMap(playedMove),
    };
  });
