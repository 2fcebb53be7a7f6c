import { expect, type Page } from '@playwright/test';
import { opposite } from '../../../src/game/color.ts';
import { type GameName, STANDARD_SETUP } from '../../../src/game/games.ts';
import { outcomeOf } from '../../../src/game/match.ts';
import { isOver, legalMoves, type Position } from '../../../src/game/position.ts';
import { keysOf } from '../../../src/game/record.ts';
import { columnOf, makeSquare, type Square } from '../../../src/game/square.ts';
import {
  board,
  button,
  cell,
  collectErrors,
  column,
  expectTrueBoard,
  keptMatch,
  openGame,
  openMenu,
  pliesOnPage,
  positionOnPage,
  presetSettings,
  QUICK,
  startButton,
  status,
} from '../kit/boardPage.ts';
import { test } from '../kit/unpainted.ts';

type Press = (page: Page, square: Square, position: Position) => Promise<void>;

const byMouse: Press = (page, square, { rules }) =>
  rules === 'connect4' ? column(page, columnOf(square) + 1).click() : cell(page, makeSquare(square)).click();

const byKeyboard: Press = async (page, square, { rules }) => {
  const keys = rules === 'connect4' ? [String(columnOf(square) + 1)] : [...makeSquare(square)];
  for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
};

/** Chooses moves so that games differ, but each is the same in every run. */
const chosenOf = (position: Position, ply: number): Square => {
  const legal = [...legalMoves(position)];
  return legal[(5 * ply) % legal.length] as Square;
};

/** One person plays both sides. The first press may only close a card about a pass. */
const playToTheEnd = async (page: Page, press: Press): Promise<void> => {
  for (let position = await positionOnPage(page); !isOver(position); position = await positionOnPage(page)) {
    const plies = await pliesOnPage(page);
    const square = chosenOf(position, plies);
    await expect(async () => {
      await press(page, square, position);
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

/** Chooses a game as a person does, for two people at one board. */
const chooseInMenu = async (page: Page, game: string, size: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Game' }).selectOption(game);
  const sizes = page.getByRole('combobox', { name: 'Board' });
  if (await sizes.isEnabled()) await sizes.selectOption(size);
  else await expect(sizes).toHaveValue(size);
  await page.getByRole('radio', { name: 'Two players' }).click();
  await startButton(page).click();
  // The menu has a board as well, and stays while the openings of XOT are fetched.
  await expect(button(page, 'New game')).toBeVisible();
};

type FromMenu = readonly [name: string, size: string, press: Press];

/** The games with more than one board: the small ones are soon over. */
const FROM_MENU: Readonly<Record<Exclude<GameName, 'xot' | 'connect4'>, FromMenu>> = {
  othello: ['Othello', '4x4', byMouse],
  reversi: ['Reversi (free centre)', '3x3', byKeyboard],
  anti: ['Anti-Othello', '4x4', byMouse],
  octagon: ['Octagon', '4x4', byMouse],
  blocked: ['Blocked squares', '4x4', byKeyboard],
};

const playFromMenu = async (page: Page, game: GameName, [name, size, press]: FromMenu) => {
  await chooseInMenu(page, name, size);
  expect((await keptMatch(page)).setup.game).toBe(game);
  await playToTheEnd(page, press);
  await expectTrueEnd(page, await resultInWords(page));
};

test('Connect Four is chosen in the menu and played to its end', async ({ page }) => {
  const errors = collectErrors(page);
  await presetSettings(page, QUICK);
  await openMenu(page);
  await chooseInMenu(page, 'Connect Four', '7x6');
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
  for (const game of keysOf(FROM_MENU)) {
    await playFromMenu(page, game, FROM_MENU[game]);
    await page.getByRole('dialog').getByRole('button', { name: 'Menu', exact: true }).click();
  }
  expect(errors).toEqual([]);
});

test('XOT is chosen in the menu and played to its end by keyboard', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openMenu(page);
  await playFromMenu(page, 'xot', ['XOT', '8x8', byKeyboard]);
});

const BY_ADDRESS: readonly (readonly [string, Press])[] = [
  ['game=othello&size=6x4&you=both', byKeyboard],
  ['start=open&size=4x5&you=both', byMouse],
  ['game=anti&size=5x4&you=both', byKeyboard],
  ['game=xot&size=8x8&you=both', byMouse],
];

for (const [address, press] of BY_ADDRESS)
  test(`?${address} is played to its end by ${press === byMouse ? 'mouse' : 'keyboard'}`, async ({
    page,
  }) => {
    await presetSettings(page, QUICK);
    await openGame(page, address);
    await playToTheEnd(page, press);
    await expectTrueEnd(page, await resultInWords(page));
  });

/** Columns in the order of play. */
const DRAWN = '552647732254112275316336774564352763611144';

test('?game=connect4 is played to a full board by keyboard', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=connect4&you=both');
  for (const key of DRAWN) for (const pressed of [key, 'Enter']) await page.keyboard.press(pressed);
  await expectTrueEnd(page, 'Draw: the board is full.');
});

test('Reversi on 2x2 is drawn as soon as the middle is full', async ({ page }) => {
  await presetSettings(page, QUICK);
  await openGame(page, 'game=reversi&size=2x2&you=both');
  await expect(status(page)).toContainText('place a disc in the centre');
  for (const square of ['a1', 'b1', 'b2', 'a2']) await cell(page, square).click();
  await expectTrueEnd(page, 'Draw 2-2.');
});

test('Custom accepts any other valid size and refuses the rest', async ({ page }) => {
  await openMenu(page);
  await page.getByRole('combobox', { name: 'Board' }).selectOption('Custom');
  const columns = page.getByRole('spinbutton', { name: 'Columns' });
  await columns.fill('9');
  await expect(page.getByRole('alert')).toContainText('from 2 to 8');
  await button(page, 'Play').click();
  await expect(columns).toBeFocused();
  await columns.fill('3');
  await page.getByRole('spinbutton', { name: 'Rows' }).fill('7');
  await expect(page.getByRole('alert')).toBeHidden();
  await button(page, 'Play').click();
  await expect(board(page).getByRole('gridcell')).toHaveCount(21);
  expect((await keptMatch(page)).setup).toMatchObject({ ...STANDARD_SETUP, shape: { width: 3, height: 7 } });
});
