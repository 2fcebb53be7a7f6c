import { expect, type Page, test } from '@playwright/test';
import { hostStatically, type PageHost } from '../../../testkit/server/pageHost.ts';
import { DIST } from '../../../tools/paths.ts';
import { visit } from './kit.ts';

test.use({ serviceWorkers: 'allow' });

let host: PageHost | undefined;
test.afterEach(() => host?.close());

/** Does what the share sheet does. The policy of the page forbids such a form, so it is sent from elsewhere, as any site can. */
const share = async (page: Page, url: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto('about:blank');
  await page.evaluate(
    ({ action, values }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(values))
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    { action: `${url}share`, values: fields },
  );
};

test('what the share sheet posts is read as games', async ({ page }) => {
  host = await hostStatically(DIST, '/flipside/');
  await visit(page, host.url);
  await share(page, host.url, { title: 'My', text: 'f5d6c3' });
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText(
    'A game (transcript): Othello 8x8, 3 moves',
  );
  expect(new URL(page.url()).search).toBe('');
});

test('a form of another site neither replaces what was shared before nor fills the storage', async ({
  page,
  context,
}) => {
  host = await hostStatically(DIST, '/flipside/');
  await visit(page, host.url);
  await page.evaluate(async folder => {
    const cache = await caches.open(`flipside shared ${folder}`);
    await cache.put(`${folder}text`, new Response('f5d6c3'));
  }, host.url);
  const other = await context.newPage();
  await share(other, host.url, { text: 'f5f6' });
  const dialog = other.getByRole('dialog', { name: 'Import' });
  await expect(dialog).toContainText('3 moves');
  await share(other, host.url, { text: `f5d6 ${'x'.repeat(3_000_000)}` });
  await expect(dialog).toBeVisible();
  const shown = await other.getByRole('textbox', { name: 'Paste' }).inputValue();
  expect(shown.length).toBeLessThanOrEqual(2_000_000);
});
