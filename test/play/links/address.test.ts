import { expect, test } from 'vitest';
import { readAddress } from '../../../src/play/links/readAddress.ts';
import { begun, memoryStorage, openRoom, playThrough } from '../../../testkit/play/playRoom.ts';

const entriesOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(
    key => `${key} ${storage.getItem(key)}`,
  );

/** A tab in which f5 and d6 were played, with a function that opens an address there. */
const playing = async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  await playThrough(begun({}, { storage, tab, random: () => 0.6 }), 'f5d6');
  return {
    kept: () => [...entriesOf(storage), ...entriesOf(tab)],
    open: (search: string) => openAt(search, storage, tab),
  };
};

const openAt = async (search: string, storage = memoryStorage(), tab = memoryStorage()) => {
  const room = openRoom({ storage, tab });
  await room.open(readAddress(search, room.stores.settings.getState()));
  return room;
};

test('an address opens its game on the board at once, and does not change the settings', async () => {
  const { stores } = await openAt('?game=anti&size=7x4&you=white&opponent=jack');
  const { match } = stores.match.getState();
  expect(stores.app.getState().screen).toBe('board');
  expect(match).toMatchObject({
    setup: { game: 'anti', shape: { width: 7, height: 4 } },
    seats: { black: { opponent: 'jack' }, white: { type: 'human' } },
  });
  expect(stores.settings.getState()).toMatchObject({ game: 'othello', size: '8x8', side: 'black' });
});

test('a game opened by address keeps the unfinished one, and a reload continues the new one', async () => {
  const { open } = await playing();
  expect((await open('?utm=x')).moves()).toBe('f5d6');
  const second = await open('?game=reversi');
  const after = await open('');
  expect(after.match()).toEqual(second.match());
  expect(after.saved.list().map(({ match }) => match.transcript.length)).toContain(2);
});

test('a refused address opens the menu with a notice, and changes nothing stored', async () => {
  const { open, kept } = await playing();
  const before = kept();
  const { screen, notices } = (await open('?size=1x9')).app();
  expect(screen).toBe('menu');
  expect(notices).toMatchObject([{ name: 'address', refusal: { value: '1x9' } }]);
  expect(kept()).toEqual(before);
});
