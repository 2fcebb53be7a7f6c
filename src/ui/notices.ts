import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { MAX_SIDE, MIN_SIDE } from '../game/shape.ts';
import type { Rect } from '../look/layout.ts';
import type { Notice } from '../store/appStore.ts';
import { icon } from './icons.ts';
import { land } from './landing.ts';
import { place } from './place.ts';
import { layoutFor, liveElement, type Shell } from './shell.ts';

const noticeText = ({ words }: Shell, { name, refusal }: Notice): string => {
  if (refusal === undefined) return words.t(`notice.${name}`);
  const { reason, value, accepted } = refusal;
  return words.t(`address.${reason}`, { value, accepted, least: MIN_SIDE, most: MAX_SIDE });
};

const toast = (shell: Shell, notice: Notice): TemplateResult => {
  const { words, play, root } = shell;
  const press = (act: () => void) => (): void => {
    act();
    land(root);
  };
  return html`
    <div class="toast card" role="group" data-notice=${notice.id}>
      <p>${noticeText(shell, notice)}</p>
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
  if (notices.length === 0) return html``;
  return html`
    <div class="notices" role="region" aria-label=${shell.words.t('notices')} style=${place(noticeRect(shell))}>
      ${repeat(
        notices,
        ({ id }) => id,
        notice => toast(shell, notice),
      )}
    </div>`;
};

/** Words in passing, each with a way to send it off. */
export const mountNotices = (shell: Shell): (() => void) => {
  const { app } = shell.play.stores;
  const { stop } = liveElement(shell, 'notices-host', () => toasts(shell));
  let told: readonly Notice[] = [];
  const follow = (notices: readonly Notice[]): void => {
    for (const notice of notices) if (!told.includes(notice)) shell.say(noticeText(shell, notice));
    told = notices;
  };
  follow(app.getState().notices);
  const end = app.subscribe(({ notices }) => follow(notices));
  return () => {
    end();
    stop();
  };
};
