import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { MAX_SIDE, MIN_SIDE } from '../game/shape.ts';
import type { Layout, Rect, Viewport } from '../look/layout.ts';
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

/** Beside the panel of the menu, over the board on which nobody plays. */
const besidePanel = ({ board, panel, orientation, unit }: Layout, { width }: Viewport): Rect => {
  const height = board.frame.y + board.frame.height - unit / 2;
  if (orientation === 'portrait') return { x: 0, y: 0, width, height };
  const right = panel.x + panel.width;
  return panel.x > board.frame.x
    ? { x: 0, y: 0, width: panel.x, height }
    : { x: right, y: 0, width: width - right, height };
};

/** Never where the next disc goes, nor over what is pressed next. */
const noticeRect = (shell: Shell): Rect => {
  const { screen, viewport } = shell.play.stores.app.getState();
  const layout = layoutFor(shell, screen);
  const { panel, status, actions, unit } = layout;
  const margin = unit / 2;
  if (screen === 'menu') return besidePanel(layout, viewport);
  if (screen === 'colors') return { ...panel, height: panel.height - margin };
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
