import { expect, type Page, test } from '@playwright/test';
import { board, button, cell, column, findings, presetSettings, QUICK } from '../kit/boardPage.ts';

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

test('the rules of Othello are learned with the mouse, from the first disc to the last', async ({ page }) => {
  await openLessons(page);
  await begin(page, 'Othello: the rules', 'Othello: the rules, 1 of 6');
  for (const square of ANSWERS) {
    await cell(page, square).click();
    await isRight(page);
    await goOn(page);
  }
  await expect(card(page).getByText('Two squares are left')).toBeVisible();
  await cell(page, 'd8').click();
  await cell(page, 'h2').click();
  await isRight(page);
  await card(page).getByRole('button', { name: 'Done' }).click();
  await expect(button(page, 'Othello: the rules')).toHaveAccessibleDescription(/Done$/);
  await page.reload();
  await expect(button(page, 'Othello: the rules')).toHaveAccessibleDescription(/Done$/);
});

test('the same by the keyboard alone, and a reader hears every step', async ({ page }) => {
  await openLessons(page);
  await button(page, 'Othello: the rules').focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('log').or(page.locator('[aria-live]'));
  await expect(said.filter({ hasText: 'Trap a white disc in a straight line' }).first()).toBeAttached();
  for (const square of ANSWERS.slice(0, 2)) {
    await expect(board(page).locator(':focus')).toBeVisible();
    await page.keyboard.press(square.charAt(0));
    await page.keyboard.press(square.charAt(1));
    await expect(cell(page, square)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said.filter({ hasText: 'Right!' }).first()).toBeAttached();
    await expect(card(page).getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(card(page).getByText('Othello: the rules, 3 of 6')).toBeVisible();
});

/** Past the two screens of a unit that only show. */
const beginUnit = async (page: Page, unit: string): Promise<void> => {
  await begin(page, unit, `${unit}, 1 of 10`);
  await goOn(page);
  await expect(card(page).getByText(`${unit}, 2 of 10`)).toBeVisible();
  await goOn(page);
  await expect(card(page).getByText(`${unit}, 3 of 10`)).toBeVisible();
};

test('a wrong answer says what it gives away, and can be taken back; the unit goes on where it was left', async ({
  page,
}) => {
  await openLessons(page);
  await beginUnit(page, 'Corners and X-squares');
  await cell(page, 'b7').click();
  await expect(card(page).getByText('After b7 the other side can take h8.')).toBeVisible();
  await expect(card(page).getByText('Take a corner if you can.')).toBeVisible();
  await cell(page, 'h1').click();
  await isRight(page);
  await expect(card(page).getByText('h1 is a corner: it is yours to the end.')).toBeVisible();
  await page.goto('./#lessons');
  await expect(button(page, 'Corners and X-squares')).toHaveAccessibleDescription(/3 of 10 done$/);
  await begin(page, 'Corners and X-squares', 'Corners and X-squares, 4 of 10');
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const)
  test(`at ${width} x ${height} all words of the rules are in sight with both strips, and a wrong move comes back`, async ({
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
  });

test('at 360 x 640 all that a unit shows and says is in sight', async ({ page }) => {
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

test('the rules of Connect Four, to the first game that is won', async ({ page }) => {
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

test('axe finds nothing on the page of lessons and on a screen of one', async ({ page }) => {
  await openLessons(page);
  expect(await findings(page)).toEqual([]);
  await beginUnit(page, 'Parity');
  expect(await findings(page)).toEqual([]);
});

test('a first visit offers the rules on the menu, until a lesson has been done', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'New to Othello? Learn it in five minutes.' }).click();
  await expect(card(page).getByText('Othello: the rules, 1 of 6')).toBeVisible();
  await cell(page, 'f5').click();
  await isRight(page);
  await page.goto('./');
  await expect(page.getByRole('link', { name: /New to Othello/ })).toBeHidden();
});
