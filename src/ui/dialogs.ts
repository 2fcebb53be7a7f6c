import { html, type TemplateResult } from 'lit';
import { createVoice } from './announcer.ts';
import { live, type Shell } from './shell.ts';

/** Ends the dialog; `answer` is what its promise gives. */
export type Close = (answer?: string) => void;

export interface DialogRequest {
  readonly name: () => string;
  readonly className: string;
  /** Where it stands, if not in the middle. */
  readonly style?: () => string;
  /** A press beside it does not close it. */
  readonly isHeld?: boolean;
  readonly content: (close: Close, redraw: () => void) => TemplateResult;
}

/** A press beside the dialog reaches the dialog itself, since its content covers the rest of it. */
const closeOnBackdrop = (dialog: HTMLDialogElement, close: Close): void =>
  dialog.addEventListener('click', event => {
    if (event.target === dialog) close();
  });

const promiseOfClosing = (dialog: HTMLDialogElement, stop: () => void): Promise<string> =>
  new Promise(resolve => {
    dialog.addEventListener('close', () => {
      stop();
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });

/** Gives the focus back in every browser, unless it has gone elsewhere by itself. */
const closeBackTo = (opener: Element | null, dialog: HTMLDialogElement, answer: string): void => {
  const wasInside = dialog.contains(document.activeElement);
  dialog.close(answer);
  if (wasInside && opener instanceof HTMLElement) opener.focus();
};

interface OpenedDialog {
  readonly dialog: HTMLDialogElement;
  readonly close: Close;
  /** Ends the drawing; the dialog itself goes by `close`. */
  readonly stop: () => void;
}

/** A closed dialog on the page, which shows its content from now on. */
const createDialog = (shell: Shell, { name, className, style, content }: DialogRequest): OpenedDialog => {
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${className}`;
  dialog.append(createVoice());
  shell.root.append(dialog);
  const returnsTo = document.activeElement;
  const close: Close = (answer = '') => closeBackTo(returnsTo, dialog, answer);
  let redraw = (): void => {};
  const { draw, stop } = live(shell, dialog, () => {
    dialog.setAttribute('aria-label', name());
    if (style !== undefined) dialog.style.cssText = style();
    return html`<div class="dialog-body">${content(close, () => redraw())}</div>`;
  });
  redraw = draw;
  return { dialog, close, stop };
};

/**
 * Opens a modal dialog and promises how it was closed: an answer, or an empty text for Escape and the backdrop. The
 * browser keeps the focus inside and gives it back where it was.
 */
export const openDialog = (shell: Shell, request: DialogRequest): Promise<string> => {
  const { dialog, close, stop } = createDialog(shell, request);
  if (request.isHeld !== true) closeOnBackdrop(dialog, close);
  dialog.showModal();
  return promiseOfClosing(dialog, stop);
};

const isWithin = (dialog: HTMLDialogElement, target: EventTarget | null): boolean =>
  target instanceof Node && dialog.contains(target);

/** Ends a dialog that keeps nothing else from being pressed: by Escape, a press beside it, or Tab out of it. */
const closeLightly = (dialog: HTMLDialogElement, close: Close): (() => void) => {
  const press = ({ target }: Event): void => {
    if (dialog.open && !isWithin(dialog, target)) close();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !dialog.open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (dialog.open && relatedTarget !== null && !isWithin(dialog, relatedTarget)) close();
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('keydown', key, true);
  dialog.addEventListener('focusout', leave);
  return () => {
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('keydown', key, true);
    dialog.removeEventListener('focusout', leave);
  };
};

/** Opens a dialog beside which the page can be used; the focus goes back to where it was if it was still inside. */
export const openLightDialog = (shell: Shell, request: DialogRequest): Promise<string> => {
  const { dialog, close, stop } = createDialog(shell, request);
  const endLightly = closeLightly(dialog, close);
  dialog.show();
  return promiseOfClosing(dialog, () => {
    endLightly();
    stop();
  });
};

/** Closes what was opened over a screen that ends; returns whether there was anything. */
export const closeDialogs = (root: ParentNode): boolean => {
  const open = [...root.querySelectorAll<HTMLDialogElement>('dialog.dialog[open]')];
  for (const dialog of open) dialog.close();
  return open.length > 0;
};
