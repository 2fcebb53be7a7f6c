import { expect, test } from 'vitest';
import { readAddress } from '../../../src/play/links/readAddress.ts';
import { memoryStorage, openRoom, playThrough } from '../../../testkit/play/playRoom.ts';

const entriesOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(
    key => `${key} ${storage.getItem(key)}`,
  );

const openAt = async (search: string, storage = memoryStorage(), tab = memoryStorage()) => {
  const room = openRoom({ storage, tab });
  await room.open(readAddress(search, room.stores.settings.getState()));
  return room;
};

test('an address opens its game on the board at once and leaves the settings alone', async () => {
  const { stores } = await openAt('?game=anti&size=7x4&you=white&opponent=jack');
  const { match } = stores.match.getState();
  expect(stores.app.getState().screen).toBe('board');
  expect([match?.setup.game, match?.setup.shape.width, match?.setup.shape.height]).toEqual(['anti', 7, 4]);
  expect(match?.seats).toMatchObject({ black: { opponent: 'jack' }, white: { type: 'human' } });
  expect(stores.settings.getState()).toMatchObject({ game: 'othello', size: '8x8', side: 'black' });
});

test('a game opened by address keeps the unfinished one, and a reload continues the new one', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const first = await openAt('', storage, tab);
  first.play.startMatch();
  await playThrough(first, 'f5d6');
  const second = await openAt('?game=reversi', storage, tab);
  const after = await openAt('', storage, tab);
  expect(after.match()).toEqual(second.match());
  expect(after.saved.list().map(({ match }) => match.transcript.length)).toContain(2);
});

test('an address that is refused opens the menu with a notice, and touches nothing stored', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const first = await openAt('', storage, tab);
  first.play.startMatch();
  await playThrough(first, 'f5d6');
  const before = [...entriesOf(storage), ...entriesOf(tab)];
  const { stores } = await openAt('?size=1x9', storage, tab);
  const { screen, notices } = stores.app.getState();
  expect(screen).toBe('menu');
  expect(notices.map(({ name, refusal }) => [name, refusal?.value])).toEqual([['address', '1x9']]);
  expect([...entriesOf(storage), ...entriesOf(tab)]).toEqual(before);
});

test("without a game in the address the tab's match continues", async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const first = await openAt('', storage, tab);
  first.play.startMatch();
  await playThrough(first, 'f5');
  expect((await openAt('?utm=x', storage, tab)).moves()).toBe('f5');
});
