import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { colorAt, discCounts } from '../../../src/game/board.ts';
import type { Color } from '../../../src/game/color.ts';
import { landingSquare } from '../../../src/game/connect4/position.ts';
import { startOf } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import { isLegal, legalMoves, type Position } from '../../../src/game/position.ts';
import { blockedSquares } from '../../../src/game/shape.ts';
import { columnOf, makeSquare, rowOf, type Square } from '../../../src/game/square.ts';
import { readMoves, replay } from '../../../src/game/transcript.ts';
import { parseStored, storedMatch } from '../../../src/store/kept/storedMatch.ts';
import { makeStoredStudy } from '../../../src/store/kept/storedStudy.ts';
import type { Study } from '../../../src/store/studyStore.ts';

/** Settings written to storage before the page opens, for tests that do not change them in the dialog. */
export const presetSettings = async (page: Page, settings: object): Promise<void> => {
  await page.addInitScript(
    stored => {
      if (localStorage.getItem('flipside.settings') === null)
        localStorage.setItem('flipside.settings', stored);
    },
    JSON.stringify({ version: 1, settings }),
  );
};

/** Changes settings while the page is open, as another tab does. */
export const changeSettings = (page: Page, settings: object): Promise<void> =>
  page.evaluate(
    newValue => {
      dispatchEvent(new StorageEvent('storage', { key: 'flipside.settings', newValue }));
    },
    JSON.stringify({ version: 1, settings }),
  );

/** Stores a match before the page opens, as the one on this tab's board. */
export const presetMatch = async (page: Page, match: Match): Promise<void> => {
  await page.addInitScript(
    ({ id, stored }) => {
      if (localStorage.getItem(`flipside.match.${id}`) !== null) return;
      localStorage.setItem(`flipside.match.${id}`, stored);
      sessionStorage.setItem('flipside.tab', id);
    },
    { id: match.id, stored: JSON.stringify(storedMatch({ match, savedAt: 0 })) },
  );
};

/** Stores a study before the page opens, as the one on this tab's board, after these moves. */
export const presetStudy = async (page: Page, study: Study, at: string): Promise<void> => {
  const moves = readMoves(startOf(study.tree.setup), at) ?? [];
  await page.addInitScript(
    ({ id, stored }) => {
      const isThere = [`flipside.study.${id}`, `flipside.shelved.${id}`].some(key => key in localStorage);
      if (isThere) return;
      localStorage.setItem(`flipside.study.${id}`, stored);
      sessionStorage.setItem('flipside.tab', id);
    },
    { id: study.id, stored: makeStoredStudy({ study, at: moves, savedAt: 0 }) },
  );
};

/** Flipside at `flipside`, the others at their lowest. */
export const levelsWith = (flipside: number) => ({ flipside, minimax: 1, bitboard: 1 });

/** No waiting: no flip animations, no pauses. */
export const QUICK = { animation: 'off', sound: false, levels: levelsWith(1) } as const;
/** Searches the open settings, in which only the first group is open. */
export const findSetting = (page: Page, words: string): Promise<void> =>
  page.getByRole('searchbox', { name: 'Find a setting' }).fill(words);

/** Settings with a slow reply, so that something can happen before it. */
export const WITH_BEATS = { ...QUICK, animation: 'normal' } as const;

/** Waits for the canvas. With software rendering it may take long to start and block everything else. */
export const isPainted = async (page: Page): Promise<void> =>
  expect(page.locator('.drawn-board')).toHaveCount(0);

export const openMenu = async (page: Page): Promise<void> => {
  await page.goto('./');
  await expect(startButton(page)).toBeVisible();
  await isPainted(page);
};

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** The menu's button for a new game; its label is longer if another game is waiting. */
export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Play( a new game)?$/ });
/** A link of the places bar. */
export const placeLink = (page: Page, name: 'Play' | 'Study' | 'You'): Locator =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name, exact: true });
/** Presses a button of a place. */
export const pressIn = async (page: Page, place: 'Study' | 'You', name: string): Promise<void> => {
  await placeLink(page, place).click();
  await button(page, name).click();
};
/**
 * By attributes: to find the board by role, a browser would compute the roles and names of the whole page each time.
 */
