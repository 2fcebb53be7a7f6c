import { expect, test } from '@playwright/test';
import { presetSettings, QUICK } from '../kit/boardPage.ts';
import { Reader } from '../kit/reader.ts';

/** Scripts using only roles, names, announcements and keys, without looking at the page. */

test('the menu: game, board, opponent, level and side are chosen, a game is started, left and continued', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, side: 'black' });
  const reader = await Reader.open(page, './');
  await reader.choose('Game', 'Anti');
  await reader.pick('Minimax');
  const level = await reader.goTo('slider', /^Level/);
  await reader.press('Home', 'ArrowRight');
  await expect(level).toHaveAttribute('aria-valuetext', /./);
  await reader.pick('White');
  await reader.goTo('button', 'Play');
  await reader.press('Enter');
  await reader.hears(/^New game\. You play White\./);
  await reader.hears(/^Black [a-h][1-8], \d+ discs? flipped\. Your turn\.$/);
  await reader.goTo('button', 'More');
  await reader.press('Enter');
  await reader.goTo('button', 'Menu');
  await reader.press('Enter');
  await reader.goTo('button', /^Continue/);
  expect(await reader.reads('button', /^Continue/)).toMatch(/Continue/);
  await reader.press('Enter');
  await reader.hears(/^Game continued\. You play White\. Your turn\.$/);
  await reader.press('z');
  const rows = await reader.hears(/^Row 1: /);
  expect(rows).toMatch(/Row 8: .*\. Black 4, White 1\. Your turn\.$/);
});

test('Connect Four: a game of two is played to four in a row, a full column is announced, and a move is undone', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, game: 'connect4', side: 'both' });
  const reader = await Reader.open(page, './');
  await reader.goTo('button', 'Play');
  await reader.press('Enter');
  await reader.hears(/^New game\. Red to move\.$/);
  const drop = async (column: number, said: RegExp): Promise<void> => {
    await reader.press(String(column), 'Enter');
    await reader.hears(said);
  };
  for (const [index, row] of [1, 2, 3, 4, 5, 6].entries())
    await drop(7, new RegExp(`^${index % 2 === 0 ? 'Red' : 'Yellow'} column 7, row ${row}\\.`));
  await reader.press('7');
  expect(await reader.focused()).toBe('Column 7, full');
  await reader.press('Enter');
  await reader.hears(/^This column is full\.$/);
  for (const column of [1, 2, 3]) {
    await drop(column, new RegExp(`^Red column ${column}, row 1\\. Yellow to move\\.$`));
    if (column < 3) await drop(column, new RegExp(`^Yellow column ${column}, row 2\\. Red to move\\.$`));
  }
  await drop(6, /^Yellow column 6, row 1\. Red to move\.$/);
  await reader.press('4', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(await reader.focused()).toBe('Column 4, row 1, empty');
  await reader.press('Enter');
  await reader.hears(/^Red column 4, row 1\. Red wins with four in a row\.$/);
  await reader.press('u');
  await reader.hears(/^Taken back\. Red to move\.$/);
  await reader.press('z');
  await reader.hears(/Row 1: 1 to 3 red, 4 to 5 empty, 6 yellow, 7 red\. Red to move\.$/);
});
