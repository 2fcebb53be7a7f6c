import { describe, expect, test } from 'vitest';
import { readTable, writeTable } from '../../../server/match/storedTable.ts';
import type { OfferName } from '../../../src/net/contract/words.ts';
import {
  ANNA,
  backAs,
  CARL,
  clockOf,
  FakeTable,
  SECOND,
  setupOf,
} from '../../../testkit/server/fakeTable.ts';

const names = ({ table }: FakeTable): readonly (string | undefined)[] => [
  table.seats.black?.name,
  table.seats.white?.name,
];

/** Black has offered a draw. */
const asked = (what: OfferName = 'draw'): FakeTable => FakeTable.ofTwo().play('f5', 'd6').ask('black', what);
const ofXot = (): FakeTable => FakeTable.ofTwo({ setup: setupOf('xot') });

test.each<[string, () => FakeTable, string]>([
  ['a draw before both have played', () => FakeTable.ofTwo().play('f5').ask('black', 'draw'), 'tooEarly'],
  ['a draw after given plies', () => ofXot().ask('black', 'draw'), 'tooEarly'],
  ['a repeated offer', () => asked().ask('black', 'draw'), 'alreadyAsked'],
  ['an offer for another ply', () => FakeTable.ofTwo().play('f5', 'd6').ask('black', 'draw', 1), 'stale'],
  ['the answer of the side that asked', () => asked().answer('black', 'draw', true), 'noOffer'],
  ['an answer for another ply', () => asked().answer('white', 'draw', true, 1), 'noOffer'],
  [
    'an answer a ply too late',
    () => asked('takeBack').play('c3').answer('white', 'takeBack', true, 2),
    'noOffer',
  ],
  [
    'a take-back without a ply of one’s own',
    () => FakeTable.ofTwo().play('f5').ask('white', 'takeBack'),
    'nothingToTakeBack',
  ],
  ['a take-back of given plies', () => ofXot().ask('black', 'takeBack'), 'nothingToTakeBack'],
  ['a take-back after the end', () => asked().resign('black').ask('black', 'takeBack'), 'gameOver'],
  ['a rematch before the end', () => FakeTable.ofTwo().ask('white', 'rematch'), 'notOver'],
])('%s is refused', (_, happen, refusal) => {
  const fake = happen();
  expect([fake.refusal, fake.match.number]).toEqual([refusal, 1]);
  expect(fake.result).not.toContain('draw');
});

describe('a draw', () => {
  test('is agreed if both offer it', () => {
    expect(FakeTable.ofTwo().play('f5', 'd6').ask('black', 'draw').ask('white', 'draw').result).toBe(
      'draw by agreement',
    );
  });

  test("is declined by the other side's play, but not by the offering side's", () => {
    const fake = FakeTable.ofTwo().play('f5', 'd6').ask('black', 'draw').play('c3');
    expect(fake.table.offers).toMatchObject([{ what: 'draw', by: 'black', ply: 2 }]);
    expect(fake.play('d3').table.offers).toEqual([]);
  });

  test('that was declined cannot be repeated for two plies', () => {
    const fake = FakeTable.ofTwo().play('f5', 'd6').ask('black', 'draw').answer('white', 'draw', false);
    expect(fake.news).toEqual([
      { kind: 'answered', by: 'black', what: 'draw', agrees: false },
      { kind: 'state' },
    ]);
    expect(fake.table.offers).toEqual([]);
    expect(fake.ask('black', 'draw').refusal).toBe('declined');
    expect(fake.play('c3').ask('black', 'draw').refusal).toBe('declined');
    expect(fake.play('d3').ask('black', 'draw').refusal).toBeUndefined();
  });
});

test('the pause after a declined offer is separate for each kind and side', () => {
  const fake = FakeTable.ofTwo().play('f5', 'd6');
  fake.ask('black', 'draw').answer('white', 'draw', false);
  fake.ask('black', 'takeBack').answer('white', 'takeBack', false);
  expect(fake.ask('black', 'draw').refusal).toBe('declined');
  expect(fake.ask('black', 'takeBack').refusal).toBe('declined');
  expect(fake.ask('white', 'draw').refusal).toBeUndefined();
});

