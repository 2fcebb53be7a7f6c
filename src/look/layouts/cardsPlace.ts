import type { Layout, Rect } from '../layout.ts';

/** In units of body text. */
const CARD = { least: 3.25, gap: 0.5, low: 2.5 } as const;

export interface CardsPlace {
  readonly rect: Rect;
  /** Number of cards that fit. */
  readonly count: number;
}

/**
 * The position of a table's cards: between the status and the buttons, over the status if there is no space between
 * them, or over the bar that it shares with the strips. `wanted` is the number of cards to show.
 */
export const cardsPlace = ({ status, actions, bar, unit }: Layout, wanted: number): CardsPlace => {
  if (bar !== undefined) {
    const height = Math.max(bar.height, CARD.low * unit);
    return { rect: { ...bar, y: bar.y + bar.height - height, height }, count: 1 };
  }
  const each = (CARD.least + CARD.gap) * unit;
  const bottom = actions.y - CARD.gap * unit;
  const below = status.y + status.height;
  const free = Math.floor((bottom - below) / each);
  const count = Math.max(1, Math.min(wanted, free));
  const { x, width } = status;
  if (free < 1) {
    const y = Math.max(status.y, actions.y - CARD.least * unit);
    return { rect: { x, y, width, height: actions.y - y }, count };
  }
  const height = count * each;
  return { rect: { x, y: bottom - height, width, height }, count };
};
