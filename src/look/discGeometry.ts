/**
 * A disc is a short cylinder, seen obliquely: higher points are drawn farther up, so that a disc on the board is a
 * circle that shows a sliver of its edge. Lengths are in diameters, angles in radians clockwise on the screen.
 */
export const DISC = {
  thickness: 0.17,
  /** How far up the screen a unit of height is drawn. */
  tilt: 0.3,
  /** How far a flipping disc has risen on the screen halfway through. */
  rise: 0.1,
} as const;

/** The direction of the light: from the upper left, above the board. */
export const LIGHT = { x: -0.42, y: -0.52, z: 0.744 } as const;

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A map of the plane as two rotations with a stretch between them: first `inner`, then the scales, then `outer`. */
export interface Stretch {
  readonly outer: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly inner: number;
}

/** The map that takes the x axis to `first` and the y axis to `second`. */
export const planeStretch = (first: Vector, second: Vector): Stretch => {
  const even = { x: (first.x + second.y) / 2, y: (first.y - second.x) / 2 };
  const odd = { x: (first.x - second.y) / 2, y: (first.y + second.x) / 2 };
  const [q, r] = [Math.hypot(even.x, even.y), Math.hypot(odd.x, odd.y)];
  const [sum, difference] = [Math.atan2(odd.y, odd.x), Math.atan2(even.y, even.x)];
  return { outer: (difference + sum) / 2, scaleX: q + r, scaleY: q - r, inner: (difference - sum) / 2 };
};

/** The look of a flipping disc at one moment. */
export interface FlipPose {
  /** Whether the new side is the visible one. */
  readonly turned: boolean;
  readonly outer: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** The inner rotation of the face, which keeps its highlight toward the light. */
  readonly faceSpin: number;
  /** The inner rotation of the edge, which keeps its bright side toward the light. */
  readonly edgeSpin: number;
  /** From the center of the hidden face to the center of the visible one. */
  readonly stack: Vector;
  /** 0 on the board, 1 at the top of the flip. */
  readonly height: number;
  /** Light on the visible face compared with a disc at rest: below 0 darker, above 0 brighter. */
  readonly sheen: number;
}

const easeInOut = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;

/** The disc at `progress` (0 to 1) of its flip; `direction` is where it rolls, away from the landed disc. */
export const flipPose = (progress: number, direction: number): FlipPose => {
  const turn = Math.PI * easeInOut(progress);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const roll = { x: Math.cos(direction), y: Math.sin(direction) };
  const axis = { x: roll.y, y: -roll.x };
  const across = { x: roll.x * cos, y: roll.y * cos + DISC.tilt * sin };
  const side = axis.x * across.y - axis.y * across.x >= 0 ? 1 : -1;
  const { outer, scaleX, scaleY, inner } = planeStretch(axis, { x: across.x * side, y: across.y * side });
  const rollLight = roll.x * LIGHT.x + roll.y * LIGHT.y;
  const axisLight = axis.x * LIGHT.x + axis.y * LIGHT.y;
  const edgeLight = Math.atan2(side * (cos * rollLight - sin * LIGHT.z), axisLight);
  const thickness = DISC.thickness * side;
  return {
    turned: side < 0,
    outer,
    scaleX,
    scaleY,
    faceSpin: inner - Math.atan2(axis.y, axis.x),
    edgeSpin: inner + edgeLight,
    stack: { x: roll.x * sin * thickness, y: (roll.y * sin - DISC.tilt * cos) * thickness },
    height: sin,
    sheen: (side * (sin * rollLight + cos * LIGHT.z)) / LIGHT.z - 1,
  };
};

/** The height of the sliver of edge that a disc at rest shows below its face. */
export const LYING_EDGE = DISC.thickness * DISC.tilt;

/** The share of a landing that is the fall; the rest is the settling. */
const FALL = 0.72;

/** The scale of a landing disc, from `from` through `settle` to 1. */
export const landingScale = (progress: number, from: number, settle: number): number => {
  if (progress >= FALL) return settle + (1 - settle) * easeInOut((progress - FALL) / (1 - FALL));
  const fallen = 1 - (1 - progress / FALL) ** 2;
  return from + (settle - from) * fallen;
};

/** The angle in which a disc rolls, `columns` and `rows` away from the landed one. */
export const rollDirection = (columns: number, rows: number): number =>
  columns === 0 && rows === 0 ? 0 : Math.atan2(rows, columns);
