import { expect, test } from 'vitest';
import type { ServerQuestion, WireAnswer } from '../../../src/net/contract/records.ts';
import type { ServerPages } from '../../../src/net/serverPages.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { FakeServer } from '../../../testkit/play/fakeServer.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';

type Summary = WireAnswer<'games'>['matches'][number];

const gameNumber = (number: number): Summary => ({
  id: `game-${number}`,
  code: 'ABCDEF',
  setup: { game: 'othello', size: '8x8' },
  you: 'black',
  players: { black: 'Anna', white: 'Ben' },
  started: number,
});

/** A server with this many games of this browser, two per page. */
const openPage = (count: number) => {
  const server = new FakeServer();
  const all = Array.from({ length: count }, (_, index) => gameNumber(count - index));
  const asked: { readonly kind: string; readonly question: unknown }[] = [];
  const ask = async (kind: string, question: unknown) => {
    asked.push({ kind, question });
    const { after } = question as ServerQuestion<'games'>;
    const rest = all.filter(({ started }) => after === undefined || started < after.started);
    const matches = rest.slice(0, 2);
    const last = matches.at(-1);
    server.games = {
      matches,
      ...(last !== undefined && rest.length > 2 && { next: { started: last.started, id: last.id } }),
    };
    return server.pages.ask('games', question as ServerQuestion<'games'>);
  };
  const pages = { ...server.pages, ask: ask as ServerPages['ask'] };
  const room = openRoom({ wire: { joinRoom: server.joinRoom, pages } });
  const games = () => room.stores.online.getState().games;
  return { ...room, server, asked, games, ids: () => games()?.matches.map(({ id }) => id) };
};

test("this browser's games are listed newest first, and more on request", async () => {
  const page = openPage(3);
  page.play.online.loadGames();
  expect(page.games()).toEqual({ matches: [], isMore: false, state: 'loading' });
  await settle();
  expect([page.ids(), page.games()?.isMore]).toEqual([['game-3', 'game-2'], true]);
  page.play.online.loadGames(true);
  expect(page.ids()).toEqual(['game-3', 'game-2']);
  await settle();
  expect([page.ids(), page.games()?.isMore]).toEqual([['game-3', 'game-2', 'game-1'], false]);
  page.play.online.loadGames();
  await settle();
  expect(page.ids()).toEqual(['game-3', 'game-2']);
});

test('a list that cannot be loaded says why', async () => {
  const room = openRoom();
  room.play.online.loadGames();
  await settle();
  expect(room.stores.online.getState().games).toEqual({ matches: [], isMore: false, state: 'noServer' });
});

test('hosts and ratings come from the server, and stay if it does not answer', async () => {
  const known = { hosts: ['grey'], ratings: [{ game: 'othello', rating: 1500 }] as never };
  let answers = true;
  const ask = async (kind: keyof typeof known) =>
    answers && kind in known ? { [kind]: known[kind] } : 'noServer';
  const pages = { ...new FakeServer().pages, ask: ask as never };
  const { play, stores, keys } = openRoom({ wire: { joinRoom: async () => ({ type: 'failed' }), pages } });
  keys.keep('ABCDEF', 'token');
  for (answers of [true, false]) {
    await play.online.loadHosts();
    play.online.loadGames();
    await settle();
    expect(stores.online.getState()).toMatchObject(known);
  }
});

test('the list is kept during a game', async () => {
  const page = openPage(1);
  page.play.online.loadGames();
  await settle();
  page.play.online.playFriend();
  await settle();
  page.play.online.leave();
  expect(page.ids()).toEqual(['game-1']);
});

test('a valid name is saved as shown, sent if the server knows this browser, and can be removed', () => {
  const page = openPage(0);
  expect(page.play.online.rename('  Anna   B ')).toBe(true);
  expect(page.stores.settings.getState().name).toBe('Anna B');
  expect(page.asked).toEqual([]);
  const { identity } = page.keys;
  expect(page.play.online.rename('a\u202eb')).toBe(false);
  expect(page.stores.settings.getState().name).toBe('Anna B');
  expect(page.play.online.rename('Ann')).toBe(true);
  expect(page.asked).toEqual([{ kind: 'name', question: { identity, name: 'Ann' } }]);
  expect(page.play.online.rename(' ')).toBe(true);
  expect(page.stores.settings.getState().name).toBe('');
  expect(page.asked.at(-1)).toEqual({ kind: 'name', question: { identity } });
});

test('after deleting all data the browser has a new identity', async () => {
  const page = openPage(0);
  page.play.online.rename('Anna');
  const { identity } = page.keys;
  page.keys.keep('ABCDEF', 'x'.repeat(22));
  await page.play.online.forget();
  expect(page.asked).toEqual([{ kind: 'forget', question: { identity } }]);
  expect(page.stores.settings.getState().name).toBe('');
  expect([page.keys.isKnown, page.keys.token('ABCDEF')]).toEqual([false, undefined]);
});

test('if the server cannot be reached, this browser keeps its identity', async () => {
  const { joinRoom, pages } = new FakeServer();
  const page = openRoom({ wire: { joinRoom, pages: { ...pages, ask: async () => 'unreachable' } } });
  const { identity } = page.keys;
  expect(await page.play.online.forget()).toBe('unreachable');
  expect(page.keys.identity).toBe(identity);
});

test('a browser that never played online has nothing to delete', async () => {
  const page = openPage(0);
  expect(await page.play.online.forget()).toBeUndefined();
  expect(page.asked).toEqual([]);
});
