import { expect, test } from '@playwright/test';
import { button, cell, isTurnOf, openMenu } from './kit/boardPage.ts';

test('without WebGL a plain sentence says so', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: never[]
    ) {
      return kind.startsWith('webgl') ? null : original.call(this, kind as '2d', ...rest);
    } as typeof original;
  });
  await page.goto('./');
  await expect(page.getByText(/WebGL/).first()).toBeVisible();
});

test('a notice says that Flipside lacks its weights, it can be retried, and no other opponent steps in', async ({
  page,
}) => {
  await page.route('**/flipside.weights*', route => route.abort());
  await openMenu(page);
  await button(page, 'Play').click();
  await cell(page, 'f5').click();
  await expect(button(page, 'Try again')).toBeVisible();
  await page.unroute('**/flipside.weights*');
  await button(page, 'Try again').click();
  await isTurnOf(page, 'black');
});
