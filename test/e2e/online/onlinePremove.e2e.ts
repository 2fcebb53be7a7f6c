import { expect } from '@playwright/test';
import { cell } from '../kit/boardPage.ts';
import { isYourTurn, meet, said, test } from '../kit/onlinePage.ts';

test('a move chosen while the other side thinks is played as soon as it can be', async ({ newcomer }) => {
  const [black, white] = await meet(newcomer);
  await isYourTurn(black);
  await cell(white, 'f6').click();
  await expect(said(white)).toContainText('Next move: f6.');
  await cell(black, 'f5').click();
  await expect(cell(white, 'f6')).toHaveAccessibleName(/^f6, white/);
  await expect(cell(black, 'f6')).toHaveAccessibleName(/^f6, white/);
  await isYourTurn(black);
});
