import { expect, type Page, test } from '@playwright/test';
import { COLOR_SLOTS } from '../../src/look/colors.ts';
import { DEFAULT_COLORS } from '../../src/look/themes.ts';
import {
  brightnessAcross,
  button,
  cell,
  cells,
  expectTrueBoard,
  isTurnOf,
  legalCells,
  legalNames,
  levelsWith,
  nextTurn,
  openMenu,
  pliesOnPage,
  positionOnPage,
  presetMatch,
  presetSettings,
  pressTool,
  QUICK,
  setSlider,
  startButton,
  startGame,
  status,
} from './kit/boardPage.ts';
import {
  allowedTime,
  isThinking,
  matchAfter,
  openBeforeEndlessSearch,
  PLIES_BEFORE_SEARCH,
  recordSearches,
} from './kit/engineSearches.ts';
import { test as unpainted } from './kit/unpainted.ts';

const PICKERS = [
  'Dark squares',
  'Light squares',
  'Black discs',
  'White discs',
  "Black's marks",
  "White's marks",
] as const;

unpainted(
  '2. A click on a square places a disc if and only if it is the person’s turn and the move is legal.',
  {
    tag: '@quick',
  },
  async ({ page }) => {
    await presetSettings(page, { ...QUICK, side: 'both' });
    await startGame(page);
    await cell(page, 'a1').click();
    await expect(page.getByText('Nothing to flip here. Try a dot.').first()).toBeVisible();
    await cell(page, 'e4').click();
    await expect(page.getByText('This square is taken.').first()).toBeVisible();
    await expect(cell(page, 'a1')).toHaveAccessibleName('a1, empty');
    await cell(page, 'f5').click();
    await expect(cell(page, 'f5')).toHaveAccessibleName(/^f5, black/);
    for (const key of ['h', '8', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText('Nothing to flip here. Try a dot.').first()).toBeVisible();
    await expect(cell(page, 'h8')).toHaveAccessibleName('h8, empty');
    for (const key of ['f', '6', 'Space']) await page.keyboard.press(key);
    await expect(cell(page, 'f6')).toHaveAccessibleName(/^f6, white/);
  },
);

test('1. Starting the program shows a graphical interface. 3. Difficulty is chosen there (search depth 1 to 9). 4. Black or White is chosen in the interface (Black by default), by mouse or keyboard.', {
  tag: '@quick',
}, async ({ page }) => {
  await openMenu(page);
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await button(page, 'Play').click();
  await isTurnOf(page, 'black');
  await expect(legalCells(page)).toHaveCount(4);
  await pressTool(page, 'Menu');
  await page.getByRole('radio', { name: 'Minimax' }).check();
  const slider = page.getByRole('slider', { name: 'Level' });
  await expect(slider).toHaveValue('5');
  await setSlider(slider, 9);
  await expect(slider).toHaveValue('9');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('9');
  await setSlider(slider, 1);
  await expect(slider).toHaveValue('1');
  await page.getByRole('radio', { name: 'Black' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked();
  await startButton(page).press('Enter');
  await isTurnOf(page, 'white');
  expect((await positionOnPage(page)).discs.black.size).toBe(4);
});

unpainted(
  '5. The colours of the discs and the squares are chosen with colour pickers: six of them.',
  {
    tag: '@quick',
  },
  async ({ page }) => {
    await openMenu(page);
    await button(page, 'Colors').click();
    for (const [index, name] of PICKERS.entries()) {
      if (index % 2 === 0) await button(page, name).click();
      else await button(page, name).press('Enter');
      const hex = page.getByRole('group', { name }).getByRole('textbox');
      await expect(hex).toHaveValue(new RegExp(Object.values(DEFAULT_COLORS)[index] ?? 'none', 'i'));
      await hex.fill(`#1${index}2${index}3${index}`);
      await hex.press('Enter');
    }
    await button(page, 'Apply').click();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('flipside.settings') ?? '{}'));
    expect(COLOR_SLOTS.map(slot => stored.settings.colors[slot])).toEqual(
      PICKERS.map((_, index) => `#1${index}2${index}3${index}`),
    );
  },
);

unpainted(
  '6. The computer never takes more than five seconds for a move, and beats a careless player.',
  {
    tag: '@quick',
  },
  async ({ page }) => {
    await presetSettings(page, {
      ...QUICK,
      levels: levelsWith(12),
      thinkingSeconds: 0.5,
      severalCores: false,
    });
    await presetMatch(page, matchAfter('f5d6c3d3c4f4f6g5e3f3g6d2c2f7e8b1c1d1e2f8g3d8g4h4c6h3h5h2h1e1f1g1'));
    const searches = await recordSearches(page);
    await page.goto('./');
    while (await nextTurn(page)) await legalCells(page).first().click();
    const times = (await searches()).map(allowedTime);
    expect(times.length).toBeGreaterThan(10);
    expect(Math.max(...times)).toBeLessThan(5_000);
    await expect(status(page)).toContainText('You lose');
  },
);

unpainted(
  '9. The interface stays responsive while the computer thinks: buttons and keys work at once, a click places nothing, and undo ends it.',
  {
    tag: '@quick',
  },
  async ({ page }) => {
    await openBeforeEndlessSearch(page);
    await legalCells(page).first().click();
    await isThinking(page);
    const size = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('flipside.settings') ?? '').settings.discSize);
    await pressTool(page, 'Disc size');
    expect(await size()).toBe('small');
    await page.keyboard.press('s');
    expect(await size()).toBe('large');
    await legalCells(page).first().click();
    await expect(page.getByText('Not your turn yet.').first()).toBeVisible();
    expect(await pliesOnPage(page)).toBe(PLIES_BEFORE_SEARCH + 1);
    await isThinking(page);
    await button(page, 'Undo').click();
    await isTurnOf(page, 'black');
    expect(await pliesOnPage(page)).toBe(PLIES_BEFORE_SEARCH);
  },
);

