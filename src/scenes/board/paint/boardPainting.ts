import { BOARD_KINDS } from '../boardKinds.ts';
import { paintBlocked } from './blockedPainting.ts';
import { type BoardPaint, type BoardRequest, fieldOffset, paintOf } from './boardPaint.ts';
import { type Brush, painted } from './canvas.ts';
import { paintField } from './fieldPainting.ts';
import { paintFrame } from './framePainting.ts';
import { paintUprightBack, paintUprightFront } from './uprightPainting.ts';

const whole = (
  request: BoardRequest,
  paintAll: (brush: Brush, paint: BoardPaint) => void,
): HTMLCanvasElement => {
  const paint = paintOf(request);
  const offset = fieldOffset(request.geometry);
  return painted(paint.width + 2 * offset, paint.height + 2 * offset, brush => {
    brush.translate(offset, offset);
    paintAll(brush, paint);
  });
};

/** The whole board with its shadow on the backdrop; for an upright one, the part behind the discs. */
export const paintBoard = (request: BoardRequest): HTMLCanvasElement =>
  whole(request, (brush, paint) => {
    if (BOARD_KINDS[paint.rules].stands) return paintUprightBack(brush, paint);
    paintFrame(brush, paint);
    paintField(brush, paint);
    paintBlocked(brush, paint);
  });

/** The part of an upright board in front of its discs. */
export const paintFront = (request: BoardRequest): HTMLCanvasElement => whole(request, paintUprightFront);
