import { html, type TemplateResult } from 'lit';
import { live, type Shell } from './shell.ts';

/** Ends the dialog; `answer` is what its promise gives. */
export type Close = (answer?: string) => void;

export interface DialogRequest {
  readonly name: () => string;
  readonly className: string;
  /** Where it stands, if not in the middle. */
  readonly style?: () => string;
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

/**
 * Opens a modal dialog and promises how it was closed: an answer, or an empty text for Escape and the backdrop. The
 * browser keeps the focus inside and gives it back where it was.
 */
export const openDialog = (
  shell: Shell,
  { name, className, style, content }: DialogRequest,
): Promise<string> => {
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${className}`;
  shell.root.append(dialog);
  const close: Close = (answer = '') => dialog.close(answer);
  let redraw = (): void => {};
  const { draw, stop } = live(shell, dialog, () => {
    dialog.setAttribute('aria-label', name());
    if (style !== undefined) dialog.style.cssText = style();
    return html`<div class="dialog-body">${content(close, () => redraw())}</div>`;
  });
  redraw = draw;
  closeOnBackdrop(dialog, close);
  dialog.showModal();
  return promiseOfClosing(dialog, stop);
};
