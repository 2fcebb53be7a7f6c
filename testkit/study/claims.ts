import { type Color, opposite } from '../../src/game/color.ts';
import {
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  play,
} from '../../src/game/othello/position.ts';
import { cornersOf } from '../../src/game/shape.ts';
import { columnOf, parseSquare, rowOf, type Square, type SquareName } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { frontierDiscs } from '../../src/study/overlays.ts';
import type { Fate, Reason, ReasonName } from '../../src/study/reasons/reason.ts';
import { regionOf } from '../../src/study/regions.ts';
import { resultAt } from '../../src/study/review/blame.ts';
import type { Moment } from '../../src/study/review/review.ts';
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
/** One plays somewhere first within so many plies. */
const FAR = 8;

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

/** The answers to a move that are as good as any, by a deeper search. */
const goodAnswers = ({ before }: Told, move: Square): readonly Square[] => {
  const answers = answersTo(before, move);
  const top = answers[0]?.score ?? 0;
  return answers.filter(({ score }) => score === top).map(({ square }) => square);
};

const cornersBy = ({ moves, positions }: Line, color: Color): number => {
  const corners = cornersOf((positions[0] as OthelloPosition).shape);
  return moves.filter((square, ply) => corners.has(square) && positions[ply]?.turn === color).length;
};

/** Whether a side comes to a position where each of its moves lets the other take a corner. */
const isShortIn = ({ positions }: Line, by: Color, against: Color): boolean =>
  positions
    .slice(2)
    .some(
      position =>
        position.turn === by &&
        !isOver(position) &&
        safeChoices(position) === 0 &&
        !legalMovesFor(position, against).intersects(cornersOf(position.shape)),
    );

const shortage = (
  { lines, by, against }: { readonly lines: readonly Line[]; readonly by: Color; readonly against: Color },
  free: readonly Line[],
): Fault =>
  firstFault(
    unless(
      lines.every(line => isShortIn(line, by, against)),
      'a safe move is left',
    ),
    unless(!free.some(line => isShortIn(line, by, against)), 'none is left all the same'),
  );

const wallOf = ({ positions }: Line, color: Color): number => {
  const counted = positions.slice(2);
  const sum = counted.reduce((total, position) => total + frontierDiscs(position, color).size, 0);
  return sum / Math.max(1, counted.length);
};

/** Discs that can never be flipped, where a sentence says that they are more after the move. */
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

/** A square is a good reply to an answer, by a deeper search, and not possible after the move that was made. */
const meetsFault = (claim: Told, reply: SquareName, name: SquareName): Fault => {
  const [square, answer] = [parseSquare(name), parseSquare(reply)];
  const [after, better] = [claim.moment.move, claim.moment.ply.best].map(first =>
    play(reached(claim, first), answer),
  );
  const values = answersTo(reached(claim, claim.moment.ply.best), answer);
  const found = values.find(one => one.square === square)?.score;
  return firstFault(
    unless(
      better !== undefined && legalMovesFor(better, sides(claim).color).has(square),
      `${name} is not possible`,
    ),
    unless(
      after !== undefined && !legalMovesFor(after, sides(claim).color).has(square),
      `${name} is possible all the same`,
    ),
    unless(
      values.length === 0 || (found !== undefined && found >= (values[0]?.score ?? 0) - ERROR),
      `${name} is no good reply`,
    ),
  );
};

/** An answer opens squares after the best move, and not after the move that was made. */
const opensFault = (claim: Told, reply: SquareName, squares: readonly SquareName[]): Fault => {
  const { color } = sides(claim);
  const [after, better] = [claim.moment.move, claim.moment.ply.best].map(first => {
    const position = reached(claim, first);
    const next = play(position, parseSquare(reply)) as OthelloPosition;
    return { had: legalMovesFor(position, color), has: legalMovesFor(next, color) };
  });
  const named = SquareSet.of(...squares.map(name => parseSquare(name)));
  return firstFault(
    unless(better !== undefined && named.diff(better.has.diff(better.had)).isEmpty(), 'not opened'),
    unless(after !== undefined && !after.has.intersects(named), 'opened all the same'),
  );
};

