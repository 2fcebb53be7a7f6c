import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import type { Rules } from '../../game/position.ts';
import type { WordKey } from '../../i18n/translation.ts';
import { selectIsLocal, selectIsPersonsTurn } from '../../store/selectors.ts';
import type { Shell } from '../page/shell.ts';

const BY_POINTER = {
  othello: 'board.how.dots',
  anti: 'board.how.dots',
  reversi: 'board.how.centre',
  connect4: 'board.how.columns',
} as const satisfies Readonly<Record<Rules, WordKey>>;

const ENTER = {
  othello: 'keys.play',
  anti: 'keys.play',
  reversi: 'keys.play',
  connect4: 'keys.drop',
} as const satisfies Readonly<Record<Rules, WordKey>>;

const keyRow = (key: string, does: string): TemplateResult =>
  html`<li class="by-keys"><kbd>${key}</kbd><span>${does}</span></li>`;

const rows = ({ words, play }: Shell, match: Match): TemplateResult => {
  const { legalMarks, letterKeys } = play.stores.settings.getState();
  const rules = rulesOf(match.setup.game);
  const byPointer = BY_POINTER[rules];
  const isUnmarked = byPointer === 'board.how.dots' && !legalMarks;
  return html`
    <ul class="moves-empty how-to-move" role="list">
      <li>${words.t(isUnmarked ? 'board.how.lines' : byPointer)}</li>
      ${keyRow(words.t('keys.named.arrows'), words.t('keys.arrows'))}
      ${keyRow(words.t('keys.named.Enter'), words.t(ENTER[rules]))}
      ${letterKeys && selectIsLocal(play.stores.match.getState()) ? keyRow('T', words.t('command.hint')) : nothing}
    </ul>`;
};

/** Shown in the list of moves while it is empty: how to make a move. */
export const howToMove = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = play.stores.match.getState();
  const { match } = state;
  return match !== undefined && selectIsPersonsTurn(state)
    ? rows(shell, match)
    : html`<p class="moves-empty quiet">${words.t('board.noMoves')}</p>`;
};
