/** How far away the eye is from a board that turns, in units of text. */
export const EYE = '60rem';

/** How small a board becomes half way around, so that its corners stay on the page. */
const HALF_WAY_SCALE = 0.8;

/** A board that lies on the table turns in its plane; one that stands turns on its foot. */
const TURNS = { lying: 'rotate', standing: `perspective(${EYE}) rotateY` } as const;
export type Manner = keyof typeof TURNS;

/** The poses of a board that turns half around a point, as friends turn it between them before another game. */
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
