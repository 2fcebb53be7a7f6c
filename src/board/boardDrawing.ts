import { type ByColor, COLORS, type Color } from '../game/color.ts';
import type { Position, Rules } from '../game/position.ts';
import { blockedSquares } from '../game/shape.ts';
import { columnOf, rowOf, type Square } from '../game/square.ts';
import type { SquareSet } from '../game/squareSet.ts';
import { type BoardGeometry, hasRoomForNames, sidesOf } from '../look/boardGeometry.ts';
import { type BoardColors, discColors, type Ground, groundAt, type Hex } from '../look/colors.ts';
import { isPatterned } from '../look/discPattern.ts';
import { shownColors, shownLine } from '../look/gameColors.ts';
import type { BoardWishes } from '../look/style/boardStyle.ts';
import { drawAsOne } from '../look/style/discDrawing.ts';
import type { Material } from '../look/style/materials.ts';
import { THEMES } from '../look/themes.ts';
import { edgeNames, placeOf, type SeenPlace, squareSeenAt } from '../look/turning.ts';
import { BOARD_LINES, hasDots } from './boardLines.ts';
import { drawFace, drawShadow, type FaceStyle } from './faceDrawing.ts';
import { legalMark, type MarkStyle } from './legalMark.ts';
import { middleOf, plate } from './plate.ts';
import { rounded, svgOf } from './svgShapes.ts';
import { drawFrame, drawWall } from './uprightDrawing.ts';

/** The content and style of a drawing. */
export interface DrawnBoard extends BoardWishes, FaceStyle {
  readonly board: BoardGeometry;
  readonly position: Position;
  /** As chosen, before the game changes them. */
  readonly colors: BoardColors;
  /** The line color of the theme; derived from the squares if left out. */
  readonly line?: Hex;
  /** The material of the squares, for pictures to keep; default: the theme's. */
  readonly material?: Material;
  /** Squares with the mark of a legal move. */
  readonly marked?: SquareSet;
  /** For thumbnails, with the frame cropped: as few shapes as possible, and no coordinates. */
  readonly small?: boolean;
}

const circle = (x: number, y: number, radius: number, fill: Hex): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"/>`;

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The lines between the squares, and the four orientation dots. */
const lines = ({ board, theme }: DrawnBoard, line: Hex): string => {
  const { square, frame, field } = board;
  const { width, height } = sidesOf(board);
  const edge = field.x - frame.x;
  const across = indices(height - 1).map(row => `M${edge} ${edge + (row + 1) * square}h${field.width}`);
  const down = indices(width - 1).map(column => `M${edge + (column + 1) * square} ${edge}v${field.height}`);
  const dots = !hasDots({ width, height })
    ? []
    : [2, width - 2].flatMap(x =>
        [2, height - 2].map(y =>
          circle(edge + x * square, edge + y * square, BOARD_LINES.dotRadius * square, line),
        ),
      );
  const stroke = Math.max(THEMES[theme].bold ? BOARD_LINES.boldLine : 1, rounded(BOARD_LINES.line * square));
  return `<path d="${[...across, ...down].join('')}" stroke="${line}" stroke-width="${stroke}"/>${dots.join('')}`;
};

const groundOn = (square: Square): Ground => groundAt(columnOf(square), rowOf(square));

/** The checkered field: a1 has the first color. */
const field = (drawn: DrawnBoard, { darkSquares, lightSquares }: BoardColors): string => {
  const { square, frame, field: inner, turn } = drawn.board;
  const sides = sidesOf(drawn.board);
  const edge = inner.x - frame.x;
  const groundOf = (place: SeenPlace): Ground => groundOn(squareSeenAt(turn, sides, place));
  const light = indices(sides.height).flatMap(row =>
    indices(sides.width)
      .filter(column => groundOf({ column, row }) === 'lightSquares')
      .map(column => `M${edge + column * square} ${edge + row * square}h${square}v${square}h-${square}z`),
  );
  return `<rect x="${edge}" y="${edge}" width="${inner.width}" height="${inner.height}" fill="${darkSquares}"/><path d="${light.join('')}" fill="${lightSquares}"/>`;
};

/** The material of the squares. */
const surface = ({ board: { square, frame, field: inner }, material, theme, raised }: DrawnBoard): string => {
  const edge = inner.x - frame.x;
  const onFrame = { x: edge, y: edge, width: inner.width, height: inner.height };
  return raised?.drawMaterial(material ?? THEMES[theme].material, { field: onFrame, square }) ?? '';
};

