import { expect, test } from '@playwright/test';
import { button, cell, isTurnOf, legalCells, openMenu } from './kit/boardPage.ts';
import { isThinking, openBeforeEndlessSearch, startEngineClock } from './kit/engineSearches.ts';

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

test('without workers a plain sentence says so, and no other opponent steps in', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await openMenu(page);
  await expect(page.getByText(/worker/i).first()).toBeVisible();
  await button(page, 'Play').click();
  await cell(page, 'f5').click();
  await expect(button(page, 'Try again')).toBeVisible();
});

test('without WebAssembly a plain sentence says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await openMenu(page);
  await expect(page.getByText(/WebAssembly/).first()).toBeVisible();
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

test('after a crash of the worker a notice says so, a new one starts and the game goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const engines: Worker[] = [];
    Object.assign(window, { engines });
    window.Worker = class extends Worker {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options);
        if (String(options[0]).includes('/worker-')) engines.push(this);
      }
    };
  });
  await openBeforeEndlessSearch(page);
  await legalCells(page).first().click();
  await isThinking(page);
  await startEngineClock(page);
  await page.evaluate(() => {
    const { engines } = window as unknown as { engines: Worker[] };
    engines.at(-1)?.dispatchEvent(new ErrorEvent('error', { message: 'crash' }));
  });
  await isTurnOf(page, 'black');
});
