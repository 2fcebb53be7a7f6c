import { CELLS, type Frame, type Pixels } from './readPicture.ts';

/** Change of brightness across each column or row of a picture: largest at the board's lines. */
type Profile = Float64Array;

interface Profiles {
  readonly across: Profile;
  readonly down: Profile;
}

const lightAt = ({ width, data }: Pixels, x: number, y: number): number => {
  const at = 4 * (y * width + x);
  return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
};

/** Maximum change that counts, so that a disc's edge counts no more than a line. */
const MOST_CHANGE = 120;

const profilesOf = (pixels: Pixels): Profiles => {
  const { width, height } = pixels;
  const [across, down] = [new Float64Array(width), new Float64Array(height)];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const change = (right: number, below: number): number =>
        Math.min(
          MOST_CHANGE,
          Math.abs(lightAt(pixels, x + right, y + below) - lightAt(pixels, x - right, y - below)),
        );
      const [sideways, upright] = [change(1, 0), change(0, 1)];
      // An edge counts only in the direction of the larger change: discs change in both.
      across[x] = (across[x] ?? 0) + Math.max(0, sideways - upright);
      down[y] = (down[y] ?? 0) + Math.max(0, upright - sideways);
    }
  return { across, down };
};

/** The change at a line, which is one or two pixels wide. */
const changeAt = (profile: Profile, place: number): number => {
  const near = Math.round(place);
  return Math.max(profile[near - 1] ?? 0, profile[near] ?? 0, profile[near + 1] ?? 0);
};

interface Grid {
  readonly start: number;
  readonly worth: number;
}

/** The best position of nine lines at this distance. The weakest line counts most, and lines between them count against it. */
const gridOf = (profile: Profile, cell: number): Grid => {
  let best: Grid = { start: 0, worth: Number.NEGATIVE_INFINITY };
  for (let start = 0; start + CELLS * cell < profile.length; start += 0.5) {
    let [sum, least, between] = [0, Number.POSITIVE_INFINITY, 0];
    for (let line = 0; line <= CELLS; line++) {
      const change = changeAt(profile, start + line * cell);
      sum += change;
      // The outer edges of a board may lack a line.
      if (line > 0 && line < CELLS) least = Math.min(least, change);
      if (line < CELLS) between += changeAt(profile, start + (line + 0.5) * cell);
    }
    const outer = Math.min(changeAt(profile, start), changeAt(profile, start + CELLS * cell));
    const worth = sum / (CELLS + 1) + 2 * least + outer - between / CELLS;
    if (worth > best.worth) best = { start, worth };
  }
  return best;
};

/** Tested sides, as shares of the shorter side of the picture. */
const SIDES = { least: 0.4, most: 0.995, step: 0.004 } as const;

/** The frame whose nine lines in each direction are clearest. */
export const findLines = (pixels: Pixels): Frame => {
  const { across, down } = profilesOf(pixels);
  const shorter = Math.min(pixels.width, pixels.height);
  let best: { readonly frame: Frame; readonly worth: number } | undefined;
  for (let share = SIDES.least; share <= SIDES.most; share += SIDES.step) {
    const side = shorter * share;
    const [left, top] = [gridOf(across, side / CELLS), gridOf(down, side / CELLS)];
    const worth = left.worth + top.worth;
    if (best === undefined || worth > best.worth)
      best = { frame: { left: left.start, top: top.start, side }, worth };
  }
  return best?.frame ?? { left: 0, top: 0, side: shorter };
};
