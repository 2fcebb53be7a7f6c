import { type Arrangement, type Content, contentAt, withTurn } from '../../game/arrangement.ts';
import type { Color } from '../../game/color.ts';
import { blocksFreely, boardOf, hasSize } from '../../game/games.ts';
import { tableOf } from '../../game/record.ts';
import { parseSize, type Shape, withBlocked } from '../../game/shape.ts';
import { type Square, squareAt } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import { cellOf } from './signs.ts';

/**
 * The editor's text is the usual board text plus signs of its own: for blocked squares, which have no common sign (in some files
 * `#` is a black disc), for the colors of Connect Four, and for zero, which is a white disc only if no digits stand for squares.
 */
const OWN_SIGNS = tableOf<Content>({
  '#': 'blocked',
  R: 'black',
  r: 'black',
  Y: 'white',
  y: 'white',
  '0': 'white',
});
const contentOf = (sign: string): Content | undefined => OWN_SIGNS.get(sign) ?? cellOf(sign);

const WRITTEN: Readonly<Record<Content, string>> = { black: 'X', white: 'O', empty: '-', blocked: '#' };
/** Separators between signs, and frames around boards. */
const BETWEEN = /[\s|+]/;
/** Board sizes by number of signs, for a text that does not fit the current board. */
const SIZES: Readonly<Record<number, string>> = { 64: '8x8', 36: '6x6', 16: '4x4' };

const squaresIn = ({ width, height }: Pick<Shape, 'width' | 'height'>): readonly Square[] =>
  Array.from({ length: width * height }, (_, index) => squareAt(index % width, Math.floor(index / width)));

/** A sign for each square, row by row from a1, and the side to move: `---…XO…--- X`. */
export const writeArrangement = (arrangement: Arrangement): string => {
  const signs = squaresIn(arrangement.shape).map(square => WRITTEN[contentAt(arrangement, square)]);
  return `${signs.join('')} ${WRITTEN[arrangement.turn]}`;
};

/** Why a text is not a position. */
export type TextProblem =
  | { readonly type: 'nothing' }
  | { readonly type: 'sign'; readonly sign: string; readonly line: number; readonly column: number }
  | { readonly type: 'count'; readonly count: number; readonly wanted: number }
  | { readonly type: 'side'; readonly sign: string };

export type ArrangementReading =
  | { readonly type: 'read'; readonly arrangement: Arrangement }
  | { readonly type: 'wrong'; readonly problem: TextProblem };

const wrong = (problem: TextProblem): ArrangementReading => ({ type: 'wrong', problem });

interface Sign {
  readonly sign: string;
  readonly content: Content;
}

/** Rows separated by slashes, in which a digit counts empty squares, as in chess: `8/8/8/3OX3/3XO3/8/8/8`. */
const COUNTED_ROWS = /^\s*[^\s/]{1,8}(?:\/[^\s/]{1,8})+(?=\s|$)/;
const withSquares = (text: string): string =>
  text.replace(COUNTED_ROWS, rows =>
    rows.replace(/[1-8]/g, digit => WRITTEN.empty.repeat(Number(digit))).replaceAll('/', ' '),
  );

/** The signs up to the first semicolon or percent sign, which other programs put before moves and comments. */
const signsOf = (text: string): readonly Sign[] | TextProblem => {
  const signs: Sign[] = [];
  for (const [line, row] of (text.split(/[;%]/)[0] ?? '').split('\n').entries())
    for (const [column, sign] of [...row].entries()) {
      if (BETWEEN.test(sign)) continue;
      const content = contentOf(sign);
      if (content === undefined) return { type: 'sign', sign, line: line + 1, column: column + 1 };
      signs.push({ sign, content });
    }
  return signs;
};

const sizeFor = ({ game, shape }: Arrangement, count: number): Shape | undefined => {
  const isLong = (size: Shape): boolean => [0, 1].includes(count - size.width * size.height);
  if (isLong(shape)) return shape;
  const others = [count, count - 1].flatMap(long => parseSize(SIZES[long] ?? '') ?? []);
  return others.find(size => hasSize(game, size));
};

const sideOf = (sign: Sign | undefined): Color | 'none' | undefined => {
  if (sign === undefined) return 'none';
  return sign.content === 'black' || sign.content === 'white' ? sign.content : undefined;
};

/** The arrangement of these signs on a board of this size; a game without freely blocked squares keeps its own. */
const filled = (before: Arrangement, size: Shape, signs: readonly Sign[]): Arrangement => {
  const of = (wanted: Content): SquareSet =>
    SquareSet.of(...squaresIn(size).filter((_, index) => signs[index]?.content === wanted));
  const { game } = before;
  const rectangle = { ...size, squares: SquareSet.rectangle(size.width, size.height) };
  const shape = blocksFreely(game) ? withBlocked(rectangle, of('blocked')) : boardOf(game, rectangle);
  return { ...before, shape, discs: { black: of('black'), white: of('white') } };
};

/** Parses a position for the current game: signs in the common alphabets, with or without the side to move. */
export const readArrangement = (before: Arrangement, text: string): ArrangementReading => {
  const signs = signsOf(withSquares(text));
  if ('type' in signs) return wrong(signs);
  if (signs.length === 0) return wrong({ type: 'nothing' });
  const size = sizeFor(before, signs.length);
  const wanted = before.shape.width * before.shape.height;
  if (size === undefined) return wrong({ type: 'count', count: signs.length, wanted });
  const count = size.width * size.height;
  const side = sideOf(signs[count]);
  if (side === undefined) return wrong({ type: 'side', sign: signs[count]?.sign ?? '' });
  const arrangement = filled(before, size, signs.slice(0, count));
  return { type: 'read', arrangement: withTurn(arrangement, side === 'none' ? before.turn : side) };
};
