import { writeLink } from '../formats/link/link.ts';
import { treeOf } from '../game/tree.ts';
import { discNames } from '../look/discNames.ts';
import { DEFAULT_THEME, THEMES } from '../look/themes.ts';
import { serverPages } from '../net/serverPages.ts';
import type { FlipsideBoardElement } from './boardElement.ts';
import { languageOf, wordsIn } from './embedWords.ts';
import './hosted.ts';
import { type Frame, gameIn, readFrame } from './readFrame.ts';

/** The page for iframes: a board, and a link to the same game in Flipside. */
const frame = readFrame(globalThis.location);
const { isPuzzle, scheme } = frame;
if (scheme !== undefined) document.documentElement.style.colorScheme = scheme;
const isDark =
  scheme === 'dark' || (scheme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
const homeAddress = document.body.dataset.home ?? './';

/** Loads a finished match of the server and returns it as a link with its moves only, without the players. */
const linkToMatch = async (id: string): Promise<string | undefined> => {
  const pages = serverPages(new URL(homeAddress, location.href).href, (url, init) => fetch(url, init));
  const record = await pages.record(id);
  return typeof record === 'string'
    ? undefined
    : writeLink({ tree: treeOf(record.setup, record.transcript) });
};

/** After the first move of a puzzle, shows the values of all moves of the position before it. */
const showAfterMove = (board: FlipsideBoardElement): void => {
  const showValues = (): void => {
    board.ply -= 1;
    board.values = true;
  };
  board.addEventListener(
    'move',
    ({ detail }) => {
      board.marks = [detail.move as never];
      queueMicrotask(showValues);
    },
    { once: true },
  );
};

const boardOf = ({ attributes }: Frame): HTMLElement => {
  const board = document.createElement('flipside-board') as FlipsideBoardElement;
  board.setAttribute('theme', isDark ? 'night' : 'classic');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  if (isPuzzle) showAfterMove(board);
  return board;
};

const addressOf = (shown: Frame): string => {
  const game = gameIn(shown);
  if (game.type !== 'shown') return homeAddress;
  return `${homeAddress}#${writeLink({ tree: game.shown.tree, at: game.shown.line })}`;
};

const home = (href: string): HTMLElement => {
  const link = document.createElement('a');
  link.className = 'home';
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Flipside';
  link.href = href;
  return link;
};

/** A message in place of the board. */
const notice = (): HTMLElement => {
  const words = wordsIn(
    languageOf(navigator.language),
    discNames(DEFAULT_THEME, THEMES[DEFAULT_THEME].colors),
  );
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'status');
  sentence.lang = words.language();
  sentence.textContent = words.t('embed.noMatch');
  return sentence;
};

const showMatch = async (id: string): Promise<void> => {
  const record = await linkToMatch(id);
  const { transcript: _, ...attributes } = frame.attributes;
  const board =
    record === undefined ? notice() : boardOf({ ...frame, attributes: { ...attributes, record } });
  document.body.append(board, home(`${homeAddress}?match=${id}`));
};

if (frame.match === undefined) document.body.append(boardOf(frame), home(addressOf(frame)));
else void showMatch(frame.match);
