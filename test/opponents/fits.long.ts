import { test } from 'vitest';
import { type PlainPlayer, plainMove } from '../../cli/match/plainPlayers.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { fittedSeat } from '../../src/game/seat.ts';
import { expectHalf, type Mover } from './fittedGames.ts';
import { newEngine, reply, replyOf } from './levelGames.ts';

type Person = Mover<OthelloPosition>;

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
  ['flips most discs', plain('greedy')],
  ['takes corners, or else flips most discs', plain('greedy-corners')],
  ['plays like level 4', atLevel(4)],
  ['plays like level 6', atLevel(6)],
  ['plays like level 8', atLevel(8)],
];

test.each(PEOPLE)('a person who %s scores 40 to 60 %% of twenty games after ten games', (_, person) => {
  expectHalf<OthelloPosition>(STANDARD_START, person, place => {
    const seat = fittedSeat('flipside', place);
    return (position, seed) => replyOf({ engine, seat, position, seed });
  });
});
