import { type ByColor, COLORS, type Color, opposite } from '../../game/color.ts';
import type { Shape } from '../../game/shape.ts';
import { BOARD_SIZE, type Square } from '../../game/square.ts';
import type { SquareSet } from '../../game/squareSet.ts';
import type { Vector } from '../discGeometry.ts';
import { POURING } from '../motion.ts';
import { type BoardTurn, placeOf, type SeenPlace, seenSides, UNTURNED } from '../turning.ts';
import { type Lane, lanesOf } from './lanes.ts';

/** What a finished game has to celebrate besides its winner. */
export type Finale = 'win' | 'draw' | 'wipeout' | 'firstWin';

export interface RowsRequest {
  readonly shape: Shape;
  readonly discs: ByColor<SquareSet>;
  /** Discs of a head start, which count although they are on no square. */
  readonly extra: ByColor<number>;
  /** Undefined for a draw. */
  readonly loser: Color | undefined;
  readonly finale: Finale;
  /** The color whose row is at the bottom. */
  readonly bottom: Color;
  readonly stretch: number;
  /** How the board lies; as printed if left out. */
  readonly turn?: BoardTurn;
}

/** One disc on its way into its row. Times are milliseconds from the beginning. */
export interface PouredDisc {
  readonly color: Color;
  /** Undefined for a disc of a head start. */
  readonly from: Square | undefined;
  /** Where its middle comes to lie, in squares from the upper left corner of the field. */
  readonly to: Vector;
  readonly start: number;
  readonly landing: number;
  /** When it hops in the finale. */
  readonly hops: readonly number[];
  /** When it begins to lose its color, if its side has lost. */
  readonly fade: number | undefined;
}

/** The discs in the order in which they land: each lies on top of those before it. */
export interface RowsPlan {
  readonly discs: readonly PouredDisc[];
  /** When the last disc, which decides, has landed. */
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

/** A draw goes through both rows alike; a wipeout runs along the row and back; a first win opens from the middle. */
const FINALES: Readonly<Record<Finale, FinaleStyle>> = {
  win: { hops: () => [], waves: 0, isShared: false },
  draw: { hops: share => [share], waves: 1, isShared: true },
  wipeout: { hops: share => [share, 2 - share], waves: 2, isShared: false },
  firstWin: { hops: share => [Math.abs(2 * share - 1)], waves: 1, isShared: false },
};

/** Column by column; of a column first what lies in the way of the rows, then what is nearest to its own row. */
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
  /** Its place in its row. */
  readonly index: number;
  /** Its turn in the race: whole numbers for one side, halves for the other. */
  readonly turn: number;
}

/** The sides take turns until one runs out; the last two of a draw lift together. */
const racers = (
  { discs, extra, bottom, shape, turn = UNTURNED }: RowsRequest,
  lanes: ByColor<Lane>,
): readonly Poured[] => {
  const sides = seenSides(turn, shape);
  const placeOn = (square: Square): SeenPlace => placeOf(turn, sides, square);
  const counts = (color: Color): number => discs[color].size + extra[color];
  const most = Math.max(counts('black'), counts('white'));
  const isTied = counts('black') === counts('white');
  const longer = counts(bottom) >= counts(opposite(bottom)) ? bottom : opposite(bottom);
  return COLORS.flatMap(color => {
    const squares = inPouringOrder(discs[color], [lanes[color], lanes[opposite(color)]], placeOn);
    return Array.from({ length: counts(color) }, (_, index): Poured => {
      const isTogether = color === longer || (isTied && index === most - 1);
      return { color, from: squares[index], index, turn: index + (isTogether ? 0 : 0.5) };
    });
  }).sort((a, b) => a.turn - b.turn);
};

/** When a racer lifts, and when it lands. */
const flightsOf = (
  all: readonly Poured[],
): readonly { readonly start: number; readonly landing: number }[] => {
  const last = Math.max(0, ...all.map(({ turn }) => turn));
  const race = Math.min(POURING.race, last * POURING.longestStep);
  return all.map(({ turn }) => {
    const start = POURING.pause + race * eased(last === 0 ? 1 : turn / last);
    return { start, landing: start + (turn === last ? POURING.lastFlight : POURING.flight) };
  });
};

const finaleTime = (finale: Finale, loser: Color | undefined): number => {
  const { waves } = FINALES[finale];
  return Math.max(
    waves === 0 ? 0 : waves * POURING.wave + POURING.hop,
    loser === undefined ? 0 : POURING.fadeSpread + POURING.fade,
  );
};

/** What a disc does once the game is decided, by its share of its row. */
const finaleOf = (
  { finale, loser }: RowsRequest,
  { color, index }: Poured,
  row: number,
): { readonly hops: readonly number[]; readonly fade: number | undefined } => {
  const share = row < 2 ? 0 : index / (row - 1);
  const { hops, isShared } = FINALES[finale];
  return {
    hops: isShared || color !== loser ? hops(share).map(wave => wave * POURING.wave) : [],
    fade: color === loser ? share * POURING.fadeSpread : undefined,
  };
};

/**
 * How the discs of a finished game pour into two rows along the frame, racing. Discs lie equally close in both rows, so that
 * a row is as long as its side is strong; all the discs of a board in one color fill a row from end to end.
 */
export const rowsPlan = (request: RowsRequest): RowsPlan => {
  const { shape, discs, extra, bottom, finale, loser, stretch, turn = UNTURNED } = request;
  const { top, bottom: low } = lanesOf(shape, turn);
  const lanes: ByColor<Lane> = bottom === 'black' ? { black: low, white: top } : { black: top, white: low };
  const room = Math.min(top.length, low.length) - 1;
  const most = shape.squares.size + Math.max(extra.black, extra.white);
  const pitch = room / (most - 1);
  const all = racers(request, lanes);
  const flights = flightsOf(all);
  const decided = Math.max(POURING.pause, ...flights.map(({ landing }) => landing));
  const poured = all.map((disc, order): PouredDisc => {
    const { color, from, index } = disc;
    const lane = lanes[color];
    const { start = 0, landing = 0 } = flights[order] ?? {};
    const { hops, fade } = finaleOf(request, disc, discs[color].size + extra[color]);
    return {
      color,
      from,
      to: { x: lane.column + 0.5 + index * pitch, y: lane.row + 0.5 },
      start: start * stretch,
      landing: landing * stretch,
      hops: hops.map(hop => (decided + hop) * stretch),
      fade: fade === undefined ? undefined : (decided + fade) * stretch,
    };
  });
  const total = decided + finaleTime(finale, loser) + POURING.rest;
  return { discs: poured, decided: decided * stretch, total: total * stretch };
};
