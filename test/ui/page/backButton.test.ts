// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Square } from '../../../src/game/square.ts';
import { treeOf } from '../../../src/game/tree.ts';
import type { ScreenName } from '../../../src/look/layout.ts';
import { NO_STUDY } from '../../../src/store/studyStore.ts';
import { followBackButton } from '../../../src/ui/page/backButton.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, press } from '../../../testkit/ui/queries.ts';
import { atTable, playedMatch } from '../../../testkit/ui/tables.ts';
import { SMALL_PHONE, sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'study', match: { match: matchOf('f5') } });
let stop = (): void => {};

/** Opens a screen as if the page had just been loaded there. */
const open = (screen: ScreenName): void => {
  history.replaceState(null, '');
  page.stores.app.setState({ screen });
  page.play.openPlace.mockImplementation(place => page.stores.app.setState({ screen: place }));
  stop = followBackButton(page.play);
};

/** Opens Study, and the board from there. */
const openBoard = (): void => {
  open('study');
  page.stores.app.setState({ screen: 'board' });
};

/** Navigates the history as a person does, and waits for the browser. */
const go = async (steps: number): Promise<void> => {
  const arrived = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await arrived;
};

const dialogs = (): number => allByRole('dialog').length;
const screen = (): string => page.stores.app.getState().screen;
/** Waits until the browser's history entry matches. */
const isAt = (entry: object): Promise<void> => until(() => expect(history.state).toMatchObject(entry));

afterEach(() => stop());

test('Back closes an open dialog, and only the next one leads to the previous place', async () => {
  openBoard();
  press('?', document.body);
  await go(-1);
  expect(dialogs()).toBe(0);
  expect(screen()).toBe('board');
  await go(-1);
  expect(screen()).toBe('study');
  await isAt({ screen: 'study', layers: 0 });
});

test('Back also closes a dialog of the menu', async () => {
  open('menu');
  await isAt({ screen: 'menu' });
  byRole('button', 'Online').click();
  await isAt({ screen: 'menu', layers: 1 });
  await go(-1);
  expect(dialogs()).toBe(0);
  await isAt({ screen: 'menu', layers: 0 });
});

test('Back closes nested dialogs one by one, and Forward opens none again', async () => {
  openBoard();
  press('?', document.body);
  page.stores.match.setState({ asksNewGame: true });
  expect(dialogs()).toBe(2);
  await go(-1);
  expect(allByRole('dialog', 'Keys')).toHaveLength(1);
  expect(dialogs()).toBe(1);
  await go(-1);
  await isAt({ screen: 'board', layers: 0 });
  await go(1);
  expect(dialogs()).toBe(0);
  await isAt({ screen: 'board', layers: 0 });
});

test('Back ignores a sheet whose list fits again on a larger page', async () => {
  page.stores.app.setState({ viewport: SMALL_PHONE });
  openBoard();
  byRole('button', 'Moves').click();
  page.stores.app.setState({ viewport: { width: 1440, height: 900 } });
  await isAt({ screen: 'board', layers: 0 });
});

test('Forward onto a study opens that study', async () => {
  open('study');
  const study = { id: 'study-tried', tree: treeOf(STANDARD_SETUP, []), origin: undefined };
  page.stores.study.setState({ study });
  page.stores.app.setState({ screen: 'board' });
  await isAt({ screen: 'board', study: 'study-tried' });
  page.play.openPlace.mockImplementation(place => {
    page.stores.study.setState({ study: undefined });
    page.stores.app.setState({ screen: place });
  });
  await go(-1);
  expect(screen()).toBe('study');
  await go(1);
  expect(page.play.study.reopen).toHaveBeenCalledExactlyOnceWith('study-tried');
  expect(page.play.continueMatch).not.toHaveBeenCalled();
});

/** Opens the study of the game on the board. */
const openStudyOfGame = async (): Promise<void> => {
  openBoard();
  const { study } = page.stores;
  await isAt({ screen: 'board', fromPlace: true });
  const players = { black: { type: 'human' }, white: { type: 'human' } } as const;
  const origin = { kind: 'local', id: 'played', players } as const;
  study.setState({ study: { id: 'study-played', tree: treeOf(STANDARD_SETUP, []), origin } });
  page.play.study.leave.mockImplementation(() => void Promise.resolve().then(() => study.setState(NO_STUDY)));
  await isAt({ study: 'study-played', overGame: true });
};

test("Back leads from a game's study to the game, then to the previous place, and Forward to the study again", async () => {
  await openStudyOfGame();
  await go(-1);
  expect(page.play.study.leave).toHaveBeenCalledOnce();
  await isAt({ screen: 'board', study: undefined, fromPlace: true, overGame: false });
  await go(1);
  expect(page.play.study.reopen).toHaveBeenCalledExactlyOnceWith('study-played');
  await go(-1);
  await go(-1);
  expect(screen()).toBe('study');
});

test('returning from a study to its game leaves no history entries, however often', async () => {
  await openStudyOfGame();
  const { length } = history;
  const { study } = page.stores.study.getState();
  for (let round = 0; round < 2; round++) {
    page.stores.study.setState({ study: undefined });
    await isAt({ screen: 'board', overGame: false });
    page.stores.study.setState({ study });
    await isAt({ study: 'study-played', overGame: true });
  }
  expect(history.length).toBe(length);
});

test('the address of the analysis board opens an empty one', async () => {
  open('study');
  page.play.study.open.mockImplementation(() => page.stores.app.setState({ screen: 'board' }));
  location.hash = 'analysis';
  await isAt({ screen: 'board', fromPlace: true });
  expect(page.play.study.open).toHaveBeenCalledExactlyOnceWith();
  expect(location.hash).toBe('');
});

