import { expect, test } from 'vitest';
import type { SolverMethod } from '../../../src/engine/searchRequest.ts';
import { CONNECT4_START, type Connect4Position } from '../../../src/game/connect4/position.ts';
import { legalMoves, play, winnerOf } from '../../../src/game/position.ts';
import { makeRandom, pick } from '../../../src/game/random.ts';
import type { Square } from '../../../src/game/square.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';

const GAMES = 60;
const GLANCE: SolverMethod = { by: 'solver', limit: { type: 'depth', depth: 1 }, every: true };

/** The landing squares, and those that win at once. */
const byRules = (position: Connect4Position) => {
  const squares = [...legalMoves(position)].sort((a, b) => a - b);
  const wins = squares.filter(square => winnerOf(play(position, square) ?? position) === position.turn);
  return { squares, wins };
};

/** The score of completing a four: one more than the discs that the winner has left. */
const byEngine = (position: Connect4Position) => {
  const { moves = [] } = engineSearch(position, GLANCE);
  const winning = 21 - position.discs[position.turn].size;
  const inOrder = moves.toSorted((a, b) => a.square - b.square);
  return {
    squares: inOrder.map(({ square }) => square),
    wins: inOrder.filter(({ score, exact }) => exact && score === winning).map(({ square }) => square),
  };
};

test('the engine agrees with the rules on landing squares and fours, throughout games', () => {
  const random = makeRandom(44);
  const endings = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    let position: Connect4Position | undefined = CONNECT4_START;
    while (position !== undefined) {
      const rules = byRules(position);
      if (rules.squares.length === 0) {
        endings.add(winnerOf(position));
        break;
      }
      expect(byEngine(position)).toEqual(rules);
      const dull = rules.squares.filter(square => !rules.wins.includes(square));
      const among = game % 2 === 0 || dull.length === 0 ? rules.squares : dull;
      position = play(position, pick<Square>(random, among));
    }
  }
  expect(endings).toEqual(new Set(['black', 'white', 'draw']));
});
