import { expect, type Page } from '@playwright/test';
import { opposite } from '../../../src/game/color.ts';
import { GAMES, type GameName, onlyShapeOf, rulesOf } from '../../../src/game/games.ts';
import { outcomeOf } from '../../../src/game/match.ts';
import { isOver, legalMoves, type Position } from '../../../src/game/position.ts';
import { RULES } from '../../../src/game/rules.ts';
import { makeSquare, type Square } from '../../../src/game/square.ts';
import {
  board,
  button,
  cell,
  collectErrors,
  column,
  expectTrueBoard,
  keptMatch,
  openMenu,
  pliesOnPage,
  positionOnPage,
  presetSettings,
  QUICK,
  startButton,
  status,
} from '../kit/boardPage.ts';
import { test } from '../kit/unpainted.ts';

type Press = (page: Page, square: Square) => Promise<void>;

const byMouse: Press = (page, square) => cell(page, makeSquare(square)).click();

const byKeyboard: Press = async (page, square) => {
  for (const key of [...makeSquare(square), 'Enter']) await page.keyboard.press(key);
};

/** Chooses moves so that games differ, but each is the same in every run. */
const chosenOf = (position: Position, ply: number): Square => {
  const legal = [...legalMoves(position)];
  return legal[(5 * ply) % legal.length] as Square;
};

/** One person plays both sides. The first press may only close a pass card. */
const playToTheEnd = async (page: Page, press: Press): Promise<void> => {
  for (let position = await positionOnPage(page); !isOver(position); position = await positionOnPage(page)) {
    const plies = await pliesOnPage(page);
    const square = chosenOf(position, plies);
    await expect(async () => {
      await press(page, square);
      expect(await pliesOnPage(page)).toBe(plies + 1);
    }).toPass();
  }
};

const WORD = { black: 'Black', white: 'White' } as const;

/** The result by the rules, the winner's discs first. */
const resultInWords = async (page: Page): Promise<string> => {
  const match = await keptMatch(page);
  const { winner, counts } = outcomeOf(match);
  if (winner === 'draw') return `Draw ${counts.black}-${counts.white}.`;
  const [own, other] = [counts[winner], counts[opposite(winner)]];
  return match.setup.game === 'anti'
    ? `${WORD[winner]} wins with ${own} ${own === 1 ? 'disc' : 'discs'} to ${other}.`
    : `${WORD[winner]} wins ${own}-${other}.`;
};

const expectTrueEnd = async (page: Page, result: string): Promise<void> => {
  expect(isOver(await expectTrueBoard(page))).toBe(true);
  await expect(page.getByRole('dialog', { name: result })).toBeVisible();
  await expect(status(page)).toHaveText(result);
};

/** Chooses a game in the menu, for two people at one board. */
const chooseInMenu = async (page: Page, game: GameName, size: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Game' }).selectOption(game);
  const sizes = page.getByRole('combobox', { name: 'Board' });
  if (await sizes.isEnabled()) await sizes.selectOption(size);
  else await expect(sizes).toHaveValue(size);
  await page.getByRole('radio', { name: 'Two players' }).click();
  await startButton(page).click();
  // The menu has a board too, and stays while the openings of XOT are loaded.
  await expect(button(page, 'New game')).toBeVisible();
};

/** Small boards make short games. */
const SMALL = '4x4';
/** The games that are played by pressing squares of a board of any size. */
const FROM_MENU = GAMES.filter(
  game => RULES[rulesOf(game)].picks === 'square' && onlyShapeOf(game) === undefined,
);

const playFromMenu = async (page: Page, game: GameName, size: string, press: Press) => {
  await chooseInMenu(page, game, size);
  expect((await keptMatch(page)).setup.game).toBe(game);
  await playToTheEnd(page, press);
  await expectTrueEnd(page, await resultInWords(page));
};

test('Connect Four is chosen in the menu and played to its end', async ({ page }) => {
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await openMenu(page);
  await chooseInMenu(page, 'connect4', '7x6');
  for (const number of [4, 3, 4, 3, 4, 3, 4]) await column(page, number).click();
  await expectTrueEnd(page, 'Red wins with four in a row.');
  const four = board(page).getByRole('gridcell', { name: /red, one of the four$/ });
  await expect(four).toHaveCount(4);
  expect(errors).toEqual([]);
});

test('every other game is chosen in the menu and played to its end', async ({ page }) => {
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await openMenu(page);
  for (const [index, game] of FROM_MENU.entries()) {
    await playFromMenu(page, game, SMALL, index % 2 === 0 ? byMouse : byKeyboard);
    await page.getByRole('dialog').getByRole('button', { name: 'Menu', exact: true }).click();
  }
  expect(errors).toEqual([]);
});

test('XOT is chosen in the menu and played to its end by keyboard', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await playFromMenu(page, 'xot', '8x8', byKeyboard);
});
