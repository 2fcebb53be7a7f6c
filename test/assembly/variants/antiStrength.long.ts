import { expect, test } from 'vitest';
import { discCounts } from '../../../src/game/board.ts';
import { type Color, opposite } from '../../../src/game/color.ts';
import {
  crossStart,
  isOver,
  legalMoves,
  OTHELLO_RULES,
  type OthelloPosition,
  play,
} from '../../../src/game/othello/position.ts';
import { winnerOf } from '../../../src/game/position.ts';
import { makeRandom, pick } from '../../../src/game/random.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { type Square, squareFromIndex } from '../../../src/game/square.ts';
import { parts, setDiscs } from '../parts.ts';

const PAIRS = 50;
const OPENING_PLIES = 8;
const DEPTH = 4;

const random = makeRandom(1618);
const { lo, hi } = STANDARD_SHAPE.squares;
const ANTI = OTHELLO_RULES.indexOf('anti');

const advance = (position: OthelloPosition, square: Square): OthelloPosition =>
  play(position, square) as OthelloPosition;

const opening = (): OthelloPosition => {
  let position = crossStart(STANDARD_SHAPE, 'anti');
  for (let ply = 0; ply < OPENING_PLIES && !isOver(position); ply++)
    position = advance(position, pick(random, [...legalMoves(position)]));
  return position;
};

const replyOf = (position: OthelloPosition, isOwn: boolean): Square => {
  setDiscs(position);
  parts.chooseBoard(lo, hi, ANTI);
  return squareFromIndex(parts.bestVariantSquare(DEPTH, !isOwn)) as Square;
};

/** The score of Anti-Othello's weights playing `color`. */
const playGame = (start: OthelloPosition, color: Color): number => {
  let position = start;
  while (!isOver(position)) position = advance(position, replyOf(position, position.turn === color));
  const winner = winnerOf(position);
  const { black, white } = discCounts(position);
  expect(winner === 'black').toBe(black < white);
  return winner === 'draw' ? 0.5 : winner === color ? 1 : 0;
};

test('the weights for Anti-Othello beat those for Othello negated, at equal depth', () => {
  let points = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const start = opening();
    points += playGame(start, 'black') + playGame(start, opposite('black'));
  }
  expect(points / (2 * PAIRS)).toBeGreaterThan(0.9);
});
