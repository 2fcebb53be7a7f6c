// @vitest-environment jsdom
import { render } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import type { BookMove, BookPosition } from '../../../src/openings/book.ts';
import { selectPosition } from '../../../src/store/selectors.ts';
import { bookGames } from '../../../src/ui/study/openings/bookGames.ts';
import { bookTable } from '../../../src/ui/study/openings/bookTable.ts';
import { openingsTab } from '../../../src/ui/study/openings/openingsTab.ts';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { press } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('', TWO_PEOPLE) } });
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  return () => place.remove();
});

const HERE = { index: 0, games: 200, blackWins: 100, draws: 20, whiteWins: 80 } as BookPosition;
const moveOf = (name: SquareName, games: number, value?: number, own = false): BookMove => ({
  squares: [parseSquare(name)],
  games,
  value,
  after: { ...HERE, own: own ? { value: 1, depth: 20, exact: false } : undefined },
});
const textsOf = (selector: string): readonly (string | undefined)[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
const show = (...moves: readonly BookMove[]): void =>
  void render(bookTable(page.shell, STANDARD_START, HERE, moves), place);

test('a row shows how many games continued with its move, their results, and its value', () => {
  show(moveOf('f5', 150, 2), moveOf('d3', 50, -1, true), moveOf('c4', 0));
  expect(textsOf('.book-square')).toEqual(['f5', 'd3', 'c4']);
  expect(textsOf('.share-numbers')).toEqual(['75%150', '25%50']);
  expect(textsOf('.book-share').at(-1)).toBe('reached another way');
  expect(textsOf('.result-numbers')[0]).toBe('50%40%');
  expect(textsOf('.book-value')).toEqual(['+2', '−1 own', 'not known']);
  expect([...place.querySelectorAll('.book-value')].map(cell => cell.classList.contains('best'))).toEqual([
    true,
    false,
    false,
  ]);
  expect(place.querySelector<HTMLElement>('.share-bar')?.style.getPropertyValue('--share')).toBe('0.75');
});

test('without any values there is no column of values', () => {
  show(moveOf('f5', 150));
  expect([textsOf('thead th').length, textsOf('.book-value')]).toEqual([3, []]);
});

test('hovering a move previews it, pressing plays it, and arrow keys lead to the next', () => {
  show(moveOf('f5', 150), moveOf('d3', 50));
  const [first, second] = place.querySelectorAll<HTMLElement>('.book-move');
  first?.dispatchEvent(new MouseEvent('mouseenter'));
  expect(page.play.attend).toHaveBeenLastCalledWith(parseSquare('f5'));
  first?.dispatchEvent(new MouseEvent('mouseleave'));
  expect(page.play.attend).toHaveBeenLastCalledWith(undefined);
  first?.focus();
  press('ArrowDown', first);
  expect(document.activeElement).toBe(second);
  expect(page.play.attend).toHaveBeenLastCalledWith(parseSquare('d3'));
  press('ArrowUp', second);
  expect(document.activeElement).toBe(first);
  second?.click();
  expect(page.play.study.playLine).toHaveBeenCalledExactlyOnceWith([parseSquare('d3')]);
});

test('the games of a position can be unfolded, and one of them opened', () => {
  const games = [40, 32, 20].map(blackScore => ({ year: 1997, black: 'Ann', white: 'Ben', blackScore }));
  const list = (openings: object): void => {
    page.stores.openings.setState({ listsGames: true, ...openings });
    render(bookGames(page.shell), place);
  };
  page.stores.openings.setState({ listsGames: false });
  render(bookGames(page.shell), place);
  expect(textsOf('ol, p')).toEqual([]);
  place.querySelector('button')?.click();
  expect(page.play.openings.toggleGames).toHaveBeenCalledOnce();
  list({});
  expect(textsOf('p')).toEqual(['Looking for games…']);
  list({ listed: { games: [] } });
  expect(textsOf('p')).toEqual(['None of the games kept here has this position.']);
  list({ listed: { games } });
  expect(textsOf('.book-score')).toEqual(['40–24', '32–32', '20–44']);
  expect(textsOf('.won')).toEqual(['Ann', 'Ben']);
  place.querySelector<HTMLElement>('.book-game')?.click();
  expect(page.play.openings.openGame).toHaveBeenCalledWith(games[0], expect.stringContaining('40'));
  list({ games: { type: 'missing' } });
  place.querySelector<HTMLElement>('.text-button')?.click();
  expect(page.play.openings.retry).toHaveBeenCalledOnce();
});

test("the tab shows how often a position came up, its value, and the results of the person's own games", () => {
  const told = (openings: object): readonly (string | undefined)[] => {
    page.stores.openings.setState(openings);
    render(openingsTab(page.shell), place);
    return textsOf('p:not(.book-about), table').map(text => (text?.startsWith('Moves') ? 'table' : text));
  };
  const bookOf = (here?: object, moves: readonly BookMove[] = []) => ({
    type: 'here',
    value: { at: () => here && { ...HERE, ...here }, movesAt: () => moves, leastGames: 3, depth: 24 },
  });
  const press = (button: string): void => place.querySelector<HTMLElement>(button)?.click();
  const moves = [moveOf('f5', 150), moveOf('d3', 49)];
  const position = selectPosition(page.stores.match.getState());
  const mine = (games: number, listed = moves, at = position) => ({
    inLibrary: { position: at, here: { ...HERE, games }, moves: listed },
  });
  const years = { firstYear: 1977, lastYear: 2024 };
  expect(told({ book: { type: 'missing' } })).toEqual(['The book could not be loaded. Try again']);
  press('p button');
  expect(page.play.openings.retry).toHaveBeenCalledOnce();
  expect(told({ book: { type: 'coming' } })).toEqual(['The book is loading…']);
  const end = 'The book ends here: fewer than 3 tournament games have come this far.';
  expect(told({ book: bookOf() })).toEqual([end]);
  expect(textsOf('.book-about')[0]).toContain('at least 24 moves ahead');
  const all = '200 tournament games, 1977 to 2024';
  expect(told({ book: bookOf({ ...years, value: 2 }, moves) })).toEqual([
    all,
    'Value for Black: +2 (±1.2)',
    'table',
    'In 1 of these games something else was played.',
  ]);
  const analyzed = {
    book: bookOf({ ...years, firstYear: 2024, value: -1, own: {} }),
    own: new Map([[1, {}]]),
  };
  expect(told(analyzed)).toEqual([
    '200 tournament games, all from 2024',
    'Value for Black: −1 own',
    end,
    '“Own” values come from your deep analyses. Positions kept: 1. Forget them',
  ]);
  press('.book-about + p button');
  expect(page.play.openings.forgetOwnValues).toHaveBeenCalledOnce();
  const here = { book: bookOf(years, [moveOf('f5', 200)]), own: new Map() };
  const none = 'None of the games kept here has this position.';
  expect(told({ ...here, ...mine(0) })).toEqual([all, 'table', none]);
  expect(told(mine(7))).toEqual([all, 'table', '7 games and studies', 'table']);
  expect(told(mine(7, []))).toEqual([all, 'table', '7 games and studies']);
  expect(told(mine(7, moves, STANDARD_START))).toEqual([all, 'table']);
});
