import { expect, type Locator, type Page } from '@playwright/test';
import { discCounts } from '../../src/game/board.ts';
import type { Color } from '../../src/game/color.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, type Position } from '../../src/game/position.ts';
import { makeSquare } from '../../src/game/square.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';

/** Settings put into the browser before the page opens, for tests that do not set them by hand. */
export const presetSettings = async (page: Page, settings: object): Promise<void> => {
  await page.addInitScript(
    stored => {
      if (localStorage.getItem('flipside.settings') === null)
        localStorage.setItem('flipside.settings', stored);
    },
    JSON.stringify({ version: 1, settings }),
  );
};

/** Flipside at `flipside`, the others at their lowest. */
export const levelsWith = (flipside: number) => ({ flipside, minimax: 1, bitboard: 1 });

/** No flips to wait for; beats stay. */
export const QUICK = { animation: 'off', sound: false, levels: levelsWith(1) } as const;

export const openMenu = async (page: Page): Promise<void> => {
  await page.goto('./');
  await expect(button(page, 'Play')).toBeVisible();
};

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Board' });
export const status = (page: Page): Locator => page.getByRole('status');
export const cells = (page: Page): Locator => board(page).getByRole('gridcell');
export const cell = (page: Page, square: string): Locator =>
  board(page).getByRole('gridcell', { name: new RegExp(`^${square},`) });
export const legalCells = (page: Page): Locator =>
  board(page).getByRole('gridcell', { name: /, empty, legal, flips \d+/ });
const movesList = (page: Page): Locator => page.getByRole('list', { name: 'Moves' });

export const startGame = async (page: Page): Promise<void> => {
  await openMenu(page);
  await button(page, 'Play').click();
  await expect(board(page)).toBeVisible();
};

export const isTurnOf = async (page: Page, color: Color): Promise<void> =>
  expect(status(page)).toContainText(new RegExp(`${color} to move`, 'i'), { timeout: 15_000 });

export const RESULT = /(Black|White) wins \d+-\d+|Draw 32-32/;

/** Waits until it is the person's turn again, or the game is over; returns whether it goes on. */
export const nextTurn = async (page: Page, color: Color): Promise<boolean> => {
  const pattern = new RegExp(`${color} to move|${RESULT.source}`, 'i');
  await expect(status(page)).toContainText(pattern, { timeout: 20_000 });
  return !RESULT.test((await status(page).textContent()) ?? '');
};

const squaresOnPage = async (page: Page): Promise<readonly string[]> => {
  const text = await movesList(page).evaluate(list => list.textContent ?? '');
  return text.match(/[a-h][1-8]/g) ?? [];
};

export const pliesOnPage = async (page: Page): Promise<number> => (await squaresOnPage(page)).length;

/** The game as the list of moves tells it, replayed by the rules. */
export const positionOnPage = async (page: Page): Promise<Position> => {
  const squares = (await squaresOnPage(page)).join('');
  const replayed = replay(STANDARD_START, parseTranscript(squares) ?? []);
  if (replayed.type === 'illegal') throw new Error(`illegal moves on the page: ${squares}`);
  return replayed.positions.at(-1) ?? STANDARD_START;
};

/** Everything on the page agrees with the rules: discs, counts, legal squares. */
export const expectTrueBoard = async (page: Page): Promise<Position> => {
  const position = await positionOnPage(page);
  const { black, white } = discCounts(position);
  await expect(page.getByText(`Black ${black}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`White ${white}`, { exact: true }).first()).toBeVisible();
  const names = await cells(page).evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  expect(names.filter(name => /^..,? ?black/.test(name))).toHaveLength(black);
  expect(names.filter(name => /^..,? ?white/.test(name))).toHaveLength(white);
  return position;
};

export const legalNames = (position: Position): readonly string[] =>
  [...legalMoves(position)].map(makeSquare);

/** Everything that a page said on its console as an error, or threw. */
export const collectErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', error => errors.push(error.message));
  return errors;
};

export const setSlider = async (slider: Locator, value: number): Promise<void> => {
  await slider.focus();
  await slider.press('Home');
  for (let step = 1; step < value; step++) await slider.press('ArrowRight');
};

/** Brightness, 0 to 255, of the pixels on the horizontal line through the middle of a square. */
export const brightnessAcross = async (page: Page, square: string): Promise<readonly number[]> => {
  const picture = await cell(page, square).screenshot({ animations: 'disabled' });
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const row = context?.getImageData(0, Math.floor(bitmap.height / 2), bitmap.width, 1).data ?? [];
    return Array.from({ length: bitmap.width }, (_, x) =>
      Math.round(((row[4 * x] ?? 0) + (row[4 * x + 1] ?? 0) + (row[4 * x + 2] ?? 0)) / 3),
    );
  }, picture.toString('base64'));
};
