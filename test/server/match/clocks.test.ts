import { describe, expect, test } from 'vitest';
import { settleAt } from '../../../server/match/flag.ts';
import { laidAside } from '../../../server/match/seating.ts';
import { turnsOf } from '../../../src/game/match.ts';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import {
  ANNA,
  BEN,
  backAs,
  clockOf,
  FakeTable,
  MINUTE,
  SECOND,
  setupOf,
} from '../../../testkit/server/fakeTable.ts';

/** Both reconnect, White with a hidden page. */
const comeBackHidden = (fake: FakeTable): void => {
  fake.sit(backAs(BEN));
  fake.attend('white', false).sit(backAs(ANNA));
};

describe('a clock', () => {
  const fiveMinutes = (): FakeTable => FakeTable.ofTwo({ clock: clockOf(5, 0) });

  test('runs for the side to move', () => {
    const fake = fiveMinutes().wait(10 * SECOND);
    expect([fake.secondsLeft, fake.state.match?.running]).toEqual([[290, 300], 'black']);
    fake.play('f5').wait(20 * SECOND);
    expect([fake.secondsLeft, fake.state.match?.running]).toEqual([[290, 280], 'white']);
  });

  test('gives the increment for every ply', () => {
    const fake = FakeTable.ofTwo({ clock: clockOf(10, 5) })
      .wait(3 * SECOND)
      .play('f5');
    expect(fake.secondsLeft).toEqual([602, 600]);
  });

  test('keeps running for a side that moves again after a pass', () => {
    const fake = FakeTable.ofTwo({ clock: clockOf(5, 0), setup: setupOf('othello', '4x4') });
    fake.play('b1', 'c1', 'd3', 'a1').wait(SECOND);
    const [mover] = turnsOf(fake.match.game).slice(-1);
    expect(mover?.forcesPass).toBe(true);
    expect(fake.state.match?.running).toBe(mover?.color);
    expect(fake.secondsLeft[mover?.color === 'black' ? 0 : 1]).toBe(299);
  });

  test('waits until both are here', () => {
    const fake = new FakeTable({ clock: clockOf(1, 0) }).attend('black', false);
    fake.sit(BEN);
    expect([fake.wait(SECOND).secondsLeft, fake.state.match?.running]).toEqual([[60, 60], undefined]);
    fake.attend('black', true).wait(SECOND);
    expect([fake.secondsLeft, fake.state.match?.running]).toEqual([[59, 60], 'black']);
  });

  test('waits at most ten seconds for a hidden page', () => {
    const fake = new FakeTable({ clock: clockOf(1, 0) }).attend('black', false);
    fake.sit(BEN);
    expect(settleAt(fake.table)).toBe(fake.now + PATIENCE.start);
    fake.wait(PATIENCE.start).settle();
    expect(fake.stored).toMatchObject([{ type: 'clocks', run: true }, { type: 'table' }]);
    expect([fake.wait(SECOND).secondsLeft, fake.state.match?.running]).toEqual([[59, 60], 'black']);
  });

  test('starts at the end of the waiting time, however late the table is read', () => {
    const fake = new FakeTable({ clock: clockOf(1, 0) }).attend('black', false);
    fake.sit(BEN);
    const { now } = fake;
    expect(fake.wait(5 * MINUTE).settle().match.ending).toEqual({
      result: { winner: 'white', by: 'flag' },
      at: now + PATIENCE.start + MINUTE,
    });
  });

  test('starts when the player with the hidden page plays', () => {
    const fake = new FakeTable({ clock: clockOf(1, 0) }).attend('black', false);
    fake.sit(BEN);
    fake.play('f5').wait(SECOND);
    expect([fake.secondsLeft, fake.state.match?.running]).toEqual([[60, 59], 'white']);
    expect(fake.state.seats.black?.presence).toBe('here');
  });

  test('gives no increment while it waits', () => {
    const fake = new FakeTable({ clock: clockOf(1, 5) }).attend('black', false);
    fake.sit(BEN);
    fake.attend('white', false).play('f5', 'd6');
    expect(fake.secondsLeft).toEqual([60, 60]);
    expect(fake.play('c3').secondsLeft).toEqual([65, 60]);
  });

  test.each([
    ['a rematch', (fake: FakeTable) => fake.resign('black').attend('white', false).agreeOn('rematch')],
    ['a new game', (fake: FakeTable) => fake.attend('white', false).agreeOn('newGame')],
    ['a restart', (fake: FakeTable) => comeBackHidden(fake.takeOver(fake.now))],
    ['a takeover', (fake: FakeTable) => comeBackHidden(fake.wait(MINUTE).takeOver(fake.now - MINUTE))],
  ])('cannot be stopped by a hidden page at %s', (_, happen) => {
    const fake = FakeTable.ofTwo({ clock: clockOf(5, 3) });
    happen(fake);
    expect(fake.state.match?.running).toBeUndefined();
    const before = fake.secondsLeft;
    fake.wait(PATIENCE.start).settle().wait(SECOND);
    expect(fake.state.match?.running).toBe('black');
    expect(fake.secondsLeft).toEqual([(before[0] ?? 0) - 1, before[1]]);
  });

  test('does not start for a hidden page without a connection', () => {
    const fake = new FakeTable({ clock: clockOf(1, 0) }).attend('black', false);
    fake.sit(BEN);
    fake.lose('black').wait(MINUTE).settle();
    expect([fake.secondsLeft, fake.state.match?.running]).toEqual([[60, 60], undefined]);
  });

  test('keeps running for a player who leaves the page or loses the connection', () => {
    const fake = fiveMinutes().attend('black', false).wait(SECOND).lose('black').wait(SECOND);
    expect(fake.secondsLeft).toEqual([298, 300]);
  });

  test("takes nothing if the machine's clock was set back", () => {
    const fake = fiveMinutes().wait(-MINUTE).play('f5');
    expect(fake.secondsLeft).toEqual([300, 300]);
  });
});