/** What is wrong with what a sentence says of strong answers after the best move. */
const fateFault = (claim: Told, fate: Fate): Fault => {
  const { color, other } = sides(claim);
  const better = reached(claim, claim.moment.ply.best);
  switch (fate.name) {
    case 'gone':
      return unless(!fate.replies.some(reply => canPlay(better, other, reply)), 'possible all the same');
    case 'first':
      return firstFault(
        ...fate.replies.map(reply =>
          unless(
            afterBest(claim, FAR + DELAY).every(line => takes(line, color, parseSquare(reply))),
            `${reply} is not played first`,
          ),
        ),
      );
    case 'met':
      return firstFault(...fate.squares.map(square => meetsFault(claim, fate.reply, square)));
    case 'opens':
      return opensFault(claim, fate.reply, fate.squares);
    case 'metByCorner':
      return meetsFault(claim, fate.reply, fate.corner);
    case 'less':
      return unless(canPlay(better, other, fate.reply), 'not possible');
  }
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
  passMissed: claim => {
    const { other } = sides(claim);
    return firstFault(
      unless(
        afterBest(claim, claim.facts.plies + DELAY).every(line => passes(line, other)),
        'no pass',
      ),
      unless(
        !afterMove(claim, pliesWithin(claim.facts.within)).some(line => passes(line, other)),
        'a pass all the same',
      ),
    );
  },
  noSafeMove: claim => {
    const { color, other } = sides(claim);
    return shortage(
      { lines: afterMove(claim, claim.facts.plies + DELAY), by: color, against: other },
      afterBest(claim, pliesWithin(claim.facts.within)),
    );
  },
  shortageMissed: claim => {
    const { color, other } = sides(claim);
    return shortage(
      { lines: afterBest(claim, claim.facts.plies + DELAY), by: other, against: color },
      afterMove(claim, pliesWithin(claim.facts.within)),
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
  opens: claim => {
    const { other } = sides(claim);
    const [had, has, better] = [
      claim.before,
      reached(claim, claim.moment.move),
      reached(claim, claim.moment.ply.best),
    ].map(position => legalMovesFor(position, other)) as [SquareSet, SquareSet, SquareSet];
    return firstFault(
      unless(
        has.diff(had).equals(SquareSet.of(...claim.facts.squares.map(name => parseSquare(name)))),
        'other squares',
      ),
      unless(better.diff(had).isEmpty(), 'opened all the same'),
    );
  },
  openedSeveral: claim => {
    const { other } = sides(claim);
    const isPossible = (position: OthelloPosition) =>
      claim.facts.replies.some(reply => canPlay(position, other, reply));
    return firstFault(
      unless(!isPossible(claim.before), 'possible before'),
      unless(!isPossible(reached(claim, claim.moment.ply.best)), 'possible all the same'),
    );
  },
  quiet: claim => {
    const { color } = sides(claim);
    const opened = (position: OthelloPosition, reply: Square): boolean =>
      !legalMovesFor(play(position, reply) as OthelloPosition, color)
        .diff(legalMovesFor(position, color))
        .isEmpty();
    const [after, better] = [reached(claim, claim.moment.move), reached(claim, claim.moment.ply.best)];
    return firstFault(
      unless(!claim.facts.replies.some(reply => opened(after, parseSquare(reply))), 'opens something'),
      unless(
        goodAnswers(claim, claim.moment.ply.best).every(reply => opened(better, reply)),
        'a quiet answer all the same',
      ),
    );
  },
  fewLeft: claim => {
    const { color } = sides(claim);
    const left = (position: OthelloPosition, reply: Square): number =>
      legalMovesFor(play(position, reply) as OthelloPosition, color).size;
    const { move, ply } = claim.moment;
    const { replies, few, many } = claim.facts;
    return firstFault(
      unless(
        replies.every(reply => left(reached(claim, move), parseSquare(reply)) <= few),
        'more are left',
      ),
      unless(
        goodAnswers(claim, ply.best).every(reply => left(reached(claim, ply.best), reply) >= many),
        'as few are left all the same',
      ),
    );
  },
  takenAway: claim => {
    const { color } = sides(claim);
    const { move, ply } = claim.moment;
    const taken = (position: OthelloPosition, reply: Square): SquareSet =>
      legalMovesFor(position, color)
        .diff(legalMovesFor(play(position, reply) as OthelloPosition, color))
        .without(reply);
    const squares = SquareSet.of(...claim.facts.squares.map(name => parseSquare(name)));
    return firstFault(
      unless(taken(reached(claim, move), parseSquare(claim.facts.reply)).equals(squares), 'other squares'),
      unless(
        goodAnswers(claim, ply.best).every(
          reply => taken(reached(claim, ply.best), reply).size < squares.size,
        ),
        'as many all the same',
      ),
    );
  },
  opened: claim => {
    const { reply, discs } = claim.facts;
    const { other } = sides(claim);
    return firstFault(
      unless(!canPlay(claim.before, other, reply), 'possible before'),
      unless(!canPlay(reached(claim, claim.moment.ply.best), other, reply), 'possible all the same'),
      strongAnswers(claim, { replies: [reply], discs }),
    );
  },
  cornerOpened: claim => {
    const { other } = sides(claim);
    const { corner } = claim.facts;
    return firstFault(
      unless(!canPlay(claim.before, other, corner), 'possible before'),
      unless(canPlay(reached(claim, claim.moment.move), other, corner), 'not possible'),
      unless(!canPlay(reached(claim, claim.moment.ply.best), other, corner), 'possible all the same'),
    );
  },
  answer: claim => {
    const { reply, discs, fate } = claim.facts;
    return firstFault(strongAnswers(claim, { replies: [reply], discs }), fateFault(claim, fate));
  },
  answers: claim => {
    const { replies, fates } = claim.facts;
    const answers = answersTo(claim.before, claim.moment.move);
    const top = answers[0]?.score ?? 0;
    const named = answers.filter(({ square }) => replies.some(name => parseSquare(name) === square));
    return firstFault(
      unless(
        named.length === replies.length && named.every(({ score }) => score >= top - 2 * ERROR),
        'not strong',
      ),
      unless(
        named.some(({ score }) => score >= top - 1),
        'another one is better',
      ),
      ...fates.map(fate => fateFault(claim, fate)),
    );
  },
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