export const board = (page: Page): Locator => page.locator('[role=grid][aria-label=Board]');
export const status = (page: Page): Locator => page.getByRole('status');
export const cells = (page: Page): Locator => board(page).locator('[role=gridcell]');
export const cell = (page: Page, square: string): Locator =>
  board(page).locator(`[role=gridcell][aria-label^="${square},"]`);
export const legalCells = (page: Page): Locator =>
  board(page).locator('[role=gridcell][aria-label*=", empty, legal"]');
/** The button of a column of Connect Four. */
export const column = (page: Page, number: number): Locator =>
  board(page).locator(`button[aria-label^="Column ${number},"]`);
/** On a phone it is a sheet, which may be closed. */
const movesList = (page: Page): Locator => page.locator('[role=list][aria-label=Moves]');

/** The problems axe finds on the current page. */
export const findings = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`);
};

export const startGame = async (page: Page): Promise<void> => {
  await openMenu(page);
  await button(page, 'Play').click();
  await expect(board(page)).toBeVisible();
};

/** Opens the game at an address. */
export const openGame = async (page: Page, address: string): Promise<void> => {
  await page.goto(`./?${address}`);
  await expect(board(page)).toBeVisible();
  await isPainted(page);
};

/** Opens the page with a match on its board. */
export const showMatch = async (page: Page, match: Match, settings: object = {}): Promise<void> => {
  await presetSettings(page, { ...QUICK, ...settings });
  await presetMatch(page, match);
  await page.goto('./');
  await expect(board(page)).toBeVisible();
};

/** Presses a button beside the board, or under More. */
export const pressTool = async (page: Page, name: string): Promise<void> => {
  if (await button(page, name).isHidden()) await button(page, 'More').click();
  await button(page, name).click();
};

export const openPlayers = async (page: Page): Promise<void> => {
  await pressTool(page, 'Players');
  await expect(page.getByRole('dialog', { name: 'Players' })).toBeVisible();
};

/** The status while someone may play: `Your turn`, or for any other player `Black to move`. */
const TURN = /Your turn| to move/;

/** The strip of the side to move. */
const stripToMove = (page: Page, color: Color | 'red' | 'yellow'): Locator =>
  page.getByRole('group', { name: new RegExp(`^${color}(,.*)?, to move$`, 'i') });

/** Waits until this side may play, and no computer is thinking. */
export const isTurnOf = async (page: Page, color: Color | 'red' | 'yellow'): Promise<void> => {
  await expect(stripToMove(page, color)).toBeVisible();
  await expect(status(page)).toContainText(TURN);
};

export const RESULT =
  /(You win|You lose|\S+ wins) (\d+-\d+|with \d+ discs? to \d+)\.|Draw \d+-\d+\.|(You win|wins) with four in a row\.|Draw: the board is full\./;

/** A whole game waits some thirty times, so polling is frequent. */
const POLL_MILLISECONDS = 20;

/**
 * Waits until it is the person's turn again or the game is over; returns whether the game continues. While the last
 * disc is moving, the text still shows the old turn, but no square can be played.
 */
export const nextTurn = async (page: Page): Promise<boolean> => {
  const shown = await page.waitForFunction(
    ended => {
      const text = document.querySelector('[role=status]')?.textContent?.trim() ?? '';
      const mayPlay = document.querySelector('[role=gridcell][aria-label*=", empty, legal"]') !== null;
      return (mayPlay && /^Your turn/.test(text)) || new RegExp(ended).test(text) ? text : undefined;
    },
    RESULT.source,
    { polling: POLL_MILLISECONDS },
  );
  return !RESULT.test((await shown.jsonValue()) ?? '');
};

/** Squares or column numbers, as the move list names them. */
const movesOnPage = async (page: Page): Promise<readonly string[]> => {
  const lines = await movesList(page)
    .locator('li')
    .evaluateAll(items => items.map(item => item.textContent?.trim().split(/\s+/).at(-1) ?? ''));
  return lines.filter(move => move !== 'pass');
};

export const pliesOnPage = async (page: Page): Promise<number> => (await movesOnPage(page)).length;

/** The saved match of this tab's board. */
export const keptMatch = async (page: Page): Promise<Match> => {
  const { id, text } = await page.evaluate(() => {
    const tab = sessionStorage.getItem('flipside.tab') ?? '';
    return { id: tab, text: localStorage.getItem(`flipside.match.${tab}`) ?? '' };
  });
  const saved = parseStored(id, text);
  if (saved === undefined) throw new Error(`no match can be read from: ${text}`);
  return saved.match;
};

/** The position after the listed moves, by the rules. */
export const positionOnPage = async (page: Page): Promise<Position> => {
  const start = startOf((await keptMatch(page)).setup);
  const moves = (await movesOnPage(page)).join('');
  const replayed = replay<Position>(start, readMoves(start, moves) ?? []);
  if (replayed.type === 'illegal') throw new Error(`illegal moves on the page: ${moves}`);
  expect(moves, 'a list of moves that can be read').toHaveLength(
    start.rules === 'connect4' ? replayed.turns.length : 2 * replayed.turns.length,
  );
  return replayed.positions.at(-1) ?? start;
};

const FOUR_DISC = { black: 'red', white: 'yellow' } as const;

const squareName = (position: Position, square: Square): string => {
  const color = colorAt(position, square);
  if (position.rules === 'connect4')
    return `Column ${columnOf(square) + 1}, row ${6 - rowOf(square)}, ${color ? FOUR_DISC[color] : 'empty'}`;
  return `${makeSquare(square)}, ${color ?? (isLegal(position, square) ? 'empty, legal' : 'empty')}`;
};

/** The buttons of the columns, in a game with columns. */
const columnNames = (position: Position): readonly string[] => {
  if (position.rules !== 'connect4') return [];
  return Array.from({ length: position.shape.width }, (_, index) => {
    const landing = landingSquare(position, index);
    return `Column ${index + 1}, ${landing === undefined ? 'full' : `next free row ${6 - rowOf(landing)}`}`;
  });
};

const namesOnPage = async (page: Page): Promise<readonly string[]> => {
  const names = await board(page)
    .locator('[aria-label]')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  return names.map(name => name.replace(/, (last move|also just played|one of the four|flips \d+)$/, ''));
};

/** Checks that discs, counts and legal squares on the page show this position. */
export const expectBoardOf = async (page: Page, position: Position): Promise<Position> => {
  const squares = [...position.shape.squares].map(square => squareName(position, square));
  const names = await namesOnPage(page);
  const blocked = [...blockedSquares(position.shape)].map(square => `${makeSquare(square)}, blocked`);
  expect([...names].sort()).toEqual([...squares, ...blocked, ...columnNames(position)].sort());
  if (position.rules === 'connect4') return position;
  const { black, white } = discCounts(position);
  await expect(page.getByText(`Black ${black}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`White ${white}`, { exact: true }).first()).toBeVisible();
  return position;
};

