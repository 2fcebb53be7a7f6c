import { expect, type Page, test } from '@playwright/test';
import { button, cell, column, legalCells, presetSettings, QUICK } from '../kit/boardPage.ts';

const openLessons = async (page: Page): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.goto('./#lessons');
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
};

const card = (page: Page) => page.getByRole('region', { name: 'Exercise' });
const begin = async (page: Page, lesson: string, title: string): Promise<void> => {
  await button(page, lesson).click();
  await expect(card(page).getByText(title)).toBeVisible();
};
const isRight = (page: Page) => expect(card(page).getByRole('heading', { name: 'Right!' })).toBeVisible();
const goOn = (page: Page) => card(page).getByRole('button', { name: 'Next' }).click();

/** The answers to the rules of Othello before the last screen. */
const ANSWERS = ['f5', 'h5', 'c6', 'h8', 'a8'] as const;

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const)
  test(`at ${width} x ${height} all text of the rules is visible with both strips, and a wrong move is taken back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLessons(page);
    await begin(page, 'Othello: the rules', 'Othello: the rules, 1 of 6');
    const words = card(page).locator('.exercise-words');
    const isUncut = async (): Promise<void> => {
      await expect
        .poll(() => words.evaluate(one => one.scrollHeight - one.clientHeight))
        .toBeLessThanOrEqual(0);
      await expect(page.getByRole('group', { name: /You/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('group', { name: /Lesson/ })).toBeInViewport({ ratio: 1 });
    };
    await isUncut();
    await cell(page, ANSWERS[0]).click();
    await isRight(page);
    await isUncut();
    await goOn(page);
    await cell(page, 'g4').click();
    await expect(card(page).getByText('g4 flips 1 disc.')).toBeVisible();
    await isUncut();
    await expect(cell(page, ANSWERS[1])).toHaveAccessibleName(/legal/);
    for (const square of ANSWERS.slice(1)) {
      await cell(page, square).click();
      await isRight(page);
      await isUncut();
      await goOn(page);
    }
    await isUncut();
    for (const square of ['d8', 'h2']) await cell(page, square).click();
    await isRight(page);
    await card(page).getByRole('button', { name: 'Play your first game' }).click();
    await expect(legalCells(page)).toHaveCount(4);
    await page.goto('./#lessons');
    await expect(button(page, 'Othello: the rules')).toHaveAccessibleDescription(/Done$/);
  });

test('at 360 x 640 everything in a unit is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLessons(page);
  const hidden = () =>
    card(page)
      .locator('.exercise-words')
      .evaluate(one => one.scrollHeight - one.clientHeight);
  await button(page, 'Mobility').click();
  for (const fact of ['after a7: 9.', 'after c6: 12.']) {
    await expect(card(page).getByText(fact)).toBeVisible();
    expect(await hidden()).toBeLessThanOrEqual(0);
    await goOn(page);
  }
  await cell(page, 'd7').click();
  await isRight(page);
  expect(await hidden()).toBeLessThanOrEqual(0);
});

test('the rules of Connect Four, to the first win', async ({ page }) => {
  await openLessons(page);
  await begin(page, 'Connect Four: the rules', 'Connect Four: the rules, 1 of 6');
  for (const number of [4, 4, 4, 6, 1]) {
    await column(page, number).click();
    await isRight(page);
    await goOn(page);
  }
  await column(page, 4).click();
  await expect(column(page, 4)).not.toHaveAccessibleName(/next free row 3$/);
  await expect(card(page).getByText(/^Red to move/)).toBeVisible();
});
