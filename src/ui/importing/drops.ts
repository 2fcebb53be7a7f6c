import type { ScreenName } from '../../look/places.ts';
import { type GameKind, selectGameKind } from '../../store/stores.ts';
import type { Shell } from '../kit/shell.ts';

/**
 * Screens and kinds of game that import games dropped or pasted anywhere on the page: not at a table or in an exercise.
 */
const TAKING_SCREENS: readonly ScreenName[] = ['menu', 'study', 'library'];
const TAKING_GAMES: readonly GameKind[] = ['local', 'replay', 'study'];

const takesGames = ({ play: { stores } }: Shell): boolean => {
  const { screen } = stores.app.getState();
  return screen === 'board' ? TAKING_GAMES.includes(selectGameKind(stores)) : TAKING_SCREENS.includes(screen);
};

/** Text fields and open dialogs handle pasting themselves. */
const isTaken = ({ target }: Event): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

const textIn = (data: DataTransfer | null): string => data?.getData('text/plain').trim() ?? '';

/** Imports files and text that are dropped onto the page or pasted into it. */
export const followDrops = (shell: Shell): (() => void) => {
  const take = (event: Event, data: DataTransfer | null): void => {
    const files = [...(data?.files ?? [])];
    const text = textIn(data);
    if (files.length === 0 && text === '') return;
    event.preventDefault();
    shell.play.openDialog({ name: 'import', given: files.length > 0 ? { files } : { text } });
  };
  const paste = (event: ClipboardEvent): void => {
    if (takesGames(shell) && !isTaken(event)) take(event, event.clipboardData);
  };
  // Otherwise the browser would navigate to the file.
  const over = (event: DragEvent): void => {
    if (takesGames(shell)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    if (takesGames(shell) && !isTaken(event)) take(event, event.dataTransfer);
  };
  document.addEventListener('paste', paste);
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('paste', paste);
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', drop);
  };
};
