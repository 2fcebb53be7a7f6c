import type { DrawnBoard } from '../../board/boardDrawing.ts';
import { BOARD_KINDS, UPRIGHT_LOOK } from '../../board/boardKinds.ts';
import { drawFace } from '../../board/faceDrawing.ts';
import type { MarkStyle } from '../../board/legalMark.ts';
import { lostColor } from '../../board/lostColor.ts';
import { middleOf } from '../../board/plate.ts';
import type { Spot } from '../../board/shapes.ts';
import { written } from '../../board/svgShapes.ts';
import type { ByColor, Color } from '../../game/color.ts';
import type { Square } from '../../game/square.ts';
import { type BoardColors, discColors, type Hex } from '../../look/colors.ts';
import { shownColors } from '../../look/gameColors.ts';
import { THEMES } from '../../look/themes.ts';

/** Width in pixels, and opacity. */
const EDGE = { width: 1, strength: 0.3 } as const;

/** A fine dark line that separates overlapping discs of one color. */
const edgeOf = (radius: number): string =>
  `<circle r="${written(radius - EDGE.width / 2)}" fill="none" stroke="#000000" stroke-opacity="${EDGE.strength}" stroke-width="${EDGE.width}"/>`;

/** The look of a board, and the measures derived from it. */
export class DrawnLook {
  readonly drawn: DrawnBoard;
  readonly colors: BoardColors;
  readonly stands: boolean;
  readonly square: number;
  /** A disc's radius. */
  readonly radius: number;
  readonly marks: MarkStyle;
  readonly #discs: ByColor<Hex>;

  constructor(drawn: DrawnBoard) {
    const { rules } = drawn.position;
    const kind = BOARD_KINDS[rules];
    this.drawn = drawn;
    this.colors = shownColors(drawn.colors, rules);
    this.stands = kind.stands;
    this.square = drawn.board.square;
    this.radius = (drawn.discShare * kind.disc * this.square) / 2;
    this.#discs = discColors(this.colors);
    this.marks = {
      square: this.square,
      diameter: 2 * this.radius,
      bold: THEMES[drawn.theme].bold,
      colors: this.colors,
      marks: drawn.marks,
    };
  }

  middleOf(square: Square): Spot {
    return middleOf(this.drawn.board, square);
  }

  /** Where a disc is held above its column. */
  headOf(square: Square): Spot {
    return { x: this.middleOf(square).x, y: -UPRIGHT_LOOK.held.above * this.square };
  }

  /** A disc's face around the origin; `lost` for a disc that no longer counts. */
  faceOf(color: Color, { radius = this.radius, lost = false } = {}): string {
    const own = this.#discs[color];
    const shown = lost ? lostColor(own, this.drawn.position.rules) : own;
    return drawFace(this.drawn, color, { x: 0, y: 0, radius, color: shown }) + edgeOf(radius);
  }
}
