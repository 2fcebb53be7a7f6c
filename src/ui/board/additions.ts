import { laterAddition, laterFollower } from '../kit/parts.ts';

/** The buttons that confirm a move, for those who play like that. */
export const mountConfirming = laterAddition(
  () => import('./confirmButtons.ts'),
  part => part.mountConfirming,
  { isWanted: ({ settings }) => settings.getState().confirmMoves },
);

/** Discs to drag onto the board, for those who like to. */
export const mountDragging = laterAddition(
  () => import('./discToDrag.ts'),
  part => part.mountDragging,
  { isWanted: ({ settings }) => settings.getState().dragDiscs },
);

/** The tips of a first game, and of the first board of others. */
export const mountTips = laterFollower(
  () => import('./tips.ts'),
  part => part.mountTips,
  { isNeeded: ({ settings }) => settings.getState().tips || settings.getState().beginner },
);

/** What is asked in an exercise, and what becomes of the answer. */
export const mountExercise = laterFollower(
  () => import('../exercise/exerciseCard.ts'),
  part => part.mountExercise,
  { isNeeded: ({ exercise }) => exercise.getState().exercise !== undefined },
);

/** What becomes of a review. */
export const followReview = laterFollower(
  () => import('../study/review/reviewNews.ts'),
  part => part.followReview,
  { isNeeded: ({ study }) => study.getState().review.type !== 'none' },
);

/** What the coach says of a move. */
export const mountAdvice = laterFollower(
  () => import('./coachAdvice.ts'),
  part => part.mountAdvice,
  { isNeeded: ({ study }) => study.getState().advice !== undefined },
);

/** What is drawn on the position of a study, and the pen for it. */
export const mountDrawing = laterFollower(
  () => import('../study/chapters/drawing.ts'),
  part => part.mountDrawing,
  { isNeeded: ({ study }) => study.getState().study !== undefined },
);

/** The squares that a sentence about a move names: of a key moment, or of the coach. */
export const mountMomentSigns = laterFollower(
  () => import('../study/review/momentSigns.ts'),
  part => part.mountMomentSigns,
  { isNeeded: ({ study }) => study.getState().moment !== undefined || study.getState().advice !== undefined },
);

/** The invitation at a table that waits for a friend. */
export const mountInvite = laterFollower(
  () => import('../online/invite.ts'),
  part => part.mountInvite,
  { isNeeded: ({ online }) => online.getState().connection.type !== 'none' },
);
