import { expect, test } from '@playwright/test';
import { gameOf } from '../../../testkit/ui/matches.ts';
import {
  cell,
  isPainted,
  paintedColor,
  presetMatch,
  presetSettings,
  QUICK,
  RESULT,
  status,
} from '../kit/boardPage.ts';

/** All but the last move on a small board: at the end White has ten discs, Black six. */
const MOVES = 'a2a1b1a3a4c4d4d2b4d3c1';
/** Longer than any turn but shorter than any ceremony; until all discs lie in rows; and longer than any ceremony. */
const [A_TURN, TO_ROWS, AN_ENDING] = [900, 1_900, 5_000];

test('the discs pour into two rows before the result appears, and return to their squares beside it', async ({
  page,
}) => {
  const result = page.getByRole('dialog', { name: RESULT });
  await presetSettings(page, { ...QUICK, animation: 'normal' });
  await presetMatch(page, gameOf('othello', MOVES, undefined, '4x4'));
  await page.clock.install();
  await page.goto('./');
  await isPainted(page);
  // From here on time passes only by `page.clock`.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(A_TURN);
  await cell(page, 'd1').click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(A_TURN);
  await expect(status(page)).toHaveText('Counting the discs…');
  await expect(result).toHaveCount(0);
  await page.clock.runFor(TO_ROWS);
  // Ten of sixteen discs in the row at the top, six in the row at the bottom, and none between them.
  const [free, poured] = [await paintedColor(page, 'b2'), await paintedColor(page, 'c1')];
  expect(free[1]).toBeGreaterThan(free[2]);
  expect(poured[1] - poured[2]).toBeLessThan(free[1] - free[2]);
  await expect(cell(page, 'b2')).toHaveAccessibleName(/^b2, (black|white)/);
  await page.clock.runFor(AN_ENDING);
  await expect(result).toBeVisible();
  const back = await paintedColor(page, 'b2');
  expect(Math.abs(back[1] - back[2])).toBeLessThan(20);
  await cell(page, 'b2').click();
  await expect(page.getByRole('dialog', { name: 'Another game?' })).toBeVisible();
});
