import { html, nothing, type TemplateResult } from 'lit';
import { isMatchOver, type Match, positionOf } from '../game/match.ts';
import type { Layout, Rect } from '../look/layout.ts';
import { icon } from './icons.ts';
import { place } from './place.ts';
import { marginText, resultText } from './sentences.ts';
import { layoutFor, liveElement, type Shell } from './shell.ts';

/** In units of body text: title, one line and a row of buttons. */
const RESULT_HEIGHT = 7;

/** The result stands between the status and the actions, and never on the board. */
export const resultRect = ({ status, ownStrip, actions, orientation, unit }: Layout): Rect => {
  const bottom = actions.y - unit / 4;
  const isRoomy = bottom - status.y >= RESULT_HEIGHT * unit;
  const top = isRoomy || orientation === 'landscape' ? status.y : ownStrip.y;
  return { x: status.x, y: top, width: status.width, height: bottom - top };
};

const content = (shell: Shell, match: Match): TemplateResult => {
  const { words, play } = shell;
  return html`
    <div class="result-words">
      <h2 id="result-title">${resultText(words, positionOf(match))}</h2>
      <p class="quiet">${marginText(words, match)}</p>
    </div>
    <button type="button" class="icon-button" aria-label=${words.t('close')} @click=${() => play.closeResult()}>
      ${icon('close')}
    </button>
    <div class="result-buttons">
      <button type="button" class="primary" @click=${() => play.rematch()}>${words.t('result.rematch')}</button>
      <button type="button" class="secondary" @click=${() => play.newGame()}>${words.t('command.newGame')}</button>
      <button type="button" class="secondary" @click=${() => play.openMenu()}>${words.t('command.menu')}</button>
    </div>`;
};

const panel = (shell: Shell): TemplateResult => {
  const { match, resultShown } = shell.play.stores.match.getState();
  if (match === undefined || !resultShown || !isMatchOver(match)) return html`${nothing}`;
  return html`
    <dialog class="result card" open tabindex="-1" aria-labelledby="result-title"
      style=${place(resultRect(layoutFor(shell, 'board')))}>${content(shell, match)}</dialog>`;
};

/** How the game ended, beside the board. Takes the focus when it comes, and gives it to `rest` when it goes. */
export const mountResult = (shell: Shell, rest: () => void): (() => void) => {
  const { element, stop } = liveElement(shell, 'result-host', () => panel(shell));
  const { match } = shell.play.stores;
  let held = false;
  element.addEventListener('focusin', () => {
    held = true;
  });
  const end = match.subscribe((after, before) => {
    if (after.resultShown === before.resultShown) return;
    if (after.resultShown) element.querySelector('dialog')?.focus();
    else if (held) rest();
    held = after.resultShown;
  });
  return () => {
    end();
    stop();
  };
};