const coordinates = ({ board, theme }: DrawnBoard): string => {
  const { square, frame, field: inner, turn } = board;
  if (!hasRoomForNames(square)) return '';
  const edge = inner.x - frame.x;
  const { size, least, most, weight } = BOARD_LINES.text;
  const text = (x: number, y: number, letter: string): string => `<text x="${x}" y="${y}">${letter}</text>`;
  const { above, beside } = edgeNames(turn, sidesOf(board));
  const files = above.map((name, column) => text(edge + (column + 0.5) * square, edge / 2, name));
  const ranks = beside.map((name, row) => text(edge / 2, edge + (row + 0.5) * square, name));
  return `<g fill="${THEMES[theme].engraving}" font-size="${rounded(Math.max(edge * size, Math.min(least, edge * most)))}" font-weight="${weight}" text-anchor="middle" dominant-baseline="central">${[...files, ...ranks].join('')}</g>`;
};

/** Blocked squares, in the material of the frame. */
const blocks = ({ board, position, theme }: DrawnBoard): string => {
  const { square, frame, field: inner, turn } = board;
  const edge = inner.x - frame.x;
  const paths = [...blockedSquares(position.shape)].map(blocked => {
    const { column, row } = placeOf(turn, sidesOf(board), blocked);
    return `M${edge + column * square} ${edge + row * square}h${square}v${square}h-${square}z`;
  });
  return paths.length === 0 ? '' : `<path d="${paths.join('')}" fill="${THEMES[theme].frame}"/>`;
};

/** The board without discs, in its shown colors. */
type Bare = (drawn: DrawnBoard, colors: BoardColors) => string;

const flatBoard: Bare = (drawn, colors) => {
  const { position, theme } = drawn;
  const line = shownLine(theme, drawn.colors, position.rules, drawn.line);
  return [
    plate(drawn.board, THEMES[theme].frame),
    field(drawn, colors),
    surface(drawn),
    lines(drawn, line),
    blocks(drawn),
    drawn.small === true ? '' : coordinates(drawn),
  ].join('');
};

/** The upright frame with a hole for each square. */
const uprightFrame: Bare = (drawn, colors) => drawWall(drawn, colors) + drawFrame(drawn, colors);

const GROUNDS: Readonly<Record<Rules, Bare>> = {
  othello: flatBoard,
  reversi: flatBoard,
  anti: flatBoard,
  connect4: uprightFrame,
};

/** A disc on its square. */
const discOn = (drawn: DrawnBoard, square: Square, side: Color, color: Hex): string => {
  const disc = {
    ...middleOf(drawn.board, square),
    radius: (drawn.discShare / 2) * drawn.board.square,
    color,
  };
  return (drawn.raised === undefined ? '' : drawShadow(disc)) + drawFace(drawn, side, disc);
};

/** The discs of a color; in a thumbnail, plain ones are drawn as one shape. */
const discsOf = (drawn: DrawnBoard, side: Color, color: Hex): string => {
  const { theme, position, board } = drawn;
  const isPlain = !THEMES[theme].bold && !isPatterned(theme, drawn.patterns);
  const squares = [...position.discs[side]];
  if (drawn.small !== true || !isPlain)
    return squares.map(square => discOn(drawn, square, side, color)).join('');
  const middles = squares.map(square => middleOf(drawn.board, square));
  return drawAsOne(middles, (drawn.discShare / 2) * board.square, color);
};

/** The input for the marks on a drawn board. */
const markStyleOf = ({ board, position, discShare, marks, theme, colors }: DrawnBoard): MarkStyle => ({
  square: board.square,
  diameter: discShare * board.square,
  bold: THEMES[theme].bold,
  colors: shownColors(colors, position.rules),
  marks,
});

/** The mark of a legal move. */
const markOn = (drawn: DrawnBoard, square: Square): string =>
  svgOf(legalMark(markStyleOf(drawn), drawn.position.turn, groundOn(square)), middleOf(drawn.board, square));

/** The board without its discs. */
export const drawGround = (drawn: DrawnBoard): string =>
  GROUNDS[drawn.position.rules](drawn, shownColors(drawn.colors, drawn.position.rules));

/**
 * The inside of an SVG as large as the board's frame: the board in plain shapes, shown until the canvas can paint it.
 * It has no styles, because the content security policy would block them.
 */
export const drawBoard = (drawn: DrawnBoard): string => {
  const { position, marked } = drawn;
  const colors = shownColors(drawn.colors, position.rules);
  const faces: ByColor<Hex> = discColors(colors);
  const discs = COLORS.map(color => discsOf(drawn, color, faces[color]));
  const marks = [...(marked ?? [])].map(square => markOn(drawn, square));
  return [drawGround(drawn), ...discs, ...marks].join('');
};
