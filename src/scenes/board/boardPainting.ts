import { type BoardRequest, fieldOffset, paintOf } from './boardPaint.ts';
import { type Brush, painted } from './canvas.ts';
import { paintField } from './fieldPainting.ts';
import { paintFrame } from './framePainting.ts';

/** The whole board with the shadow it casts on the table. */
export const paintBoard = (request: BoardRequest): HTMLCanvasElement => {
  const paint = paintOf(request);
  const offset = fieldOffset(request.geometry);
  return painted(paint.width + 2 * offset, paint.height + 2 * offset, (brush: Brush) => {
    brush.translate(offset, offset);
    paintFrame(brush, paint);
    paintField(brush, paint);
  });
};
