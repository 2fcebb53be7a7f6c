import { lastMove } from '../../board/lastMove.ts';
import { svgOf, written } from '../../board/svgShapes.ts';
import { type Color, opposite } from '../../game/color.ts';
import type { Position } from '../../game/position.ts';
import { rulesFor } from '../../game/rules.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { BoardGeometry } from '../../look/boardGeometry.ts';
import { discColors, type Hex } from '../../look/colors.ts';
import { isPatterned } from '../../look/discPattern.ts';
import { shownColors } from '../../look/gameColors.ts';
import { THEMES } from '../../look/themes.ts';
import type { PictureColors } from '../picture.ts';
import { middleOf } from '../picture.ts';
import { circle, lettered, svgDocument } from '../svg.ts';
import { themedBoard } from '../themedBoard.ts';
import { type Face, flipOf } from './film.ts';
import { drawLyingDisc, lyingDiscLight } from './lyingDisc.ts';
import { drawTurningDisc } from './turningDisc.ts';

/** The ring of a winning disc: its radius and width, relative to the disc's radius. */
const LIT = { radius: 0.78, width: 0.14 } as const;
/** The caption below the board: height of its band in squares, and the size of its letters. */
const CAPTION = { band: 0.9, size: 0.42, margin: 0.9 } as const;

export interface FilmLook extends PictureColors {
  /** In pixels. */
  readonly board: BoardGeometry;
  /** Any position on the film's board. */
  readonly position: Position;
  /** Whether board and discs are shaded: this makes the file of a whole game many times as large. */
  readonly lit?: boolean;
  /** Text below the board. */
  readonly caption?: string | undefined;
}

const bandOf = ({ board, caption }: FilmLook): number =>
  caption === undefined ? 0 : Math.round(board.square * CAPTION.band);

/** The size of a film in pixels. */
export const filmSize = (look: FilmLook): { readonly width: number; readonly height: number } => ({
  width: look.board.frame.width,
  height: look.board.frame.height + bandOf(look),
});

const filled = (position: Position, color?: Color): Position => {
  const { squares } = position.shape;
  const none = SquareSet.empty;
  return {
    ...position,
    discs: {
      black: color === 'black' ? squares : none,
      white: color === 'white' ? squares : none,
    },
  };
};

type OnSquares = (look: FilmLook) => string;
type OnFace = (look: FilmLook, face: Face) => string;

const everywhere =
  (draw: (look: FilmLook, spot: { readonly x: number; readonly y: number }) => string): OnSquares =>
  look =>
    [...look.position.shape.squares].map(square => draw(look, middleOf(look.board, square))).join('');

const colorsOf = ({ colors, position }: FilmLook) => shownColors(colors, position.rules);
const radiusOf = ({ discShare, board }: FilmLook): number => (discShare / 2) * board.square;

/** Discs halfway through a flip, in the style of the theme. */
const turning: OnFace = (look, face) => {
  const turn = flipOf(face);
  if (turn === undefined) return '';
  const { bold, discStyle } = THEMES[look.theme];
  const style = bold ? 'flat' : (look.discStyle ?? discStyle);
  const [radius, colors] = [radiusOf(look), discColors(colorsOf(look))];
  return everywhere((_, spot) => drawTurningDisc({ ...spot, radius, colors, style }, turn.to, turn.progress))(
    look,
  );
};

const disc =
  (color: Color) =>
  (look: FilmLook): Hex =>
    discColors(colorsOf(look))[color];

const lastDots = (color: Color): OnSquares =>
  everywhere((look, spot) =>
    svgOf(
      lastMove({ square: look.board.square, bold: THEMES[look.theme].bold, colors: colorsOf(look) }, color),
      spot,
    ),
  );

const litRings = (color: Color): OnSquares =>
  everywhere((look, spot) => {
    const radius = radiusOf(look);
    const ink = disc(opposite(color))(look);
    return circle(
      spot,
      LIT.radius * radius,
      `fill="none" stroke="${ink}" stroke-width="${written(LIT.width * radius)}"`,
    );
  });

interface FaceDrawing {
  readonly filledWith?: Color;
  readonly over?: OnSquares;
}

const FACE_DRAWINGS: Readonly<Partial<Record<Face, FaceDrawing>>> = {
  empty: {},
  black: { filledWith: 'black' },
  white: { filledWith: 'white' },
  blackLast: { filledWith: 'black', over: lastDots('black') },
  whiteLast: { filledWith: 'white', over: lastDots('white') },
  blackLit: { filledWith: 'black', over: litRings('black') },
  whiteLit: { filledWith: 'white', over: litRings('white') },
};

/** Whether films of the game ever show the face. */
export const hasFace = ({ position }: Pick<FilmLook, 'position'>, face: Face): boolean => {
  const { picks } = rulesFor(position);
  return picks === 'column' ? flipOf(face) === undefined : !face.endsWith('Lit');
};

const captionOf = (look: FilmLook): string => {
  const { board, caption } = look;
  if (caption === undefined) return '';
  const { width, height } = board.frame;
  const band = bandOf(look);
  const most = (width * CAPTION.margin) / Math.max(1, widthOf(caption));
  const style = { size: Math.min(CAPTION.size * board.square, most), fill: '#1b1b19' as Hex, weight: 600 };
  return `<rect y="${height}" width="${width}" height="${band}" fill="#f6f2ea"/>${lettered({ x: width / 2, y: height + band / 2 }, caption, style)}`;
};

/** Approximate width of a text, in multiples of the font size. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 1.02 : 0.56), 0);

/** Whether discs are shaded. Bold and patterned ones are not: telling them apart matters more. */
const areLit = ({ lit = false, theme, patterns, position }: FilmLook): boolean =>
  lit && !THEMES[theme].bold && !isPatterned(theme, patterns) && rulesFor(position).picks !== 'column';

const litDiscs = (look: FilmLook, side: Color | undefined): string => {
  if (side === undefined) return '';
  const disc = {
    side,
    radius: radiusOf(look),
    colors: discColors(colorsOf(look)),
    style: look.discStyle ?? THEMES[look.theme].discStyle,
  };
  return lyingDiscLight(disc) + everywhere((_, spot) => drawLyingDisc(spot, disc))(look);
};

/** The board with the same face on every square. */
export const drawFace = (look: FilmLook, face: Face): string => {
  const { filledWith, over = turning } = FACE_DRAWINGS[face] ?? {};
  const isLit = areLit(look);
  const position = filled(look.position, isLit ? undefined : filledWith);
  const { width, height } = filmSize(look);
  const paint: FilmLook = look.lit ? look : { ...look, material: 'flat' };
  const board = themedBoard({ position }, paint, { coordinates: true, board: look.board });
  const discs = isLit ? litDiscs(look, filledWith) : '';
  const paper = `<rect width="${width}" height="${height}" fill="#f6f2ea"/>`;
  const body = [paper, board, discs, over(look, face), captionOf(look)].join('');
  return svgDocument({ title: '', view: { x: 0, y: 0, width, height }, width, body });
};
