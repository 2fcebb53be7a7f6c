import { expect, type Page } from '@playwright/test';
import { board, button } from '../kit/boardPage.ts';
import { joinByCode, type Newcomer, test } from '../kit/onlinePage.ts';
import { comeIn, newWord, openClass } from '../kit/screens/clubs.ts';

const PHONE = { width: 390, height: 844 };

const square = (page: Page, name: string) =>
  board(page).getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
const question = (page: Page) => page.locator('.club-turn');

/** Opens the link to a class on a phone. */
const comeInOnPhone = async (newcomer: Newcomer, word: string, name: string): Promise<Page> => {
  const pupil = await comeIn(newcomer, word, name);
  await pupil.setViewportSize(PHONE);
  return pupil;
};

const opened = async (newcomer: Newcomer): Promise<string> => {
  const word = newWord();
  await openClass(newcomer, word);
  return word;
};

test("a class sees the teacher's slides, and answers by touch and by keys", async ({ newcomer }) => {
  const word = newWord();
  const teacher = await openClass(newcomer, word);
  const ben = await comeInOnPhone(newcomer, word, 'Ben');
  const eva = await newcomer({ name: 'Eva' });
  await joinByCode(eva, word);
  await button(eva, 'Enter').click();
  await expect(board(eva)).toBeVisible();

  await square(teacher, 'f5').click();
  await teacher.getByRole('textbox', { name: 'Text', exact: true }).fill('Where should White play?');
  for (const pupil of [ben, eva]) {
    await expect(square(pupil, 'f5')).toHaveAccessibleName('f5, black, last move');
    await expect(pupil.locator('.club-text')).toHaveText('Where should White play?');
    await expect(pupil.locator('.club-text')).toBeInViewport();
  }

  await button(teacher, 'Your turn').click();
  await expect(question(ben)).toBeInViewport();
  await square(ben, 'd6')
    .tap()
    .catch(() => square(ben, 'd6').click());
  await expect(ben.getByRole('main')).toContainText('Your answer: d6');
  await square(eva, 'f4').focus();
  await eva.keyboard.press('ArrowDown');
  await eva.keyboard.press('ArrowDown');
  await expect(square(eva, 'f6')).toBeFocused();
  await eva.keyboard.press('Enter');
  await expect(eva.getByRole('main')).toContainText('Your answer: f6');

  await expect(teacher.getByRole('main')).toContainText('2 of 2 have answered.');
  await expect(teacher.locator('.club-answers')).toContainText('Ben');
  await teacher.getByRole('switch', { name: 'Show names' }).click();
  await expect(teacher.locator('.club-answers')).not.toContainText('Ben');
  await button(teacher, 'f6 is best').click();
  await button(teacher, 'Show answers').click();
  await expect(eva.getByRole('main')).toContainText('You found it.');
  await expect(question(ben)).toHaveText('Best: f6');
  await expect(ben.getByRole('main')).toContainText('You chose d6.');

  await teacher.reload();
  await expect(teacher.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    'Where should White play?',
  );
  await ben.reload();
  await expect(question(ben)).toHaveText('Best: f6');
  await button(teacher, 'End for everybody').click();
  await expect(ben.getByRole('alert')).toContainText('This class or club has ended.');
});

test('the button back to the club covers no square of the board, in a wide window and on a phone', async ({
  newcomer,
}) => {
  const pupil = await comeIn(newcomer, await opened(newcomer), 'Ben');
  await pupil.evaluate(() => {
    location.hash = '#analysis';
  });
  await expect(board(pupil)).toBeVisible();
  for (const size of [{ width: 1366, height: 768 }, PHONE]) {
    await pupil.setViewportSize(size);
    const [way, field] = await Promise.all([
      button(pupil, 'To the club').boundingBox(),
      board(pupil).boundingBox(),
    ]);
    if (way === null || field === null) throw new Error('no way or no board');
    const isBeside = way.x >= field.x + field.width || way.y + way.height <= field.y;
    expect(isBeside, JSON.stringify({ way, field })).toBe(true);
  }
});

test('at a closed door a newcomer waits in sight of the teacher, who lets them in', async ({ newcomer }) => {
  const word = newWord();
  const teacher = await openClass(newcomer, word);
  await button(teacher, 'Close the door').click();
  const ben = await newcomer({ name: 'Ben' });
  await joinByCode(ben, word);
  await button(ben, 'Enter').click();
  await expect(ben.getByRole('main')).toContainText('The host sees that you wait');
  await expect(button(ben, 'Enter')).toHaveCount(0);
  const letIn = button(teacher, 'Let Ben in');
  await expect(letIn).toBeInViewport();
  await teacher.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(letIn).toBeInViewport();
  await letIn.click();
  await expect(board(ben)).toBeVisible();
  await expect(teacher.locator('.club-waiting')).toHaveCount(0);
});
