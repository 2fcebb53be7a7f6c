import type { DiscChanges } from '../game/discChanges.ts';
import type { Square } from '../game/square.ts';

export const ANIMATION_SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

/** Multiplies every duration of movement. */
const STRETCH: Readonly<Record<AnimationSpeed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** All durations in milliseconds at normal speed. */
export const MOTION = {
  landing: 140,
  landingScale: 1.16,
  settleScale: 0.98,
  flip: 300,
  flipLift: 0.1,
  waveStep: 45,
  longestWave: 700,
  vanish: 160,
  appear: 200,
  illegal: 250,
  greying: 500,
  greyingStep: 60,
  sceneFade: 200,
  glide: 320,
  previewFade: 90,
} as const;

/** Rules of pace that hold at every speed, in milliseconds. */
export const BEAT = {
  afterFlips: 350,
  afterAsking: 500,
  passCard: 1400,
  resultDelay: 700,
  refusalWords: 1600,
  attractTurn: 1400,
} as const;

/** Multiplies the beats of computers that play each other. */
export const WATCH_PACE = { slow: 3, normal: 1, fast: 0.2 } as const;

/** How long movement lasts, as a factor of the normal durations: 0 means that nothing moves. */
export const stretchOf = (speed: AnimationSpeed, reducedMotion: boolean): number =>
  reducedMotion ? 0 : STRETCH[speed];

export interface FlipStart {
  readonly square: Square;
  /** Milliseconds after the disc began to land. */
  readonly delay: number;
}

/** When each disc of a turn starts to move, in milliseconds from its beginning. */
export interface TurnPlan {
  readonly landing: number;
  readonly flip: number;
  readonly flips: readonly FlipStart[];
  readonly total: number;
}

/** The wave: discs turn outwards from the landed one, all lines at once. */
export const turnPlan = ({ landed, flipped }: DiscChanges, stretch: number): TurnPlan => {
  const landing = landed === undefined ? 0 : MOTION.landing * stretch;
  const flip = MOTION.flip * stretch;
  const farthest = Math.max(0, ...flipped.map(({ distance }) => distance - 1));
  const step =
    Math.min(MOTION.waveStep, (MOTION.longestWave - MOTION.flip) / Math.max(1, farthest)) * stretch;
  const flips = flipped.map(({ square, distance }) => ({
    square,
    delay: landing + step * Math.max(0, distance - 1),
  }));
  const lastEnd = Math.max(landing, ...flips.map(({ delay }) => delay + flip));
  return { landing, flip, flips, total: lastEnd };
};
