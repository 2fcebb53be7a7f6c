import { expect, test } from '@playwright/test';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { discsText } from '../../../src/ui/words/study/valueWords.ts';
import { ffoProblems } from '../../../testkit/engine/ffo.ts';
import { board, cell, collectErrors, presetSettings, presetStudy, QUICK } from '../kit/boardPage.ts';

/** Later positions take the solver minutes. */
const LAST = 36;

for (const { number, position, moves, score } of ffoProblems.filter(problem => problem.number <= LAST))
  test(`FFO #${number} is opened, and the analysis on the page proves the published scores`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const setup = { ...STANDARD_SETUP, start: { discs: position.discs, turn: position.turn } };
    await presetSettings(page, { ...QUICK, values: true });
    await presetStudy(page, { id: `study-ffo-${number}`, tree: treeOf(setup, []), origin: undefined }, '');
    await page.goto('./');
    await expect(board(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await page.getByRole('switch', { name: 'Engine' }).check();
    await expect(page.getByText('Every score is proved.')).toBeVisible();
    for (const [square = '', published = ''] of moves.map(move => move.split(':'))) {
      await expect(cell(page, square)).toHaveText(discsText(Number(published)));
      await expect(cell(page, square)).toHaveAccessibleDescription(/proved$/);
    }
    const [best] = await page.getByRole('list', { name: 'Best moves' }).getByRole('listitem').all();
    await expect(best as NonNullable<typeof best>).toContainText(discsText(score));
    expect(errors).toEqual([]);
  });
