import { html, nothing, type TemplateResult } from 'lit';
import { isMatchOver, type Match, positionOf } from '../game/match.ts';
import { leader } from '../game/othello/result.ts';
import type { Layout, Rect } from '../look/layout.ts';
import { disc, discColor, mixedDisc } from './disc.ts';
import { icon } from './icons.ts';
import { place } from './place.ts';
import { marginText, resultText } from './sentences.ts';
import { layoutFor, liveElement, type Shell } from './shell.ts';

/** In units of body text: a title and a row of buttons need the least, a line between them some more. */
const HEIGHT = { least: 6.75, most: 8.75, gap: 0.25 } as const;

/** The result stands above the actions, and never on the board: it may cover the moves, else what lies above them. */
export const resultRect = ({ status, ownStrip, actions, orientation, unit }: Layout): Rect => {
  const bottom = actions.y - HEIGHT.gap * unit;
  const highest = orientation === 'landscape' ? status.y : ownStrip.y;
  const below = status.y + status.height;
  const top = bottom - below >= HEIGHT.least * unit ? below : highest;
  const height = Math.min(bottom - top, HEIGHT.most * unit);
  return { x: status.x, y: bottom - height, width: status.width, height };
};

export const isResultShown = ({ play }: Shell): boolean => {
  const { match, resultShown } = play.stores.match.getState();
  return match !== undefined && resultShown && isMatchOver(match);
};

/** The winner's disc, or half of each for a draw. */
const winnerDisc = ({ play }: Shell, match: Match): TemplateResult => {
  const settings = play.stores.settings.getState();
  const winner = leader(positionOf(match));
  return winner === 'draw'
    ? mixedDisc(discColor(settings, 'black'), discColor(settings, 'white'))
    : disc(discColor(settings, winner));
};

const content = (shell: Shell, match: Match): TemplateResult => {
  const { words, play } = shell;
  return html`
    ${winnerDisc(shell, match)}
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
  const { match } = shell.play.stores.match.getState();
  if (match === undefined || !isResultShown(shell)) return html`${nothing}`;
  return html`
    <dialog class="result card" open tabindex="-1" aria-labelledby="result-title"
      style=${place(resultRect(layoutFor(shell, 'board')))}><div class="result-body">${content(shell, match)}</div></dialog>`;
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
