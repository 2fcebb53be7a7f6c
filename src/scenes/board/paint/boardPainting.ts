import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import { paintBlocked } from './blockedPainting.ts';
import { type BoardPaint, fieldOffset } from './boardPaint.ts';
import { type Brush, painted } from './canvas.ts';
import { paintField } from './fieldPainting.ts';
import { paintFrame } from './framePainting.ts';
import { paintUprightBack, paintUprightFront } from './uprightPainting.ts';

const whole = (paint: BoardPaint, paintAll: (brush: Brush, paint: BoardPaint) => void): HTMLCanvasElement => {
  const offset = fieldOffset(paint.geometry);
  return painted(paint.width + 2 * offset, paint.height + 2 * offset, brush => {
    brush.translate(offset, offset);
    paintAll(brush, paint);
  });
};

/** The whole board with its shadow on the backdrop; for an upright one, the part behind the discs. */
export const paintBoard = (board: BoardPaint): HTMLCanvasElement =>
  whole(board, (brush, paint) => {
    if (BOARD_KINDS[paint.rules].stands) return paintUprightBack(brush, paint);
    paintFrame(brush, paint);
    paintField(brush, paint);
    paintBlocked(brush, paint);
  });

/** The part of an upright board in front of its discs. */
export const paintFront = (board: BoardPaint): HTMLCanvasElement => whole(board, paintUprightFront);
