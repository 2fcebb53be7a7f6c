import { html, nothing, type TemplateResult } from 'lit';
import { type Color, opposite } from '../../game/color.ts';
import { type GameName, rulesOf } from '../../game/games.ts';
import { type Match, turnsOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import { selectIsLocal, selectIsPersonsTurn, selectShown, selectShownMatch } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { disc } from '../kit/discs.ts';
import type { Shell } from '../kit/shell.ts';
import { colorWord } from '../words/names.ts';
import { RULES_WORDS } from '../words/rulesWords.ts';
import { wholeMatch } from '../words/status.ts';

/** A row of the list: a ply with its number, or a forced pass, which has no number. A pass has no square. */
export interface MoveEntry {
  readonly color: Color;
  readonly number: number | undefined;
  readonly square: string | undefined;
}

/** The moves with the passes between them. The sides always alternate, so one column is Black's and the other White's. */
export const moveEntries = (match: Match): readonly MoveEntry[] =>
  turnsOf(match).flatMap(({ ply, color, square, forcesPass }) => {
    const name = square === undefined ? undefined : RULES_WORDS[rulesOf(match.setup.game)].move(square);
    const move = { color, number: ply + 1, square: name };
    return forcesPass ? [move, { color: opposite(color), number: undefined, square: undefined }] : [move];
  });

export interface MoveRow {
  readonly entry: MoveEntry;
  readonly current: boolean;
  readonly game: GameName;
  readonly settings: Settings;
  /** Goes to this move, in a replay. */
  readonly onGo: ((ply: number) => void) | undefined;
}

/** A button in a replay. It is no tab stop: the keyboard has its own way through the replay. */
const moveText = (words: Words, { entry: { number, square }, onGo }: MoveRow): TemplateResult => {
  const text = square ?? words.t('board.pass');
  return onGo === undefined || number === undefined
    ? html`${text}`
    : html`<button type="button" class="move-button" tabindex="-1" @click=${() => onGo(number)}>${text}</button>`;
};

/** The color is painted, and named for screen readers. */
export const moveParts = (words: Words, shown: MoveRow): TemplateResult => {
  const { entry, game, settings } = shown;
  const { color, number } = entry;
  return html`
      <span class="move-number">${number ?? '–'}</span>
      ${disc(settings, color, rulesOf(game))}
      <span class="unseen">${colorWord(words, color, game)}</span>
      <span class="move-square">${moveText(words, shown)}</span>`;
};

export const passedClass = ({ entry }: MoveRow): string => (entry.square === undefined ? 'passed' : '');

const moveRow = (words: Words, shown: MoveRow): TemplateResult => html`
    <li class="move ${passedClass(shown)}" aria-current=${shown.current ? 'step' : 'false'}>${moveParts(words, shown)}</li>`;

/** In a replay, all moves of the match. */
const entriesOf = (match: Match | undefined, replay: FinishedMatch | undefined): readonly MoveEntry[] => {
  if (match === undefined) return [];
  return moveEntries(replay === undefined ? match : wholeMatch(match, replay));
};

/** The index of the current move: the last one, except in a replay. */
const currentOf = (
  entries: readonly MoveEntry[],
  match: Match | undefined,
  replay: FinishedMatch | undefined,
): number =>
  replay === undefined
    ? entries.length - 1
    : entries.findIndex(({ number }) => number === match?.transcript.length);

/** All moves on the page, in order. */
export const shownMoves = ({ play }: Shell): readonly MoveRow[] => {
  const match = selectShownMatch(play.stores.match.getState());
  const { replay } = play.stores.online.getState();
  const settings = play.stores.settings.getState();
  const game = match?.setup.game ?? 'othello';
  const entries = entriesOf(match, replay);
  const current = currentOf(entries, match, replay);
  const onGo = replay && play.goTo;
  return entries.map((entry, index) => ({ entry, current: index === current, game, settings, onGo }));
};

/** The list can take the focus, so that it can be scrolled by keyboard. */
export const moveList = (shell: Shell): TemplateResult => {
  const { words } = shell;
  const moves = shownMoves(shell);
  return html`
    <ol class="moves-list scrolls" role="list" tabindex="0" aria-label=${words.t('board.moves')}>
      ${moves.map(move => moveRow(words, move))}
    </ol>
    ${moves.length === 0 ? howToMove(shell) : nothing}`;
};

/** How many rows are scrolled out above a move that is centred. */
const rowsAbove = ({ offsetTop, clientHeight }: HTMLElement, move: HTMLElement): number =>
  Math.round((move.offsetTop - offsetTop - clientHeight / 2) / move.offsetHeight);

/** Scrolls the list to the current move, without scrolling anything else. */
export const showLatest = (host: HTMLElement): void => {
  const list = host.querySelector<HTMLElement>('.moves-list');
  if (list === null) return;
  const current = list.querySelector<HTMLElement>('[aria-current="step"]');
  if (current === null) list.scrollTop = 0;
  else if (current === list.lastElementChild) list.scrollTop = list.scrollHeight;
  else list.scrollTop = rowsAbove(list, current) * current.offsetHeight;
};

const keyRow = (key: string, does: string): TemplateResult =>
  html`<li class="by-keys"><kbd>${key}</kbd><span>${does}</span></li>`;

const rows = ({ words, play }: Shell, match: Match): TemplateResult => {
  const { legalMarks, letterKeys } = play.stores.settings.getState();
  const { byPointer, byEnter } = RULES_WORDS[rulesOf(match.setup.game)];
  const isUnmarked = byPointer === 'board.how.dots' && !legalMarks;
  return html`
    <ul class="moves-empty how-to-move" role="list">
      <li>${words.t(isUnmarked ? 'board.how.lines' : byPointer)}</li>
      ${keyRow(words.t('keys.named.arrows'), words.t('keys.arrows'))}
      ${keyRow(words.t('keys.named.Enter'), words.t(byEnter))}
      ${letterKeys && selectIsLocal(play.stores.match.getState()) ? keyRow('T', words.t('command.hint')) : nothing}
    </ul>`;
};

/** Shown in place of the moves while there are none: how to make one. */
export const howToMove = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = selectShown(play.stores.match.getState());
  const { match } = state;
  return match !== undefined && selectIsPersonsTurn(state)
    ? rows(shell, match)
    : html`<p class="moves-empty quiet">${words.t('board.noMoves')}</p>`;
};
