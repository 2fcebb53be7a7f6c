import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Rect } from '../look/layout.ts';
import type { Notice } from '../store/appStore.ts';
import { icon } from './icons.ts';
import { place } from './place.ts';
import { layoutFor, liveElement, type Shell } from './shell.ts';

/** How long the offer to go back to the left game stands, unless somebody is about to take it. */
const OFFER_MILLISECONDS = 12_000;

const toast = (shell: Shell, notice: Notice): TemplateResult => {
  const { words, play } = shell;
  return html`
    <div class="toast card" role="group" data-notice=${notice.id}>
      <p>${words.t(`notice.${notice.name}`)}</p>
      ${
        notice.name === 'newGame'
          ? html`<button type="button" class="text-button" @click=${() => play.bringBack()}>
              ${words.t('notice.bringBack')}
            </button>`
          : nothing
      }
      <button type="button" class="icon-button" aria-label=${words.t('dismiss')}
        @click=${() => play.dismissNotice(notice.id)}>
        ${icon('close')}
      </button>
    </div>`;
};

/** Over the panel, and on the board screen above its buttons: never where the next disc goes. */
const noticeRect = (shell: Shell): Rect => {
  const { screen } = shell.play.stores.app.getState();
  const { panel, status, actions, unit } = layoutFor(shell, screen);
  const margin = unit / 2;
  if (screen !== 'board') return { ...panel, height: panel.height - margin };
  return { ...status, height: actions.y - margin - status.y };
};

/** Words in passing, above everything, each with a way to send it off. */
export const mountNotices = (shell: Shell): (() => void) => {
  const { play, words, say } = shell;
  const { app } = play.stores;
  const { element, stop } = liveElement(shell, 'notices-host', () => {
    return html`<div class="notices" style=${place(noticeRect(shell))}>${repeat(
      app.getState().notices,
      ({ id }) => id,
      notice => toast(shell, notice),
    )}</div>`;
  });

  const isBusy = (id: number): boolean =>
    element.querySelector(`[data-notice="${id}"]:is(:hover, :focus-within)`) !== null;
  const expire = (id: number): void =>
    void setTimeout(() => (isBusy(id) ? expire(id) : play.dismissNotice(id)), OFFER_MILLISECONDS);

  const tell = (notice: Notice): void => {
    say(words.t(`notice.${notice.name}`));
    if (notice.name === 'newGame') expire(notice.id);
  };
  let known = new Set<number>();
  const tellNew = (): void => {
    const { notices } = app.getState();
    for (const notice of notices) if (!known.has(notice.id)) tell(notice);
    known = new Set(notices.map(({ id }) => id));
  };
  tellNew();
  const end = app.subscribe(tellNew);
  return () => {
    end();
    stop();
  };
};
