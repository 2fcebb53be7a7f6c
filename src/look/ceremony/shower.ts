/** Durations in milliseconds; sizes as shares of the board's width. */
const SHOWER = {
  discs: 26,
  lasts: 2400,
  /** The last disc starts this long after the first. */
  spread: 900,
  fades: 500,
  radius: { least: 0.02, more: 0.016 },
  /** Discs start at least this far from the sides. */
  margin: 0.09,
  drift: 0.1,
  turns: { least: 1.5, more: 2.5 },
} as const;

/** One disc of a shower at one moment. */
export interface ShowerDisc {
  /** The position of its center: shares of the board's width and height, from the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 1: its first side faces the viewer, -1: its second, 0: it is seen edge-on. */
  readonly facing: number;
  readonly alpha: number;
}

export const SHOWER_TIME = SHOWER.lasts;

interface Course {
  readonly start: number;
  readonly x: number;
  readonly drift: number;
  readonly radius: number;
  readonly turns: number;
}

/** Tumbling discs that fall over the board once, each on its own path; `random` gives numbers from 0 to 1. */
export const makeShower = (random: () => number): ((milliseconds: number) => readonly ShowerDisc[]) => {
  const courses = Array.from(
    { length: SHOWER.discs },
    (_, index): Course => ({
      start: (index / SHOWER.discs) * SHOWER.spread,
      x: SHOWER.margin + random() * (1 - 2 * SHOWER.margin),
      drift: (random() - 0.5) * SHOWER.drift,
      radius: SHOWER.radius.least + random() * SHOWER.radius.more,
      turns: SHOWER.turns.least + random() * SHOWER.turns.more,
    }),
  );
  const length = SHOWER.lasts - SHOWER.spread;
  return milliseconds =>
    courses.flatMap(({ start, x, drift, radius, turns }) => {
      const share = (milliseconds - start) / length;
      if (share <= 0 || share >= 1) return [];
      // They reach a constant speed, as in air.
      const y = -0.05 + 1.1 * (share * (0.55 + 0.45 * share));
      return [
        {
          x: x + drift * Math.sin(Math.PI * share),
          y,
          radius,
          facing: Math.cos(2 * Math.PI * turns * share),
          alpha: Math.min(1, share * 6, (1 - share) * (length / SHOWER.fades)),
        },
      ];
    });
};
