import { opposite } from '../../src/game/color.ts';
import {
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  play,
} from '../../src/game/othello/position.ts';
import { cornersOf } from '../../src/game/shape.ts';
import { columnOf, parseSquare, rowOf, type Square, type SquareName } from '../../src/game/square.ts';
import { resultAt } from '../../src/study/blame.ts';
import type { Reason, ReasonName } from '../../src/study/reasons/reason.ts';
import { regionOf } from '../../src/study/regions.ts';
import type { Moment } from '../../src/study/review.ts';
import { stableDiscs } from '../../src/study/stability.ts';
import { answersTo, averageOf, type Line, linesAfter, passes, takes } from './deepLines.ts';

/** By how much values of the same move differ at different depths, in discs. */
const ERROR = 4;
/** What "about" allows for. */
const ABOUT = 2.5;
/** What a sentence says of the next moves. */
const NEXT_PLIES = 9;
const TO_THE_END = 60;
/** A corner may fall this much later in other lines. */
const DELAY = 8;

/** A sentence to check: the position it is about, and what follows by the review. */
interface Claim<Name extends ReasonName> {
  readonly before: OthelloPosition;
  readonly moment: Moment;
  readonly facts: Extract<Reason, { readonly name: Name }>['facts'];
}

/** What is wrong with a sentence; undefined if it is true. */
type Fault = string | undefined;

const sides = ({ before }: { readonly before: OthelloPosition }) => ({
  color: before.turn,
  other: opposite(before.turn),
});

type Told = Pick<Claim<'line'>, 'before' | 'moment'>;

/** Where oneself chooses otherwise after the move, and the other side after the best one. */
const afterMove = (claim: Told, plies: number): readonly Line[] =>
  linesAfter(claim.before, [claim.moment.move], { by: sides(claim).color, plies });
const afterBest = (claim: Told, plies: number): readonly Line[] =>
  linesAfter(claim.before, [claim.moment.ply.best], { by: sides(claim).other, plies });

const reached = (claim: Told, first: Square): OthelloPosition => play(claim.before, first) as OthelloPosition;

const unless = (isTrue: boolean, fault: string): Fault => (isTrue ? undefined : fault);
const firstFault = (...faults: readonly Fault[]): Fault => faults.find(fault => fault !== undefined);

const pliesWithin = (within: number | null): number => (within === null ? TO_THE_END : 1 + 2 * within);

/** The answers that a sentence names are the strong ones, and all others are as much worse as it says. */
const strongAnswers = (
  claim: Told,
  { replies, discs }: { readonly replies: readonly SquareName[]; readonly discs: number },
): Fault => {
  const answers = answersTo(claim.before, claim.moment.move);
  const named = answers.filter(({ square }) => replies.some(name => parseSquare(name) === square));
  const [most, next] = [named[0]?.score, answers.find(answer => !named.includes(answer))?.score];
  if (most === undefined || next === undefined || named.length !== replies.length) return 'no such answers';
  return unless(most - next >= Math.min(discs - ERROR, discs / 2), `ahead by ${most - next}, not ${discs}`);
};

const canPlay = (position: OthelloPosition, by: OthelloPosition['turn'], name: SquareName): boolean =>
  legalMovesFor(position, by).has(parseSquare(name));

/** Whether two counts differ the way that a sentence says, about as it says. */
const differ = (low: number, high: number, told: readonly [number, number]): Fault =>
  firstFault(
    unless(low < high, `${low.toFixed(1)} and ${high.toFixed(1)}`),
    unless(
      Math.abs(low - told[0]) <= ABOUT && Math.abs(high - told[1]) <= ABOUT,
      `${low.toFixed(1)} and ${high.toFixed(1)}, not ${told}`,
    ),
  );

const choices = (position: OthelloPosition): number => legalMoves(position).size;

const safeChoices = (position: OthelloPosition): number =>
  [...legalMoves(position)].filter(square => {
    const after = play(position, square) as OthelloPosition;
    return (
      isOver(after) || !legalMovesFor(after, opposite(position.turn)).intersects(cornersOf(position.shape))
    );
  }).length;

const mainOf = (lines: readonly Line[]): Line => lines[0] as Line;

const isWithin = (square: Square, from: SquareName, to: SquareName): boolean => {
  const [first, last] = [parseSquare(from), parseSquare(to)];
  const isBetween = (of: (one: Square) => number) => of(square) >= of(first) && of(square) <= of(last);
  return isBetween(columnOf) && isBetween(rowOf);
};

type Checks = { readonly [Name in ReasonName]: (claim: Claim<Name>) => Fault };

