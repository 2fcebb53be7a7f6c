import type { Drawing, Form, Glow, Shape } from '../../../board/shapes.ts';
import { type Brush, clipped, onSquare } from './canvas.ts';

const pathOf = (form: Form): Path2D => {
  const path = new Path2D();
  if (form.is === 'circle') path.arc(form.x, form.y, form.radius, 0, 2 * Math.PI);
  else if (form.is === 'box') path.roundRect(form.x, form.y, form.width, form.height, form.corner);
  else
    for (const [start, ...others] of form.lines) {
      if (start === undefined) continue;
      path.moveTo(start.x, start.y);
      for (const { x, y } of others) path.lineTo(x, y);
      if (form.isClosed) path.closePath();
    }
  return path;
};

const washOf = (brush: Brush, { from, to, stops }: Glow): CanvasGradient => {
  const wash = brush.createRadialGradient(0, 0, from, 0, 0, to);
  for (const [at, color] of stops) wash.addColorStop(at, color);
  return wash;
};

const paintShape = (brush: Brush, { form, fill, line }: Shape): void => {
  const path = pathOf(form);
  if (fill !== undefined) {
    brush.fillStyle = typeof fill === 'string' ? fill : washOf(brush, fill);
    brush.fill(path);
  }
  if (line === undefined) return;
  brush.lineJoin = 'round';
  brush.setLineDash(line.dash === undefined ? [] : [line.dash, line.dash]);
  brush.lineWidth = line.width;
  brush.strokeStyle = line.color;
  brush.stroke(path);
};

/** A drawing centered on a square, at its final size. */
export const paintShapes = (square: number, drawing: Drawing): HTMLCanvasElement =>
  onSquare(square, brush => {
    for (const part of drawing) {
      if ('form' in part) paintShape(brush, part);
      else
        clipped(brush, pathOf(part.within), () => {
          brush.globalAlpha = part.alpha;
          for (const shape of part.shapes) paintShape(brush, shape);
        });
    }
  });
