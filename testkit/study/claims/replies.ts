import { legalMovesFor, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
import { regionOf, stableDiscs } from '../../../src/study/stability.ts';
import { answersTo } from '../deepLines.ts';
import { type Checks, canPlay, ERROR, firstFault, reached, sides, strongAnswers, unless } from './claim.ts';
import { fateFault } from './fates.ts';

/** Reasons about the replies that a move allows. */
export const REPLIES = {
  letIn: claim => {
    const { color, other } = sides(claim);
    const { reply, region } = claim.facts;
    const after = reached(claim, claim.moment.move);
    const squares = regionOf(after, parseSquare(reply));
    const isOpenTo = (position: OthelloPosition, side: typeof color): boolean =>
      legalMovesFor(position, side).intersects(squares);
    return firstFault(
      unless(squares.size === region, 'another size'),
      unless(isOpenTo(claim.before, color) && canPlay(after, other, reply), 'closed'),
      unless(!isOpenTo(claim.before, other), 'open before'),
      unless(!isOpenTo(reached(claim, claim.moment.ply.best), other), 'open all the same'),
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
  openedSeveral: claim => {
    const { other } = sides(claim);
    const isPossible = (position: OthelloPosition) =>
      claim.facts.replies.some(reply => canPlay(position, other, reply));
    return firstFault(
      unless(!isPossible(claim.before), 'possible before'),
      unless(!isPossible(reached(claim, claim.moment.ply.best)), 'possible all the same'),
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
        named.length === replies.length && named.every(({ score }) => score >= top - ERROR / 2),
        'not strong',
      ),
      ...fates.map(fate => fateFault(claim, fate)),
    );
  },
} satisfies Partial<Checks>;
