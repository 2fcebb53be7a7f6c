// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { positionOf } from '../../../src/game/match.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import { cardRect } from '../../../src/ui/board/result/resultPanel.ts';
import { BLACK_PASSES, matchOf, TWO_COMPUTERS, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, press } from '../../../testkit/ui/queries.ts';
import { SMALL_PHONE, sharePage } from '../../../testkit/ui/testPage.ts';

const TIGER = OpeningNames.read({
  version: 1,
  sources: [],
  openings: [['f5d6c3d3c4', '', 'Tiger', '', '']],
}) as OpeningNames;

const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

test('moves are listed with numbers, and the passes between them without', () => {
  page.stores.match.setState({ match: matchOf(`${BLACK_PASSES}b7`) });
  const rows = [...byRole('list', 'Moves').children].map(row => row.textContent?.replace(/\s+/g, ' ').trim());
  expect(rows.slice(-3)).toEqual(['34 White a8', '– Black pass', '35 White b7']);
  expect(rows).toHaveLength(36);
  expect(byRole('list', 'Moves').lastElementChild?.getAttribute('aria-current')).toBe('step');
});

const firstWords = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('.moves-empty li')].map(row => row.textContent?.replace(/\s+/g, ' ').trim());

test('without marks and letter keys the instructions mention neither', () => {
  page.play.set('legalMarks', false);
  page.play.set('letterKeys', false);
  expect(firstWords()[0]).toBe('Trap a line of the other color, and it turns over.');
  expect(firstWords()).toHaveLength(3);
});

test('a spectator reads that moves will appear', () => {
  page.stores.match.setState({ match: matchOf('', TWO_COMPUTERS) });
  expect(document.querySelector('.moves-empty')?.textContent).toBe('Moves will appear here.');
});

test('a finished position is reported as over', () => {
  const match = matchOf('', TWO_COMPUTERS);
  const { discs, turn } = positionOf(match);
  const start = { discs: { black: discs.black, white: SquareSet.empty }, turn };
  page.stores.match.setState({ match: { ...match, setup: { ...match.setup, start } } });
  expect(document.querySelector('.moves-empty')?.textContent).toBe('The game is over.');
});

test('undone moves are not listed', () => {
  const match = matchOf('f5d6c3');
  page.stores.match.setState({ match: { ...match, transcript: match.transcript.slice(0, 1), undone: [] } });
  expect(byRole('list', 'Moves').children).toHaveLength(1);
});

test("the latest move stays visible when the opening's name appears and takes a line", () => {
  page.stores.match.setState({ match: matchOf('f5d6c3d3c4') });
  const list = byRole('list', 'Moves');
  Object.defineProperty(list, 'scrollHeight', { value: 248 });
  expect(list.scrollTop).toBe(0);
  page.stores.openings.setState({ names: { type: 'here', value: TIGER } });
  expect(list.scrollTop).toBe(248);
});

const openPhone = (transcript: string, viewport = SMALL_PHONE): void => {
  page.reopen({ screen: 'board', match: { match: matchOf(transcript) }, viewport });
};

test('on a phone one line shows the latest moves, and before the first one how to make it', () => {
  openPhone('');
  expect(document.querySelector('.recent-moves')?.textContent).toContain('marked square');
  expect(allByRole('button', 'Moves')).toHaveLength(0);
  openPhone('f5d6c3d3c4');
  const shown = [...byRole('button', 'Moves').querySelectorAll('.move-square')].map(one => one.textContent);
  expect(shown).toEqual(['c3', 'd3', 'c4']);
});

test('the line of moves opens a sheet with all of them', () => {
  openPhone('f5');
  const sheet = (): boolean => byRole('list', 'Moves').closest<HTMLElement>('section')?.hidden === false;
  expect(sheet()).toBe(false);
  byRole('button', 'Moves').click();
  expect(sheet()).toBe(true);
  press('Escape');
  expect(sheet()).toBe(false);
  expect(page.play.openMenu).not.toHaveBeenCalled();
});

test('closing the sheet of moves returns the focus to its line', () => {
  openPhone('f5');
  byRole('button', 'Moves').click();
  byRole('button', 'Close').click();
  expect(document.activeElement).toBe(byRole('button', 'Moves'));
});

test('a half-open sheet grows for a key moment, if there is room', () => {
  openPhone('f5', { width: 390, height: 844 });
  const study = { id: 'study', tree: treeOf(STANDARD_SETUP, []), origin: undefined };
  const heightWith = (moment: number | undefined): number => {
    page.stores.study.setState({ study, tab: 'graph', moment });
    return Number.parseFloat(document.querySelector<HTMLElement>('.moves.sheet')?.style.height ?? '');
  };
  expect(heightWith(3)).toBeGreaterThan(heightWith(undefined));
});

test('the list ends above the result wherever both are beside the board', () => {
  for (const height of [700, 800, 1000]) {
    page.reopen({
      screen: 'board',
      viewport: { width: 1280, height },
      match: { match: matchOf(WHITE_WINS), result: 'shown' },
    });
    const { style } = byRole('list', 'Moves').closest('section') as HTMLElement;
    const bottom = Number.parseFloat(style.top) + Number.parseFloat(style.height);
    const card = cardRect(page.shell);
    expect([bottom < (card?.y ?? 0), bottom > (card?.y ?? 0) - 40]).toEqual([true, true]);
  }
});

test('opening another study, or returning to its moves, scrolls to the current move', () => {
  page.reopen({ screen: 'board', match: { match: { ...matchOf('f5'), id: 'study' } } });
  const study = { id: 'study', tree: treeOf(STANDARD_SETUP, matchOf('f5').transcript), origin: undefined };
  page.stores.study.setState({ study, tab: 'moves' });
  const scrolled = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  page.stores.study.setState({ study: { ...study } });
  page.stores.study.setState({ tab: 'graph' });
  const before = scrolled.mock.calls.length;
  page.stores.study.setState({ tab: 'moves' });
  const after = scrolled.mock.calls.length;
  scrolled.mockRestore();
  expect([before > 0, after > before]).toEqual([true, true]);
});
