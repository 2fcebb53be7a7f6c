import { type ByColor, COLORS, type Color, opposite } from '../../game/color.ts';
import type { Shape } from '../../game/shape.ts';
import { BOARD_SIZE, type Square } from '../../game/square.ts';
import type { SquareSet } from '../../game/squareSet.ts';
import type { Vector } from '../discGeometry.ts';
import { POURING } from '../motion.ts';
import type { CountStep } from '../movement.ts';
import { type BoardTurn, placeOf, type SeenPlace, seenSides, UNTURNED } from '../turning.ts';
import { type Lane, lanesOf } from './lanes.ts';

/** What a finished game celebrates. */
export type Finale = 'win' | 'draw' | 'wipeout' | 'firstWin';

export interface RowsRequest {
  readonly shape: Shape;
  readonly discs: ByColor<SquareSet>;
  /** Handicap discs, which count although they are on no square. */
  readonly extra: ByColor<number>;
  /** Undefined for a draw. */
  readonly loser: Color | undefined;
  readonly finale: Finale;
  /** The color whose row is at the bottom. */
  readonly bottom: Color;
  readonly stretch: number;
  /** The board's rotation; default: none. */
  readonly turn?: BoardTurn;
}

/** One disc on its way into its row. Times are milliseconds from the start. */
export interface PouredDisc {
  readonly color: Color;
  /** Undefined for a handicap disc. */
  readonly from: Square | undefined;
  /** The final place of its center, in squares from the upper left corner of the field. */
  readonly to: Vector;
  readonly start: number;
  readonly landing: number;
  /** Factor of the usual flight height. */
  readonly rise: number;
  /** When it hops in the finale. */
  readonly hops: readonly number[];
  /** When it begins to turn gray, if its side has lost. */
  readonly fade: number | undefined;
}

/** The discs in landing order: each lies on top of those before it. */
export interface RowsPlan {
  readonly discs: readonly PouredDisc[];
  /** When the last, deciding disc has landed. */
  readonly decided: number;
  readonly total: number;
}

interface FinaleStyle {
  /** When a disc at `share` (0 to 1) of its row hops, in waves. */
  readonly hops: (share: number) => readonly number[];
  readonly waves: number;
  /** Whether both rows hop, or only the winner's. */
  readonly isShared: boolean;
}

/** A draw runs through both rows alike; a wipeout runs along the row and back; a first win opens from the middle. */
const FINALES: Readonly<Record<Finale, FinaleStyle>> = {
  win: { hops: () => [], waves: 0, isShared: false },
  draw: { hops: share => [share], waves: 1, isShared: true },
  wipeout: { hops: share => [share, 2 - share], waves: 2, isShared: false },
  firstWin: { hops: share => [Math.abs(2 * share - 1)], waves: 1, isShared: false },
};

/** Column by column; within a column first the discs in the way of the rows, then those nearest to their own row. */
const inPouringOrder = (
  squares: SquareSet,
  [own, other]: readonly [Lane, Lane],
  placeOn: (square: Square) => SeenPlace,
): readonly Square[] => {
  const rank = (square: Square): number => {
    const { column, row } = placeOn(square);
    const isInWay = [own.row, other.row].includes(row);
    return column * (BOARD_SIZE + 1) + (isInWay ? 0 : 1 + Math.abs(row - own.row));
  };
  return [...squares].sort((a, b) => rank(a) - rank(b));
};

/** The share of the race at which a disc lifts: slower at both ends. */
const eased = (share: number): number =>
  share - (POURING.easing * Math.sin(2 * Math.PI * share)) / (2 * Math.PI);

interface Poured {
  readonly color: Color;
  readonly from: Square | undefined;
  /** The disc's index in its row. */
  readonly index: number;
}

/** Alternates one disc of each side, until one side has no more. */
const racers = (
  { discs, extra, shape, turn = UNTURNED }: RowsRequest,
  lanes: ByColor<Lane>,
): readonly Poured[] => {
  const sides = seenSides(turn, shape);
  const placeOn = (square: Square): SeenPlace => placeOf(turn, sides, square);
  return COLORS.flatMap(color => {
    const squares = inPouringOrder(discs[color], [lanes[color], lanes[opposite(color)]], placeOn);
    const length = discs[color].size + extra[color];
    return Array.from({ length }, (_, index): Poured => ({ color, from: squares[index], index }));
  }).sort((a, b) => a.index - b.index);
};

/** The share of the longer row's rest at which a disc lifts: slower and slower. */
const slowed = (share: number): number => share * (1 - POURING.slowing + POURING.slowing * share);