describe('an offer', () => {
  test('can be withdrawn by the side that made it, and made again', () => {
    const fake = asked().answer('black', 'draw', false);
    expect([fake.table.offers, fake.sentKinds]).toEqual([[], ['state']]);
    expect(fake.ask('black', 'draw').refusal).toBeUndefined();
  });

  test('is reported with the side that made it when it is accepted', () => {
    const fake = asked().answer('white', 'draw', true);
    expect(fake.news).toEqual([
      { kind: 'answered', by: 'black', what: 'draw', agrees: true },
      { kind: 'state' },
    ]);
    expect([fake.result, fake.table.offers]).toEqual(['draw by agreement', []]);
  });

  test.each([
    [
      'a side leaves the table',
      () => FakeTable.ofTwo().resign('black').ask('black', 'rematch').leave('white'),
    ],
    ['plies are taken back', () => asked().ask('white', 'takeBack').answer('black', 'takeBack', true)],
    ['the match is over', () => asked().resign('white')],
  ])('ends when %s', (_, happen) => {
    expect(happen().table.offers).toEqual([]);
  });
});

describe('taking back', () => {
  test('returns to the player’s last ply', () => {
    expect(FakeTable.ofTwo().play('f5', 'd6', 'c3').agreeOn('takeBack', 'black').moves).toBe('f5d6');
    expect(FakeTable.ofTwo().play('f5', 'd6', 'c3').agreeOn('takeBack', 'white').moves).toBe('f5');
  });

  test('is stored as an event', () => {
    const fake = FakeTable.ofTwo().play('f5', 'd6').agreeOn('takeBack', 'black');
    expect(fake.stored).toMatchObject([{ type: 'takeBack', ply: 0 }, { type: 'table' }]);
  });

  test('two simultaneous take-back requests do not accept each other', () => {
    const fake = FakeTable.ofTwo().play('f5', 'd6').ask('black', 'takeBack').ask('white', 'takeBack');
    expect([fake.moves, fake.table.offers.length]).toEqual(['f5d6', 2]);
  });

  test('restores no time, and the clock keeps running', () => {
    const fake = FakeTable.ofTwo({ clock: clockOf(1, 0) })
      .wait(SECOND)
      .play('f5')
      .wait(2 * SECOND);
    fake.agreeOn('takeBack', 'black').wait(SECOND);
    expect([fake.secondsLeft, fake.state.match?.running]).toEqual([[58, 58], 'black']);
  });
});

describe('a rematch', () => {
  const over = (): FakeTable =>
    FakeTable.ofTwo({ clock: clockOf(5, 0) })
      .wait(SECOND)
      .resign('black');

  test('begins with the sides swapped, new clocks and no offers when both want it', () => {
    const fake = over().ask('black', 'newGame').agreeOn('rematch');
    expect([fake.match.number, fake.match.game.id, names(fake)]).toEqual([2, 'table-2', ['Ben', 'Anna']]);
    expect(fake.table.offers).toEqual([]);
    expect([fake.secondsLeft, fake.state.match?.running]).toEqual([[300, 300], 'black']);
    expect(fake.stored).toMatchObject([
      { type: 'begin', players: { black: { name: 'Ben' } } },
      { type: 'clocks', run: true },
      { type: 'table' },
    ]);
  });

  test('counts each player’s wins at the table, whatever their colors', () => {
    const fake = over();
    expect(fake.state.won).toEqual({ black: 0, white: 1 });
    fake.agreeOn('rematch');
    expect([names(fake), fake.state.won]).toEqual([['Ben', 'Anna'], { black: 1, white: 0 }]);
    expect(readTable(writeTable(fake.table))?.won).toEqual({ black: 1, white: 0 });
    fake.resign('white').agreeOn('rematch');
    expect([names(fake), fake.state.won]).toEqual([['Anna', 'Ben'], { black: 0, white: 2 }]);
    fake.agreeOn('newGame').resign('white');
    expect(fake.state.won).toEqual({ black: 1, white: 2 });
  });

  test('cannot be offered to a player who has left, until they come back', () => {
    const fake = over().leave('white').ask('black', 'rematch');
    expect(fake.refusal).toBe('otherIsGone');
    expect(fake.sit({ ...backAs(ANNA), token: 'token of Ben' })).toBe('white');
    expect(fake.ask('black', 'rematch').refusal).toBeUndefined();
  });

  test('keeps each player at the seat of their token', () => {
    const fake = over().agreeOn('rematch');
    expect(fake.sit(backAs(ANNA))).toBe('white');
    expect(fake.sit(CARL)).toBe('tableFull');
  });
});

test('a new game that both want breaks off the current match, unrated', () => {
  const fake = FakeTable.ofTwo().play('f5', 'd6', 'c3').agreeOn('newGame');
  expect([fake.match.number, fake.moves, names(fake)]).toEqual([2, '', ['Anna', 'Ben']]);
  expect(fake.stored).toMatchObject([
    {
      type: 'end',
      record: { id: 'table-1', unrated: 'brokenOff', result: { winner: 'draw', by: 'abandoned' } },
    },
    { type: 'begin' },
    { type: 'table' },
  ]);
  expect(fake.sentKinds).toEqual(['answered', 'state']);
});
