import { test } from 'vitest';
import { loadEngineProgram } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { CONNECT4_START, type Connect4Position } from '../../src/game/connect4/position.ts';
import { legalMoves, play, winnerOf } from '../../src/game/position.ts';
import { chance } from '../../src/game/random.ts';
import { type ComputerSeat, fittedSeat } from '../../src/game/seat.ts';
import type { Square } from '../../src/game/square.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import { expectHalf, type Mover } from './fittedGames.ts';

/** Its clock counts visited positions, so that a slow machine does not change the games. */
let looks = 0;
const engine = new WasmEngine(await loadEngineProgram(), {
  now: () => looks++ * 0.5,
  shouldStop: () => false,
});

type Person = Mover<Connect4Position>;

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

/** Completes four in a row, or else drops a disc at random. */
const child: Person = (position, seed) => {
  const squares = [...legalMoves(position)];
  const { black, white } = position.discs;
  const four = squares.find(square => winnerOf(after(position, square)) === position.turn);
  if (four !== undefined) return four;
  return squares[Math.floor(chance(seed, black.size, white.size) * squares.length)] as Square;
};

const PEOPLE: readonly (readonly [name: string, person: Person])[] = [
  ['completes fours, or else drops discs at random', child],
  ['plays like level 1', atLevel(1)],
  ['plays like level 3', atLevel(3)],
  ['plays like level 6', atLevel(6)],
];

test.each(PEOPLE)(
  'a person who %s wins about half of the games of Connect Four after ten games',
  (_, person) => {
    expectHalf<Connect4Position>(CONNECT4_START, person, place => {
      const seat = fittedSeat('solver', place);
      return (position, seed) => replyOf(seat, position, seed);
    });
  },
);
