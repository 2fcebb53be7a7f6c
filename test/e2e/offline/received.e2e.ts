import { expect, test } from '@playwright/test';
import { hostStatically, type PageHost } from '../../../testkit/server/pageHost.ts';
import { DIST } from '../../../tools/paths.ts';
import { visit } from './kit.ts';

test.use({ serviceWorkers: 'allow' });

let host: PageHost | undefined;
test.afterEach(() => host?.close());

test('what the share sheet posts is read as games', async ({ page }) => {
  host = await hostStatically(DIST, '/flipside/');
  await visit(page, host.url);
  // The policy of the page forbids the form with which this test does what the share sheet does.
  await page.goto('about:blank');
  await page.evaluate(action => {
    const form = document.createElement('form');
    Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
    const text = Object.assign(document.createElement('input'), { name: 'text', value: 'f5d6c3' });
    form.append(text);
    document.body.append(form);
    form.submit();
  }, `${host.url}share`);
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText(
    'A game (transcript): Othello 8x8, 3 moves',
  );
  expect(new URL(page.url()).search).toBe('');
});
