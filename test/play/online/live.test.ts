import { expect, test } from 'vitest';
import { isMatchOver, positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { openWire } from '../../../src/net/server.ts';
import { openAddress } from '../../../src/play/links/openAddress.ts';
import { readAddress } from '../../../src/play/links/readAddress.ts';
import type { OnlineState } from '../../../src/store/onlineStore.ts';
import { selectIsPersonsTurn } from '../../../src/store/selectors.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { openLivePage, untilSo } from '../../../testkit/play/livePage.ts';
import type { Room, RoomOptions } from '../../../testkit/play/playRoom.ts';
import { startPrefixProxy } from '../../../testkit/server/prefixProxy.ts';
import { serverForAll } from '../../server/kit/serverForAll.ts';

const server = serverForAll();
let browsers = 0;

/** A page in a browser of its own, unless a storage is given. */
const openPage = (settings: Partial<Settings>, options: RoomOptions = {}): Room => {
  browsers++;
  return openLivePage(server.port, { browser: browsers, settings, ...options });
};

const online = ({ stores }: Room): OnlineState => stores.online.getState();
const untilConnection = (page: Room, type: OnlineState['connection']['type']): Promise<void> =>
  untilSo(() => online(page).connection.type === type);
const untilBegun = (page: Room): Promise<void> => untilSo(() => online(page).table?.match !== undefined);

const untilOver = (page: Room): Promise<void> =>
  untilSo(() => online(page).table?.match?.result !== undefined);
/** Waits until the server has confirmed that the page came first. */
const untilFirst = (page: Room): Promise<void> =>
  untilSo(() => {
    const { connection } = online(page);
    return connection.type === 'meeting' && connection.isThere;
  });

/** Goes to a table, and accepts the invitation unless the page has a seat or may only watch. */
const sitDown = async (page: Room, code: string): Promise<void> => {
  page.play.online.join(code);
  await untilSo(() => online(page).connection.type === 'invited' || online(page).table !== undefined);
  page.play.online.accept();
};

/** Anna has opened a table with Black, and Ben sits at White. */
const seatTwo = async (settings: Partial<Settings> = {}, options: RoomOptions = {}) => {
  const anna = openPage({ name: 'Anna', ...settings }, options);
  const ben = openPage({ name: 'Ben' }, options);
  anna.play.online.playFriend();
  await untilConnection(anna, 'connected');
  await sitDown(ben, online(anna).table?.code ?? '');
  await Promise.all([untilBegun(anna), untilBegun(ben)]);
  return [anna, ben] as const;
};

/** Plays the first legal square when it is this page's turn. */
const playOnce = (page: Room): void => {
  const match = page.match();
  if (match === undefined || !selectIsPersonsTurn(page.state())) return;
  const [square] = legalMoves(positionOf(match));
  if (square !== undefined) page.play.playSquare(square);
};

/** The pages play their first legal squares in turn, until both boards show this many plies. */
const playTo = async (pages: readonly Room[], plies: number): Promise<void> => {
  const isSo = (page: Room): boolean => {
    const match = page.match();
    return match !== undefined && (match.transcript.length >= plies || isMatchOver(match));
  };
  const turns = async (page: Room): Promise<void> => {
    while (!isSo(page)) {
      const before = page.match();
      playOnce(page);
      await untilSo(() => page.match() !== before);
    }
  };
  await Promise.all(pages.map(turns));
};

test.each([
  { game: 'reversi', size: '4x4' },
  { game: 'xot' },
  { game: 'anti', size: '4x4', headStart: 'corners1' },
  { game: 'othello', size: '4x4', headStart: 'discs4', side: 'random' },
  { game: 'connect4', clock: '1+0' },
] as const)('two pages play $game to the end over real sockets', async settings => {
  const [anna, ben] = await seatTwo(settings);
  expect(ben.match()?.seats.black).toEqual({ type: 'remote', name: 'Anna' });
  await playTo([anna, ben], 99);
  await Promise.all([untilOver(anna), untilOver(ben)]);
  expect(anna.moves()).toBe(ben.moves());
  expect(online(anna).table?.match?.result).toEqual(online(ben).table?.match?.result);
});

test('a finished match is listed for both players, and everybody can replay it', async () => {
  const [anna, ben] = await seatTwo({
    game: 'connect4',
    clock: '10+5',
    rated: { friend: true, anybody: true },
  });
  await playTo([anna, ben], 99);
  const moves = anna.moves();
  await untilOver(anna);
  anna.play.online.loadGames();
  await untilSo(() => online(anna).games?.state === 'loaded');
  await untilSo(() => online(anna).ratings !== undefined);
  expect(online(anna).ratings).toEqual([]);
  expect(online(anna).table?.match?.unrated).toBe('oneAddress');
  const [game] = online(anna).games?.matches ?? [];
  const carl = openPage({});
  carl.play.openReplay(game?.id ?? '');
  await untilSo(() => online(carl).replay !== undefined);
  carl.play.goTo(moves.length);
  expect([carl.moves(), carl.app().rules]).toEqual([moves, 'connect4']);
});

test('a player who reviews a game with a friend keeps the seat, and returns for the rematch', async () => {
  const [anna, ben] = await seatTwo({ size: '4x4' });
  await playTo([anna, ben], 99);
  await untilOver(anna);
  anna.play.online.ask('rematch');
  await untilSo(() => online(ben).table?.offers.length === 1);
  anna.play.study.review();
  await untilSo(() => online(ben).table?.seats.black?.presence === 'reconnecting');
  expect([online(anna).table, online(ben).table?.offers]).toEqual([undefined, []]);
  ben.play.online.ask('rematch');
  await untilSo(() => online(ben).table?.offers.length === 1);
  anna.play.study.leave();
  await untilSo(() => online(anna).table?.offers.length === 1);
  const [offer] = online(anna).table?.offers ?? [];
  if (offer !== undefined) anna.play.online.answer(offer, true);
  await Promise.all([anna, ben].map(page => untilSo(() => online(page).table?.match?.number === 2)));
  expect(anna.match()?.seats.black).toEqual({ type: 'remote', name: 'Ben' });
});

test('after a restart of the server the match continues at the same ply by itself', async () => {
  const [anna, ben] = await seatTwo();
  await playTo([anna, ben], 7);
  const moves = anna.moves();
  const lost = Promise.all([untilConnection(anna, 'reconnecting'), untilConnection(ben, 'reconnecting')]);
  await server.restart();
  await lost;
  await Promise.all([untilConnection(anna, 'connected'), untilConnection(ben, 'connected')]);
  expect([anna.moves(), ben.moves()]).toEqual([moves, moves]);
  await playTo([anna, ben], 12);
  expect(ben.moves()).toHaveLength(24);
});

test.each([
  ['with the game and its color', 0],
  ['in the other order', 1],
] as const)('two open addresses with game, side and word: %s', async (_, first) => {
  const pages = [
    `?game=connect4&you=yellow&clock=5%2B0&table=172.16.1.150-riedel${first}`,
    `?you=black&table=172.16.1.15O-Riedel${first}`,
  ].map(search => {
    const page = openPage({});
    const address = readAddress(search, page.stores.settings.getState());
    const come = () => openAddress({ play: page.play, start: () => {}, resume: async () => false }, address);
    return { ...page, come };
  });
  const [anna, ben] = [pages[first], pages[1 - first]] as [(typeof pages)[0], (typeof pages)[0]];
  await anna.come();
  await untilFirst(anna);
  await ben.come();
  await Promise.all([untilBegun(anna), untilBegun(ben)]);
  const [game, clock, you, other, names] =
    first === 0
      ? (['connect4', { initialSeconds: 300 }, 'black', 'white', ['side']] as const)
      : (['othello', { kind: 'none' }, 'white', 'black', ['setup', 'side', 'clock']] as const);
  expect(online(anna).table?.you).toBe(other);
  const table = { setup: { game }, clock, you };
  expect(online(ben)).toMatchObject({ cameSecond: true, wish: { names }, table });
  expect(anna.stores.settings.getState()).toMatchObject({ game: 'othello', clock: 'none' });
});

test('a page served without a game server reports that', async () => {
  const anna = openPage({}, { wire: openWire(`http://localhost:${server.port}/below/`) });
  anna.play.online.playFriend();
  await untilConnection(anna, 'ended');
  expect(online(anna).connection).toEqual({ type: 'ended', trouble: 'noServer' });
});

test('page and games work below a path', async () => {
  const proxy = await startPrefixProxy('/games/flipside', server.port);
  const below = { wire: openWire(`http://localhost:${proxy.port}/games/flipside/`) };
  const [anna, ben] = await seatTwo({}, below);
  await playTo([anna, ben], 5);
  expect(anna.moves()).toBe(ben.moves());
  await proxy.close();
});
