import type { Layout, Rect } from '../../look/layout.ts';
import { layoutFor, type Shell } from '../kit/shell.ts';

/** Minimum height of the card, in units of body text, and its distance from the buttons. */
const CARD = { least: 12, gap: 0.5 } as const;

/** Above the buttons, covering no more of the text around the board than the card needs. */
const rectIn = ({
  status,
  actions,
  moves,
  ownStrip,
  opponentStrip,
  orientation,
  bar,
  card,
  unit,
}: Layout): Rect => {
  if (card !== undefined) return card;
  if (bar !== undefined) return bar;
  if (moves !== undefined && moves.height >= CARD.least * unit) return moves;
  const bottom = actions.y - CARD.gap * unit;
  const last = orientation === 'landscape' ? opponentStrip.y : ownStrip.y;
  const tops = [status.y + status.height, status.y, last];
  const y = tops.find(top => bottom - top >= CARD.least * unit) ?? last;
  return { ...status, y, height: bottom - y };
};

/** The area of the card; undefined without an exercise. */
export const exerciseRect = (shell: Shell): Rect | undefined =>
  shell.play.stores.exercise.getState().exercise === undefined
    ? undefined
    : rectIn(layoutFor(shell, 'board'));
