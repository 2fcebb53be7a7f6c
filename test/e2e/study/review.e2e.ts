import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Match } from '../../../src/game/match.ts';
import { flippedBy, legalMoves } from '../../../src/game/position.ts';
import { gameOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { button, findings, showMatch } from '../kit/boardPage.ts';
import { wholeGame } from '../kit/wholeGame.ts';

const SMALL = gameOf('othello', '', TWO_PEOPLE, '6x6');

/** Both sides always flip as many discs as they can, which is a bad strategy. */
const GREEDY = wholeGame(SMALL.setup, at =>
  [...legalMoves(at)].reduce((best, move) =>
    flippedBy(at, move).size > flippedBy(at, best).size ? move : best,
  ),
);

/** Opens a match of Black with a computer. */
const open = async (page: Page, match: Match): Promise<void> => {
  const opponent = match.setup.game === 'connect4' ? 'solver' : 'flipside';
  await showMatch(page, {
    ...match,
    id: 'kept',
    seats: { black: { type: 'human' }, white: { type: 'computer', opponent, level: 2 } },
  });
};

const graph = (page: Page): Locator => page.getByRole('img', { name: 'Score graph' });
const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Position in the graph' });
const keyMoment = (page: Page): Locator => page.getByRole('region', { name: 'Key moment' });
const moments = (page: Page): Locator => page.getByRole('list', { name: 'Key moments' });

test('on a tablet the slider runs below the curve, from its first position to its last', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, { ...SMALL, transcript: GREEDY });
  await button(page, 'Look back').click();
  await expect(slider(page)).toBeVisible();
  const plot = await graph(page).locator('path.middle').first().boundingBox();
  const range = await slider(page).boundingBox();
  if (plot === null || range === null) throw new Error('the graph is not shown');
  const halfThumb = 12;
  expect(Math.abs(range.x + halfThumb - plot.x)).toBeLessThan(3);
  expect(Math.abs(range.x + range.width - halfThumb - (plot.x + plot.width))).toBeLessThan(3);
});

test('the graph is operated by keys and by a press, and read as a table', async ({ page }) => {
  await open(page, { ...SMALL, transcript: GREEDY });
  await button(page, 'Look back').press('Enter');
  await expect(moments(page)).toBeVisible();
  await slider(page).press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Start: /);
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^1\. [a-f][1-6]: /);
  const box = await graph(page).boundingBox();
  if (box === null) throw new Error('no graph');
  await page.mouse.click(box.x + box.width * 0.97, box.y + box.height / 2);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^(29|3\d)\. /);
  await page.locator('summary').click();
  const rows = page.getByRole('table', { name: 'Score by move' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(20);
  expect(await findings(page)).toEqual([]);
});

test('a game of Connect Four is reviewed: the winner is proved, and the losing move is explained', async ({
  page,
}) => {
  await open(page, gameOf('connect4', '147424731321337261'));
  await button(page, 'Look back').click();
  await expect(graph(page)).toBeVisible();
  await expect(page.getByText('The review is ready.').first()).toBeAttached();
  const items = moments(page).getByRole('listitem');
  expect(await items.count()).toBeGreaterThan(0);
  await moments(page).getByRole('button').first().click();
  await expect(page.getByRole('figure').filter({ hasText: /Your move: |Played: |Best: / })).toHaveCount(2);
  await expect(keyMoment(page)).toContainText(/win|four|loss|loses/);
  await slider(page).press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /(Red|Yellow) wins$/);
  await page.locator('summary').click();
  await expect(page.getByRole('table', { name: 'Score by move' })).toContainText('proved');
  await expect(page.getByRole('table', { name: 'Half points lost' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a short game of Connect Four shows the move that let the opponent win', async ({ page }) => {
  await open(page, gameOf('connect4', '1122334'));
  await button(page, 'Look back').click();
  await expect(moments(page).getByRole('listitem')).toHaveCount(1);
  await expect(keyMoment(page)).toContainText('After 3, Red makes four in column 4 at once.');
  expect(await findings(page)).toEqual([]);
});
