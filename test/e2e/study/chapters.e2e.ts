import { expect, type Page, test } from '@playwright/test';
import { board, button, cell, findings, presetSettings, pressTool, QUICK } from '../kit/boardPage.ts';

const text = (page: Page) => page.getByRole('textbox', { name: /^Text at/ });
const chapters = (page: Page) => page.getByRole('combobox', { name: 'Chapter' });

const openStudy = async (page: Page): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.goto('./#analysis');
  await expect(board(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(text(page)).toBeVisible();
};

/** Writes a study of two chapters, the first with a question, and returns its link. */
const writeStudy = async (page: Page): Promise<string> => {
  await openStudy(page);
  await text(page).fill('Which answer is the perpendicular one?');
  await cell(page, 'f5').click();
  await page.getByRole('checkbox', { name: 'Ask for the next move' }).check();
  await page.getByRole('textbox', { name: 'Said to a right move' }).fill('Straight down.');
  await cell(page, 'd6').click();
  await button(page, 'Back').click();
  await cell(page, 'f6').click();
  await text(page).fill('This is the diagonal one.');
  await page.getByRole('textbox', { name: 'Title of the study' }).pressSequentially('Club evening');
  await button(page, 'New chapter: empty board').click();
  await page.getByRole('textbox', { name: 'Name of the chapter' }).fill('Homework');
  await pressTool(page, 'Share');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  return link;
};

test('a student on a phone opens the link at chapter 1, finds the move, and resumes where they left', async ({
  page,
  browser,
}) => {
  const link = await writeStudy(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.printed-answers ol')).toHaveCSS('list-style-type', 'decimal');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const pupil = await context.newPage();
  await presetSettings(pupil, QUICK);
  await pupil.goto(link);
  await expect(pupil.getByText('Which answer is the perpendicular one?')).toBeInViewport({ ratio: 1 });
  await expect(pupil.getByRole('heading', { name: 'Club evening' })).toBeVisible();
  await expect(button(pupil, 'Next')).toBeInViewport({ ratio: 1 });
  await pupil.setViewportSize({ width: 844, height: 390 });
  await expect(pupil.getByText('Which answer is the perpendicular one?')).toBeInViewport({ ratio: 1 });
  await expect(button(pupil, 'Next')).toBeInViewport({ ratio: 1 });
  await pupil.setViewportSize({ width: 390, height: 844 });
  await button(pupil, 'Next').click();
  await expect(pupil.getByText('Find the move for White.')).toBeInViewport({ ratio: 1 });
  await cell(pupil, 'f4').click();
  await expect(pupil.getByText('f4: Not this one. Try again.')).toBeInViewport({ ratio: 1 });
  await cell(pupil, 'f6').click();
  await expect(pupil.getByText('This is the diagonal one.')).toBeInViewport({ ratio: 1 });
  await cell(pupil, 'd6').click();
  await expect(pupil.getByText('d6: Straight down.')).toBeInViewport({ ratio: 1 });
  await button(pupil, 'Next').click();
  await expect(chapters(pupil)).toHaveValue('1');
  expect(await findings(pupil)).toEqual([]);
  await pupil.goto('about:blank');
  await pupil.goto(link);
  await expect(chapters(pupil)).toHaveValue('1');
  await button(pupil, 'Make a copy').click();
  await expect(text(pupil)).toBeVisible();
  await context.close();
});
