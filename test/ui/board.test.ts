// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { followBackButton } from '../../src/ui/backButton.ts';
import { BLACK_PASSES, matchOf } from './matches.ts';
import { allByRole, byRole, openRoom, press, SMALL_PHONE, teachDialogs } from './uiRoom.ts';

let room: ReturnType<typeof openRoom>;
const start = (transcript = ''): void => {
  room = openRoom({ screen: 'board', match: { match: matchOf(transcript) } });
};

beforeAll(teachDialogs);
beforeEach(() => start());
afterEach(() => room.close());

const cells = () => allByRole('gridcell');
const cell = (square: SquareName): HTMLElement => cells()[parseSquare(square)] as HTMLElement;
const focused = (): string => (document.activeElement?.getAttribute('aria-label') ?? '').slice(0, 2);

test('the grid is called Board and has eight rows of eight cells', () => {
  expect(byRole('grid', 'Board').querySelectorAll('[role=row]')).toHaveLength(8);
  expect(cells()).toHaveLength(64);
  for (const row of allByRole('row')) expect(row.querySelectorAll('[role=gridcell]')).toHaveLength(8);
});

test('exactly one cell is a tab stop, also after moving', () => {
  const stops = () => cells().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([cell('d3')]);
  cell('d3').focus();
  press('ArrowRight');
  expect(stops()).toEqual([cell('e3')]);
});

test.each([
  ['ArrowLeft', 'c3'],
  ['ArrowRight', 'e3'],
  ['ArrowUp', 'd2'],
  ['ArrowDown', 'd4'],
  ['Home', 'a3'],
  ['End', 'h3'],
  ['g', 'g3'],
  ['7', 'd7'],
])('%s leads from d3 to %s', (key, square) => {
  cell('d3').focus();
  press(key);
  expect(focused()).toBe(square);
});

test('arrows stop at the edge', () => {
  cell('d3').focus();
  for (let step = 0; step < 10; step++) press('ArrowUp');
  expect(focused()).toBe('d1');
});

test('a column and a row find their square without a focus on the board', () => {
  press('f', document.body);
  press('5');
  expect(focused()).toBe('f5');
});

test.each(['Enter', ' '])('"%s" plays when it is let go, on the square where it was pressed', key => {
  const target = cell('d3');
  target.focus();
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(room.play.playSquare).not.toHaveBeenCalled();
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
  expect(room.play.playSquare).toHaveBeenCalledExactlyOnceWith(parseSquare('d3'));
});

test('a key that was pressed elsewhere and is let go on a square plays nothing', () => {
  cell('d3').dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
  expect(room.play.playSquare).not.toHaveBeenCalled();
});

test('a click plays its square, be it legal or not, and makes it the tab stop', () => {
  cell('a1').click();
  expect(room.play.playSquare).toHaveBeenCalledWith(parseSquare('a1'));
  expect(cell('a1').tabIndex).toBe(0);
});

test('the second click of a double click does not ask again for what the first one played', () => {
  room.stores.match.setState({ match: matchOf('f5') });
  cell('f5').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(room.play.playSquare).not.toHaveBeenCalled();
  cell('a1').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(room.play.playSquare).toHaveBeenCalledOnce();
});

test('a mouse over a square is told with its point, and a finger is not', () => {
  const move = (pointerType: string): void => {
    const event = new MouseEvent('pointermove', { bubbles: true, clientX: 10, clientY: 20 });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    cell('c4').dispatchEvent(event);
  };
  move('touch');
  expect(room.play.attend).not.toHaveBeenCalled();
  move('mouse');
  expect(room.play.attend).toHaveBeenCalledWith(parseSquare('c4'), { x: 10, y: 20 });
});

test('the counts stand in one element each', () => {
  const texts = [...document.querySelectorAll('.count')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['White 2', 'Black 2']);
});

test('there is one status, and it does not speak by itself', () => {
  expect(allByRole('status').map(({ textContent }) => textContent)).toEqual(['Black to move']);
  expect(byRole('status').getAttribute('aria-live')).toBe('off');
});

