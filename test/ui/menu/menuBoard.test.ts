// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { play } from '../../../src/game/position.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { selectMenuPosition } from '../../../src/store/selectors.ts';
import { gameOf, matchOf, TWO_COMPUTERS, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, cell, press } from '../../../testkit/ui/queries.ts';
import { DESKTOP, SMALL_PHONE, sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu' });
beforeEach(() => {
  page.stores.app.setState({ planned: matchOf('') });
});

const click = (element: HTMLElement): void => {
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element.click();
};

/** The menu's demo has started. */
const beginShow = (): void => {
  const attract = play(selectMenuPosition(page.stores.app.getState()), parseSquare('d3'));
  page.stores.app.setState({ attract });
  page.play.stir.mockImplementation(() => page.stores.app.setState({ attract: undefined }));
};

test('pressing a square starts the game with it, by pointer and by keys', () => {
  click(cell('d3'));
  expect(page.play.startWith).toHaveBeenLastCalledWith(parseSquare('d3'));
  cell('d3').focus();
  press('ArrowDown');
  press('Enter');
  expect(page.play.startWith).toHaveBeenLastCalledWith(parseSquare('d4'));
});

test('the touch that ends the demo starts nothing, the next one does', () => {
  beginShow();
  click(cell('c4'));
  expect(page.play.stir).toHaveBeenCalled();
  expect(page.play.startWith).not.toHaveBeenCalled();
  click(cell('c4'));
  expect(page.play.startWith).toHaveBeenCalledOnce();
});

test.each([
  [SMALL_PHONE, 'touch', false],
  [SMALL_PHONE, 'mouse', true],
  [DESKTOP, 'touch', true],
] as const)('on a page of %o a square is chosen by %s: %s', (viewport, pointerType, isChosen) => {
  page.stores.app.setState({ viewport });
  cell('d3').dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
  cell('d3').click();
  const { startWith, startMatch } = page.play;
  const started = () => [startWith, startMatch].map(({ mock }) => mock.calls.length);
  expect(started()).toEqual(isChosen ? [1, 0] : [0, 1]);
  // Keys work on squares of any size.
  cell('d3').focus();
  press('Enter');
  expect(started()).toEqual(isChosen ? [2, 0] : [1, 1]);
});

test('the demo continues while the mouse moves elsewhere, and ends when it moves on the board', () => {
  const move = (at: EventTarget): number => {
    at.dispatchEvent(new Event('pointermove', { bubbles: true }));
    return page.play.stir.mock.calls.length;
  };
  expect(move(document.body)).toBe(1);
  beginShow();
  expect([move(document.body), move(cell('d3'))]).toEqual([1, 2]);
  // Keys and the wheel do too.
  for (const end of [() => press('x', document.body), () => window.dispatchEvent(new Event('wheel'))]) {
    beginShow();
    end();
    expect(page.stores.app.getState().attract).toBeUndefined();
  }
});

test.each([
  ['the person', matchOf('f5d6'), 'Othello, Minimax 5 · Your turn, 3-3'],
  ['the computer', matchOf('f5'), 'Othello, Minimax 5 · Minimax 5 to move, 4-1'],
  ['one of two people', matchOf('f5', TWO_PEOPLE), 'Othello · White to move, 4-1'],
  [
    'a watched computer',
    matchOf('f5', TWO_COMPUTERS),
    'Othello, Bitboard, Minimax 5 · Minimax 5 to move, 4-1',
  ],
  ['a person at Connect Four', gameOf('connect4', '44'), 'Connect Four · Red to move'],
] as const)('Continue names the game and its players, and whose turn it is: %s', (_, unfinished, words) => {
  page.stores.app.setState({ unfinished });
  const about = byRole('button', 'Continue').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(about)?.textContent).toBe(words);
});

test('Play starts a game as the only primary button, and yields to Continue if there is a game to continue', () => {
  const mains = () => [...document.querySelectorAll('.primary')];
  expect([mains(), allByRole('button', 'Continue')]).toEqual([[byRole('button', 'Play')], []]);
  byRole('button', 'Play').click();
  expect(page.play.startMatch).toHaveBeenCalledOnce();
  page.stores.app.setState({ unfinished: matchOf('f5d6') });
  expect(mains()).toEqual([byRole('button', 'Continue')]);
  byRole('button', 'Continue').click();
  expect(page.play.continueMatch).toHaveBeenCalledOnce();
  byRole('button', 'Play a new game').click();
  expect(page.play.startMatch).toHaveBeenCalledTimes(2);
});

test("a theme is applied at once, and the person's own colors can be restored", () => {
  const own = { ...page.stores.settings.getState().colors, darkSquares: '#123456' as const };
  page.stores.settings.setState({ colors: own });
  const theme = (name: string) => byRole('radio', name) as HTMLInputElement;
  expect(theme('Your colors').checked).toBe(true);
  theme('Walnut').click();
  expect(page.stores.settings.getState().theme).toBe('walnut');
  expect(theme('Walnut').checked).toBe(true);
  theme('Your colors').click();
  expect(page.stores.settings.getState().colors).toEqual(own);
});
