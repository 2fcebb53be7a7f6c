import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { boardOf, GAMES, type GameName, type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { DEFAULT_COLORS, DEFAULT_THEME } from '../../src/look/themes.ts';
import { drawPicture } from '../../src/picture/svgFiles.ts';
import { fromRoot } from '../../tools/paths.ts';

/** The usual size of link previews. */
const SIZE = { width: 1200, height: 630 } as const;
const BOARD_SIDE = 540;
const DISC_SHARE = 0.8;
/** The ply shown, at which a board looks typical. */
const PLIES = 16;

const middleGame = (game: GameName): Position => {
  const setup: Setup = { ...STANDARD_SETUP, game, shape: boardOf(game, undefined, 1) };
  let position = startOf(setup);
  for (let ply = 0; ply < PLIES; ply++) {
    const moves = [...legalMoves(position)];
    const move = moves[(ply * 5 + 2) % moves.length];
    const next = move === undefined ? undefined : play(position, move);
    if (next === undefined) break;
    position = next;
  }
  return position;
};

const pageFor = (game: GameName, icon: string): string => {
  const board = drawPicture({
    content: { position: middleGame(game) },
    paint: { theme: DEFAULT_THEME, colors: DEFAULT_COLORS, ...USUAL_WISHES, discShare: DISC_SHARE },
    coordinates: false,
    width: BOARD_SIDE,
    title: game,
  });
  return `<style>
    body { display: flex; align-items: center; justify-content: space-evenly; margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px;
      background: #f1ebdf; color: #2b2319; font: 600 92px Fraunces, Georgia, serif; }
    .name { display: grid; justify-items: center; gap: 24px; } .name svg { width: 220px; height: 220px; }
    .board svg { display: block; max-height: ${BOARD_SIDE}px; filter: drop-shadow(0 10px 24px #0006); }
  </style><div class="board">${board}</div><div class="name">${icon}<span>Flipside</span></div>`;
};

/** Draws the link preview of each game. */
export const drawPreviews = async (browser: Browser, icon: string): Promise<void> => {
  const folder = fromRoot('public', 'previews');
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE });
  for (const game of GAMES) {
    await page.setContent(pageFor(game, icon));
    await page.screenshot({ path: join(folder, `${game}.png`) });
  }
  await page.close();
};
