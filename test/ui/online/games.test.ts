// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnGames } from '../../../src/store/onlineStore.ts';
import { aSummary } from '../../../testkit/ui/onlineTable.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { settled, until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'library' });
afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  page.stores.library.setState({ state: 'ready' });
  return until(() => byRole('button', 'Online games'));
});

const open = (games?: Partial<OwnGames>): HTMLElement => {
  byRole('button', 'Online games').click();
  if (games !== undefined)
    page.stores.online.setState({ games: { matches: [], isMore: false, state: 'loaded', ...games } });
  return byRole('dialog', 'Online games');
};

test('games are fetched when the list opens, which shows that they are loading', () => {
  const dialog = open();
  expect(page.play.online.loadGames).toHaveBeenCalledOnce();
  expect(byRole('status', 'Loading your games…')).toBeDefined();
  expect(dialog.querySelector('li')).toBeNull();
});

test('the date of a game is in the language of the page', async () => {
  const dialog = open({ matches: [aSummary()] });
  expect(dialog.textContent).toContain('Mar 4, 2026');
  page.stores.settings.setState({ language: 'ja' });
  await until(() => expect(dialog.textContent).toContain('2026/03/04'));
});

test('the link of a game is copied, or else shown', async () => {
  const write = vi.fn<(text: string) => Promise<void>>(async () => {});
  open({ matches: [aSummary()] });
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  byRole('button', 'Copy link').click();
  await settled();
  expect(write).toHaveBeenCalledWith('http://localhost:3000/?match=m1');
  expect(allByRole('textbox', 'Link')).toHaveLength(0);
  write.mockRejectedValueOnce(new Error('not allowed'));
  byRole('button', 'Copied').click();
  await settled();
  expect(document.activeElement).toBe(byRole('textbox', 'Link'));
});

test('the button for more keeps the focus while loading, and requests only once', () => {
  const dialog = open({ matches: [aSummary()], isMore: true });
  const more = [...dialog.querySelectorAll('button')].at(-1);
  more?.focus();
  expect(more?.ariaDisabled).toBeNull();
  page.stores.online.setState({ games: { matches: [aSummary()], isMore: true, state: 'loading' } });
  expect([document.activeElement, more?.ariaDisabled, more?.textContent.trim()]).toEqual([
    more,
    'true',
    'Loading your games…',
  ]);
  more?.click();
  expect(page.play.online.loadGames).not.toHaveBeenCalledWith(true);
});
