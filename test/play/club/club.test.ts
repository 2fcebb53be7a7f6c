import { expect, test } from 'vitest';
import { NOBODY } from '../../../server/club/club.ts';
import { clubStateFor } from '../../../server/club/clubView.ts';
import { withNews } from '../../../server/club/rounds.ts';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import type { GamesPlan, Slide } from '../../../src/net/contract/club.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { readAddress } from '../../../src/play/links/readAddress.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { FakeClubs } from '../../../testkit/play/fakeClubs.ts';
import {
  memoryStorage,
  openRoom,
  type Room,
  type RoomOptions,
  square,
} from '../../../testkit/play/playRoom.ts';

const SLIDE: Slide = {
  setup: STANDARD_SETUP,
  transcript: readMoves(startOf(STANDARD_SETUP), 'f5') ?? [],
  text: 'Where?',
  drawn: [{ from: square('c4'), to: square('f5') }],
};
const PLAN: GamesPlan = {
  system: 'swiss',
  rounds: 3,
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
};

const pageOf = (server: FakeClubs, name: string, options: RoomOptions = {}) =>
  openRoom({ wire: server, settings: { name }, browser: name.length, ...options });
const shown = ({ stores }: Room) => stores.club.getState();

const hosted = async (server = new FakeClubs(), options: RoomOptions = {}) => {
  const room = pageOf(server, 'Grey', options);
  const club = await room.play.club();
  expect(club.host('o w l s')).toBe(true);
  await settle();
  await settle();
  return { server, room, club };
};
const entered = async (server: FakeClubs, name: string) => {
  const room = pageOf(server, name);
  const club = await room.play.club();
  expect(club.enter('owls')).toBe(true);
  await settle();
  await settle();
  return { room, club };
};
/** A host with Eva and Benno, and members without a page in the test. */
const inClass = async () => {
  const { server, ...host } = await hosted();
  const [eva, benno] = [await entered(server, 'Eva'), await entered(server, 'Benno')];
  return { server, host, eva, benno };
};
/** Lets both pages detect the lost connection and reconnect. */
const comeBack = async (...rooms: readonly Room[]): Promise<void> => {
  for (let second = 0; second < 30; second++) {
    for (const { clock } of rooms) clock.pass(1000);
    await settle();
    await settle();
  }
};

test('members enter with a word, see positions, answer, and see the answers', async () => {
  const { server, host, eva, benno } = await inClass();
  expect(shown(host.room)).toMatchObject({ word: 'OWLS', connection: { type: 'connected' } });
  expect(shown(eva.room).club?.members.map(({ name }) => name)).toEqual(['Eva', 'Benno']);
  eva.club.answer(square('d6'));
  host.club.show(SLIDE);
  expect(shown(eva.room).club?.slide).toEqual(SLIDE);
  host.club.ask();
  eva.club.answer(square('a1'));
  expect([shown(eva.room).refusal, shown(benno.room).refusal]).toEqual(['flipsNothing', undefined]);
  eva.club.answer(square('d6'));
  benno.club.answer(square('f6'));
  expect(shown(eva.room)).toMatchObject({ refusal: undefined, club: { question: { own: square('d6') } } });
  host.club.reveal([square('f6')]);
  expect(shown(benno.room).club?.question).toMatchObject({ isOpen: false, best: [square('f6')] });
  host.club.remove(2);
  expect(server.club?.removed).toHaveLength(1);
  eva.club.leave();
  expect(shown(eva.room)).toMatchObject({ connection: { type: 'none' }, club: undefined });
  expect(shown(host.room).club?.members).toEqual([]);
});

test('at a closed door a newcomer waits until the host lets them in', async () => {
  const { server, host, eva } = await inClass();
  host.club.moveDoor(false);
  const { room } = await entered(server, 'Marieke');
  expect(shown(room).connection).toEqual({ type: 'knocking' });
  await comeBack(room);
  const { door } = shown(host.room).club!;
  expect(door).toEqual({ isOpen: false, knocks: [{ id: 1, name: 'Marieke' }] });
  host.club.letIn(1);
  await comeBack(room);
  expect(shown(room)).toMatchObject({ connection: { type: 'connected' }, club: { you: 3 } });
  host.club.moveDoor(true);
  expect([shown(host.room).club?.door?.isOpen, shown(eva.room).club?.door]).toEqual([true, undefined]);
  host.club.remove(3);
  expect(shown(host.room).club?.door?.isOpen).toBe(false);
});

