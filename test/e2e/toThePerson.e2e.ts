import { expect, type Page, test } from '@playwright/test';
import { button, findings, openMenu, presetSettings, pressIn, QUICK } from './kit/boardPage.ts';

/** Number of parts of the rule pictures that still have to move. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.rule-pictures')?.getAnimations({ subtree: true }).length ?? 0);

test('the rules are shown in pictures that move once, and without motion show their final state', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await pressIn(page, 'You', 'About');
  const pictures = page.getByRole('dialog', { name: 'About Flipside' }).getByRole('figure');
  await expect(pictures).toHaveCount(3);
  await expect(pictures.first()).toContainText('they turn over');
  await expect(button(page, 'Show again')).toBeHidden();
  expect(await moving(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
});

test('with motion the pictures can be replayed', async ({ page }) => {
  await presetSettings(page, { ...QUICK, animation: 'normal', game: 'connect4' });
  await openMenu(page);
  await pressIn(page, 'You', 'About');
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await expect.poll(() => moving(page)).toBe(0);
  await button(page, 'Show again').click();
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
});
