import { html, nothing, type TemplateResult } from 'lit';
import { overlap } from '../../look/boardGeometry.ts';
import type { Rect } from '../../look/layout.ts';
import { selectIsAtTable } from '../../store/onlineStore.ts';
import { selectMustPass, selectShown } from '../../store/selectors.ts';
import { isWatcher, ownOffer } from '../../store/table/tableSelectors.ts';
import { icon } from '../kit/icons.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';
import { exerciseStatus } from '../words/exerciseStatus.ts';
import { widthOf } from '../words/locale.ts';
import { hintText } from '../words/squares.ts';
import { statusText } from '../words/status.ts';
import { studyStatus } from '../words/study/studyWords.ts';
import { replayRect } from './replayCard.ts';
import { cardRect, isResultShown } from './result/resultPanel.ts';
import { messagesRect } from './tableMessages.ts';

/** Offers the next game once the result was closed; at a table the opponent has to agree. */
const rematchButton = ({ words, play }: Shell): TemplateResult => {
  const { match, online } = play.stores;
  const state = online.getState();
  if (match.getState().result !== 'closed' || isWatcher(state.table)) return html`${nothing}`;
  if (ownOffer(state, 'rematch') !== undefined) return html`${nothing}`;
  const rematch = (): void => (selectIsAtTable(state) ? play.online.ask('rematch') : play.rematch());
  return html`<button type="button" class="text-button" @click=${rematch}>${words.t('result.rematch')}</button>`;
};

/** The number of watchers. */
const watchers = ({ words, play }: Shell): TemplateResult => {
  const count = play.stores.online.getState().table?.watchers ?? 0;
  if (count === 0) return html`${nothing}`;
  return html`
    <span class="watchers">
      ${icon('watch')}<span class="watchers-count" aria-hidden="true">${count}</span>
      <span class="watchers-words">${words.t('table.watchers', { count })}</span>
    </span>`;
};

/** Longer texts take two lines on a narrow page. Counted in Latin letters. */
const MOST_IN_LINE = 34;

/** Whether a card covers the line. */
const isCovered = (shell: Shell, rect: Rect): boolean =>
  [cardRect(shell), messagesRect(shell), replayRect(shell)].some(
    over => over !== undefined && overlap(over, rect),
  );

/** The state of the game as text. The announcer speaks it, so this is no live region. */
export const statusLine = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = selectShown(play.stores.match.getState());
  const online = play.stores.online.getState();
  const { match, thinking, hint } = state;
  const { study } = play.stores.study.getState();
  const mustPass = selectMustPass(state, play.stores.settings.getState());
  const { status: rect, bar } = layoutFor(shell, 'board');
  const isJudging = play.stores.exercise.getState().stage.type === 'judging';
  const busy = thinking === 'reply' || thinking === 'hint' || isJudging;
  const text =
    exerciseStatus(words, play.stores) ??
    (match === undefined || study === undefined
      ? statusText(words, state, { mustPass, online })
      : studyStatus(words, match, study));
  return html`
    <div class="status-line ${isCovered(shell, rect) || isResultShown(shell) ? 'covered' : ''} ${bar === undefined ? '' : 'low'}" .style=${place(rect)}>
      <p class="status ${widthOf(text) > MOST_IN_LINE ? 'long' : ''}" role="status" aria-live="off">${text}</p>
      ${
        match === undefined || hint === undefined
          ? nothing
          : html`<p class="hint-words">${hintText(words, match, hint)}</p>`
      }
      ${
        thinking === 'failed'
          ? html`<button type="button" class="text-button" @click=${() => play.retry()}>
              ${words.t('board.retry')}
            </button>`
          : nothing
      }
      ${rematchButton(shell)} ${watchers(shell)}
      ${busy ? html`<span class="thinking" aria-hidden="true"></span>` : nothing}
    </div>`;
};