test('a refused host keeps the saved club', async () => {
  const { server, host } = await inClass();
  const { hosted } = host.room.tab;
  server.rooms.last.receive('goodbye', { reason: 'tooMany' });
  server.roomOf('host').receive('goodbye', { reason: 'tooMany' });
  expect(shown(host.room).connection).toEqual({ type: 'ended', trouble: 'tooMany' });
  expect(host.room.tab.hosted).toBe(hosted);
});

test('without a name one can host but not enter, and the word must be valid', async () => {
  const room = openRoom({ wire: new FakeClubs(), settings: { name: '' } });
  const club = await room.play.club();
  expect([club.enter('owls'), club.host('?'), club.enter('?'), club.resume(), club.host('owls')]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  await settle();
  await settle();
  expect(shown(room).club?.host).toEqual({ isHere: true });
});

test('without a club or a server the page does not keep waiting', async () => {
  const server = new FakeClubs();
  const { room } = await entered(server, 'Eva');
  const ended = { type: 'ended', trouble: 'unknownClub' };
  expect([shown(room).connection, room.tab.club]).toEqual([ended, undefined]);
  server.absence = 'noServer';
  const { room: other } = await entered(server, 'Benno');
  expect(shown(other).connection).toEqual({ type: 'ended', trouble: 'noServer' });
});

test('the host pairs games, decides them and recalls the rounds', async () => {
  const { server, host, eva } = await inClass();
  host.club.begin({ ...PLAN, system: 'free' });
  expect(shown(eva.room).club?.games).toMatchObject({ round: 1, system: 'free', boards: [{ number: 1 }] });
  host.club.decide(1, 'black');
  host.club.withdraw(2, false);
  expect(shown(host.room).club?.games?.withdrawn).toEqual([2]);
  host.club.withdraw(2, true);
  host.club.nextRound();
  expect(shown(host.room).club?.games?.round).toBe(2);
  host.club.recall();
  expect(shown(host.room).rounds.map(({ round }) => round)).toEqual([1, 2]);
  host.club.recall();
  expect(shown(host.room).rounds).toHaveLength(2);
  host.club.close();
  expect(shown(eva.room).connection).toEqual({ type: 'ended', trouble: 'clubOver' });
  expect([host.room.tab.hosted, server.club?.games?.rounds.length]).toEqual([undefined, 2]);
});

test('a seat leads to its table, and the end of the games leads back', async () => {
  const { server, host, eva } = await inClass();
  host.club.begin(PLAN);
  server.change(club => ({
    ...club,
    games: {
      ...club.games!,
      rounds: club.games!.rounds.map(round => ({
        ...round,
        boards: round.boards.map(board => ({ ...board, code: 'ABCDEF' })),
      })),
    },
  }));
  server.roomOf(1).receive('found', { code: 'ABCDEF', token: 'token-of-a-seat-----22' });
  expect(eva.room.keys.token('ABCDEF')).toBe('token-of-a-seat-----22');
  for (const [code, screen] of [
    ['OTHERS', 'menu'],
    ['ABCDEF', 'club'],
  ] as const) {
    eva.room.stores.online.setState({ table: { code } as never });
    eva.room.stores.app.setState({ screen: 'menu' });
    server.change(club => ({ ...club, games: { ...club.games!, isOver: false } }));
    host.club.endGames();
    expect(eva.room.app().screen).toBe(screen);
  }
});

test('after a lost connection a member returns under the name that the club knows', async () => {
  const { server, host } = await inClass();
  const tab = memoryStorage();
  const second = pageOf(server, 'Eva', { browser: 77, tab });
  const club = await second.play.club();
  club.enter('owls');
  await settle();
  await settle();
  server.breakLines();
  expect(shown(second).connection).toEqual({ type: 'reconnecting' });
  await comeBack(second, host.room);
  expect(shown(second).connection).toEqual({ type: 'connected' });
  expect(server.rooms.requests.filter(({ kind }) => kind === 'enter').at(-1)).toMatchObject({
    name: 'Eva 2',
  });
  expect(server.rooms.requests.filter(({ kind }) => kind === 'host').at(-1)).toMatchObject({ name: 'Grey' });
  const again = pageOf(server, 'Eva', { browser: 77, tab });
  await again.open(readAddress('', again.stores.settings.getState()));
  await comeBack(again);
  expect(shown(again).club?.you).toBe(3);
});

/** The host's view of a class, without who is present, since members must come in again. */
const classOf = (server: FakeClubs) => {
  const { members, former, question: _, ...others } = clubStateFor(server.club!, 'host');
  return { ...others, people: [...members, ...(former ?? [])].map(({ name }) => name) };
};

/** A tournament of 45 people after a question; in its third round one is away and one has left. */
const tournament = async (tab?: Storage) => {
  const { server, room, club } = await hosted(new FakeClubs(), tab && { tab });
  club.show(SLIDE);
  for (let number = 1; number <= LIMITS.members - 1; number++)
    server.change(old => ({
      ...old,
      members: [...old.members, { id: number, identity: `${number}`, name: `N${number}`, presence: 'here' }],
    }));
  club.begin(PLAN);
  for (let round = 1; round < 3; round++) {
    for (const { number } of shown(room).club?.games?.boards ?? []) club.decide(number, 'black');
    club.nextRound();
  }
  server.change(old => ({ ...old, games: withNews(old.games!, 1, { moves: 'f5d6' }) }));
  club.withdraw(3, false);
  return { server, room, club };
};

test.each([
  ['', (room: Room) => room],
  [
    ', loaded since',
    async (_: Room, server: FakeClubs, tab: Storage) => {
      const again = pageOf(server, 'Grey', { tab });
      (await again.play.club()).resume();
      await comeBack(again);
      return again;
    },
  ],
])("a server that has lost a class restores it from the host's page%s", async (_, pageNow) => {
  const tab = memoryStorage();
  const { server, room: first } = await tournament(tab);
  const room = await pageNow(first, server, tab);
  const before = classOf(server);
  expect(shown(room).isRestored).toBe(false);
  server.restart();
  await comeBack(room);
  expect(classOf(server)).toEqual(before);
  expect(server.club?.members.every(({ identity }) => identity === NOBODY)).toBe(true);
  expect(shown(room).isRestored).toBe(true);
  const sent = server.rooms.last.sent.length;
  await comeBack(room);
  expect(server.rooms.last.sent.slice(sent).filter(({ kind }) => kind === 'club')).toEqual([]);
});

test.each([
  ['the same day', 3_600_000, true],
  ['another day', 25 * 3_600_000, false],
])('after a reload of that page on %s the club is restored: %o', async (_, passed, isBack) => {
  const tab = memoryStorage();
  const { server, room } = await tournament(tab);
  const before = classOf(server);
  server.restart();
  const again = pageOf(server, 'Grey', { tab });
  again.clock.pass(room.clock.now() + passed);
  expect((await again.play.club()).resume()).toBe(true);
  await comeBack(again);
  expect(shown(again).isRestored).toBe(isBack);
  if (isBack) expect(classOf(server)).toEqual(before);
  else expect(server.club?.members).toEqual([]);
});

test('members look for a lost class until its host returns, and give up after five minutes', async () => {
  const { server, host, eva } = await inClass();
  server.restart();
  await comeBack(eva.room);
  expect(shown(eva.room).connection).toEqual({ type: 'reconnecting' });
  await comeBack(host.room, eva.room);
  expect(shown(eva.room).connection).toEqual({ type: 'connected' });
  expect(server.club?.members.map(({ name }) => name)).toEqual(['Eva', 'Benno']);
  server.restart();
  for (let minute = 0; minute < 5; minute++) {
    await comeBack(eva.room);
    expect(shown(eva.room).connection).toEqual({ type: 'reconnecting' });
    await comeBack(eva.room);
  }
  await comeBack(eva.room);
  expect(shown(eva.room).connection).toEqual({ type: 'ended', trouble: 'unknownClub' });
});