/** The painted width of the white disc on d4 as a share of its square. */
const paintedDiameter = async (page: Page): Promise<number> => {
  await page.mouse.move(1, 1);
  const across = await brightnessAcross(page, 'd4');
  return across.filter(brightness => brightness > 180).length / across.length;
};

test('7. The number of discs of each colour is on screen and always right. 10. Small and large discs are a toggle during play: disc diameter 3/4 of a square, or 1/2. 11. The legal moves of the side to move are marked on the board, on the canvas and by name.', {
  tag: '@quick',
}, async ({ page }) => {
  await presetSettings(page, { ...QUICK, colors: { ...DEFAULT_COLORS, blackMarks: '#ffffff' } });
  await startGame(page);
  await page.mouse.move(1, 1);
  const contrast = async (square: string): Promise<number> => {
    const across = await brightnessAcross(page, square);
    return (across[Math.floor(across.length / 2)] ?? 0) - (across[Math.floor(across.length / 4)] ?? 0);
  };
  for (const legal of ['d3', 'c4', 'f5', 'e6']) await expect.poll(() => contrast(legal)).toBeGreaterThan(40);
  for (const other of ['a1', 'c3', 'f4', 'h8']) expect(Math.abs(await contrast(other))).toBeLessThan(40);
  await expect.poll(() => paintedDiameter(page)).toBeCloseTo(3 / 4, 1);
  await pressTool(page, 'Disc size');
  await expect.poll(() => paintedDiameter(page)).toBeCloseTo(1 / 2, 1);
  await page.keyboard.press('s');
  await expect.poll(() => paintedDiameter(page)).toBeCloseTo(3 / 4, 1);
  await button(page, 'More').press('Enter');
  await button(page, 'Disc size').press('Enter');
  await expect.poll(() => paintedDiameter(page)).toBeCloseTo(1 / 2, 1);
  await expect(cells(page)).toHaveCount(64);
  for (let turn = 0; turn < 6 && (await nextTurn(page)); turn++) {
    await expectTrueBoard(page);
    const marked = await legalCells(page).evaluateAll(all =>
      all.map(one => one.getAttribute('aria-label')?.slice(0, 2)),
    );
    expect(marked.sort()).toEqual([...legalNames(await positionOnPage(page))].sort());
    await legalCells(page).nth(1).click();
  }
  await button(page, 'Undo').click();
  await nextTurn(page);
  await expectTrueBoard(page);
});
