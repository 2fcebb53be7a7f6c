// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnGames } from '../../../src/store/onlineStore.ts';
import { aSummary } from '../../../testkit/ui/onlineTable.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'study' });
afterEach(() => void vi.unstubAllGlobals());

const open = (games?: Partial<OwnGames>): HTMLElement => {
  byRole('button', 'My games').click();
  if (games !== undefined)
    page.stores.online.setState({ games: { matches: [], isMore: false, state: 'loaded', ...games } });
  return byRole('dialog', 'My games');
};

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

test('games are fetched when the list is opened, which says so meanwhile', () => {
  const dialog = open();
  expect(page.play.online.loadGames).toHaveBeenCalledOnce();
  expect(byRole('status', 'Loading your games…')).toBeDefined();
  expect(dialog.querySelector('li')).toBeNull();
});

test('a person without finished games is told so', () => {
  expect(open({}).textContent).toContain('Your finished online games will appear here.');
});

test('the list says why games could not be fetched, and can retry', () => {
  open({ state: 'unreachable' });
  expect(byRole('alert').textContent).toContain("The server can't be reached");
  byRole('button', 'Try again').click();
  expect(page.play.online.loadGames).toHaveBeenCalledTimes(2);
});

test('a page without a server offers no retry', () => {
  open({ state: 'noServer' });
  expect(byRole('alert').textContent).toContain('needs a Flipside server');
  expect(allByRole('button', 'Try again')).toHaveLength(0);
});

test.each([
  [{}, 'vs. Anna', 'You won'],
  [{ players: {} }, 'vs. Guest', 'You won'],
  [{ result: { winner: 'white', by: 'flag' } }, 'vs. Anna', 'You lost on time'],
  [{ rating: { before: 1500, after: 1512 } }, 'vs. Anna', '1500 → 1512'],
  [{ unrated: 'casual' }, 'vs. Anna', 'Casual game: ratings stay the same.'],
] as const)('the list shows the opponent, the end and the rating of the game %j', (told, title, end) => {
  open({ matches: [aSummary(told)] });
  expect(byRole('heading', title)).toBeDefined();
  expect(document.querySelector('.games-message')).toBeNull();
  expect(document.querySelector('.own-game')?.textContent).toContain(end);
});

test('the date of a game is in the language of the page', async () => {
  const dialog = open({ matches: [aSummary()] });
  expect(dialog.textContent).toContain('Mar 4, 2026');
  page.stores.settings.setState({ language: 'ja' });
  await until(() => expect(dialog.textContent).toContain('2026/03/04'));
});

test('a game is replayed from the list', () => {
  open({ matches: [aSummary()] });
  byRole('button', 'Replay').click();
  expect(page.play.openReplay).toHaveBeenCalledWith('m1');
  expect(allByRole('dialog')).toHaveLength(0);
});

test('the link of a game is copied, or else shown', async () => {
  const write = vi.fn<(text: string) => Promise<void>>(async () => {});
  open({ matches: [aSummary()] });
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  byRole('button', 'Copy link').click();
  await settled();
  expect(write).toHaveBeenCalledWith('http://localhost:3000/?match=m1');
  write.mockRejectedValueOnce(new Error('not allowed'));
  byRole('button', 'Copied').click();
  await settled();
  expect(document.activeElement).toBe(byRole('textbox', 'Link'));
});

test('more games are fetched on request', () => {
  open({ matches: [aSummary()], isMore: true });
  byRole('button', 'More').click();
  expect(page.play.online.loadGames).toHaveBeenLastCalledWith(true);
});

test('the button for more keeps the focus while loading, and requests only once', () => {
  const dialog = open({ matches: [aSummary()], isMore: true });
  const more = [...dialog.querySelectorAll('button')].at(-1);
  more?.focus();
  page.stores.online.setState({ games: { matches: [aSummary()], isMore: true, state: 'loading' } });
  expect(document.activeElement).toBe(more);
  more?.click();
  expect(page.play.online.loadGames).not.toHaveBeenCalledWith(true);
});

test('ratings are shown above the games, and provisional ones say so', () => {
  const dialog = open({});
  page.stores.online.setState({
    ratings: [
      { game: 'othello', rating: { value: 1523, isProvisional: false } },
      { game: 'connect4', rating: { value: 1490, isProvisional: true } },
    ],
  });
  expect(dialog.querySelector('dl')?.textContent?.replace(/\s+/g, ' ')).toContain('Othello 1523');
  expect(dialog.querySelector('dl')?.textContent).toContain('1490, still uncertain');
});
