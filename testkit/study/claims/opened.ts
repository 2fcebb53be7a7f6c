import { legalMovesFor, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
import { answersTo } from '../deepLines.ts';
import { type Checks, firstFault, reached, sides, type Told, unless } from './claim.ts';

/** The best replies to a move, by a deeper search. */
const goodAnswers = ({ before }: Told, move: Square): readonly Square[] => {
  const answers = answersTo(before, move);
  const top = answers[0]?.score ?? 0;
  return answers.filter(({ score }) => score === top).map(({ square }) => square);
};

/** Reasons about squares that replies open or take away. */
export const OPENED = {
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
} satisfies Partial<Checks>;
