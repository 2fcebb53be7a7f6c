import { overlap } from '../../../look/boardGeometry.ts';
import type { Rect } from '../../../look/layout.ts';
import { exerciseRect } from '../../exercise/exercisePlace.ts';
import type { Shell } from '../../kit/shell.ts';
import { resultRect } from './resultPanel.ts';

/** Where the result or the card of an exercise is; undefined while there is none. */
export const cardRect = (shell: Shell): Rect | undefined => resultRect(shell) ?? exerciseRect(shell);

/** Whether the result, or the card of an exercise, lies over this place below or above the board, or beside it. */
export const isCovered = (shell: Shell, place: Rect): boolean => {
  const over = cardRect(shell);
  return over !== undefined && overlap(over, place);
};
