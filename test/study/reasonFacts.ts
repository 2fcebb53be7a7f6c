import type { Color } from '../../src/game/color.ts';
import { parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import type { Reason, ReasonName } from '../../src/study/reasons.ts';
import type { Setting } from '../../src/study/setting.ts';
import {
  countOf,
  floodFill,
  isBetween,
  isPlainCorner,
  neverFlipped,
  type PlainBoard,
  plainBoard,
  plainMoves,
  plainPlay,
} from './plainRules.ts';

/** With more empty squares there are too many games to play out. */
const PLAYED_OUT_EMPTIES = 7;

/** The boards of a setting. */
interface Boards {
  readonly color: Color;
  readonly other: Color;
  readonly move: Square;
  readonly best: Square;
  readonly before: PlainBoard;
  readonly after: PlainBoard;
  readonly afterBest: PlainBoard;
}

const boardsOf = ({ before: position, color, other, move, best }: Setting): Boards => {
  const before = plainBoard(position);
  const [after, afterBest] = [plainPlay(before, move, color), plainPlay(before, best, color)];
  return { color, other, move, best, before, after, afterBest };
};

const canPlay = (board: PlainBoard, square: Square, color: Color): boolean =>
  plainMoves(board, color).includes(square);

/** Whether the other side can play there after the move, but could neither before it nor after the best one. */
const isOpened = ({ before, after, afterBest, other }: Boards, square: Square): boolean =>
  canPlay(after, square, other) && !canPlay(before, square, other) && !canPlay(afterBest, square, other);

const wipesOut = ({ color, other }: Boards, board: PlainBoard, reply: Square): boolean =>
  countOf(plainPlay(board, reply, other), color) === 0;

/** Whether at least as many discs keep their color as are said to; unknown long before the end of the game. */
const haveAtLeast = (board: PlainBoard, turn: Color, color: Color, stable: number): boolean =>
  [...board.cells.values()].filter(cell => cell === 'empty').length > PLAYED_OUT_EMPTIES ||
  neverFlipped(board, turn, color).size >= stable;

const staysForGood = (board: PlainBoard, turn: Color, color: Color, square: Square): boolean =>
  [...board.cells.values()].filter(cell => cell === 'empty').length > PLAYED_OUT_EMPTIES ||
  neverFlipped(board, turn, color).has(square);

type Facts<Name extends ReasonName> = Extract<Reason, { readonly name: Name }>['facts'];

const replyIn = ({ reply }: { readonly reply: SquareName }): Square => parseSquare(reply);

/** What the sentence of each reason says, counted on the board. */
const HOLDS: {
  readonly [Name in ReasonName]: (boards: Boards, facts: Facts<Name>, loss: number) => boolean;
} = {
  wipeout: (boards, facts) => {
    const { after, afterBest, other } = boards;
    return (
      canPlay(after, replyIn(facts), other) &&
      wipesOut(boards, after, replyIn(facts)) &&
      !plainMoves(afterBest, other).some(reply => wipesOut(boards, afterBest, reply))
    );
  },
  corner: (boards, facts) => isPlainCorner(boards.before, replyIn(facts)) && isOpened(boards, replyIn(facts)),
  wedge: (boards, { reply, between }) => {
    const square = parseSquare(reply);
    const [one, other] = between.map(name => parseSquare(name)) as [Square, Square];
    const { cells } = plainPlay(boards.after, square, boards.other);
    return (
      isOpened(boards, square) &&
      isBetween(boards.before, square, [one, other]) &&
      cells.get(one) === boards.color &&
      cells.get(other) === boards.color
    );
  },
  edge: (boards, facts) => {
    const { after, color, other } = boards;
    const reply = replyIn(facts);
    return isOpened(boards, reply) && staysForGood(plainPlay(after, reply, other), color, other, reply);
  },
  mobilityGiven: ({ after, afterBest, other }, { others, othersAfterBest }) =>
    plainMoves(after, other).length === others &&
    plainMoves(afterBest, other).length === othersAfterBest &&
    others > othersAfterBest,
  mobilityLost: ({ after, afterBest, color }, { own, ownAfterBest }) =>
    plainMoves(after, color).length === own &&
    plainMoves(afterBest, color).length === ownAfterBest &&
    ownAfterBest > own,
  parity: ({ before, move, best }, { region, bestRegion }) =>
    floodFill(before, move).size === region &&
    floodFill(before, best).size === bestRegion &&
    region % 2 === 0 &&
    bestRegion % 2 === 1,
  stability: ({ after, afterBest, color, other }, { stable, stableAfterBest }) =>
    stableAfterBest > stable &&
    haveAtLeast(after, other, color, stable) &&
    haveAtLeast(afterBest, other, color, stableAfterBest),
  tempo: ({ before, afterBest, move, color, other }, _, loss) => {
    const replies = plainMoves(afterBest, other);
    const boards =
      replies.length === 0 ? [afterBest] : replies.map(reply => plainPlay(afterBest, reply, other));
    return (
      loss < 6 &&
      !canPlay(before, move, other) &&
      !canPlay(afterBest, move, other) &&
      boards.every(board => canPlay(board, move, color))
    );
  },
  result: () => false,
  lostSoon: () => false,
  worse: () => true,
};

/** Whether the sentence of a reason is true for a move of Othello, by a separate count that is as simple as possible. */
export const isTrue = <Name extends ReasonName>(
  setting: Setting,
  { name, facts }: { readonly name: Name; readonly facts: Facts<Name> },
  loss: number,
): boolean => HOLDS[name](boardsOf(setting), facts, loss);
