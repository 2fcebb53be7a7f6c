// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { positionOf } from '../../../src/game/match.ts';
import { parseSquare } from '../../../src/game/square.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { analysisOf, gameOf, matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, press, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: gameOf('connect4', '44') } });

const columns = () => [...byRole('grid', 'Board').querySelectorAll('button')];
const column = (number: number): HTMLElement => columns()[number - 1] as HTMLElement;
const focused = () => document.activeElement?.getAttribute('aria-label');

test('each column is a button that names its next free row', () => {
  expect(columns().map(button => button.getAttribute('aria-label'))).toEqual([
    ...[1, 2, 3].map(number => `Column ${number}, next free row 1`),
    'Column 4, next free row 3',
    ...[5, 6, 7].map(number => `Column ${number}, next free row 1`),
  ]);
});

test('the squares below can be read, with row 1 at the bottom', () => {
  expect(allByRole('gridcell', 'Column 4, row 1, red')).toHaveLength(1);
  expect(allByRole('gridcell', 'Column 4, row 2, yellow, last move')).toHaveLength(1);
  expect(allByRole('gridcell', 'Column 1, row 6, empty')).toHaveLength(1);
});

test('the four discs in a row are named as such', () => {
  page.stores.match.setState({ match: gameOf('connect4', '4141414') });
  for (const row of [1, 2, 3, 4])
    expect(allByRole('gridcell', `Column 4, row ${row}, red, one of the four`)).toHaveLength(1);
});

test('a click anywhere in a column requests the square where the disc lands', () => {
  column(4).click();
  expect(page.play.playSquare).toHaveBeenCalledExactlyOnceWith(parseSquare('d4'));
});

test('a full column is named as such, and requests its top square', () => {
  page.stores.match.setState({ match: gameOf('connect4', '444444') });
  expect(column(4).getAttribute('aria-label')).toBe('Column 4, full');
  column(4).click();
  expect(page.play.playSquare).toHaveBeenCalledWith(parseSquare('d1'));
});

test.each([
  [[1, 2], 1],
  [[1, 1], 2],
])('the second click of a double click drops no second disc, another click does: %j', (details, times) => {
  const drop = () => page.stores.match.setState({ match: gameOf('connect4', '444') });
  page.play.playSquare.mockImplementationOnce(drop);
  for (const detail of details) column(4).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  expect(page.play.playSquare).toHaveBeenCalledTimes(times);
});

test('keys lead from the fourth column to others, and down to its squares', () => {
  page.reopen();
  for (const [key, name] of [
    ['ArrowRight', 'Column 5, next free row 1'],
    ['ArrowLeft', 'Column 3, next free row 1'],
    ['Home', 'Column 1, next free row 1'],
    ['End', 'Column 7, next free row 1'],
    ['2', 'Column 2, next free row 1'],
    ['ArrowDown', 'Column 4, row 6, empty'],
  ] as const) {
    column(4).focus();
    press(key);
    expect(focused()).toBe(name);
  }
});

test('the focus stays in place when the board is mirrored, and is not moved onto the board', () => {
  page.reopen();
  page.stores.app.setState({ rules: 'connect4' });
  const turn = (boardTurn: Settings['boardTurn']) => page.stores.settings.setState({ boardTurn });
  turn({ quarters: 0, isMirrored: true });
  expect(document.activeElement).toBe(document.body);
  expect(said().at(-1)).toBe('Column 1 is now at the right.');
  column(5).focus();
  const before = focused();
  turn({ quarters: 0, isMirrored: false });
  expect(focused()).toBe(before);
  expect(said().at(-1)).toBe('Column 1 is now at the left.');
});

test('there is one tab stop, on a button or on the square being read', () => {
  page.reopen();
  const stops = () => byRole('grid', 'Board').querySelectorAll('[tabindex="0"]');
  expect([...stops()]).toEqual([column(4)]);
  column(4).focus();
  for (let step = 0; step < 6; step++) press('ArrowDown');
  expect([...stops()]).toEqual([document.activeElement]);
  expect(focused()).toBe('Column 4, row 1, red');
});

test.each(['Enter', ' '])('"%s" drops a disc when it is released, even on a square of the column', key => {
  column(5).focus();
  press(key);
  press('ArrowDown');
  press(key);
  expect(page.play.playSquare.mock.calls).toEqual([[parseSquare('e6')], [parseSquare('e6')]]);
});

const point = (at: Element, type: 'pointermove' | 'pointerleave', pointerType: string): void => {
  const event = new MouseEvent(type, { bubbles: true, clientX: 1, clientY: 2 });
  at.dispatchEvent(Object.defineProperty(event, 'pointerType', { value: pointerType }));
};

test('a mouse over a column is reported as the square where a disc would land, until it leaves', () => {
  point(column(4), 'pointermove', 'mouse');
  expect(page.play.attend).toHaveBeenLastCalledWith(parseSquare('d4'), { x: 1, y: 2 });
  point(byRole('grid', 'Board'), 'pointermove', 'mouse');
  expect(page.play.attend).toHaveBeenLastCalledWith(undefined, { x: 1, y: 2 });
  point(column(4), 'pointermove', 'mouse');
  point(column(4), 'pointerleave', 'mouse');
  expect(page.play.attend).toHaveBeenLastCalledWith(undefined);
});

test('a finger over a column, or a mouse over a full one, previews nothing', () => {
  point(column(4), 'pointermove', 'touch');
  expect(page.play.attend).not.toHaveBeenCalled();
  page.stores.match.setState({ match: gameOf('connect4', '444444') });
  point(column(4), 'pointermove', 'mouse');
  expect(page.play.attend).toHaveBeenLastCalledWith(undefined, { x: 1, y: 2 });
});

test('the outlook of a column is part of its name and shown above it', () => {
  const position = positionOf(gameOf('connect4', '44'));
  const proved = analysisOf({ d4: 15, a6: 0 }, { exact: true });
  const moves = [...proved.moves, ...analysisOf({ b6: -0.3 }).moves];
  const analysis = { ...proved, moves };
  page.stores.study.setState({ analysis: { position, analysis } });
  expect(column(4).getAttribute('aria-label')).toBe('Column 4, next free row 3');
  page.stores.settings.setState({ values: true });
  expect(column(4).getAttribute('aria-label')).toBe('Column 4, next free row 3, wins in 6');
  expect(column(4).textContent?.trim()).toBe('win 6');
  expect(column(1).getAttribute('aria-label')).toBe('Column 1, next free row 1, draw');
  expect(column(2).getAttribute('aria-label')).toBe('Column 2, next free row 1, not proved');
});

test('the grid changes when another game is opened', () => {
  page.reopen();
  page.stores.match.setState({ match: matchOf('') });
  expect(allByRole('gridcell', 'd3, empty, legal, flips 1')).toHaveLength(1);
  press('f', document.body);
  expect(focused()).toBe('f3, empty');
});