test('the board has the address of an empty one while it is empty', async () => {
  open('study');
  const study = { id: 'study-blank', tree: treeOf(STANDARD_SETUP, []), origin: undefined };
  page.stores.study.setState({ study });
  page.stores.app.setState({ screen: 'board' });
  await until(() => expect(location.hash).toBe('#analysis'));
  page.stores.study.setState({ study: { ...study, tree: treeOf(STANDARD_SETUP, [37 as Square]) } });
  await until(() => expect(location.hash).toBe(''));
});

test('after a reload with an open dialog, Back still leads to a place', async () => {
  openBoard();
  press('?', document.body);
  stop();
  page.reopen({ screen: 'board', match: { match: matchOf('') } });
  stop = followBackButton(page.play);
  await isAt({ screen: 'board', layers: 0 });
  await go(-1);
  expect(page.play.openPlace).toHaveBeenCalledOnce();
});

test('a dialog that opens the board leaves no history entry', async () => {
  open('menu');
  await isAt({ screen: 'menu' });
  byRole('button', 'Online').click();
  page.stores.app.setState({ screen: 'board' });
  await isAt({ screen: 'board', layers: 0 });
  await go(-1);
  expect(screen()).toBe('menu');
});

test('an address written while a dialog is open stays when it closes', async () => {
  openBoard();
  press('?', document.body);
  history.replaceState(history.state, '', '?table=ABCDEF');
  byRole('button', 'Close').click();
  await isAt({ screen: 'board', layers: 0 });
  expect(location.search).toBe('?table=ABCDEF');
  history.replaceState(history.state, '', '/');
});

test('going back and forth between board and place adds no history', async () => {
  openBoard();
  const { app } = page.stores;
  const { length } = history;
  for (let round = 0; round < 2; round++) {
    app.setState({ screen: 'study' });
    await isAt({ screen: 'study' });
    app.setState({ screen: 'board' });
    await isAt({ screen: 'board' });
  }
  expect(history.length).toBe(length);
  expect(page.play.openPlace).not.toHaveBeenCalled();
});

test('at a table Back asks whether to leave, a second Back closes the question, and the board stays', async () => {
  openBoard();
  page.stores.online.setState(atTable({ match: playedMatch('f5d6') }));
  page.play.openPlace.mockImplementation(() => page.stores.online.setState({ asksLeave: true }));
  await go(-1);
  expect(allByRole('dialog', 'Leave the game?')).toHaveLength(1);
  await isAt({ screen: 'board', fromPlace: true, layers: 1 });
  await go(-1);
  expect(dialogs()).toBe(0);
  await isAt({ screen: 'board', fromPlace: true, layers: 0 });
  expect(page.play.openPlace).toHaveBeenCalledOnce();
});

/** The address after the page's path. */
const address = (): string => location.search + location.hash;

test('each place has its address, and Back and Forward step through them', async () => {
  open('menu');
  const { app } = page.stores;
  await isAt({ screen: 'menu' });
  app.setState({ screen: 'study' });
  expect(address()).toBe('#study');
  app.setState({ screen: 'you' });
  expect(address()).toBe('#you');
  await go(-1);
  expect([screen(), address()]).toEqual(['study', '#study']);
  await go(-1);
  expect([screen(), address()]).toEqual(['menu', '']);
  await go(1);
  expect([screen(), address()]).toEqual(['study', '#study']);
});

test('a game opened from a place has no fragment, and Back leads to that place', async () => {
  open('menu');
  const { app } = page.stores;
  await isAt({ screen: 'menu' });
  app.setState({ screen: 'study' });
  app.setState({ screen: 'board' });
  expect(address()).toBe('');
  await isAt({ screen: 'board', fromPlace: true });
  await go(-1);
  expect([screen(), address()]).toEqual(['study', '#study']);
});

test('Back from the colors leads to the place they were opened from', async () => {
  open('you');
  const { app } = page.stores;
  await isAt({ screen: 'you' });
  page.play.cancelDraft.mockImplementation(() => app.setState({ screen: 'you' }));
  app.setState({ screen: 'colors' });
  await isAt({ screen: 'colors', fromPlace: true });
  await go(-1);
  expect([screen(), address()]).toEqual(['you', '#you']);
  expect(page.play.cancelDraft).toHaveBeenCalledOnce();
});

test.each([
  ['menu', '#you', 'you', '#you'],
  ['study', '#nowhere', 'menu', ''],
  ['study', '', 'menu', ''],
  ['board', '#study', 'study', '#study'],
  ['board', '#nowhere', 'board', ''],
] as const)('on the %s screen the address %s leads to %s', async (shown, typed, reached, left) => {
  open(shown);
  await isAt({ screen: shown });
  const arrived = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
  location.hash = typed === '' ? '#' : typed;
  await arrived;
  await isAt({ screen: reached });
  expect([screen(), address()]).toEqual([reached, left]);
});

test('leaving a place closes its dialog', async () => {
  open('you');
  const { app } = page.stores;
  await isAt({ screen: 'you' });
  byRole('button', 'Settings').click();
  await isAt({ screen: 'you', layers: 1 });
  app.setState({ screen: 'study' });
  await isAt({ screen: 'study', layers: 0 });
  expect([dialogs(), address()]).toEqual([0, '#study']);
  await go(-1);
  await isAt({ screen: 'you', layers: 0 });
});
