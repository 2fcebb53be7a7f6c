// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openShare } from '../../../src/ui/export/shareDialog.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5d6') } });
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['offers to send it where the browser can', vi.fn(), 1],
  ['offers only to copy it elsewhere', undefined, 0],
])('the link to a game %s', async (_, share, offers) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const closed = openShare(page.shell);
  expect(allByRole('button', 'Send…')).toHaveLength(offers);
  expect(allByRole('button').filter(({ textContent }) => textContent?.includes('Copy'))).toHaveLength(1);
  byRole('button', 'Close').click();
  await closed;
});
