import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../src/game/games.ts';
import { makeShapeText, STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { BEN, clockOf, FakeTable, OPENINGS, setupOf } from '../../../testkit/server/fakeTable.ts';

describe('a match', () => {
  test('begins when the second person sits down', () => {
    const fake = new FakeTable();
    expect(fake.table.match).toBeUndefined();
    fake.sit(BEN);
    expect([fake.match.number, fake.moves]).toEqual([1, '']);
    expect(fake.stored.map(({ type }) => type)).toEqual(['seat', 'begin', 'table']);
  });

  test('is played turn by turn, and every ply is stored before the state is sent', () => {
    const fake = FakeTable.ofTwo().play('f5', 'd6', 'c3');
    expect(fake.moves).toBe('f5d6c3');
    expect(fake.stored).toMatchObject([{ type: 'play', ply: 3, move: parseSquare('c3') }]);
    expect(fake.sentKinds).toEqual(['state']);
  });

  test.each([
    ['of the other side', 'white', 'f5', 0, 'notYourTurn'],
    ['by a spectator', undefined, 'f5', 0, 'watching'],
    ['for an earlier ply', 'black', 'f5', 3, 'stale'],
    ['on a square where nothing flips', 'black', 'a1', 0, 'flipsNothing'],
    ['on a square with a disc', 'black', 'd4', 0, 'occupied'],
  ] as const)('refuses a play %s, and stores and sends nothing', (_, seat, square, ply, refusal) => {
    const fake = FakeTable.ofTwo();
    const before = fake.table;
    fake.playAs(seat, square, ply);
    expect([fake.refusal, fake.stored, fake.sentKinds]).toEqual([refusal, [], []]);
    expect(fake.table).toBe(before);
  });

  test('that has not begun accepts no plays', () => {
    const fake = new FakeTable();
    fake.say('black', { kind: 'play', match: 1, ply: 0, square: parseSquare('f5') });
    expect(fake.refusal).toBe('notBegun');
  });

  test('ends by the rules, with its winner, and is stored', () => {
    const fake = FakeTable.ofTwo();
    fake.play('f5', 'd6', 'c5', 'f4', 'e3', 'f6', 'g5', 'e6', 'e7');
    expect(fake.result).toBe('black by play');
    expect(fake.stored.map(({ type }) => type)).toEqual(['play', 'end']);
    expect(fake.stored[1]).toMatchObject({
      record: { id: 'table-1', unrated: 'casual', result: { by: 'play' } },
    });
  });

  test('on a board without legal moves is over as soon as both are seated', () => {
    expect(FakeTable.ofTwo({ setup: setupOf('othello', '2x2') }).result).toBe('draw by play');
  });
});

test('a match of XOT begins with eight plies drawn from the table’s seed', () => {
  const fake = FakeTable.ofTwo({ setup: setupOf('xot'), seed: 0 });
  expect([fake.moves, fake.match.game.given]).toEqual([OPENINGS[1], 8]);
  expect(fake.resign('black').agreeOn('rematch').moves).toBe(OPENINGS[2]);
});

describe('resigning', () => {
  test('before both have played is not rated', () => {
    const fake = FakeTable.ofTwo({ clock: clockOf(10, 0) })
      .play('f5')
      .resign('black');
    expect(fake.stored).toMatchObject([{ type: 'end', record: { unrated: 'tooShort' } }, { type: 'table' }]);
  });

  test('is refused to spectators, and after the end', () => {
    const fake = FakeTable.ofTwo().resign(undefined);
    expect([fake.refusal, fake.result]).toEqual(['watching', 'none']);
    expect(fake.resign('black').resign('white').refusal).toBe('gameOver');
    expect(fake.playAs('black', 'f5').refusal).toBe('gameOver');
    expect(fake.result).toBe('white by resignation');
  });

  test('meant for an earlier match does not affect the next', () => {
    const fake = FakeTable.ofTwo().resign('black').agreeOn('rematch').resign('white', 1);
    expect([fake.refusal, fake.result]).toEqual(['stale', 'none']);
  });
});

test('every match with blocked squares draws new ones, and the table sends the board', () => {
  const setup = { ...setupOf('blocked'), shape: boardOf('blocked', STANDARD_SHAPE) };
  const boardAt = ({ match }: FakeTable): string => makeShapeText(match.game.setup.shape);
  const fake = FakeTable.ofTwo({ setup });
  const first = boardAt(fake);
  expect(first).toBe(makeShapeText(boardOf('blocked', STANDARD_SHAPE, fake.match.game.seed)));
  expect(makeShapeText(fake.table.setup.shape)).toBe(first);
  fake.resign('white').agreeOn('rematch');
  expect(boardAt(fake)).not.toBe(first);
  expect(makeShapeText(fake.table.setup.shape)).toBe(boardAt(fake));
});
