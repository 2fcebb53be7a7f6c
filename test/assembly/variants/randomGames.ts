import { expect } from 'vitest';
import type { SearchMethod } from '../../../src/engine/searchRequest.ts';
import {
  crossStart,
  flippedBy,
  isOver,
  legalMoves,
  OTHELLO_RULES,
  type OthelloPosition,
  openStart,
  play,
} from '../../../src/game/othello/position.ts';
import { winnerOf } from '../../../src/game/position.ts';
import { below, makeRandom, pick } from '../../../src/game/random.ts';
import { MAX_SIDE, MIN_SIDE } from '../../../src/game/shape.ts';
import type { Square } from '../../../src/game/square.ts';
import { engineFlips, engineMoves, engineSearch } from '../../../testkit/engine/engine.ts';
import { shapeOf } from '../../../testkit/game/positions.ts';
import { finalScore } from './referenceSearch.ts';

/** Deep enough to see that the next move ends the game. */
const METHOD: SearchMethod = {
  by: 'flipside',
  limit: { type: 'depth', depth: 2, endgame: 2 },
  every: true,
};

const random = makeRandom(2718);
const anySide = (): number => MIN_SIDE + below(random, MAX_SIDE - MIN_SIDE + 1);

const anyStart = (): OthelloPosition => {
  const shape = shapeOf(anySide(), anySide());
  const rules = pick(random, OTHELLO_RULES);
  return rules === 'reversi' ? openStart(shape) : crossStart(shape, rules);
};

/** Compares the legal moves and flips of a position. */
const compare = (position: OthelloPosition): void => {
  const moves = legalMoves(position);
  if (!engineMoves(position).equals(moves)) throw new Error('The legal moves differ.');
  for (const square of moves)
    if (!engineFlips(position, square).equals(flippedBy(position, square)))
      throw new Error('The flips differ.');
};

/** Compares the final result. */
const compareResult = (before: OthelloPosition, square: Square, final: OthelloPosition): void => {
  const { moves = [] } = engineSearch(before, METHOD);
  const found = moves.find(move => move.square === square)?.score;
  expect(found).toBe(finalScore(final, before.turn));
  const winner = winnerOf(final);
  expect(Math.sign(found ?? Number.NaN)).toBe(winner === 'draw' ? 0 : winner === before.turn ? 1 : -1);
};

/** Plays a random game on a board of any size and compares rules and engine at every ply. */
export const compareGame = (): void => {
  let position = anyStart();
  while (!isOver(position)) {
    compare(position);
    const square = pick(random, [...legalMoves(position)]);
    const after = play(position, square) as OthelloPosition;
    if (isOver(after)) compareResult(position, square, after);
    position = after;
  }
  compare(position);
};
