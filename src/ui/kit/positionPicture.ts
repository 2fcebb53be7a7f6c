import { html, type TemplateResult } from 'lit';
import { drawBoard } from '../../board/boardDrawing.ts';
import type { Position } from '../../game/position.ts';
import { fitBoard, rect } from '../../look/boardGeometry.ts';
import { selectAppliedColors, selectWishes } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { shapes } from './shapes.ts';

/** In the picture's own units: the coordinates are cropped, a thin frame stays. */
const PICTURE = { side: 240, frame: 6, discShare: 0.8 } as const;

/** A small picture of a position in the chosen colors, as decoration beside text. */
export const positionPicture = (settings: Settings, position: Position): TemplateResult => {
  const { width, height } = position.shape;
  const board = fitBoard(rect(0, 0, PICTURE.side, PICTURE.side), { width, height });
  const { frame, field } = board;
  const [x, y] = [field.x - frame.x - PICTURE.frame, field.y - frame.y - PICTURE.frame];
  const seen = [x, y, field.width + 2 * PICTURE.frame, field.height + 2 * PICTURE.frame].join(' ');
  const drawing = drawBoard({
    board,
    position,
    ...selectAppliedColors(settings),
    ...selectWishes(settings),
    discShare: PICTURE.discShare,
    small: true,
  });
  return html`<svg class="position-picture" viewBox=${seen} aria-hidden="true" focusable="false">${shapes(drawing)}</svg>`;
};
