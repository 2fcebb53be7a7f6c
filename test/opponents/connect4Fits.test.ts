import { expect, test } from 'vitest';
import { loadEngineProgram } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { CONNECT4_START, type Connect4Position } from '../../src/game/connect4/position.ts';
import type { DuelResult } from '../../src/game/duel.ts';
import { isOver, legalMoves, play, winnerOf } from '../../src/game/position.ts';
import { chance } from '../../src/game/random.ts';
import { type ComputerSeat, fittedSeat } from '../../src/game/seat.ts';
import type { Square } from '../../src/game/square.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import { FIRST_FIT } from '../../src/store/settings/fitFields.ts';
import { nextFit } from '../../src/study/fit.ts';

/** Its clock counts the positions it visits, so that no slow moment of the machine decides a game. */
let looks = 0;
const engine = new WasmEngine(await loadEngineProgram(), {
  now: () => looks++ * 0.5,
  shouldStop: () => false,
});

/** How a person drops a disc in the game with this seed. */
type Person = (position: Connect4Position, seed: number) => Square;

const replyOf = (seat: ComputerSeat, position: Connect4Position, seed: number): Square => {
  const { method, choose } = planReply({ seat, position, seed }, { milliseconds: 50, threads: 1 });
  return choose(engine.search(makeSearchTask({ position, method }), () => {}));
};
const atLevel =
  (level: number): Person =>
  (position, seed) =>
    replyOf({ type: 'computer', opponent: 'solver', level }, position, seed + 500_009);

const after = (position: Connect4Position, square: Square): Connect4Position =>
  play(position, square) as Connect4Position;

/** Completes four in a row, and otherwise drops anywhere. */
const child: Person = (position, seed) => {
  const squares = [...legalMoves(position)];
  const { black, white } = position.discs;
  const four = squares.find(square => winnerOf(after(position, square)) === position.turn);
  if (four !== undefined) return four;
  return squares[Math.floor(chance(seed, black.size, white.size) * squares.length)] as Square;
};

const PEOPLE: readonly (readonly [name: string, person: Person])[] = [
  ['drops discs anywhere until there is a four to complete', child],
  ['plays like level 1', atLevel(1)],
  ['plays like level 3', atLevel(3)],
  ['plays like level 6', atLevel(6)],
];

const game = (person: Person, at: number, number: number): DuelResult => {
  const seed = number * 7919 + 1;
  const own = number % 2 === 0 ? 'black' : 'white';
  let position = CONNECT4_START;
  while (!isOver(position)) {
    const moves = position.turn === own ? person : replyOf.bind(undefined, fittedSeat('solver', at));
    position = after(position, moves(position, seed));
  }
  const winner = winnerOf(position);
  if (winner === 'draw') return 'drawn';
  return winner === own ? 'won' : 'lost';
};

const POINTS: Readonly<Record<DuelResult, number>> = { won: 1, drawn: 0.5, lost: 0 };

test.each(PEOPLE)('whoever %s wins about half of the games of Connect Four, after ten', (_, person) => {
  let fit = FIRST_FIT;
  let points = 0;
  for (let number = 0; number < 30; number++) {
    const result = game(person, fit.at, number);
    if (number >= 10) points += POINTS[result];
    fit = nextFit(fit, result);
  }
  expect(points).toBeGreaterThanOrEqual(8);
  expect(points).toBeLessThanOrEqual(12);
});