/** Checks that the page agrees with the rules. */
export const expectTrueBoard = async (page: Page): Promise<Position> =>
  expectBoardOf(page, await positionOnPage(page));

export const legalNames = (position: Position): readonly string[] =>
  [...legalMoves(position)].map(makeSquare);

/** Everything that a page logged as an error, or threw. */
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
  for (let step = Number(await slider.inputValue()); step < value; step++) await slider.press('ArrowRight');
};

export type Pixel = readonly [red: number, green: number, blue: number];

/** The pixels on the horizontal line through the center of a square. */
export const pixelsAcross = (page: Page, square: string): Promise<readonly Pixel[]> =>
  pixelsThrough(cell(page, square));

/** The pixels on the horizontal line through the center of an element, or at another share of its height. */
export const pixelsThrough = async (shown: Locator, height = 1 / 2): Promise<readonly Pixel[]> => {
  const picture = await shown.screenshot({ animations: 'disabled' });
  return shown.page().evaluate(
    async ([base64, share]) => {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const row = context?.getImageData(0, Math.floor(bitmap.height * share), bitmap.width, 1).data ?? [];
      return Array.from(
        { length: bitmap.width },
        (_, x): Pixel => [row[4 * x] ?? 0, row[4 * x + 1] ?? 0, row[4 * x + 2] ?? 0],
      );
    },
    [picture.toString('base64'), height] as const,
  );
};

/** Brightness, 0 to 255, of the pixels on the horizontal line through the center of a square. */
export const brightnessAcross = async (page: Page, square: string): Promise<readonly number[]> =>
  (await pixelsAcross(page, square)).map(([red, green, blue]) => Math.round((red + green + blue) / 3));

/** The painted color at the center of a square. */
export const paintedColor = async (page: Page, square: string): Promise<Pixel> => {
  const across = await pixelsAcross(page, square);
  return across[Math.floor(across.length / 2)] ?? [0, 0, 0];
};
