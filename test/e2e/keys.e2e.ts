import { expect, type Page, test } from '@playwright/test';
import { button, cell, isTurnOf, presetSettings, QUICK, startGame } from './kit/boardPage.ts';

/** As a keyboard does that has this letter. */
const pressLetter = (page: Page, key: string): Promise<void> =>
  page.evaluate(letter => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true }),
    );
  }, key);

test('a command gets a letter of a Russian keyboard, told to readers, and has it after a reload', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  await startGame(page);
  await isTurnOf(page, 'black');
  await page.keyboard.press('?');
  await button(page, 'Change keys').press('Enter');
  await button(page, 'Change the key for Hint, now T').press('Enter');
  const said = page.locator('dialog .announcer');
  await page.keyboard.press('d');
  await expect(said).toContainText('D is needed for the squares or for this list.');
  await page.keyboard.press('u');
  await expect(said).toContainText('U is taken already: Undo.');
  await pressLetter(page, 'ж');
  await expect(said).toContainText('Hint: Ж');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Hint')).toHaveAttribute('aria-keyshortcuts', 'Ж');

  await page.reload();
  await isTurnOf(page, 'black');
  await cell(page, 'd3').focus();
  await page.keyboard.press('t');
  await pressLetter(page, 'ж');
  await expect(page.locator('.announcer').first()).toContainText(/Good squares: |Hint: /);
});

for (const [width, height] of [
  [300, 300],
  [320, 568],
  [390, 664],
] as const) {
  test(`keys are changed at ${width}x${height} without a scroll to the side`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await presetSettings(page, QUICK);
    await startGame(page);
    await page.keyboard.press('?');
    await button(page, 'Change keys').click();
    await expect(button(page, 'Change the key for Hint, now T')).toBeVisible();
    const reached = await page.locator('.dialog-body').evaluate(body => {
      const { left, right } = body.getBoundingClientRect();
      const canScroll = getComputedStyle(body).overflowX !== 'hidden' && body.scrollWidth > body.clientWidth;
      const outside = [...body.querySelectorAll('kbd, button, tbody th')].filter(element => {
        const place = element.getBoundingClientRect();
        return place.left < left - 1 || place.right > right + 1;
      });
      return { canScroll, outside: outside.map(({ textContent }) => textContent) };
    });
    expect(reached).toEqual({ canScroll: false, outside: [] });
  });
}
