import { drawBoard } from '../board/boardDrawing.ts';
import { lastMove as lastMoveMark } from '../board/lastMove.ts';
import { RAISED } from '../board/raised.ts';
import { svgOf, written } from '../board/svgShapes.ts';
import { colorAt } from '../game/board.ts';
import { dropsDiscs } from '../game/position.ts';
import { columnOf, rowOf, type Square, squareAt } from '../game/square.ts';
import { ARROW_EDGE, ARROW_OPACITY, arrowPoints, DRAWN_COLORS, RING } from '../look/arrow.ts';
import type { BoardGeometry, Rect } from '../look/boardGeometry.ts';
import { rect } from '../look/boardGeometry.ts';
import { type BoardColors, discColors, groundAt, type Hex } from '../look/colors.ts';
import { contrastOf, standingOut } from '../look/contrast.ts';
import { shownColors } from '../look/gameColors.ts';
import { BLACK, WHITE } from '../look/shade.ts';
import { THEMES } from '../look/themes.ts';
import {
  drawnGeometry,
  edgeOf,
  letteringSize,
  middleOf,
  type PictureColors,
  type PictureContent,
} from './picture.ts';
import { lettered } from './svg.ts';

/** Without coordinates the frame is cut off except for this width, in squares. */
const THIN_FRAME = 0.06;

const LETTERS = { size: 0.58, weight: 600 } as const;

/** As shares of a square's side: the outline of an arrow, and the dashes of a mark with their gaps. */
const DRAWN = { edge: 0.02, dashes: [0.15, 0.085] } as const;

interface Themed extends PictureColors {
  readonly content: PictureContent;
  readonly board: BoardGeometry;
  /** The colors as adapted to the game. */
  readonly shown: BoardColors;
}

/** Black or white, whichever has more contrast. */
const inkOn = (ground: Hex): Hex => (contrastOf(BLACK, ground) > contrastOf(WHITE, ground) ? BLACK : WHITE);

const groundOf = (shown: BoardColors, square: Square): Hex =>
  shown[groundAt(columnOf(square), rowOf(square))];

const numbers = ({ content, board, shown }: Themed): string =>
  [...(content.numbers ?? [])]
    .map(([square, number]) => {
      const color = colorAt(content.position, square);
      const ground = color === undefined ? groundOf(shown, square) : discColors(shown)[color];
      const text = String(number);
      const size = letteringSize('number', text, board);
      return lettered(middleOf(board, square), text, { size, fill: inkOn(ground), weight: 600 });
    })
    .join('');

/** All values have the same color, on dark and light squares. */
const values = ({ content, board, shown }: Themed): string => {
  const fill = inkOn(shown.darkSquares);
  return [...(content.values ?? [])]
    .map(([square, text]) => {
      const size = letteringSize('value', text, board);
      return lettered(middleOf(board, square), text, { size, fill, weight: 600 });
    })
    .join('');
};

const lastMove = ({
  content: { last, position, numbers: numbered },
  board,
  shown,
  theme,
}: Themed): string => {
  const color = last === undefined ? undefined : colorAt(position, last);
  if (last === undefined || color === undefined || numbered?.has(last)) return '';
  const style = { square: board.square, bold: THEMES[theme].bold, colors: shown };
  return svgOf(lastMoveMark(style, color), middleOf(board, last));
};

/** Marks and arrows of a study; bad ones are also dashed. */
const drawings = ({ content, board }: Themed): string =>
  (content.drawn ?? [])
    .map(({ tone, from, to }) => {
      const [spot, unit, color] = [middleOf(board, from), board.square, DRAWN_COLORS[tone]];
      if (to !== undefined && to !== from)
        return `<polygon points="${arrowPoints(spot, middleOf(board, to), unit)}" fill="${color}" stroke="${ARROW_EDGE}" stroke-width="${written(DRAWN.edge * unit)}" stroke-linejoin="round" opacity="${ARROW_OPACITY}"/>`;
      const side = unit * (1 - 2 * RING.inset);
      const dashes =
        tone === 'bad'
          ? ` stroke-dasharray="${DRAWN.dashes.map(share => written(share * unit)).join(' ')}"`
          : '';
      return `<rect x="${written(spot.x - side / 2)}" y="${written(spot.y - side / 2)}" width="${written(side)}" height="${written(side)}" rx="${written(RING.inset * unit)}" fill="none" stroke="${color}" stroke-width="${written(RING.width * unit)}"${dashes}/>`;
    })
    .join('');

/** For falling discs: only the letters of the columns, in the frame below. */
const columnLetters = ({ content: { position }, board, shown }: Themed): string => {
  if (!dropsDiscs(position)) return '';
  const fill = standingOut(WHITE, [shown.connect4Frame]);
  const edge = edgeOf(board);
  return Array.from({ length: position.shape.width }, (_, column) => {
    const { x } = middleOf(board, squareAt(column, 0));
    const spot = { x, y: edge + board.field.height + edge / 2 };
    return lettered(spot, String(column + 1), { size: LETTERS.size * edge, fill, weight: LETTERS.weight });
  }).join('');
};

/** The visible part of the drawing. */
export const themedView = ({ frame, field, square }: BoardGeometry, coordinates: boolean): Rect => {
  if (coordinates) return rect(0, 0, frame.width, frame.height);
  const thin = THIN_FRAME * square;
  const from = field.x - frame.x - thin;
  return rect(from, from, field.width + 2 * thin, field.height + 2 * thin);
};

interface Framing {
  readonly coordinates: boolean;
  readonly board?: BoardGeometry;
}

/** A board in the colors of a theme. */
export const themedBoard = (content: PictureContent, paint: PictureColors, framing: Framing): string => {
  const { position } = content;
  const { coordinates, board = drawnGeometry(position) } = framing;
  const themed: Themed = { ...paint, content, board, shown: shownColors(paint.colors, position.rules) };
  const isNumbered = content.numbers !== undefined;
  return [
    drawBoard({ ...paint, board, position, raised: RAISED, plainDiscs: isNumbered }),
    coordinates ? columnLetters(themed) : '',
    numbers(themed),
    values(themed),
    lastMove(themed),
    drawings(themed),
  ].join('');
};
