import type { ScreenName } from '../../look/places.ts';
import { type GameKind, selectGameKind } from '../../store/stores.ts';
import type { Shell } from '../kit/shell.ts';

/** Screens and kinds of game where games are brought in by dropping or pasting them anywhere: not at a table, or in an exercise. */
const TAKING_SCREENS: readonly ScreenName[] = ['menu', 'study', 'library'];
const TAKING_GAMES: readonly GameKind[] = ['local', 'replay', 'study'];

const takesGames = ({ play: { stores } }: Shell): boolean => {
  const { screen } = stores.app.getState();
  return screen === 'board' ? TAKING_GAMES.includes(selectGameKind(stores)) : TAKING_SCREENS.includes(screen);
};

/** Fields keep what is pasted into them, and so does an open dialog. */
const isTaken = ({ target }: Event): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

const textIn = (data: DataTransfer | null): string => data?.getData('text/plain').trim() ?? '';

/** Files and text that are dropped onto the page, or pasted into it, are read as games. */
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
  // Without this the browser would leave the page for the file.
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
