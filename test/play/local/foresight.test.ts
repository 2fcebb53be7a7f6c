import { beforeEach, expect, test, vi } from 'vitest';
import { FULL_STRENGTH, levelAt } from '../../../src/opponents/levels.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settingsStore.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { A_WHILE, begun, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';

const levels = (flipside: number) => ({ levels: { ...DEFAULT_SETTINGS.levels, flipside } });

const untilLoaded = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await settle();
};

beforeEach(async () => {
  await import('../../../src/play/local/foresight.ts');
});

/** A person's turn against Flipside, on a device with four cores and external power. */
const personsTurn = async (
  settings: Partial<Settings> = {},
  facts: Parameters<Room['play']['observe']>[0] = {},
): Promise<Room> => {
  const room = openRoom({ settings: { ...levels(FULL_STRENGTH), ...settings } });
  room.play.observe({ cores: 4, charging: true, ...facts });
  room.play.startMatch();
  await untilLoaded();
  return room;
};

const searches = (room: Room) => room.engine.asked.map(({ request: { method } }) => method);

/** Lets it expect f5, and find d6 in reply. */
const foresee = async (room: Room): Promise<void> => {
  await room.engine.answer('f5');
  await untilLoaded();
  const [search] = room.engine.asked;
  expect(search?.request.position.discs.black.has(square('f5'))).toBe(true);
  room.engine.report({ d6: 0 });
};

test('in the person’s turn full strength searches for their move and then for its reply, on one core', async () => {
  const room = await personsTurn();
  expect(searches(room)).toMatchObject([{ by: 'flipside', limit: { type: 'time' }, threads: 1 }]);
  expect(room.state().thinking).toBe('idle');
  await foresee(room);
  expect(searches(room)).toMatchObject([{ by: 'flipside', limit: { type: 'time' }, threads: 1 }]);
});

test('the reply to the expected move needs no other search, and comes after the usual beat', async () => {
  const room = await personsTurn();
  await foresee(room);
  room.clock.pass(A_WHILE);
  room.press('f5');
  await untilLoaded();
  expect([room.engine.stops, searches(room)]).toEqual([1, []]);
  room.clock.pass(levelAt(FULL_STRENGTH).beatMilliseconds - 1);
  expect(room.moves()).toBe('f5');
  room.clock.pass(A_WHILE);
  expect(room.moves()).toBe('f5d6');
});

test.each([
  ['the person plays something else', 'e6', A_WHILE],
  ['they play before the reply has been searched for long', 'f5', 100],
])('it searches again if %s', async (_, move, wait) => {
  const room = await personsTurn();
  await foresee(room);
  room.clock.pass(wait);
  room.press(move);
  await untilLoaded();
  expect(searches(room)).toMatchObject([{ by: 'flipside', threads: 3 }]);
  expect(room.state().thinking).toBe('reply');
});

test.each<[string, Partial<Settings>, Parameters<Room['play']['observe']>[0]]>([
  ['on battery', {}, { charging: false }],
  ['if the page is hidden', {}, { visible: false }],
  ['with a single core', {}, { cores: 1 }],
  ['if only one core is allowed', { severalCores: false }, {}],
  ['if the person does not want it', { thinksAhead: false }, {}],
  ['below full strength', levels(FULL_STRENGTH - 1), {}],
  ['between two people', { side: 'both' }, {}],
  ['while the values of moves are shown', { values: true }, {}],
])('it does not think ahead %s', async (_, settings, facts) => {
  const room = await personsTurn(settings, facts);
  expect(searches(room).filter(({ by }) => by === 'flipside')).toEqual([]);
});

test('it does not where the browser tells nothing of the power', async () => {
  const room = begun(levels(FULL_STRENGTH));
  await untilLoaded();
  expect(searches(room)).toEqual([]);
});

test.each<[string, (room: Room) => void]>([
  ['the values of moves', room => room.play.set('values', true)],
  ['a hint', room => room.play.hint()],
])('%s replace it, and are not stopped', async (_, ask) => {
  const room = await personsTurn();
  ask(room);
  expect([room.engine.stops, searches(room).at(-1)?.by]).toEqual([0, 'analysis']);
});

test.each<[string, (room: Room) => void]>([
  ['the power is cut', room => room.play.observe({ charging: false })],
  ['the page is hidden', room => room.play.observe({ visible: false })],
  ['the person leaves', room => room.play.openMenu()],
  ['the person switches it off', room => room.play.set('thinksAhead', false)],
])('it stops if %s', async (_, change) => {
  const room = await personsTurn();
  change(room);
  expect([room.engine.stops, searches(room)]).toEqual([1, []]);
});
