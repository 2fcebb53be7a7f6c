// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, cell, cells, focused, press } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

test('the grid is called Board, with eight rows of eight cells and a single tab stop', () => {
  expect(byRole('grid', 'Board').querySelectorAll('[role=row]')).toHaveLength(8);
  expect(cells()).toHaveLength(64);
  for (const row of allByRole('row')) expect(row.querySelectorAll('[role=gridcell]')).toHaveLength(8);
  const stops = () => cells().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([cell('d3')]);
  cell('d3').focus();
  press('ArrowRight');
  expect(stops()).toEqual([cell('e3')]);
});

test('keys lead from d3 to other squares, and arrows stop at the edge', () => {
  for (const [key, square] of [
    ['ArrowLeft', 'c3'],
    ['ArrowRight', 'e3'],
    ['ArrowUp', 'd2'],
    ['ArrowDown', 'd4'],
    ['Home', 'a3'],
    ['End', 'h3'],
    ['g', 'g3'],
    ['7', 'd7'],
  ] as const) {
    cell('d3').focus();
    press(key);
    expect(focused()).toBe(square);
  }
  cell('d3').focus();
  for (let step = 0; step < 10; step++) press('ArrowUp');
  expect(focused()).toBe('d1');
  (document.activeElement as HTMLElement).blur();
  press('f', document.body);
  press('5');
  expect(focused()).toBe('f5');
});

test.each(['Enter', ' '])('"%s" plays when it is released on the square where it was pressed', key => {
  const target = cell('d3');
  // Released here after being pressed elsewhere, it plays nothing.
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  target.focus();
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(page.play.playSquare).not.toHaveBeenCalled();
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
  expect(page.play.playSquare).toHaveBeenCalledExactlyOnceWith(parseSquare('d3'));
});

test('a click requests its square, legal or not, and makes it the tab stop', () => {
  cell('a1').click();
  expect(page.play.playSquare).toHaveBeenCalledWith(parseSquare('a1'));
  expect(cell('a1').tabIndex).toBe(0);
});

test('the second click of a double click requests nothing again', () => {
  page.play.playSquare.mockImplementationOnce(() => page.stores.match.setState({ match: matchOf('f5') }));
  click('f5', 1);
  click('f5', 2);
  expect(page.play.playSquare).toHaveBeenCalledOnce();
  click('a1', 2);
  expect(page.play.playSquare).toHaveBeenCalledTimes(2);
});

/** A complete press by mouse or touch; `detail` is its number in a quick succession. */
const click = (square: SquareName, detail: number): void => {
  cell(square).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  cell(square).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
};

const end = (result: 'none' | 'shown' | 'closed'): void =>
  page.stores.match.setState({ match: matchOf(WHITE_WINS), result });

test.each(['shown', 'closed'] as const)(
  'after the end, with the result %s, a press asks for the next game',
  result => {
    end(result);
    click('a1', 2);
    expect(page.play.offerNextGame).not.toHaveBeenCalled();
    click('a1', 1);
    expect(page.play.offerNextGame).toHaveBeenCalledOnce();
    cell('a1').focus();
    press('Enter');
    expect(page.play.offerNextGame).toHaveBeenCalledTimes(2);
    expect(page.play.playSquare).not.toHaveBeenCalled();
  },
);

test('no press that began before the result asks for the next game', () => {
  end('none');
  cell('a1').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  page.stores.match.setState({ result: 'closed' });
  cell('a1').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  end('none');
  cell('a1').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  page.stores.match.setState({ result: 'closed' });
  cell('a1').dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
  expect(page.play.offerNextGame).not.toHaveBeenCalled();
});

test('a mouse over a square is reported with its position, a finger is not', () => {
  const move = (pointerType: string): void => {
    const event = new MouseEvent('pointermove', { bubbles: true, clientX: 10, clientY: 20 });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    cell('c4').dispatchEvent(event);
  };
  move('touch');
  expect(page.play.attend).not.toHaveBeenCalled();
  move('mouse');
  expect(page.play.attend).toHaveBeenCalledWith(parseSquare('c4'), { x: 10, y: 20 });
});
