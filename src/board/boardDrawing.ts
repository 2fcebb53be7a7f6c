import { type ByColor, COLORS, type Color } from '../game/color.ts';
import type { Position, Rules } from '../game/position.ts';
import { blockedSquares } from '../game/shape.ts';
import { columnOf, rowOf, type Square } from '../game/square.ts';
import type { SquareSet } from '../game/squareSet.ts';
import { type BoardGeometry, hasRoomForNames, sidesOf } from '../look/boardGeometry.ts';
import { type BoardColors, discColors, type Ground, groundAt, type Hex } from '../look/colors.ts';
import { type DrawnDisc, drawPattern, drawRim, isPatterned } from '../look/discPattern.ts';
import { shownColors, shownLine } from '../look/gameColors.ts';
import type { BoardWishes } from '../look/style/boardStyle.ts';
import { drawAsOne, drawDiscStyle } from '../look/style/discDrawing.ts';
import type { DiscStyle } from '../look/style/discStyles.ts';
import { drawMaterial } from '../look/style/materialDrawing.ts';
import type { Material } from '../look/style/materials.ts';
import { THEMES, type ThemeName } from '../look/themes.ts';
import { edgeNames, placeOf, type SeenPlace, squareSeenAt } from '../look/turning.ts';
import { UPRIGHT_LOOK } from './boardKinds.ts';
import { BOARD_LINES, hasDots } from './boardLines.ts';
import { legalMark, type MarkStyle } from './legalMark.ts';
import { svgOf } from './svgShapes.ts';

/** What a drawing shows. */
export interface DrawnBoard extends BoardWishes {
  readonly board: BoardGeometry;
  readonly position: Position;
  readonly theme: ThemeName;
  /** As chosen, before the game changes them. */
  readonly colors: BoardColors;
  /** The lines in the colors of the theme; they follow the squares if left out. */
  readonly line?: Hex;
  /** What a picture to keep shows of board and discs; those of the theme if left out. */
  readonly material?: Material;
  readonly discStyle?: DiscStyle;
  /** Squares with the mark of a legal move. */
  readonly marked?: SquareSet;
  /** Whether it is a picture to keep, which shows material, discs and their shadows. */
  readonly raised?: boolean;
  /** Whether discs lack their pattern, because something is written on them. */
  readonly plainDiscs?: boolean;
  /** Whether it is one of many, with its frame cut off: as few shapes as possible, and no coordinates. */
  readonly small?: boolean;
}

/** Shares of a square's side, and strengths. */
const DRAWING = {
  rim: 0.12,
  raised: { shadow: 0.045, dark: 0.34 },
} as const;

const round = (length: number): number => Math.round(length * 10) / 10;

const circle = (x: number, y: number, radius: number, fill: Hex): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The lines between the squares, and the dots that help with orientation. */
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
  const stroke = Math.max(THEMES[theme].bold ? BOARD_LINES.boldLine : 1, round(BOARD_LINES.line * square));
  return `<path d="${[...across, ...down].join('')}" stroke="${line}" stroke-width="${stroke}"/>${dots.join('')}`;
};

const groundOn = (square: Square): Ground => groundAt(columnOf(square), rowOf(square));

/** The chequered field: a1 has the first color. */
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

