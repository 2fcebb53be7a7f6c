/** The eye's distance from a turning board, in units of text. */
const EYE = '60rem';

/** The scale of a board halfway through the turn, so that its corners stay on the page. */
const HALF_WAY_SCALE = 0.8;

/** A flat board turns in its plane; an upright one turns on its foot. */
const TURNS = { lying: 'rotate', standing: `perspective(${EYE}) rotateY` } as const;
export type Manner = keyof typeof TURNS;

/** Keyframes for turning a board by 180 degrees around a point, as friends do before another game. */
export const halfTurn = (manner: Manner, transformOrigin: string) => {
  const turn = TURNS[manner];
  const poses = [`${turn}(-180deg)`, `${turn}(-90deg) scale(${HALF_WAY_SCALE})`, `${turn}(0deg)`];
  const easings = ['ease-in', 'ease-out', 'linear'];
  return poses.map((transform, index) => ({
    transform,
    transformOrigin,
    easing: easings[index] ?? 'linear',
  }));
};
