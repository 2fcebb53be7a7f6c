import { expect, test } from 'vitest';
import { type PlainPlayer, plainMove } from '../../cli/match/plainPlayers.ts';
import type { DuelResult } from '../../src/game/duel.ts';
import { isOver, type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { winnerOf } from '../../src/game/position.ts';
import { fittedSeat } from '../../src/game/seat.ts';
import type { Square } from '../../src/game/square.ts';
import { FIRST_FIT } from '../../src/store/settings/fitFields.ts';
import { nextFit } from '../../src/study/fit.ts';
import { newEngine, reply, replyOf } from './levelGames.ts';

/** How a person moves in the game with this seed. */
type Person = (position: OthelloPosition, seed: number) => Square;

const engine = newEngine();
const plain =
  (player: PlainPlayer): Person =>
  (position, seed) =>
    plainMove({ player, position, seed, game: 0 });
const atLevel =
  (level: number): Person =>
  (position, seed) =>
    reply({ engine, level, position, seed: seed + 500_009 });

const PEOPLE: readonly (readonly [name: string, person: Person])[] = [
  ['moves at random', plain('random')],
  ['turns most discs', plain('greedy')],
  ['turns most discs, but takes corners', plain('greedy-corners')],
  ['plays like level 4', atLevel(4)],
  ['plays like level 6', atLevel(6)],
  ['plays like level 8', atLevel(8)],
];

const game = (person: Person, at: number, number: number): DuelResult => {
  const seed = number * 7919 + 1;
  const own = number % 2 === 0 ? 'black' : 'white';
  let position = STANDARD_START;
  while (!isOver(position)) {
    const square =
      position.turn === own
        ? person(position, seed)
        : replyOf({ engine, seat: fittedSeat('flipside', at), position, seed });
    position = play(position, square) as OthelloPosition;
  }
  const winner = winnerOf(position);
  if (winner === 'draw') return 'drawn';
  return winner === own ? 'won' : 'lost';
};

const POINTS: Readonly<Record<DuelResult, number>> = { won: 1, drawn: 0.5, lost: 0 };

test.each(PEOPLE)('whoever %s scores 40 to 60 %% of twenty games, after ten', (_, person) => {
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
