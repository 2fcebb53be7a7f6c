import { laterAddition } from '../kit/later.ts';

/** The buttons that confirm a move, for those who play like that. */
export const mountConfirming = laterAddition(
  () => import('./confirmButtons.ts'),
  part => part.mountConfirming,
  { isWanted: ({ settings }) => settings.getState().confirmMoves, follows: ['settings'] },
);

/** Discs to drag onto the board, for those who like to. */
export const mountDragging = laterAddition(
  () => import('./discToDrag.ts'),
  part => part.mountDragging,
  { isWanted: ({ settings }) => settings.getState().dragDiscs, follows: ['settings'] },
);
