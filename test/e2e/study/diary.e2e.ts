import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { button, findings, presetMatch, presetSettings, QUICK } from '../kit/boardPage.ts';
import { withoutCanvas } from '../kit/screens/opening.ts';

test('the diary tells of finished games in charts, tables and a file', async ({ page }) => {
  await withoutCanvas(page);
  await presetSettings(page, QUICK);
  const seats = {
    black: { type: 'human' },
    white: { type: 'computer', opponent: 'flipside', level: 3 },
  } as const;
  await presetMatch(page, { ...matchOf(WHITE_WINS), id: 'lost', seats });
  await page.goto('./#you');
  const diary = page.getByRole('region', { name: 'Diary' });
  const chart = diary.getByRole('img', { name: 'Games won, drawn and lost by month' });
  await expect(chart).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await diary.getByText('The numbers as a table').first().click();
  const months = diary.getByRole('table', { name: 'Games won, drawn and lost by month' });
  await expect(months.getByRole('row').nth(1).getByRole('cell')).toHaveText(['0', '0', '1']);
  const rivals = diary.getByRole('table', { name: 'By opponent' });
  await expect(rivals.getByRole('rowheader')).toHaveText([/Flipside/]);
  await expect(diary.getByText(/^Review your games/)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  expect(download.suggestedFilename()).toBe('flipside-diary.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\ufeffpart,name,won/);
  expect(text).toMatch(/^opponent,Flipside.*,0,0,1/m);
});
