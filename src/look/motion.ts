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
  /** In a person's first games a ray runs along each line before its discs flip. */
  ray: 300,
  longestWave: 700,
  vanish: 160,
  appear: 200,
  illegal: 250,
  greying: 500,
  greyingStep: 60,
  sceneFade: 200,
  glide: 320,
  previewFade: 90,
  /** Rotating the board by a quarter, or mirroring it. */
  quarterTurn: 360,
  /** Turning the board by 180 degrees before another game, while the discs beside the names swap. */
  halfTurn: 800,
  /** The disc of a returning friend drops onto its strip. */
  friendsDrop: 520,
  /** The time to fall one square (it grows with the root of the height), and how much speed a bounce keeps. */
  fallSquare: 142,
  bounce: 0.25,
  /** How far above the top square a disc is held, in squares. */
  heldAbove: 0.35,
  shake: 320,
  shakeSwings: 4,
  /** Between two discs of a row of four lighting up, the duration of each, and the pause before the result. */
  fourStep: 150,
  fourLight: 420,
  fourRest: 450,
} as const;

/** Durations of changes on a board besides its discs, in milliseconds at normal speed. */
export const BOARD_TIMES = { marks: 140, resize: 160, veil: 260 } as const;

/** The end of a game: its discs pour into two rows. Milliseconds at normal speed. */
export const POURING = {
  /** The pause before the first disc lifts. */
  pause: 350,
  /** From the first pair of discs that lifts to the last, and the maximum between two discs of a row. */
  race: 950,
  longestStep: 120,
  /** How much slower than average the race begins and ends, as a share of its speed. */
  easing: 0.4,
  /** The pause once the shorter row is complete. */
  breath: 300,
  /** The time in which the rest of the longer row lifts, and how much slower than average its last discs are. */
  alone: 1100,
  slowing: 0.55,
  flight: 380,
  /** The flight of the last, deciding disc, and how much higher it goes. */
  lastFlight: 620,
  lastRise: 1.8,
  /** The loser's row turns gray: from its first disc to its last, and each disc. */
  fadeSpread: 220,
  fade: 240,
  /** A wave through a row: from its first disc to its last, and the hop of each disc. */
  wave: 260,
  hop: 260,
  /** The pause before the result appears. */
  rest: 100,
  /** How long the rows stay once the result appears, and the discs' way back to their squares. */
  linger: 500,
  homecoming: 340,
} as const;

/** Pauses that do not depend on the animation speed, in milliseconds. */
export const BEAT = {
  afterFlips: 350,
  afterAsking: 500,
  /** The pause after the flips, for an opponent that replies immediately. */
  prompt: 100,
  passCard: 1400,
  /** How long a wrong move of a lesson stays on the board. */
  wrongMove: 1400,
  /** How long each position of a coach's demonstration stays, and the last one. */
  demonstrated: 1000,
  demonstratedEnd: 2200,
  resultDelay: 700,
  refusalWords: 1600,
  /** How long a greeting or a message about an offer stays. */
  tableWords: 4000,
  /** After this delay a waiting person is told the reason. */
  waitingWords: 500,
  /** Idle time before the menu's demo starts, and the time per move. */
  menuIdle: 10_000,
  attractTurn: 1400,
  /** How long the demo lasts: nobody watches longer. */
  attractLasts: 120_000,
  /** Time per move of a replay that plays by itself. */
  replayTurn: 1600,
} as const;

/** Multiplies the pauses of computers that play each other. */
export const WATCH_PACE = { slow: 3, normal: 1, fast: 0.2 } as const;

/** The factor for the normal durations: 0 disables motion. */
export const stretchOf = (speed: AnimationSpeed, reducedMotion: boolean): number =>
  reducedMotion ? 0 : STRETCH[speed];

export interface FlipStart {
  readonly square: Square;
  /** Milliseconds after the disc began to land. */
  readonly delay: number;
}

/** A fall with one bounce: `strike` is when the disc first reaches the ground. */
export interface FallPlan {
  readonly strike: number;
  readonly total: number;
}

const BOUNCE_SHARE = 2 * MOTION.bounce;

export const fallPlan = (squares: number, stretch: number): FallPlan => {
  const strike = MOTION.fallSquare * Math.sqrt(squares + MOTION.heldAbove) * stretch;
  return { strike, total: strike * (1 + BOUNCE_SHARE) };
};

/** The height of a falling disc at `progress` (0 to 1) of its whole fall, as a share of the height it falls from. */
export const fallHeight = (progress: number): number => {
  const time = progress * (1 + BOUNCE_SHARE);
  if (time <= 1) return 1 - time ** 2;
  const swing = (time - 1) / BOUNCE_SHARE;
  return 4 * MOTION.bounce ** 2 * swing * (1 - swing);
};

/** The sideways shift of a shaken disc at `progress` (0 to 1), from -1 to 1. */
export const shakeShift = (progress: number): number =>
  Math.sin(progress * MOTION.shakeSwings * Math.PI) * (1 - progress);

/** When each disc of a turn starts to move, in milliseconds from the start of the turn. */
export interface TurnPlan {
  readonly landing: number;
  /** How long rays run along the lines before the first disc flips. */
  readonly ray: number;
  /** When its disc strikes the board: once, or a second time after a bounce. */
  readonly strikes: readonly number[];
  readonly flip: number;
  readonly flips: readonly FlipStart[];
  readonly total: number;
}

const landingOf = (landed: DiscChanges['landed'], stretch: number): Pick<TurnPlan, 'landing' | 'strikes'> => {
  if (landed === undefined) return { landing: 0, strikes: [] };
  if (landed.fall > 0) {
    const { strike, total } = fallPlan(landed.fall, stretch);
    return { landing: total, strikes: [strike, total] };
  }
  const landing = MOTION.landing * stretch;
  return { landing, strikes: [landing / 2] };
};

/** The wave: discs flip outwards from the landed one, along all lines at once. */
export const turnPlan = ({ landed, flipped }: DiscChanges, stretch: number, rayTime = 0): TurnPlan => {
  const { landing, strikes } = landingOf(landed, stretch);
  const ray = landed === undefined || flipped.length === 0 ? 0 : rayTime * stretch;
  const flip = MOTION.flip * stretch;
  const farthest = Math.max(0, ...flipped.map(({ distance }) => distance - 1));
  const step =
    Math.min(MOTION.waveStep, (MOTION.longestWave - MOTION.flip) / Math.max(1, farthest)) * stretch;
  const flips = flipped.map(({ square, distance }) => ({
    square,
    delay: landing + ray + step * Math.max(0, distance - 1),
  }));
  const lastEnd = Math.max(landing, ...flips.map(({ delay }) => delay + flip));
  return { landing, ray, strikes, flip, flips, total: lastEnd };
};
