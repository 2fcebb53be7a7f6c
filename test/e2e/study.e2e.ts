import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  board,
  button,
  cell,
  collectErrors,
  column,
  findings,
  presetSettings,
  pressTool,
  QUICK,
  status,
} from './kit/boardPage.ts';

/** A game to study: how a person plays it, and a move that was not played where one of these was. */
interface Studied {
  readonly address: string;
  readonly moves: readonly string[];
  /** After the first move, instead of the second one. */
  readonly other: string;
  /** The names of the first, second and other move in the list. */
  readonly first: string;
  readonly second: string;
  readonly variation: string;
  readonly spot: (page: Page, name: string) => Locator;
}

const GAMES: Readonly<Record<string, Studied>> = {
  Othello: {
    address: 'game=othello&you=both',
    moves: ['f5', 'd6', 'c3'],
    other: 'f6',
    first: '1, Black f5',
    second: '2, White d6',
    variation: '2, White f6',
    spot: cell,
  },
  'Connect Four': {
    address: 'game=connect4&you=both',
    moves: ['4', '4', '3'],
    other: '3',
    first: '1, Red 4',
    second: '2, Yellow 4',
    variation: '2, Yellow 3',
    spot: (page, name) => column(page, Number(name)),
  },
};

const moves = (page: Page): Locator => page.getByRole('list', { name: 'Moves', exact: true });
const move = (page: Page, name: string): Locator => moves(page).getByRole('button', { name, exact: true });
const undo = (page: Page): Locator => button(page, 'Undo delete');

const playAll = async (page: Page, { address, moves: names, spot }: Studied): Promise<void> => {
  await presetSettings(page, QUICK);
  await page.goto(`./?${address}`);
  await expect(board(page)).toBeVisible();
  for (const name of names) await spot(page, name).click();
};

for (const [name, game] of Object.entries(GAMES))
  test(`${name} is studied: a variation is tried, promoted, noted, deleted, and is still there later`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await playAll(page, game);
    await pressTool(page, 'Analyze');
    await page.getByRole('tab', { name: 'Moves' }).click();
    await expect(status(page)).toContainText('Move 3 of 3');
    await button(page, 'First').click();
    await button(page, 'Forward').click();
    await expect(move(page, game.first)).toHaveAttribute('aria-current', 'step');
    await game.spot(page, game.other).click();
    await expect(move(page, game.variation)).toHaveAttribute('aria-current', 'step');
    await expect(move(page, game.second)).toBeVisible();
    await expect(status(page)).toContainText('Variation 2 of 2');

    await button(page, 'good move').click();
    await button(page, 'Comment').click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('Worth a try');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(moves(page)).toContainText('Worth a try');
    await button(page, 'Promote').click();
    await expect(status(page)).toContainText('Move 2 of 2');
    expect(await findings(page)).toEqual([]);

    await page.reload();
    await expect(move(page, `${game.variation}, good move`)).toHaveAttribute('aria-current', 'step');
    await expect(moves(page)).toContainText('Worth a try');
    await move(page, game.second).click();
    await expect(status(page)).toContainText('Variation 2 of 3');
    await button(page, 'Delete').click();
    await expect(move(page, game.second)).toHaveCount(0);
    await undo(page).click();
    await expect(move(page, game.second)).toBeVisible();

    await pressTool(page, 'Back to the game');
    await expect(button(page, 'Undo')).toBeVisible();
    await expect(moves(page).getByRole('listitem')).toHaveCount(3);
    await pressTool(page, 'Analyze');
    await page.getByRole('tab', { name: 'Moves' }).click();
    await expect(move(page, `${game.variation}, good move`)).toBeVisible();
    expect(errors).toEqual([]);
  });

test('a study is walked by keys alone', async ({ page }) => {
  await playAll(page, GAMES.Othello as Studied);
  await page.keyboard.press('i');
  await expect(status(page)).toContainText('Move 3 of 3');
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(status(page)).toContainText('Move 1 of 3 · White to move');
  await expect(cell(page, 'd6')).toHaveAccessibleName(/, next move$/);
  await page.keyboard.press('f');
  await page.keyboard.press('6');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Variation 2 of 2');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(status(page)).toContainText('Move 2 of 3');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(status(page)).toContainText('Variation');

  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Openings' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Moves' })).toHaveAttribute('aria-selected', 'true');
  await moves(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toContainText('Move 1 of 3');
  await page.keyboard.press('End');
  await expect(status(page)).toContainText('Move 3 of 3');
});
