import { opposite } from '../../../src/game/color.ts';
import {
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  play,
} from '../../../src/game/othello/position.ts';
import { cornersOf } from '../../../src/game/shape.ts';
import { parseSquare, type Square, type SquareName } from '../../../src/game/square.ts';
import type { Reason, ReasonName } from '../../../src/study/reasons/reason.ts';
import type { Moment } from '../../../src/study/review/review.ts';
import { answersTo, type Line, linesAfter } from '../deepLines.ts';

/** Typical difference between values of the same move at different depths, in discs. */
export const ERROR = 4;

/** Tolerance of "about". */
const ABOUT = 2.5;

/** The number of plies that sentences about the next moves cover. */
export const NEXT_PLIES = 9;

export const TO_THE_END = 60;

/** In alternatives a corner may fall up to this many plies later. */
export const DELAY = 8;

/** Plies within which a side must be the first to play on a square. */
export const FAR = 8;

/** A sentence to check: the position, and the lines of the review. */
export interface Claim<Name extends ReasonName> {
  readonly before: OthelloPosition;
  readonly moment: Moment;
  readonly facts: Extract<Reason, { readonly name: Name }>['facts'];
}

/** What is wrong with a sentence; undefined if it is true. */
export type Fault = string | undefined;

export const sides = ({ before }: { readonly before: OthelloPosition }) => ({
  color: before.turn,
  other: opposite(before.turn),
});

export type Told = Pick<Claim<'line'>, 'before' | 'moment'>;

/**
 * The lines after the played move with alternatives of the mover, and those after the best move with
 * alternatives of the opponent.
 */
export const afterMove = (claim: Told, plies: number): readonly Line[] =>
  linesAfter(claim.before, [claim.moment.move], { by: sides(claim).color, plies });

export const afterBest = (claim: Told, plies: number): readonly Line[] =>
  linesAfter(claim.before, [claim.moment.ply.best], { by: sides(claim).other, plies });

export const reached = (claim: Told, first: Square): OthelloPosition =>
  play(claim.before, first) as OthelloPosition;

export const unless = (isTrue: boolean, fault: string): Fault => (isTrue ? undefined : fault);

export const firstFault = (...faults: readonly Fault[]): Fault => faults.find(fault => fault !== undefined);

/** Checks that the named replies are the strong ones, and that all others are as much worse as stated. */
export const strongAnswers = (
  claim: Told,
  { replies, discs }: { readonly replies: readonly SquareName[]; readonly discs: number },
): Fault => {
  const answers = answersTo(claim.before, claim.moment.move);
  const named = answers.filter(({ square }) => replies.some(name => parseSquare(name) === square));
  const [most, next] = [named[0]?.score, answers.find(answer => !named.includes(answer))?.score];
  if (most === undefined || next === undefined || named.length !== replies.length) return 'no such answers';
  return unless(most - next >= Math.min(discs - ERROR, discs / 2), `ahead by ${most - next}, not ${discs}`);
};

export const canPlay = (position: OthelloPosition, by: OthelloPosition['turn'], name: SquareName): boolean =>
  legalMovesFor(position, by).has(parseSquare(name));

/** Checks that two counts differ about as stated. */
export const differ = (low: number, high: number, told: readonly [number, number]): Fault =>
  firstFault(
    unless(low < high, `${low.toFixed(1)} and ${high.toFixed(1)}`),
    unless(
      Math.abs(low - told[0]) <= ABOUT && Math.abs(high - told[1]) <= ABOUT,
      `${low.toFixed(1)} and ${high.toFixed(1)}, not ${told}`,
    ),
  );

export const choices = (position: OthelloPosition): number => legalMoves(position).size;

export const safeChoices = (position: OthelloPosition): number =>
  [...legalMoves(position)].filter(square => {
    const after = play(position, square) as OthelloPosition;
    return (
      isOver(after) || !legalMovesFor(after, opposite(position.turn)).intersects(cornersOf(position.shape))
    );
  }).length;

export const mainOf = (lines: readonly Line[]): Line => lines[0] as Line;

/** The check for each reason. */
export type Checks = { readonly [Name in ReasonName]: (claim: Claim<Name>) => Fault };
