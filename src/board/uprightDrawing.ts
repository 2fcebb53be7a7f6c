import type { Position } from '../game/position.ts';
import type { BoardGeometry } from '../look/boardGeometry.ts';
import type { BoardColors } from '../look/colors.ts';
import { HOLE } from './boardLines.ts';
import { cornerOf, middleOf, RIM_LINE } from './plate.ts';
import { rounded } from './svgShapes.ts';

interface Upright {
  readonly board: BoardGeometry;
  readonly position: Position;
  readonly discShare: number;
}

/** The wall visible through empty holes. */
export const drawWall = ({ board }: Upright, { darkSquares }: BoardColors): string => {
  const edge = board.field.x - board.frame.x;
  return `<rect x="${edge}" y="${edge}" width="${board.field.width}" height="${board.field.height}" fill="${darkSquares}"/>`;
};

/** The upright frame with a hole for each square. */
export const drawFrame = (
  { board, position, discShare }: Upright,
  { connect4Frame }: BoardColors,
): string => {
  const { width, height } = board.frame;
  const r = cornerOf(board);
  const round = (right: number, down: number): string => `a${r} ${r} 0 0 1 ${right} ${down}`;
  const outline = `M${r} 0H${width - r}${round(r, r)}V${height - r}${round(-r, r)}H${r}${round(-r, -r)}V${r}${round(r, -r)}z`;
  const radius = (discShare * HOLE * board.square) / 2;
  const [whole, twice] = [rounded(radius), rounded(2 * radius)];
  const holes = [...position.shape.squares].map(square => {
    const { x, y } = middleOf(board, square);
    return `M${rounded(x - radius)} ${rounded(y)}a${whole} ${whole} 0 1 0 ${twice} 0a${whole} ${whole} 0 1 0 -${twice} 0z`;
  });
  return `<path d="${outline}${holes.join('')}" fill="${connect4Frame}" fill-rule="evenodd" ${RIM_LINE}/>`;
};