describe('a flag', () => {
  const oneMinute = (): FakeTable => FakeTable.ofTwo({ clock: clockOf(1, 0) });

  test('falls when the time is up, which loses the match', () => {
    const fake = oneMinute().play('f5');
    expect(settleAt(fake.table)).toBe(fake.now + MINUTE);
    fake.wait(MINUTE - 1).settle();
    expect([fake.result, fake.stored]).toEqual(['none', []]);
    fake.wait(1).settle();
    expect([fake.result, fake.secondsLeft]).toEqual(['black by flag', [60, 0]]);
    expect(fake.stored.map(({ type }) => type)).toEqual(['end', 'table']);
  });

  test('refuses a late play when the flag has fallen', () => {
    const fake = oneMinute().wait(MINUTE).play('f5');
    expect([fake.refusal, fake.result, fake.moves]).toEqual(['gameOver', 'white by flag', '']);
    expect(fake.sentKinds).toEqual(['state']);
  });

  test('can run out for a disconnected player before a claim is possible', () => {
    const fake = oneMinute().play('f5', 'd6').lose('black').wait(MINUTE).claim('white');
    expect([fake.refusal, fake.result]).toEqual(['gameOver', 'white by flag']);
  });
});

describe('after a failure of the server', () => {
  const table = (): FakeTable =>
    FakeTable.ofTwo({ clock: clockOf(5, 0) })
      .play('f5')
      .wait(10 * SECOND);

  test('no time is charged while no process held the match', () => {
    const fake = table();
    const died = fake.now;
    fake.wait(MINUTE).takeOver(died);
    expect([fake.moves, fake.secondsLeft, fake.state.match?.running]).toEqual(['f5', [300, 290], undefined]);
    expect(fake.stored).toMatchObject([
      { type: 'clocks', run: false, left: { white: 290_000 } },
      { type: 'table' },
    ]);
  });

  test('the clocks start again when both are back', () => {
    const fake = table();
    fake.wait(MINUTE).takeOver(fake.now - MINUTE);
    fake.sit(backAs(ANNA));
    expect(fake.wait(MINUTE).secondsLeft).toEqual([300, 290]);
    fake.sit(backAs(BEN));
    expect(fake.stored).toMatchObject([{ type: 'clocks', run: true }, { type: 'table' }]);
    expect(fake.wait(SECOND).secondsLeft).toEqual([300, 289]);
    expect(fake.play('d6').moves).toBe('f5d6');
  });

  test('both are expected back, with a new grace period', () => {
    const fake = table()
      .lose('white')
      .wait(10 * MINUTE);
    fake.takeOver(fake.now - 9 * MINUTE);
    expect(fake.state.seats).toMatchObject({
      black: { presence: 'reconnecting' },
      white: { presence: 'reconnecting' },
    });
    fake.sit(backAs(ANNA));
    expect(fake.claim('black').refusal).toBe('graceRuns');
  });

  test('a flag that fell while the table was held counts', () => {
    const fake = table();
    fake.wait(20 * MINUTE).takeOver(fake.now - 10 * MINUTE);
    expect(fake.result).toBe('black by flag');
  });

  test('when a process lays a match aside, the time up to then is charged', () => {
    const fake = table();
    fake.table = laidAside(fake.table, fake.now);
    expect(fake.wait(MINUTE).secondsLeft).toEqual([300, 290]);
  });
});
