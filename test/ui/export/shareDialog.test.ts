// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openShare } from '../../../src/ui/export/shareDialog.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5d6') } });
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['offers to send it where the browser can', vi.fn(async (_: ShareData) => {}), 1],
  ['offers only to copy it elsewhere', undefined, 0],
])('the link to a game %s', async (_, share, offers) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const closed = openShare(page.shell);
  const words = () => document.querySelector('.link-parts')?.textContent;
  expect(allByRole('button', 'Send…')).toHaveLength(offers);
  const { value: url } = byRole('textbox', 'Link') as HTMLInputElement;
  for (const button of allByRole('button', 'Send…')) button.click();
  if (share)
    expect(share.mock.calls).toEqual([
      [{ url, title: expect.any(String), text: expect.stringContaining('Black') }],
    ]);
  await until(() => byRole('img', 'Picture of the link for a camera'));
  expect(words()).not.toContain('The link is selected');
  byRole('button', 'Copy link').click();
  await until(() => expect(words()).toContain('The link is selected'));
  expect(allByRole('button').filter(({ textContent }) => textContent?.includes('Copy'))).toHaveLength(1);
  byRole('button', 'Close').click();
  await closed;
});
