import { expect, test } from '@playwright/test';
import { presetSettings, QUICK } from '../kit/boardPage.ts';
import { Reader } from '../kit/reader.ts';

/** Scripts using only roles, names, announcements and keys, without looking at the page. */

test('the editor: a position is set up, read, refused with its reason, corrected and played', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  const reader = await Reader.open(page, './#editor');
  await reader.goTo('button', 'Clear');
  await reader.press('Enter');
  await reader.hears(/^The board is empty\.$/);
  await reader.goTo('button', 'Play');
  await reader.press('Enter');
  await reader.hears(/^There are no discs on the board yet\.$/);
  await reader.goTo('gridcell', /^[a-h][1-8], empty$/);
  await reader.press('Home', 'b');
  await reader.hears(/^a\d, black$/);
  await reader.press('ArrowRight', 'w');
  await reader.hears(/^b\d, white$/);
  await reader.press('ArrowRight', 'w', 'Delete');
  await reader.hears(/^c\d, empty$/);
  await reader.goTo('button', 'Play');
  await reader.press('Enter');
  await reader.pick('Two players');
  await reader.goTo('button', 'Play');
  await reader.press('Enter');
  await reader.hears(/^New game\. Black to move\.$/);
  await reader.press('z');
  await reader.hears(/a black, b white, c free to play, d to h empty\./);
});

test('the library: two games are imported as text, one is found by its player and opened', async ({
  page,
}) => {
  await presetSettings(page, QUICK);
  const reader = await Reader.open(page, './#study');
  await reader.goTo('button', 'Import');
  await reader.press('Enter');
  await reader.goTo('textbox', 'Paste');
  await reader.type('(;GM[2]PB[Ann]PW[Ben];B[f5];W[d6];B[c3];W[d3])');
  await reader.press('Enter');
  await reader.type('(;GM[2]PB[Carla]PW[Dan];B[f5];W[f6];B[e6])');
  await reader.goTo('button', /^Put (it|all)/);
  await reader.press('Enter');
  await reader.hears(/^2 new, 0 there already\.$/);
  await reader.goTo('searchbox', 'Search the library');
  await reader.type('carla');
  await reader.hears(/^1 of 2$/);
  await reader.goTo('button', 'Carla – Dan');
  await reader.press('Enter');
  await reader.hears(/^Study of Carla against Dan\. Start · Black to move$/);
  await reader.press('Alt+ArrowRight');
  await reader.hears(/^Black f5, 1 disc flipped\./);
});

test('a puzzle: its question is read, its solution announced, played and counted', async ({ page }) => {
  await presetSettings(page, QUICK);
  const reader = await Reader.open(page, './#puzzles');
  await reader.goTo('button', /^Puzzle 1, Easy/);
  await reader.press('Enter');
  await reader.hears(/^Puzzle of the day 1 of 3.*(Find|Only one move)/);
  await reader.press('t');
  const solution = await reader.hears(/Best: /);
  expect(solution).toMatch(/Best: [a-h1-8]+/);
  await reader.goTo('button', 'Next');
  await reader.press('Enter');
  await reader.hears(/^Puzzle of the day 2 of 3/);
});

test('a lesson: the rules are learned from the first disc to the last', async ({ page }) => {
  await presetSettings(page, QUICK);
  const reader = await Reader.open(page, './#lessons');
  await reader.goTo('button', /^Othello: the rules/);
  await reader.press('Enter');
  await reader.hears(/Trap a white disc in a straight line/);
  for (const square of ['f5', 'h5', 'c6', 'h8', 'a8']) {
    await reader.press(...square);
    expect(await reader.focused()).toMatch(new RegExp(`^${square}, empty`));
    await reader.press('Enter');
    await reader.hears(/Right!/);
    await reader.press('Enter');
  }
  await reader.hears(/Two squares are left/);
  await reader.press('d', '8', 'Enter');
  await reader.hears(/Go on/);
  await reader.press('h', '2', 'Enter');
  await reader.hears(/Right!/);
});
