import type { Layout } from '../screens.ts';

/** The layout with the space of the quiet row added to the moves. */
export const withoutQuietRow = (layout: Layout): Layout => {
  const { quietRow, actions, moves } = layout;
  if (quietRow === undefined) return layout;
  const { height } = quietRow;
  return {
    ...layout,
    quietRow: undefined,
    actions: { ...actions, y: actions.y + height },
    moves: moves && { ...moves, height: moves.height + height },
  };
};
