import { MOTION } from '../../look/motion.ts';

/** Stages of a story's film: drawing the curve with the game, the move, the better move, and the full text. */
export const STAGES = ['drawing', 'move', 'better', 'told'] as const;
export type Stage = (typeof STAGES)[number];

export interface Shot {
  readonly stage: Stage;
  /** The number of plies played on the small board. */
  readonly ply: number;
  /** How much of the curve is drawn, from 0 to 1. */
  readonly share: number;
}

interface Course {
  /** The game's number of plies. */
  readonly plies: number;
  /** The ply of the turning point. */
  readonly turned: number | undefined;
}

/** The frame at this time of the film at normal speed, in milliseconds. */
export const shotAt = (milliseconds: number, { plies, turned }: Course): Shot => {
  const end = turned ?? plies;
  const share = plies === 0 ? 1 : end / plies;
  const drawn = MOTION.storyCurve * share;
  if (milliseconds < drawn) {
    const reached = milliseconds / MOTION.storyCurve;
    return { stage: 'drawing', ply: Math.floor(reached * plies), share: reached };
  }
  if (turned === undefined) return { stage: 'told', ply: plies, share: 1 };
  const since = milliseconds - drawn;
  if (since < MOTION.storyGlow) return { stage: 'move', ply: turned, share };
  if (since < MOTION.storyGlow + MOTION.storyBetter) return { stage: 'better', ply: turned - 1, share };
  return { stage: 'told', ply: turned - 1, share };
};

/** Runs the film once, as soon as the game's course is known. */
export interface StoryFilm {
  readonly shot: (course: Course) => Shot;
  readonly stop: () => void;
}

/** `stretch` multiplies all durations; 0 shows the end at once. */
export const createStoryFilm = (stretch: number, redraw: () => void): StoryFilm => {
  let begin: number | undefined;
  let frame = 0;
  const elapsed = (): number => {
    begin ??= performance.now() + (MOTION.boardTurn / 2) * stretch;
    return stretch === 0 ? Number.POSITIVE_INFINITY : Math.max(0, (performance.now() - begin) / stretch);
  };
  return {
    shot: course => {
      const shot = shotAt(elapsed(), course);
      cancelAnimationFrame(frame);
      if (shot.stage !== 'told') frame = requestAnimationFrame(redraw);
      return shot;
    },
    stop: () => cancelAnimationFrame(frame),
  };
};
