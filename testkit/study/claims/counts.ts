import type { Color } from '../../../src/game/color.ts';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { cornersOf } from '../../../src/game/shape.ts';
import { columnOf, parseSquare, rowOf, type Square, type SquareName } from '../../../src/game/square.ts';
import { frontierDiscs } from '../../../src/study/overlays.ts';
import { regionOf, stableDiscs } from '../../../src/study/stability.ts';
import { averageOf, type Line } from '../deepLines.ts';
import {
  afterBest,
  afterMove,
  type Checks,
  type Claim,
  choices,
  differ,
  type Fault,
  firstFault,
  mainOf,
  NEXT_PLIES,
  safeChoices,
  sides,
  TO_THE_END,
  type Told,
  unless,
} from './claim.ts';

const isWithin = (square: Square, from: SquareName, to: SquareName): boolean => {
  const [first, last] = [parseSquare(from), parseSquare(to)];
  const isBetween = (of: (one: Square) => number) => of(square) >= of(first) && of(square) <= of(last);
  return isBetween(columnOf) && isBetween(rowOf);
};

const cornersBy = ({ moves, positions }: Line, color: Color): number => {
  const corners = cornersOf((positions[0] as OthelloPosition).shape);
  return moves.filter((square, ply) => corners.has(square) && positions[ply]?.turn === color).length;
};

const wallOf = ({ positions }: Line, color: Color): number => {
  const counted = positions.slice(2);
  const sum = counted.reduce((total, position) => total + frontierDiscs(position, color).size, 0);
  return sum / Math.max(1, counted.length);
};

/** Checks a statement that there are more stable discs after the move. */
const stableDiffer = (
  claim: Told,
  color: Color,
  { discs, discsAfterBest, moves }: Claim<'stableGiven'>['facts'],
): Fault => {
  const count = (lines: readonly Line[]): number =>
    stableDiscs(mainOf(lines).positions.at(-1) as OthelloPosition, color).size;
  const counts = [count(afterMove(claim, 2 * moves)), count(afterBest(claim, 2 * moves))] as const;
  const isMore = discs > discsAfterBest ? counts[0] > counts[1] : counts[0] < counts[1];
  return unless(isMore, `${counts}`);
};

/** Reasons that compare counts after two moves: choices, corners, discs. */
export const COUNTS = {
  parity: claim => {
    const { move, ply } = claim.moment;
    const sizes = [move, ply.best].map(square => regionOf(claim.before, square).size);
    return unless(
      sizes[0] === claim.facts.region && sizes[1] === claim.facts.bestRegion,
      `regions of ${sizes}`,
    );
  },
  mobilityGiven: claim => {
    const { other } = sides(claim);
    const [after, better] = [afterMove(claim, NEXT_PLIES), afterBest(claim, NEXT_PLIES)].map(lines =>
      averageOf(mainOf(lines), other, choices),
    ) as [number, number];
    return differ(better, after, [claim.facts.othersAfterBest, claim.facts.others]);
  },
  mobilityLost: claim => {
    const { color } = sides(claim);
    const [after, better] = [afterMove(claim, NEXT_PLIES), afterBest(claim, NEXT_PLIES)].map(lines =>
      averageOf(mainOf(lines), color, choices),
    ) as [number, number];
    return differ(after, better, [claim.facts.own, claim.facts.ownAfterBest]);
  },
  room: claim => {
    const { color, other } = sides(claim);
    const [after, better] = [afterMove(claim, NEXT_PLIES), afterBest(claim, NEXT_PLIES)].map(mainOf) as [
      Line,
      Line,
    ];
    const lead = (line: Line): number => averageOf(line, color, choices) - averageOf(line, other, choices);
    const { own, ownAfterBest, others, othersAfterBest } = claim.facts;
    return differ(lead(after), lead(better), [own - others, ownAfterBest - othersAfterBest]);
  },
  safeMoves: claim => {
    const { color } = sides(claim);
    const [after, better] = [afterMove(claim, NEXT_PLIES), afterBest(claim, NEXT_PLIES)].map(lines =>
      averageOf(mainOf(lines), color, safeChoices),
    ) as [number, number];
    return differ(after, better, [claim.facts.safe, claim.facts.safeAfterBest]);
  },
  held: claim => {
    const { other } = sides(claim);
    const { from, to, squares } = claim.facts;
    const inPart = [...claim.before.shape.squares].filter(square => isWithin(square, from, to));
    const held = ({ positions }: Line): number =>
      inPart.filter(square => positions.at(-1)?.discs[other].has(square)).length;
    const [after, better] = [afterMove(claim, TO_THE_END), afterBest(claim, TO_THE_END)].map(lines =>
      held(mainOf(lines)),
    ) as [number, number];
    return firstFault(
      unless(inPart.length === squares, 'another number of squares'),
      unless(after > better, `${after} and ${better}`),
    );
  },
  corners: claim => {
    const { color, other } = sides(claim);
    const plies = 2 * claim.facts.moves;
    const lead = (lines: readonly Line[]): number =>
      cornersBy(mainOf(lines), color) - cornersBy(mainOf(lines), other);
    const [after, better] = [lead(afterMove(claim, plies)), lead(afterBest(claim, plies))];
    return unless(after < better, `ahead by ${after} and ${better}`);
  },
  stableGiven: claim => stableDiffer(claim, sides(claim).other, claim.facts),
  stableMissed: claim => stableDiffer(claim, sides(claim).color, claim.facts),
  lastMove: claim => {
    const { color, other } = sides(claim);
    const last = ({ positions }: Line) => positions.at(-2)?.turn;
    return unless(
      last(mainOf(afterMove(claim, TO_THE_END))) === other &&
        last(mainOf(afterBest(claim, TO_THE_END))) === color,
      'another side plays last',
    );
  },
  wall: claim => {
    const { color } = sides(claim);
    const [after, better] = [afterMove(claim, NEXT_PLIES + 1), afterBest(claim, NEXT_PLIES + 1)].map(lines =>
      wallOf(mainOf(lines), color),
    ) as [number, number];
    return differ(better, after, [claim.facts.discsAfterBest, claim.facts.discs]);
  },
} satisfies Partial<Checks>;
