import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { createVoice } from './announcer.ts';
import { icon } from './icons.ts';
import { addLayer } from './layers.ts';
import { followIn, live, type Shell } from './shell.ts';

/** Closes the dialog; its promise resolves to `answer`. */
export type Close = (answer?: string) => void;

export interface DialogRequest {
  readonly name: () => string;
  readonly className: string;
  /** CSS position, if not centered. */
  readonly style?: () => string;
  /** A click beside the dialog does not close it. */
  readonly isHeld?: boolean;
  /** Whether the dialog has become pointless and closes by itself. */
  readonly isOver?: () => boolean;
  readonly content: (close: Close, redraw: () => void) => TemplateResult;
}

/** A click beside the dialog has the dialog element itself as its target, since its content covers the rest of it. */
const closeOnBackdrop = (dialog: HTMLDialogElement, close: Close): void =>
  dialog.addEventListener('click', event => {
    if (event.target === dialog) close();
  });

/** Ignores the second click of a double click whose first click opened the dialog. */
const ignoreOpeningClick = (dialog: HTMLDialogElement): void => {
  let isFresh = true;
  const judge = (event: MouseEvent): void => {
    isFresh = isFresh && event.detail > 1;
    if (!isFresh) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  dialog.addEventListener('click', judge, { capture: true });
};

/** Returns the focus in every browser, unless it has already moved elsewhere. */
const closeBackTo = (opener: Element | null, dialog: HTMLDialogElement, answer: string): void => {
  const wasInside = dialog.contains(document.activeElement);
  dialog.close(answer);
  if (wasInside && opener instanceof HTMLElement) opener.focus();
};

interface OpenedDialog {
  readonly dialog: HTMLDialogElement;
  readonly close: Close;
  /** Stops rendering; `close` removes the dialog itself. */
  readonly stop: () => void;
}

const promiseOfClosing = ({ dialog, close, stop }: OpenedDialog): Promise<string> => {
  const leave = addLayer(close);
  return new Promise(resolve => {
    dialog.addEventListener('close', () => {
      leave();
      stop();
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
};

/** A dialog in the page, still closed, that renders its content from now on. */
const createDialog = (shell: Shell, { name, className, style, content }: DialogRequest): OpenedDialog => {
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${className}`;
  dialog.append(createVoice());
  ignoreOpeningClick(dialog);
  shell.root.append(dialog);
  const returnsTo = document.activeElement;
  const close: Close = (answer = '') => closeBackTo(returnsTo, dialog, answer);
  let redraw = (): void => {};
  const { draw, stop } = live(shell, dialog, () => {
    dialog.setAttribute('aria-label', name());
    if (style !== undefined) dialog.style.cssText = style();
    return html`<div class="dialog-body scrolls">${content(close, () => redraw())}</div>`;
  });
  redraw = draw;
  return { dialog, close, stop };
};

const closingWhenOver = (shell: Shell, { isOver }: DialogRequest, opened: OpenedDialog): OpenedDialog => {
  if (isOver === undefined) return opened;
  let isFirst = true;
  const { stop } = followIn(shell, () => {
    if (isOver() && !isFirst) opened.close();
    isFirst = false;
  });
  return {
    ...opened,
    stop: () => {
      stop();
      opened.stop();
    },
  };
};

/**
 * Opens a modal dialog. The promise resolves to the answer, or to an empty string for Escape and the backdrop. The
 * browser keeps the focus inside and returns it afterwards.
 */
export const openDialog = (shell: Shell, request: DialogRequest): Promise<string> => {
  const opened = closingWhenOver(shell, request, createDialog(shell, request));
  if (request.isHeld !== true) closeOnBackdrop(opened.dialog, opened.close);
  opened.dialog.showModal();
  return promiseOfClosing(opened);
};

/** The dialog's title and close button. */
export const dialogHead = (words: Words, title: string, close: Close): TemplateResult => html`
  <header class="dialog-head">
    <h2>${title}</h2>
    <button type="button" class="icon-button" aria-label=${words.t('close')} @click=${() => close()}>
      ${icon('close')}
    </button>
  </header>`;
