import { legalMovesFor, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
import type { Fate } from '../../../src/study/reasons/reason.ts';
import { scoreOf } from '../../../src/study/review/answers.ts';
import { answersTo, takes } from '../deepLines.ts';
import {
  afterBest,
  canPlay,
  DELAY,
  ERROR,
  FAR,
  type Fault,
  firstFault,
  reached,
  sides,
  type Told,
  unless,
} from './claim.ts';

/**
 * Checks that a square is a good answer to a reply, by a deeper search, and impossible after the played move.
 */
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

/** Checks that a reply opens squares after the best move but not after the played move. */
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

/** Whether a reply is worth less after the best move than after the played move. */
const isWeaker = ({ before, moment: { move, ply } }: Told, reply: SquareName): boolean => {
  const [score, later] = [move, ply.best].map(first => scoreOf(answersTo(before, first), parseSquare(reply)));
  return score !== undefined && (later === undefined || later < score);
};

/** Checks a statement about strong replies after the best move. */
export const fateFault = (claim: Told, fate: Fate): Fault => {
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
    case 'weaker':
      return firstFault(
        ...fate.replies.map(reply => unless(isWeaker(claim, reply), `${reply} is not weaker`)),
      );
  }
};