interface Flight {
  readonly start: number;
  readonly landing: number;
  readonly rise: number;
}

/** When the discs with this index lift and land: in step while both rows grow, then after a pause the longer one. */
const flightsOf = (shorter: number, longer: number): ((index: number) => Flight) => {
  const { pause, race, longestStep, breath, alone, flight, lastFlight, lastRise } = POURING;
  const last = longer - 1;
  const together = Math.min(race, Math.max(0, shorter - 1) * longestStep);
  const left = longer - shorter;
  const rest = Math.min(alone, Math.max(0, left - 1) * longestStep);
  const restStart = shorter === 0 ? pause : pause + together + flight + breath;
  const startOf = (index: number): number => {
    if (index < shorter) return pause + together * eased(shorter < 2 ? 0 : index / (shorter - 1));
    return restStart + rest * slowed(left < 2 ? 0 : (index - shorter) / (left - 1));
  };
  return index => {
    const start = startOf(index);
    return index === last
      ? { start, landing: start + lastFlight, rise: lastRise }
      : { start, landing: start + flight, rise: 1 };
  };
};

const finaleTime = (finale: Finale, loser: Color | undefined): number => {
  const { waves } = FINALES[finale];
  return Math.max(
    waves === 0 ? 0 : waves * POURING.wave + POURING.hop,
    loser === undefined ? 0 : POURING.fadeSpread + POURING.fade,
  );
};

/**
 * A disc's motions once the game is decided, by its share of its row. If the winner has no discs left, the loser's
 * discs hop instead.
 */
const finaleOf = (
  { finale, loser, discs }: RowsRequest,
  { color, index }: Poured,
  row: number,
): { readonly hops: readonly number[]; readonly fade: number | undefined } => {
  const share = row < 2 ? 0 : index / (row - 1);
  const { hops, isShared } = FINALES[finale];
  const isLeft = loser !== undefined && discs[opposite(loser)].isEmpty();
  return {
    hops: isShared || isLeft || color !== loser ? hops(share).map(wave => wave * POURING.wave) : [],
    fade: color === loser ? share * POURING.fadeSpread : undefined,
  };
};

/** The number of discs in each row from a moment on; it drops to 0 when the first discs lift. */
export const countOf = ({ discs }: RowsPlan): readonly CountStep[] => {
  const squared = discs.filter(({ from }) => from !== undefined);
  const times = [Math.min(...discs.map(({ start }) => start)), ...squared.map(({ landing }) => landing)];
  return [...new Set(times)]
    .sort((a, b) => a - b)
    .map(at => {
      const landed = squared.filter(({ landing }) => landing <= at);
      const black = landed.filter(({ color }) => color === 'black').length;
      return { at, counts: { black, white: landed.length - black } };
    });
};

/**
 * Plans how the discs of a finished game pour into two rows along the frame. Discs are equally spaced in both rows, so
 * that a row's length shows its side's count; a whole board in one color fills a row from end to end.
 */
export const rowsPlan = (request: RowsRequest): RowsPlan => {
  const { shape, discs, extra, bottom, finale, loser, stretch, turn = UNTURNED } = request;
  const { top, bottom: low } = lanesOf(shape, turn);
  const lanes: ByColor<Lane> = bottom === 'black' ? { black: low, white: top } : { black: top, white: low };
  const room = Math.min(top.length, low.length) - 1;
  const most = shape.squares.size + Math.max(extra.black, extra.white);
  const pitch = room / (most - 1);
  const all = racers(request, lanes);
  const lengths = COLORS.map(color => discs[color].size + extra[color]);
  const flightOf = flightsOf(Math.min(...lengths), Math.max(...lengths));
  const decided = Math.max(POURING.pause, ...all.map(({ index }) => flightOf(index).landing));
  const poured = all.map((disc): PouredDisc => {
    const { color, from, index } = disc;
    const lane = lanes[color];
    const { start, landing, rise } = flightOf(index);
    const { hops, fade } = finaleOf(request, disc, discs[color].size + extra[color]);
    return {
      color,
      from,
      to: { x: lane.column + 0.5 + index * pitch, y: lane.row + 0.5 },
      start: start * stretch,
      landing: landing * stretch,
      rise,
      hops: hops.map(hop => (decided + hop) * stretch),
      fade: fade === undefined ? undefined : (decided + fade) * stretch,
    };
  });
  const total = decided + finaleTime(finale, loser) + POURING.rest;
  return { discs: poured, decided: decided * stretch, total: total * stretch };
};
