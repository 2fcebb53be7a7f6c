import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Rect } from '../look/layout.ts';
import type { Notice } from '../store/appStore.ts';
import { icon } from './icons.ts';
import { land } from './landing.ts';
import { place } from './place.ts';
import { layoutFor, liveElement, type Shell } from './shell.ts';

/** How long the offer to go back to the left game stands, unless somebody is about to take it. */
const OFFER_MILLISECONDS = 12_000;

const toast = (shell: Shell, notice: Notice): TemplateResult => {
  const { words, play, root } = shell;
  const press = (act: () => void) => (): void => {
    act();
    land(root);
  };
  return html`
    <div class="toast card" role="group" data-notice=${notice.id}>
      <p>${words.t(`notice.${notice.name}`)}</p>
      ${
        notice.name === 'newGame'
          ? html`<button type="button" class="text-button" @click=${press(() => play.bringBack())}>
              ${words.t('notice.bringBack')}
            </button>`
          : nothing
      }
      <button type="button" class="icon-button" aria-label=${words.t('dismiss')}
        @click=${press(() => play.dismissNotice(notice.id))}>
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

const toasts = (shell: Shell): TemplateResult => {
  const { notices } = shell.play.stores.app.getState();
  if (notices.length === 0) return html`${nothing}`;
  return html`
    <div class="notices" role="region" aria-label=${shell.words.t('notices')} style=${place(noticeRect(shell))}>
      ${repeat(
        notices,
        ({ id }) => id,
        notice => toast(shell, notice),
      )}
    </div>`;
};

/** Lets the offer to go back expire; returns what takes that back. */
const expire = ({ play }: Shell, host: HTMLElement, { id }: Notice): (() => void) => {
  const isBusy = (): boolean =>
    host.querySelector(`[data-notice="${id}"]:hover, [data-notice="${id}"]:focus-within`) !== null;
  const timer = setInterval(() => {
    if (!isBusy()) play.dismissNotice(id);
  }, OFFER_MILLISECONDS);
  return () => clearInterval(timer);
};

/** The match itself is announced when it comes onto the board; its notice adds only what can be done. */
const spokenText = ({ words }: Shell, { name }: Notice): string =>
  name === 'newGame' ? words.t('said.canBringBack') : words.t(`notice.${name}`);

/** Words in passing, each with a way to send it off. */
export const mountNotices = (shell: Shell): (() => void) => {
  const { app } = shell.play.stores;
  const { element, stop } = liveElement(shell, 'notices-host', () => toasts(shell));
  /** What is shown, with what to do when it goes. */
  const known = new Map<Notice, () => void>();

  const greet = (notice: Notice): void => {
    shell.say(spokenText(shell, notice));
    known.set(notice, notice.name === 'newGame' ? expire(shell, element, notice) : () => {});
  };
  const follow = (notices: readonly Notice[]): void => {
    for (const [notice, leave] of known) {
      if (notices.includes(notice)) continue;
      leave();
      known.delete(notice);
    }
    for (const notice of notices) if (!known.has(notice)) greet(notice);
  };
  follow(app.getState().notices);
  const end = app.subscribe(({ notices }) => follow(notices));
  return () => {
    end();
    follow([]);
    stop();
  };
};
