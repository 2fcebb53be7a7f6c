import { html, nothing, type TemplateResult } from 'lit';
import { opposite } from '../../game/color.ts';
import { duelOf } from '../../game/duel.ts';
import { isMatchOver, type Match, outcomeOf, positionOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import type { Layout, Rect } from '../../look/layout.ts';
import { stepOffered, steppedSeat } from '../../opponents/strength.ts';
import { selectIsAtTable } from '../../store/onlineStore.ts';
import { disc, discColor, face, mixedDisc } from '../kit/discs.ts';
import { icon } from '../kit/icons.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { tableButtons, tableDetail, tableRating, tableRows } from '../online/tableResult.ts';
import { followTableTime } from '../online/tableTicker.ts';
import { seatName } from '../words/names.ts';
import { endedEarly, marginText, resultText } from '../words/results.ts';

/** In units of body text: the least fits a title and a row of buttons, the most also a line between them. */
const HEIGHT = { least: 6.75, most: 8.75, secondRow: 4.25, gap: 0.25 } as const;

export interface ResultPlace {
  readonly rect: Rect;
  /** Whether it covers the board's buttons, and so has to offer the ones needed itself. */
  readonly coversActions: boolean;
}

/** Tops and bottoms to try in turn: over the moves, the status (which says the same), the actions, the strip. */
const spansOf = ({ status, ownStrip, actions, orientation, unit }: Layout) => {
  const above = { bottom: actions.y - HEIGHT.gap * unit, coversActions: false };
  const over = { bottom: actions.y + actions.height, coversActions: true };
  return {
    wanted: [
      { top: status.y + status.height, ...above },
      { top: status.y, ...above },
      { top: status.y, ...over },
    ],
    last: { top: orientation === 'portrait' ? ownStrip.y : status.y, ...over },
  };
};

/** Where the result goes: never over the board, and as high as its text and its rows of buttons need. */
export const resultPlace = (layout: Layout, rows: 1 | 2 = 1): ResultPlace => {
  const { status, unit } = layout;
  const { wanted, last } = spansOf(layout);
  const { top, bottom, coversActions } =
    wanted.find(span => span.bottom - span.top >= HEIGHT.least * unit) ?? last;
  const most = HEIGHT.most + (rows - 1) * HEIGHT.secondRow;
  const height = Math.min(bottom - top, most * unit);
  // The status says the same, so it is covered completely or not at all.
  const wished = bottom - height;
  const y = wished < status.y + status.height ? Math.max(top, Math.min(wished, status.y)) : wished;
  return { rect: { x: status.x, y, width: status.width, height: bottom - y }, coversActions };
};

export const isResultShown = ({ play }: Shell): boolean => {
  const { match, result } = play.stores.match.getState();
  const isReplayed = play.stores.online.getState().replay !== undefined;
  return match !== undefined && result === 'shown' && isMatchOver(match) && !isReplayed;
};

/** Whether the result covers the board's buttons. */
export const areActionsCovered = (shell: Shell): boolean =>
  isResultShown(shell) && resultPlace(layoutFor(shell, 'board')).coversActions;

/** The winner's disc, or half of each for a draw. */
const winnerDisc = ({ play }: Shell, match: Match): TemplateResult => {
  const settings = play.stores.settings.getState();
  const { winner } = outcomeOf(match);
  const { rules } = positionOf(match);
  return winner === 'draw'
    ? mixedDisc(discColor(settings, 'black', rules), discColor(settings, 'white', rules))
    : disc(discColor(settings, winner, rules));
};

/** Offers an opponent one step harder after a win, one step easier after a loss, and names it. */
const stepButton = ({ words, play }: Shell, match: Match): TemplateResult => {
  const step = stepOffered(match);
  const rival = duelOf(match)?.rival;
  const seat = step && rival && steppedSeat(rival, step);
  if (step === undefined || seat === undefined) return html`${nothing}`;
  return html`
    <button type="button" class="secondary" title=${seatName(words, seat)} @click=${() => play.stepOpponent(step)}>${words.t(step === 1 ? 'ladder.harder' : 'ladder.easier')}</button>`;
};

const localButtons = (shell: Shell, match: Match): TemplateResult => {
  const { words, play } = shell;
  return html`
    <button type="button" class="primary" @click=${() => play.rematch()}>${words.t('result.rematch')}</button>
    ${stepButton(shell, match)}
    <button type="button" class="secondary" @click=${() => play.newGame()}>${words.t('command.newGame')}</button>
    ${areActionsCovered(shell) ? html`<button type="button" class="secondary" @click=${() => play.undo()}>${words.t('command.undo')}</button>` : nothing}
    <button type="button" class="secondary" @click=${() => play.openMenu()}>${words.t('command.menu')}</button>`;
};

const isAtTable = ({ play }: Shell): boolean => selectIsAtTable(play.stores.online.getState());

const rowsOf = (shell: Shell, match: Match): 1 | 2 => {
  if (isAtTable(shell)) return tableRows(shell);
  return stepOffered(match) === undefined ? 1 : 2;
};

/** Which buttons there are, as classes for their layout. */
const arrangement = (shell: Shell, match: Match): string => {
  const covered = areActionsCovered(shell) && !isAtTable(shell);
  return `${covered ? 'with-undo' : ''} ${rowsOf(shell, match) === 2 ? 'with-step' : ''}`;
};

/** The face beside the result: the computer that a person played, or the one that won against another. */
const faceOf = (match: Match): TemplateResult => {
  const duel = duelOf(match);
  const { winner } = outcomeOf(match);
  if (duel !== undefined) return face(match.seats[opposite(duel.own)]);
  return winner === 'draw' ? html`${nothing}` : face(match.seats[winner]);
};

/** The margin, preceded by the opponent's name unless it contains it: `Flipside 3 · You win by 16 discs.` */
const withRival = (words: Words, match: Match): string => {
  const margin = marginText(words, match);
  const duel = duelOf(match);
  const name = duel && seatName(words, match.seats[opposite(duel.own)]);
  return name === undefined || margin.includes(name) ? margin : words.t('result.with', { name, margin });
};

const content = (shell: Shell, match: Match): TemplateResult => {
  const { words, play } = shell;
  const detail = isAtTable(shell) ? tableDetail(shell) : undefined;
  const rating = isAtTable(shell) ? tableRating(shell) : undefined;
  return html`
    <span class="result-face">${winnerDisc(shell, match)} ${faceOf(match)}</span>
    <div class="result-words ${match.setup.game} ${endedEarly(match) ? 'worded' : ''}">
      <h2 id="result-title">${resultText(words, match)}</h2>
      <p class="quiet ${detail === undefined ? '' : 'wish'}">${detail ?? withRival(words, match)}</p>
      ${rating === undefined ? nothing : html`<p class="quiet rating-line">${rating}</p>`}
    </div>
    <button type="button" class="icon-button" aria-label=${words.t('close')} @click=${() => play.closeResult()}>
      ${icon('close')}
    </button>
    <div class="result-buttons ${arrangement(shell, match)}">${isAtTable(shell) ? tableButtons(shell) : localButtons(shell, match)}</div>`;
};

/** The area that the result covers; undefined while it is not shown. */
export const resultRect = (shell: Shell): Rect | undefined => {
  const { match } = shell.play.stores.match.getState();
  if (match === undefined || !isResultShown(shell)) return undefined;
  return resultPlace(layoutFor(shell, 'board'), rowsOf(shell, match)).rect;
};

const panel = (shell: Shell): TemplateResult => {
  const { match } = shell.play.stores.match.getState();
  const rect = resultRect(shell);
  if (match === undefined || rect === undefined) return html`${nothing}`;
  return html`
    <dialog class="result card" open tabindex="-1" aria-labelledby="result-title"
      .style=${place(rect)}><div class="result-body">${content(shell, match)}</div></dialog>`;
};

/** Enter on the result itself asks for the next game, as on the board, once it was both pressed and released there. */
const followEnter = (element: HTMLElement, { play }: Shell): void => {
  const isEnter = ({ key, target }: KeyboardEvent): boolean =>
    key === 'Enter' && target === element.querySelector('dialog');
  let isPressed = false;
  element.addEventListener('keydown', event => {
    if (isEnter(event) && !event.repeat) isPressed = true;
  });
  element.addEventListener('keyup', event => {
    if (isEnter(event) && isPressed) play.offerNextGame();
    isPressed = false;
  });
};

/** How the game ended, beside the board. Takes the focus when it appears, and passes it to `returnFocus` when it goes. */
export const mountResult = (shell: Shell, returnFocus: () => void): (() => void) => {
  const { element, draw, stop } = liveElement(shell, 'result-host', () => panel(shell));
  const endTime = followTableTime(shell.play, draw);
  const { match } = shell.play.stores;
  let held = false;
  element.addEventListener('focusin', () => {
    held = true;
  });
  const hold = (): void => element.querySelector('dialog')?.focus();
  followEnter(element, shell);
  hold();
  const end = match.subscribe((after, before) => {
    if (after.result === before.result) return;
    if (after.result === 'shown') hold();
    else if (held) returnFocus();
    held = after.result === 'shown';
  });
  return () => {
    endTime();
    end();
    stop();
  };
};
