import { expect, test } from 'vitest';
import { type Duel, duelOf, resultFor } from '../../src/game/duel.ts';
import { fittedSeat, type Seat, type Seats } from '../../src/game/seat.ts';
import { matchOf, TWO_COMPUTERS, TWO_PEOPLE, WHITE_WINS } from '../../testkit/ui/matches.ts';

const PERSON: Seat = { type: 'human' };
const REMOTE: Seat = { type: 'remote', name: undefined };
const MINIMAX: Seat = { type: 'computer', opponent: 'minimax', level: 5 };
const DUEL = { rival: { game: 'othello', opponent: 'minimax', level: 5 } } as const;

test.each<readonly [string, Seats, Duel | undefined]>([
  ['Black against a computer', { black: PERSON, white: MINIMAX }, { ...DUEL, own: 'black' }],
  ['White against a computer', { black: MINIMAX, white: PERSON }, { ...DUEL, own: 'white' }],
  [
    'a fitted opponent',
    { black: PERSON, white: fittedSeat('flipside', 4.2) },
    { own: 'black', rival: { game: 'othello', opponent: 'flipside', level: 4, fits: true } },
  ],
  ['two people', TWO_PEOPLE, undefined],
  ['two computers', TWO_COMPUTERS, undefined],
  ['a person online', { black: PERSON, white: REMOTE }, undefined],
])('a duel is between a person and a computer: %s', (_, seats, duel) => {
  expect(duelOf(matchOf('', seats))).toEqual(duel);
});

test('the same result is won by one side and lost by the other', () => {
  const match = matchOf(WHITE_WINS);
  expect([resultFor(match, 'white'), resultFor(match, 'black')]).toEqual(['won', 'lost']);
});
