import { writeLink } from '../formats/link/link.ts';
import type { FlipsideBoardElement } from './boardElement.ts';
import './hosted.ts';
import { readGame } from './readAttributes.ts';
import { readFrame } from './readFrame.ts';

/** The page in a frame: a board, and a link to the same game in Flipside. */
const { attributes, isPuzzle, scheme } = readFrame(globalThis.location);
if (scheme !== undefined) document.documentElement.style.colorScheme = scheme;
const isDark =
  scheme === 'dark' || (scheme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);

const board = document.createElement('flipside-board') as FlipsideBoardElement;
board.setAttribute('theme', isDark ? 'night' : 'classic');
for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);

/** After the first move of a puzzle, the values of all moves there show what it was worth. */
const showValues = (): void => {
  const { ply } = board;
  board.ply = Math.max(0, ply - 1);
  board.values = true;
};
if (isPuzzle)
  board.addEventListener(
    'move',
    ({ detail }) => {
      board.marks = [detail.move as never];
      queueMicrotask(showValues);
    },
    { once: true },
  );

const text = (name: string): string | null => attributes[name] ?? null;
const game = readGame({
  game: text('game'),
  size: text('size'),
  position: text('position'),
  transcript: text('transcript'),
  record: text('record'),
});
const home = document.createElement('a');
home.className = 'home';
home.target = '_blank';
home.rel = 'noopener';
home.textContent = 'Flipside';
const link = game.type === 'shown' ? `#${writeLink({ tree: game.shown.tree, at: game.shown.line })}` : '';
home.href = `${document.body.dataset.home ?? './'}${link}`;

document.body.append(board, home);