test('every command has a button', () => {
  for (const name of ['New game', 'Undo', 'Redo', 'Hint', 'Disc size', 'Menu', 'Sound', 'Keys'])
    expect(allByRole('button', name)).toHaveLength(1);
});

const isAvailable = (name: string): boolean =>
  byRole('button', name).getAttribute('aria-disabled') !== 'true';

test('Undo and Redo are there when there is something to take back or forward', () => {
  expect([isAvailable('Undo'), isAvailable('Redo')]).toEqual([false, false]);
  const match = matchOf('f5d6');
  room.stores.match.setState({ match });
  expect([isAvailable('Undo'), isAvailable('Redo')]).toEqual([true, false]);
  room.stores.match.setState({ match: { ...match, transcript: [], undone: match.transcript } });
  expect([isAvailable('Undo'), isAvailable('Redo')]).toEqual([false, true]);
});

test('Hint is there only on the turn of the person', () => {
  expect(isAvailable('Hint')).toBe(true);
  room.stores.match.setState({ match: matchOf('f5') });
  expect(isAvailable('Hint')).toBe(false);
  byRole('button', 'Hint').click();
  expect(room.play.hint).not.toHaveBeenCalled();
});

test('keys run commands of the table, and letters only while they are on', () => {
  press('n');
  press('F2');
  expect(room.play.newGame).toHaveBeenCalledTimes(2);
  room.stores.settings.setState({ letterKeys: false });
  press('n');
  press('f');
  press('F2');
  expect(room.play.newGame).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(document.body);
});

test('Escape leaves for the menu, unless the result is to be closed first', () => {
  press('Escape');
  expect(room.play.openMenu).toHaveBeenCalledOnce();
  room.stores.match.setState({ result: 'shown' });
  press('Escape');
  expect(room.play.closeResult).toHaveBeenCalledOnce();
  expect(room.play.openMenu).toHaveBeenCalledOnce();
});

test('any key sends the pass card off, and Escape does nothing else', () => {
  room.stores.match.setState({ passCard: 'white' });
  press('Escape');
  expect(room.play.dismissPassCard).toHaveBeenCalledOnce();
  expect(room.play.openMenu).not.toHaveBeenCalled();
});

test.each(['Enter', ' '])('"%s" on a square sends the pass card off, and plays nothing', key => {
  room.stores.match.setState({ passCard: 'white' });
  cell('d3').focus();
  press(key);
  expect(room.play.dismissPassCard).toHaveBeenCalledOnce();
  expect(room.play.playSquare).not.toHaveBeenCalled();
});

test.each(['?', 'F1'])('"%s" opens the list of keys, during which no key plays', key => {
  press(key, document.body);
  expect(byRole('dialog', 'Keys').textContent).toContain('Undo');
  press('n', document.body);
  expect(room.play.newGame).not.toHaveBeenCalled();
});

test('the moves are listed with their numbers, and passes between them without', () => {
  room.stores.match.setState({ match: matchOf(`${BLACK_PASSES}b7`) });
  const rows = [...byRole('list', 'Moves').children].map(row => row.textContent?.replace(/\s+/g, ' ').trim());
  expect(rows.slice(-3)).toEqual(['34 White a8', '– Black pass', '35 White b7']);
  expect(rows).toHaveLength(36);
  expect(byRole('list', 'Moves').lastElementChild?.getAttribute('aria-current')).toBe('step');
});

test('moves that were taken back are not listed', () => {
  const match = matchOf('f5d6c3');
  room.stores.match.setState({ match: { ...match, transcript: match.transcript.slice(0, 1), undone: [] } });
  expect(byRole('list', 'Moves').children).toHaveLength(1);
});

test('where there is no room for the moves a button raises them as a sheet', () => {
  room.close();
  room = openRoom({ screen: 'board', match: { match: matchOf('f5') }, viewport: SMALL_PHONE });
  const sheet = (): boolean => byRole('list', 'Moves').closest<HTMLElement>('section')?.hidden === false;
  expect(sheet()).toBe(false);
  byRole('button', 'Moves').click();
  expect(sheet()).toBe(true);
  press('Escape');
  expect(sheet()).toBe(false);
  expect(room.play.openMenu).not.toHaveBeenCalled();
});

