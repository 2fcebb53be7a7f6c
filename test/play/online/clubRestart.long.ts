import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { ClubState } from '../../../src/net/contract/club.ts';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import { openLivePage, untilSo } from '../../../testkit/play/livePage.ts';
import { memoryStorage, type Room } from '../../../testkit/play/playRoom.ts';
import { useServers } from '../../server/kit/ownServers.ts';

const servers = useServers();

const openPage = (port: number, browser: number, name: string, tab = memoryStorage()): Room =>
  openLivePage(port, { browser, tab, settings: { name } });

/** Waits until the page's club matches a condition. */
const until = async ({ stores }: Room, isSo: (club: ClubState) => boolean): Promise<ClubState> => {
  const clubNow = () => stores.club.getState().club;
  await untilSo(() => {
    const club = clubNow();
    return club !== undefined && isSo(club);
  });
  return clubNow() as ClubState;
};

const copyOf = (storage: Storage): Storage => {
  const copy = memoryStorage();
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
};

const PLAN = {
  system: 'swiss',
  rounds: 3,
  setup: writeSetup(STANDARD_SETUP),
  clock: { kind: 'none' },
} as const;
const SLIDE = { setup: STANDARD_SETUP, transcript: [], text: 'Which square?', drawn: [] };

test("after a server restart the host's page restores the tournament", async () => {
  const { port } = await servers.start();
  const host = openPage(port, 1, 'Grey');
  const people = [2, 3, 4, 5].map(browser => openPage(port, browser, 'Ben'));
  const calls = await host.play.club();
  calls.host('EVENING');
  await until(host, () => true);
  for (const page of people) {
    (await page.play.club()).enter('EVENING');
    await until(page, () => true);
  }
  calls.show(SLIDE);
  await until(host, ({ members }) => members.length === 4);
  calls.begin(PLAN);
  await until(host, ({ games }) => games?.boards.every(({ code }) => code !== undefined) === true);
  for (const board of [1, 2]) calls.decide(board, 'white');
  const before = await until(
    host,
    ({ games }) => games?.boards.every(({ winner }) => winner === 'white') === true,
  );
  await servers.stop();

  await servers.start({ PORT: String(port) });
  const isBack = ({ members, games }: ClubState): boolean =>
    host.stores.club.getState().isRestored &&
    members.length === 4 &&
    members.every(({ presence }) => presence === 'here') &&
    games?.standings?.filter(({ points }) => points > 0).length === 2;
  const after = await until(host, isBack);
  const placesIn = ({ games, members }: ClubState): readonly (readonly [string | undefined, number])[] =>
    (games?.standings ?? []).map(({ member, points }) => [
      members.find(({ id }) => id === member)?.name,
      points,
    ]);
  expect([placesIn(after), after.slide?.text]).toEqual([placesIn(before), 'Which square?']);
  calls.nextRound();
  await until(people[0] as Room, ({ games }) => games?.round === 2);
  for (const page of [host, ...people]) (await page.play.club()).leave();
});

test("a host's page that was reloaded while the server was down restores the class", async () => {
  const { port } = await servers.start();
  const tab = memoryStorage();
  const host = openPage(port, 1, 'Grey', tab);
  const pupil = openPage(port, 2, 'Ben');
  const calls = await host.play.club();
  calls.host('CLASS');
  await until(host, () => true);
  (await pupil.play.club()).enter('CLASS');
  calls.show(SLIDE);
  await until(host, ({ members, slide }) => members.length === 1 && slide !== undefined);
  const reloadedTab = copyOf(tab);
  calls.leave();
  expect(tab.length).toBe(0);
  await servers.stop();

  const reloaded = openPage(port, 1, 'Grey', reloadedTab);
  const again = await reloaded.play.club();
  again.host('CLASS');
  await untilSo(() => reloaded.stores.club.getState().connection.type === 'ended');
  await servers.start({ PORT: String(port) });
  again.host('CLASS');
  const club = await until(
    reloaded,
    ({ members, slide }) => slide !== undefined && members.some(({ presence }) => presence === 'here'),
  );
  expect([club.members.map(({ name }) => name), club.slide?.text]).toEqual([['Ben'], 'Which square?']);
  again.leave();
  (await pupil.play.club()).leave();
});
