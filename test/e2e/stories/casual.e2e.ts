import { expect, type Locator, type Page, test } from '@playwright/test';
import { button, cell, legalCells, nextTurn, openMenu, RESULT, status } from '../kit/boardPage.ts';

/** Default settings, as on a first visit; only motion is off. */
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const tip = (page: Page, text: RegExp): Locator =>
  page.getByRole('group', { name: text }).filter({ has: button(page, 'Hide tips') });

test('a first-time visitor plays with the first click, understands the game, finishes it, and returns the next day', async ({
  page,
  context,
}) => {
  await openMenu(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Fits me: you win about half the games.')).toBeVisible();
  await expect(legalCells(page)).toHaveCount(4);

  await legalCells(page).first().click();
  await expect(tip(page, /^The discs between your new disc and your other one flipped/)).toBeVisible();
  expect(await nextTurn(page)).toBe(true);
  await cell(page, 'a1').click();
  await expect(page.getByText(/^Nothing to flip here\. Try a dot\.$/).first()).toBeVisible();
  await legalCells(page).first().click();
  await expect(tip(page, /^The discs between/)).toBeHidden();
  expect(await nextTurn(page)).toBe(true);
  await button(page, 'Undo').click();
  await expect(status(page)).toContainText('Your turn');

  while (await nextTurn(page)) await legalCells(page).first().click();
  const result = page.getByRole('dialog', { name: RESULT });
  await expect(result).toBeVisible();
  // The first opponent adapts by itself.
  await expect(result.getByRole('button', { name: /^A little (harder|easier)$/ })).toHaveCount(0);
  await result.getByRole('button', { name: 'Look back' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Key moment' })
      .or(page.getByText(/^No move here/))
      .first(),
  ).toBeVisible();
  await button(page, 'Back to the game').click();
  await result.getByRole('button', { name: 'Rematch' }).click();
  expect(await nextTurn(page)).toBe(true);
  await legalCells(page).first().click();
  expect(await nextTurn(page)).toBe(true);

  await page.close();
  const tomorrow = await context.newPage();
  await openMenu(tomorrow);
  await expect(button(tomorrow, 'Continue')).toBeVisible();
  await button(tomorrow, 'Continue').click();
  await expect(status(tomorrow)).toContainText('Your turn');
  await expect(tip(tomorrow, /./)).toHaveCount(0);
});