/** What the squares are made of. */
const surface = ({ board: { square, frame, field: inner }, material, theme }: DrawnBoard): string => {
  const edge = inner.x - frame.x;
  const onFrame = { x: edge, y: edge, width: inner.width, height: inner.height };
  return drawMaterial(material ?? THEMES[theme].material, { field: onFrame, square });
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
  return `<g fill="${THEMES[theme].engraving}" font-size="${round(Math.max(edge * size, Math.min(least, edge * most)))}" font-weight="${weight}" text-anchor="middle" dominant-baseline="central">${[...files, ...ranks].join('')}</g>`;
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

/** The frame, or what lies under everything else. */
const plate = ({ board: { frame, square } }: DrawnBoard, fill: Hex): string =>
  `<rect width="${frame.width}" height="${frame.height}" rx="${round(BOARD_LINES.cornerRadius * square)}" fill="${fill}" stroke="#ffffff" stroke-opacity="${DRAWING.rim}"/>`;

/** The board without discs, in its shown colors. */
type Bare = (drawn: DrawnBoard, colors: BoardColors) => string;

const flatBoard: Bare = (drawn, colors) => {
  const { position, theme } = drawn;
  const line = shownLine(theme, drawn.colors, position.rules, drawn.line);
  return [
    plate(drawn, THEMES[theme].frame),
    field(drawn, colors),
    drawn.raised === true ? surface(drawn) : '',
    lines(drawn, line),
    blocks(drawn),
    drawn.small === true ? '' : coordinates(drawn),
  ].join('');
};

/** The upright frame with a hole for each square. */
const uprightFrame: Bare = (drawn, colors) => {
  const holes = [...drawn.position.shape.squares].map(square =>
    onSquare(drawn, square, (drawn.discShare * UPRIGHT_LOOK.hole) / 2, colors.darkSquares),
  );
  return plate(drawn, colors.connect4Frame) + holes.join('');
};

const GROUNDS: Readonly<Record<Rules, Bare>> = {
  othello: flatBoard,
  reversi: flatBoard,
  anti: flatBoard,
  connect4: uprightFrame,
};

/** The middle of a square. */
const middleOf = ({ board }: DrawnBoard, square: Square): { readonly x: number; readonly y: number } => {
  const edge = board.field.x - board.frame.x;
  const at = (index: number): number => edge + (index + 0.5) * board.square;
  const { column, row } = placeOf(board.turn, sidesOf(board), square);
  return { x: at(column), y: at(row) };
};

/** A circle in the middle of a square; `radius` is a share of its side. */
const onSquare = (drawn: DrawnBoard, square: Square, radius: number, fill: Hex): string => {
  const { x, y } = middleOf(drawn, square);
  return circle(x, y, radius * drawn.board.square, fill);
};

/** The shadow of a raised disc. */
const shadowOf = ({ board }: DrawnBoard, { x, y, radius }: DrawnDisc): string => {
  const { shadow, dark } = DRAWING.raised;
  return `<circle cx="${round(x + (shadow / 3) * board.square)}" cy="${round(y + shadow * board.square)}" r="${round(radius)}" fill="#000000" fill-opacity="${dark}"/>`;
};

/** A disc with its pattern, or the rim of its theme. */
const discOn = (drawn: DrawnBoard, square: Square, side: Color, color: Hex): string => {
  const { bold } = THEMES[drawn.theme];
  const patterned = isPatterned(drawn.theme, drawn.patterns);
  const radius = (drawn.discShare / 2) * drawn.board.square;
  const disc = { ...middleOf(drawn, square), radius, color };
  const style = bold ? 'flat' : (drawn.discStyle ?? THEMES[drawn.theme].discStyle);
  const isRaised = drawn.raised === true;
  return [
    isRaised ? shadowOf(drawn, disc) : '',
    circle(disc.x, disc.y, radius, color),
    isRaised ? drawDiscStyle(style, disc) : '',
    patterned && drawn.plainDiscs !== true ? drawPattern(side, disc) : '',
    bold ? drawRim(disc) : '',
  ].join('');
};

/** The discs of a color; plain ones of a small picture are one shape. */
const discsOf = (drawn: DrawnBoard, side: Color, color: Hex): string => {
  const { theme, position, board } = drawn;
  const isPlain = !THEMES[theme].bold && !isPatterned(theme, drawn.patterns);
  const squares = [...position.discs[side]];
  if (drawn.small !== true || !isPlain)
    return squares.map(square => discOn(drawn, square, side, color)).join('');
  const middles = squares.map(square => middleOf(drawn, square));
  return drawAsOne(middles, (drawn.discShare / 2) * board.square, color);
};

/** What the marks on a drawn board depend on. */
export const markStyleOf = ({ board, position, discShare, marks, theme, colors }: DrawnBoard): MarkStyle => ({
  square: board.square,
  diameter: discShare * board.square,
  bold: THEMES[theme].bold,
  colors: shownColors(colors, position.rules),
  marks,
});

/** The mark of a legal move. */
const markOn = (drawn: DrawnBoard, square: Square): string =>
  svgOf(legalMark(markStyleOf(drawn), drawn.position.turn, groundOn(square)), middleOf(drawn, square));

/**
 * The inside of an SVG as large as the board's frame: the board in plain shapes, shown until the canvas can paint it. It has
 * no styles, because the page's content policy would block them.
 */
export const drawBoard = (drawn: DrawnBoard): string => {
  const { position, marked } = drawn;
  const colors = shownColors(drawn.colors, position.rules);
  const faces: ByColor<Hex> = discColors(colors);
  const discs = COLORS.map(color => discsOf(drawn, color, faces[color]));
  const marks = [...(marked ?? [])].map(square => markOn(drawn, square));
  return [GROUNDS[position.rules](drawn, colors), ...discs, ...marks].join('');
};
