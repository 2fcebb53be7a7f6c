import { rulesFor } from '../../game/rules.ts';
import { type Square, squareAt, squareFromIndex } from '../../game/square.ts';
import { selectIsPersonsTurn, selectPosition, selectWishes } from '../../store/selectors.ts';
import { layoutFor, type Shell } from '../kit/shell.ts';

/** The disc beside the name of the side to move. */
const SOURCE = '.strip.to-move > .disc';
const TARGET = '[role=grid] [data-spot]';

interface Drag {
  readonly pointer: number;
  /** The copy of the disc that follows the pointer. */
  readonly ghost: HTMLElement;
}

/** The button of the square or column at a point of the page. */
const buttonAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(TARGET) ?? undefined;

const squareOf = ({ play }: Shell, target: HTMLElement | undefined): Square | undefined => {
  const spot = Number(target?.dataset.spot ?? Number.NaN);
  if (!Number.isInteger(spot)) return undefined;
  const position = selectPosition(play.stores.match.getState());
  const rules = rulesFor(position);
  const square = rules.picks === 'column' ? squareAt(spot, 0) : squareFromIndex(spot);
  return square === undefined ? undefined : rules.landing(position, square);
};

const makeGhost = (shell: Shell, source: Element): HTMLElement => {
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.classList.add('dragged-disc');
  const { square } = layoutFor(shell, 'board').board;
  const side = square * selectWishes(shell.play.stores.settings.getState()).discShare;
  ghost.style.setProperty('--side', `${side}px`);
  shell.root.append(ghost);
  return ghost;
};

/**
 * Lets a person drag the disc of the side to move onto a square, which then counts as pressed. Tapping the square does
 * the same.
 */
export const mountDragging = (shell: Shell): (() => void) => {
  const { root, play } = shell;
  let drag: Drag | undefined;
  const end = (): void => {
    drag?.ghost.remove();
    drag = undefined;
    play.attend(undefined);
  };
  const begin = (event: PointerEvent): void => {
    const source = event.target instanceof Element ? event.target.closest(SOURCE) : null;
    if (source === null || drag !== undefined || !event.isPrimary || event.button !== 0) return;
    if (!selectIsPersonsTurn(play.stores.match.getState())) return;
    event.preventDefault();
    drag = { pointer: event.pointerId, ghost: makeGhost(shell, source) };
    follow(event);
  };
  const follow = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (drag?.pointer !== pointerId) return;
    drag.ghost.style.translate = `${clientX}px ${clientY}px`;
    play.attend(squareOf(shell, buttonAt(clientX, clientY)));
  };
  const drop = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (drag?.pointer !== pointerId) return;
    end();
    buttonAt(clientX, clientY)?.click();
  };
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || drag === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  root.classList.add('drags-discs');
  root.addEventListener('pointerdown', begin);
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', giveUp, true);
  return () => {
    end();
    root.classList.remove('drags-discs');
    root.removeEventListener('pointerdown', begin);
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', giveUp, true);
  };
};
