import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { ANNA, BEN, backAs, clockOf, FakeTable, MINUTE, SECOND } from '../../../testkit/server/fakeTable.ts';

/** Black is to move, and White has waited long enough to ask. */
const quiet = (): FakeTable => FakeTable.ofTwo().wait(PATIENCE.quiet);
/** White has asked whether Black is still there. */
const asked = (): FakeTable => quiet().nudge('white');

test('without clocks, a waiting player may ask after two minutes whether the opponent is there', () => {
  const fake = FakeTable.ofTwo();
  expect(fake.wait(PATIENCE.quiet - 1).nudge('white').refusal).toBe('tooSoon');
  expect(fake.wait(1).nudge('white').refusal).toBeUndefined();
  expect(fake.state.nudge).toMatchObject({ by: 'white', at: fake.now });
  expect(fake.sentKinds).toEqual(['state']);
});

test.each([
  ['the player to move', () => quiet().nudge('black'), 'tooSoon'],
  ['a player waiting for a clock', () => timed().nudge('white'), 'tooSoon'],
  ['a player who has asked', () => asked().nudge('white'), 'alreadyAsked'],
  ['a player whose opponent is disconnected', () => quiet().lose('black').nudge('white'), 'tooSoon'],
  ['a player whose opponent has moved', () => quiet().play('f5').nudge('white', 0), 'stale'],
] as const)('%s may not ask', (_, happen, refusal) => {
  expect(happen().refusal).toBe(refusal);
});

test('after the end of the match nobody may ask', () => {
  expect(quiet().state.nudge).toBeDefined();
  expect(quiet().resign('black').state.nudge).toBeUndefined();
});

const timed = (): FakeTable => FakeTable.ofTwo({ clock: clockOf(60, 0) }).wait(PATIENCE.quiet);

test('a match can be claimed against a player who neither moves nor answers for five minutes', () => {
  const fake = asked();
  expect(fake.state.claimAt).toBe(fake.now + 5 * MINUTE);
  expect(fake.wait(5 * MINUTE - 1).claim('white').refusal).toBe('graceRuns');
  expect(fake.wait(1).claim('black').refusal).toBe('otherIsThere');
  expect(fake.claim('white').result).toBe('white by claim');
});

test.each([
  ['a move', (fake: FakeTable) => fake.play('f5')],
  ['a press', (fake: FakeTable) => fake.stay('black')],
  ['a greeting', (fake: FakeTable) => fake.say('black', { kind: 'greet', greeting: 'hello' })],
  ['an offer', (fake: FakeTable) => fake.ask('black', 'newGame')],
])('%s answers', (_, happen) => {
  const fake = happen(asked().wait(4 * MINUTE));
  expect(fake.state.nudge?.at).toBeUndefined();
  expect(fake.wait(10 * MINUTE).claim('white').refusal).toBe('otherIsThere');
});

test('a player who has answered may be asked again only later', () => {
  const fake = asked().wait(MINUTE).stay('black');
  expect(fake.nudge('white').refusal).toBe('tooSoon');
  expect(fake.wait(PATIENCE.quiet).nudge('white').refusal).toBeUndefined();
});

test('a match can be claimed against a player who only answers and never moves', () => {
  const fake = FakeTable.ofTwo();
  for (let count = 0; count < 3; count++) {
    expect(fake.wait(PATIENCE.quiet).nudge('white').refusal).toBeUndefined();
    fake.wait(SECOND).stay('black');
  }
  expect(fake.state.claimAt).toBe(fake.now - SECOND + PATIENCE.nudge);
  expect(fake.wait(PATIENCE.nudge - SECOND).claim('white').result).toBe('white by claim');
});

test('a move resets the number of questions', () => {
  const fake = FakeTable.ofTwo();
  for (let count = 0; count < 3; count++) fake.wait(PATIENCE.quiet).nudge('white').stay('black');
  expect(fake.state.nudge?.at).toBe(fake.now);
  fake.play('f5').wait(10 * MINUTE);
  expect(fake.claim('white').refusal).toBe('otherIsThere');
  expect(fake.nudge('black').refusal).toBeUndefined();
});

test.each([
  ['showing the page', (fake: FakeTable) => fake.attend('black', false).attend('black', true)],
  ['coming back by itself', (fake: FakeTable) => back(fake.lose('black').wait(SECOND))],
  ['an answer by the player who asked', (fake: FakeTable) => fake.stay('white')],
  ['a refused message', (fake: FakeTable) => fake.ask('black', 'draw')],
])('%s does not answer', (_, happen) => {
  const fake = happen(asked());
  expect(fake.wait(5 * MINUTE).claim('white').result).toBe('white by claim');
});

const back = (fake: FakeTable): FakeTable => {
  fake.sit(backAs(ANNA));
  return fake;
};

test('a question ends with the asker’s connection, and with the process', () => {
  expect(asked().lose('white').state.nudge?.at).toBeUndefined();
  const fake = asked();
  fake.takeOver(fake.now).sit(backAs(ANNA));
  fake.sit(backAs(BEN));
  expect([fake.state.nudge?.at, fake.state.claimAt]).toEqual([undefined, undefined]);
});

test('if a player who was asked loses the connection, the earlier time to claim counts', () => {
  const fake = asked();
  fake.lose('black');
  expect(fake.state.claimAt).toBe(fake.now + PATIENCE.grace);
  const late = asked().wait(4 * MINUTE);
  const { now } = late;
  expect(late.lose('black').state.claimAt).toBe(now + MINUTE);
});