test('the focus goes from the sheet of moves back to its button', () => {
  room.close();
  room = openRoom({ screen: 'board', match: { match: matchOf('f5') }, viewport: SMALL_PHONE });
  byRole('button', 'Moves').click();
  byRole('button', 'Close').click();
  expect(document.activeElement).toBe(byRole('button', 'Moves'));
});

test.each(['Bring back', 'Dismiss'])('"%s" leads the focus to the board', name => {
  room.stores.app.setState({ notices: [{ id: 1, name: 'newGame' }] });
  byRole('button', name).click();
  expect(focused()).toBe('d3');
});

test('Back closes an open dialog and stays on the board', () => {
  const stop = followBackButton(room.play);
  press('?', document.body);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { screen: 'menu' } }));
  expect(allByRole('dialog')).toHaveLength(0);
  expect(room.play.openMenu).not.toHaveBeenCalled();
  expect(history.state).toEqual({ screen: 'board', fromMenu: true });
  window.dispatchEvent(new PopStateEvent('popstate', { state: { screen: 'menu' } }));
  expect(room.play.openMenu).toHaveBeenCalledOnce();
  stop();
});

test('rounds of playing and going back to the menu leave no trail in the history', async () => {
  const { app } = room.stores;
  app.setState({ screen: 'menu' });
  const stop = followBackButton(room.play);
  app.setState({ screen: 'board' });
  const { length } = history;
  for (let round = 0; round < 3; round++) {
    const stepped = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
    app.setState({ screen: 'menu' });
    await stepped;
    app.setState({ screen: 'board' });
  }
  expect(history.length).toBe(length);
  expect(room.play.openMenu).not.toHaveBeenCalled();
  stop();
});

test('the words of a refusal stand beside the square and go with it', () => {
  const refused = { square: parseSquare('a1'), refusal: 'occupied' as const };
  room.stores.match.setState({ refused });
  expect(document.querySelector('.refusal')?.textContent?.trim()).toBe('occupied');
  room.stores.match.setState({ refused: undefined });
  expect(document.querySelector('.refusal')).toBeNull();
});

test('an engine that gave no answer can be asked again', () => {
  room.stores.match.setState({ match: matchOf('f5'), thinking: 'failed' });
  byRole('button', 'Try again').click();
  expect(room.play.retry).toHaveBeenCalledOnce();
});

test('what a turn did is announced, the same words twice as well', () => {
  const lines = () => [...document.querySelectorAll('[aria-live=polite] p')].map(line => line.textContent);
  const refuse = () =>
    room.stores.match.setState({ refused: { square: parseSquare('a1'), refusal: 'flipsNothing' } });
  const match = matchOf('f5');
  room.stores.match.setState({ match: { ...match, id: '' } });
  refuse();
  refuse();
  expect(lines()).toEqual([
    'Black f5, 1 disc flipped. White to move.',
    'nothing to flip here',
    'nothing to flip here',
  ]);
});

test('an announcement expires', () => {
  vi.useFakeTimers();
  room.stores.match.setState({ hint: parseSquare('f5') });
  expect(document.querySelectorAll('[aria-live=polite] p')).toHaveLength(1);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(document.querySelectorAll('[aria-live=polite] p')).toHaveLength(0);
});

const said = () => [...document.querySelectorAll('[aria-live=polite] p')].map(line => line.textContent);

test('a match that comes with moves is continued, be it after a reload, and another is new', () => {
  room.close();
  start('f5');
  room.stores.match.setState({ match: matchOf('f5d6') });
  room.stores.match.setState({ match: matchOf('') });
  expect(said()).toEqual([
    'Game continued. White to move.',
    'Game continued. Black to move.',
    'New game. Black to move.',
  ]);
});

test('the notice of a new game does not announce it again', () => {
  room.stores.app.setState({ notices: [{ id: 1, name: 'newGame' }] });
  expect(said()).toEqual(['Bring back returns to the game before.']);
});
