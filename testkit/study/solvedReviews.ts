import { expect } from 'vitest';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import { endScore } from '../../src/study/review/endScore.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import { engineSearch } from '../engine/engine.ts';
import { engine, type tournamentGames } from './games.ts';

const SOLVE: SearchMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score' } };
const SOLVED_PLIES = 16;

/** The score of one move, solved separately. */
const solvedScore = (position: Position, square: Square): number => {
  const after = play(position, square) as Position;
  if (isOver(after)) return endScore(after, position.turn);
  const { score } = engineSearch(after, SOLVE);
  return after.turn === position.turn ? score : 0 - score;
};

/** Expects that the review's losses of the last moves agree with solving each move separately. */
export const isReviewedRightly = async (game: (typeof tournamentGames)[number]): Promise<void> => {
  const outcome = await reviewGame(engine, game);
  if (outcome.type !== 'finished') throw new Error(`The review was ${outcome.type}.`);
  const { plies } = outcome.review;
  expect(plies).toHaveLength(game.transcript.length);
  for (const { ply, move, score, loss, exact } of plies.slice(-SOLVED_PLIES)) {
    const position = game.positions[ply - 1] as Position;
    const scores = new Map([...legalMoves(position)].map(square => [square, solvedScore(position, square)]));
    const most = Math.max(...scores.values());
    expect([ply, score, loss, exact]).toEqual([ply, most, most - (scores.get(move as Square) ?? 0), true]);
  }
};