const CHECKS: Checks = {
  wipeout: claim => {
    const { color } = sides(claim);
    const after = play(reached(claim, claim.moment.move), parseSquare(claim.facts.reply));
    return unless(after?.discs[color].isEmpty() === true, 'discs are left');
  },
  corner: claim => {
    const { other } = sides(claim);
    const corner = parseSquare(claim.facts.corner);
    return firstFault(
      unless(
        afterMove(claim, claim.facts.plies + DELAY).every(line => takes(line, other, corner)),
        'not taken',
      ),
      unless(
        !afterBest(claim, pliesWithin(claim.facts.within)).some(line => takes(line, other, corner)),
        'taken all the same',
      ),
    );
  },
  cornerLost: claim => {
    const { color, other } = sides(claim);
    const corner = parseSquare(claim.facts.corner);
    return firstFault(
      unless(
        afterMove(claim, claim.facts.plies + DELAY).every(line => takes(line, other, corner)),
        'not taken',
      ),
      unless(
        afterBest(claim, TO_THE_END).every(line => takes(line, color, corner)),
        'not taken oneself',
      ),
    );
  },
  cornerMissed: claim => {
    const { color } = sides(claim);
    const corner = parseSquare(claim.facts.corner);
    return firstFault(
      unless(
        afterBest(claim, claim.facts.plies + DELAY).every(line => takes(line, color, corner)),
        'not won',
      ),
      unless(
        !afterMove(claim, pliesWithin(claim.facts.within)).some(line => takes(line, color, corner)),
        'won all the same',
      ),
    );
  },
  passGiven: claim => {
    const { color } = sides(claim);
    return firstFault(
      unless(
        afterMove(claim, claim.facts.plies + DELAY).every(line => passes(line, color)),
        'no pass',
      ),
      unless(
        !afterBest(claim, pliesWithin(claim.facts.within)).some(line => passes(line, color)),
        'a pass all the same',
      ),
    );
  },
  wedge: claim => {
    const { color, other } = sides(claim);
    const { reply, between } = claim.facts;
    const after = reached(claim, claim.moment.move);
    const wedged = play(after, parseSquare(reply));
    return firstFault(
      unless(
        between.every(name => wedged?.discs[color].has(parseSquare(name)) === true),
        'not between two discs',
      ),
      unless(!canPlay(reached(claim, claim.moment.ply.best), other, reply), 'possible all the same'),
    );
  },
  edge: claim => {
    const { other } = sides(claim);
    const placed = play(reached(claim, claim.moment.move), parseSquare(claim.facts.reply));
    return firstFault(
      unless(
        placed !== undefined && stableDiscs(placed, other).has(parseSquare(claim.facts.reply)),
        'not stable',
      ),
      unless(
        !canPlay(reached(claim, claim.moment.ply.best), other, claim.facts.reply),
        'possible all the same',
      ),
    );
  },
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
  taken: claim =>
    firstFault(
      unless(parseSquare(claim.facts.reply) === claim.moment.ply.best, 'another square'),
      strongAnswers(claim, { replies: [claim.facts.reply], discs: claim.facts.discs }),
    ),
  opened: claim => {
    const { reply, discs } = claim.facts;
    const { other } = sides(claim);
    return firstFault(
      unless(!canPlay(claim.before, other, reply), 'possible before'),
      unless(!canPlay(reached(claim, claim.moment.ply.best), other, reply), 'possible all the same'),
      strongAnswers(claim, { replies: [reply], discs }),
    );
  },
  answer: claim => {
    const { reply, discs, less } = claim.facts;
    const { other } = sides(claim);
    const isGone = !canPlay(reached(claim, claim.moment.ply.best), other, reply);
    return firstFault(
      unless(isGone === (less === null), 'possible all the same'),
      strongAnswers(claim, { replies: [reply], discs }),
    );
  },
  answers: claim => strongAnswers(claim, claim.facts),
  tempo: claim => {
    const { color, other } = sides(claim);
    const { move, ply } = claim.moment;
    const better = reached(claim, ply.best);
    const replies = [...legalMovesFor(better, other)].map(reply => play({ ...better, turn: other }, reply));
    return firstFault(
      unless(!legalMovesFor(claim.before, other).has(move), 'not out of reach'),
      unless(
        replies.every(next => next !== undefined && legalMovesFor(next, color).has(move)),
        'not kept',
      ),
    );
  },
  result: ({ moment: { ply }, facts }) =>
    unless(
      ply.exact && resultAt(ply.score) === facts.best && resultAt(ply.played) === facts.played,
      'another result',
    ),
  lostSoon: () => undefined,
  line: () => undefined,
};

/** What is wrong with the sentence about a moment, by the rules and by a search deeper than the one that made it. */
export const faultOf = (before: OthelloPosition, moment: Moment): Fault => {
  const check = CHECKS[moment.reason.name] as (claim: Claim<ReasonName>) => Fault;
  return check({ before, moment, facts: moment.reason.facts });
};
