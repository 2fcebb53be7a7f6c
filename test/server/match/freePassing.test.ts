import { describe, expect, test } from 'vitest';
import { readTable, writeTable } from '../../../server/match/storedTable.ts';
import { MOST_FREE_PASSES } from '../../../src/game/games.ts';
import { positionOf } from '../../../src/game/match.ts';
import { clockOf, FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

const FREE = { ...setupOf('othello'), freePassing: true };

const pass = (fake: FakeTable): FakeTable => {
  const { number: match, game } = fake.match;
  return fake.say(positionOf(game).turn, { kind: 'pass', match, ply: game.transcript.length });
};

describe('at a table where passing is free', () => {
  test('the state says so before the match begins, and later matches have the same rule', () => {
    const fake = new FakeTable({ setup: FREE });
    expect([fake.state.match, fake.state.setup.freePassing]).toEqual([undefined, true]);
    const next = FakeTable.ofTwo({ setup: FREE }).playToTheEnd().agreeOn('rematch');
    expect(next.match.game.setup.freePassing).toBe(true);
    expect(pass(next).refusal).toBeUndefined();
  });

  test('either side may pass, even twice in a row, and each pass is stored before it is sent', () => {
    const fake = pass(FakeTable.ofTwo({ setup: FREE }).play('f5'));
    expect(fake.stored).toMatchObject([{ type: 'play', ply: 2, move: 'pass' }]);
    expect([fake.moves, fake.sentKinds]).toEqual(['f5--', ['state']]);
    expect(pass(fake).moves).toBe('f5----');
    expect(fake.play('d6').moves).toBe('f5----d6');
  });

  test('a pass ends the turn on the clock', () => {
    const fake = FakeTable.ofTwo({ setup: FREE, clock: clockOf(1, 2) }).wait(10_000);
    expect([pass(fake).secondsLeft, fake.state.match?.running]).toEqual([[52, 60], 'white']);
  });

  test('a pass is taken back like a move', () => {
    const fake = pass(FakeTable.ofTwo({ setup: FREE }).play('f5')).agreeOn('takeBack', 'white');
    expect(fake.moves).toBe('f5');
  });

  test('a match is not rated', () => {
    const [rated, free] = [
      FakeTable.ofTwo({ clock: clockOf(10, 0) }),
      pass(pass(FakeTable.ofTwo({ setup: FREE }))),
    ];
    for (const [fake, unrated] of [[rated, undefined] as const, [free, 'freePassing'] as const])
      expect(fake.playToTheEnd().stored.find(({ type }) => type === 'end')).toMatchObject({
        record: { unrated },
      });
  });

  test('passes are limited, so that a match cannot grow without end', () => {
    const fake = FakeTable.ofTwo({ setup: FREE });
    for (let passes = 0; passes < MOST_FREE_PASSES; passes++) pass(fake);
    expect(pass(fake).refusal).toBe('tooManyPasses');
    expect(readTable(JSON.parse(JSON.stringify(writeTable(fake.table))))).toEqual(fake.table);
    expect(fake.playToTheEnd().match.ending?.result.by).toBe('play');
  });
});

test.each(['othello', 'connect4'] as const)('at another table of %s a pass is refused', game => {
  const fake = FakeTable.ofTwo({ setup: setupOf(game) });
  const before = fake.table;
  expect([pass(fake).refusal, fake.table]).toEqual(['passNotFree', before]);
});
