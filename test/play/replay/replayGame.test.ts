import { expect, test } from 'vitest';
import { BEAT, MOTION } from '../../../src/look/motion.ts';
import { selectIsPersonsTurn } from '../../../src/store/selectors.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { recordWith, withRecord } from '../../../testkit/play/fakeServer.ts';
import { A_WHILE, memoryStorage, type RoomOptions } from '../../../testkit/play/playRoom.ts';

const MOVES = 'f5d6c3d3c4';
const RECORD = recordWith(MOVES, { winner: 'white', by: 'resignation' });
const ANNA = { type: 'remote', name: 'Anna' };

const replaying = async (settings: RoomOptions['settings'] = {}) => {
  const page = withRecord(RECORD, { settings });
  page.play.openReplay(RECORD.id);
  await settle();
  page.clock.pass(A_WHILE);
  return page;
};
type Page = Awaited<ReturnType<typeof replaying>>;
/** The moves on the board, and whether the replay is running. */
const now = (page: Page) => [page.moves(), page.online().replayRuns];

test('a finished match is shown from its start to its end, with its players and no result card', async () => {
  const page = await replaying();
  expect(now(page)).toEqual(['', false]);
  expect(page.match()?.seats).toEqual({ black: ANNA, white: { type: 'remote', name: 'Ben' } });
  page.play.goTo(99);
  page.clock.pass(A_WHILE);
  expect(page.app().screen).toBe('board');
  expect(page.match()?.ending).toEqual(RECORD.result);
  expect(page.online()).toMatchObject({ connection: { type: 'none' }, replay: { id: RECORD.id } });
  expect([page.moves(), page.state().result]).toEqual([MOVES, 'none']);
  page.play.undo();
  expect([page.moves(), page.match()?.ending]).toEqual([MOVES.slice(0, -2), undefined]);
});

test('nobody can play in it, at its end or before', async () => {
  const page = await replaying();
  page.play.goTo(99);
  page.press('e3');
  expect(page.state().refused?.refusal).toBe('gameOver');
  page.play.undo();
  page.press('e3');
  page.play.hint();
  page.play.rematch();
  page.play.newGame();
  expect([page.moves(), page.engine.asked.length, page.saved.list().length]).toEqual(['f5d6c3d3', 0, 0]);
});

test('an unknown match is reported, and the menu stays', async () => {
  const page = withRecord(RECORD);
  page.play.openReplay('another');
  await settle();
  expect(page.online().connection).toEqual({ type: 'ended', trouble: 'unknownMatch' });
  expect(page.app().screen).toBe('menu');
});

test('a record that loads too late is not shown', async () => {
  const page = withRecord(RECORD);
  page.play.openReplay(RECORD.id);
  page.play.startMatch();
  await settle();
  expect(page.online().replay).toBeUndefined();
  expect(page.moves()).toBe('');
});

test('it plays move by move to its end, whatever the reply speed, and then stops', async () => {
  const page = await replaying({ animation: 'off', replyAtOnce: true });
  page.play.resume();
  expect(page.moves()).toBe('');
  page.clock.pass(BEAT.afterAsking);
  expect(page.moves()).toBe('f5');
  page.clock.pass(BEAT.replayTurn - 1);
  expect(page.moves()).toBe('f5');
  page.clock.pass(1);
  expect(page.moves()).toBe('f5d6');
  page.clock.pass(A_WHILE);
  expect(now(page)).toEqual([MOVES, false]);
});

test('it waits for the animation', async () => {
  const page = await replaying({ animation: 'slow' });
  page.play.goTo(2);
  page.clock.pass(A_WHILE);
  page.play.resume();
  page.clock.pass(BEAT.afterAsking);
  const landed = page.clock.now();
  expect(page.moves()).toBe('f5d6c3');
  while (page.moves() === 'f5d6c3') page.clock.pass(1);
  const flips = 2 * (MOTION.landing + MOTION.flip);
  expect(page.clock.now() - landed).toBeGreaterThanOrEqual(flips + BEAT.afterFlips);
});

test('when started at its end it begins again', async () => {
  const page = await replaying();
  page.play.goTo(99);
  page.play.resume();
  expect(page.moves()).toBe('');
  page.clock.pass(BEAT.replayTurn);
  expect(page.moves()).toBe('f5');
});

test.each(['pause', 'undo', 'redo'] as const)('%s stops it', async deed => {
  const page = await replaying();
  page.play.goTo(2);
  page.play.resume();
  page.play[deed]();
  const before = page.moves();
  page.clock.pass(A_WHILE);
  expect(now(page)).toEqual([before, false]);
});

test('it halts behind a hidden page, and continues when the page is visible', async () => {
  const page = await replaying();
  page.play.resume();
  page.play.observe({ visible: false });
  page.clock.pass(A_WHILE);
  expect(page.moves()).toBe('');
  page.play.observe({ visible: true });
  page.clock.pass(A_WHILE);
  expect(page.moves()).toBe(MOVES);
});

test('leaving it for the menu ends and closes it', async () => {
  const page = await replaying();
  page.play.resume();
  page.play.openMenu();
  page.clock.pass(A_WHILE);
  expect([page.app().screen, page.online().replay, now(page)]).toEqual(['menu', undefined, ['', false]]);
});

test.each([
  ['that lists its matches', true],
  ['that has only the link', false],
])(
  'a player of the match has their own seat in its replay, but no turn, in a browser %s',
  async (_, lists) => {
    const storage = memoryStorage();
    storage.setItem('flipside.identity', 'i'.repeat(22));
    const page = withRecord(RECORD, { storage });
    page.server.games = { matches: [{ ...RECORD, code: 'ABCDEF', you: 'white' }] };
    if (lists) page.play.online.loadGames();
    await settle();
    page.play.openReplay(RECORD.id);
    await settle();
    page.play.goTo(1);
    expect(page.match()?.seats).toEqual({ black: ANNA, white: { type: 'human' } });
    expect(selectIsPersonsTurn(page.state())).toBe(false);
  },
);
