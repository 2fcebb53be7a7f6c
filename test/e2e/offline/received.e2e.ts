import { expect, type Page, test } from '@playwright/test';
import { hostStatically } from '../../../testkit/server/pageHost.ts';
import { DIST } from '../../../tools/paths.ts';
import { useHost, visit } from './kit.ts';

const host = useHost();

/** Acts as the share sheet. The page's policy forbids such a form, so it is sent from another site, as any site can. */
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

test('content posted by the share sheet is imported as games', async ({ page }) => {
  const url = await host.start(hostStatically(DIST, '/flipside/'));
  await visit(page, url);
  await share(page, url, { title: 'My', text: 'f5d6c3' });
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText(
    'A game (transcript): Othello 8x8, 3 moves',
  );
  expect(new URL(page.url()).search).toBe('');
});

test('a form on another site neither replaces shared content nor fills the storage', async ({
  page,
  context,
}) => {
  const url = await host.start(hostStatically(DIST, '/flipside/'));
  await visit(page, url);
  await page.evaluate(async folder => {
    const cache = await caches.open(`flipside shared ${folder}`);
    await cache.put(`${folder}text`, new Response('f5d6c3'));
  }, url);
  const other = await context.newPage();
  await share(other, url, { text: 'f5f6' });
  const dialog = other.getByRole('dialog', { name: 'Import' });
  await expect(dialog).toContainText('3 moves');
  await share(other, url, { text: `f5d6 ${'x'.repeat(3_000_000)}` });
  await expect(dialog).toBeVisible();
  const shown = await other.getByRole('textbox', { name: 'Paste' }).inputValue();
  expect(shown.length).toBeLessThanOrEqual(2_000_000);
});
