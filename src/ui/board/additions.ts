import { laterAddition, laterFollower } from '../kit/parts.ts';

/** The buttons that confirm a move, if that setting is on. */
export const mountConfirming = laterAddition(
  () => import('./confirmButtons.ts'),
  part => part.mountConfirming,
  { isWanted: ({ settings }) => settings.getState().confirmMoves },
);

/** Dragging discs onto the board, if that setting is on. */
export const mountDragging = laterAddition(
  () => import('./discToDrag.ts'),
  part => part.mountDragging,
  { isWanted: ({ settings }) => settings.getState().dragDiscs },
);

/** Tips in a person's first game, and on the first board of each other game. */
export const mountTips = laterFollower(
  () => import('./tips.ts'),
  part => part.mountTips,
  { isNeeded: ({ settings }) => settings.getState().tips || settings.getState().beginner },
);

/** The card with an exercise's question and feedback. */
export const mountExercise = laterFollower(
  () => import('../exercise/exerciseCard.ts'),
  part => part.mountExercise,
  { isNeeded: ({ exercise }) => exercise.getState().exercise !== undefined },
);

/** Announcements about a running review. */
export const followReview = laterFollower(
  () => import('../study/review/reviewNews.ts'),
  part => part.followReview,
  { isNeeded: ({ study }) => study.getState().review.type !== 'none' },
);

/** The coach's comment on a move. */
export const mountAdvice = laterFollower(
  () => import('./coachAdvice.ts'),
  part => part.mountAdvice,
  { isNeeded: ({ study }) => study.getState().advice !== undefined },
);

/** The shapes drawn on a study's position, and the pen that draws them. */
export const mountDrawing = laterFollower(
  () => import('../study/chapters/drawing.ts'),
  part => part.mountDrawing,
  { isNeeded: ({ study }) => study.getState().study !== undefined },
);

/** Marks on the squares named in the text of a key moment or of the coach. */
export const mountMomentSigns = laterFollower(
  () => import('../study/review/momentSigns.ts'),
  part => part.mountMomentSigns,
  { isNeeded: ({ study }) => study.getState().moment !== undefined || study.getState().advice !== undefined },
);

/** The invitation shown at a table that waits for a friend. */
export const mountInvite = laterFollower(
  () => import('../online/invite.ts'),
  part => part.mountInvite,
  { isNeeded: ({ online }) => online.getState().connection.type !== 'none' },
);
