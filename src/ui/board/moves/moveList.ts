import { html, nothing, type TemplateResult } from 'lit';
import { type Color, opposite } from '../../../game/color.ts';
import { type GameName, rulesOf } from '../../../game/games.ts';
import { type Match, turnsOf } from '../../../game/match.ts';
import type { Words } from '../../../i18n/words.ts';
import { remember } from '../../../store/following.ts';
import {
  selectIsLocal,
  selectIsOver,
  selectIsPersonsTurn,
  selectShown,
  selectShownMatch,
} from '../../../store/selectors.ts';
import type { Settings } from '../../../store/settingsStore.ts';
import { selectShownStudy } from '../../../store/study/reading.ts';
import { disc } from '../../kit/discs.ts';
import { isTouched, type Shell } from '../../kit/shell.ts';
import { moveTools } from '../../study/moves/moveTools.ts';
import { moveTree, showCurrent } from '../../study/moves/moveTree.ts';
import { openingLine } from '../../study/openings/openingLine.ts';
import { hasTabs } from '../../study/panelTabs.ts';
import { letterWord } from '../../words/keyWords.ts';
import { colorWord } from '../../words/names.ts';
import { howToMoveText, RULES_WORDS } from '../../words/rulesWords.ts';
import { wholeMatch } from '../../words/status.ts';

/** A row of the list: a numbered move, or a forced pass without number and square. */
export interface MoveEntry {
  readonly color: Color;
  readonly number: number | undefined;
  readonly square: string | undefined;
}

/**
 * The moves and the passes between them. The sides always alternate, so one column is Black's and the other White's.
 */
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
  /** Jumps to this move, in a replay or study. */
  readonly onGo: ((ply: number) => void) | undefined;
}

/** A button in a replay. Not a tab stop: the keyboard has its own shortcuts for stepping. */
const moveText = (words: Words, { entry: { number, square }, onGo }: MoveRow): TemplateResult => {
  const text = square ?? words.t('board.pass');
  return onGo === undefined || number === undefined
    ? html`${text}`
    : html`<button type="button" class="move-button" tabindex="-1" @click=${() => onGo(number)}>${text}</button>`;
};

/** The color is drawn, and named for screen readers. */
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

/** The study's line to its end; memoized, so that equal lines are the same object. */
const wholeLine = remember(
  (match: Match): Match => ({
    ...match,
    transcript: [...match.transcript, ...match.undone],
    undone: [],
  }),
);

/**
 * The match being stepped through: a finished match or the line of a study. Undefined if the last move is the current
 * one.
 */
const walkedMatch = ({ play }: Shell, match: Match): Match | undefined => {
  const { replay } = play.stores.online.getState();
  if (play.stores.study.getState().study !== undefined) return wholeLine(match);
  return replay && wholeMatch(match, replay);
};

/** All moves shown, in order. */
export const shownMoves = (shell: Shell): readonly MoveRow[] => {
  const { play } = shell;
  const match = selectShownMatch(play.stores.match.getState());
  if (match === undefined) return [];
  const walked = walkedMatch(shell, match);
  const settings = play.stores.settings.getState();
  const { game } = match.setup;
  const entries = moveEntries(walked ?? match);
  const current =
    walked === undefined
      ? entries.length - 1
      : entries.findIndex(({ number }) => number === match.transcript.length);
  const onGo = walked && play.goTo;
  return entries.map((entry, index) => ({ entry, current: index === current, game, settings, onGo }));
};

/** Focusable, so that it can be scrolled by keyboard. */
const plainList = (shell: Shell): TemplateResult => {
  const { words } = shell;
  const moves = shownMoves(shell);
  return html`
    <ol class="moves-list scrolls" role="list" dir="ltr" tabindex="0" aria-label=${words.t('board.moves')}>
      ${moves.map(move => moveRow(words, move))}
    </ol>
    ${moves.length === 0 ? howToMove(shell) : nothing}`;
};

/** The moves of the match; in a study, with all variations. */
export const moveList = (shell: Shell): TemplateResult => {
  const study = selectShownStudy(shell.play.stores.study.getState());
  if (study === undefined || study.tree.children.length === 0)
    return html`${hasTabs(shell) ? openingLine(shell) : nothing} ${plainList(shell)}`;
  return html`${openingLine(shell)} ${moveTree(shell, study)} ${moveTools(shell)}`;
};

/** Number of rows above the viewport when a move is centered. */
const rowsAbove = ({ offsetTop, clientHeight }: HTMLElement, move: HTMLElement): number =>
  Math.round((move.offsetTop - offsetTop - clientHeight / 2) / move.offsetHeight);

/** Scrolls the list, and nothing else, to the current move. */
export const showLatest = (host: HTMLElement): void => {
  const list = host.querySelector<HTMLElement>('.moves-list');
  if (list?.classList.contains('tree') === true) showCurrent(list);
  else if (list !== null) showCurrentRow(list);
};

const showCurrentRow = (list: HTMLElement): void => {
  const current = list.querySelector<HTMLElement>('[aria-current="step"]');
  if (current === null) list.scrollTop = 0;
  else if (current === list.lastElementChild) list.scrollTop = list.scrollHeight;
  else list.scrollTop = rowsAbove(list, current) * current.offsetHeight;
};

const keyRow = (key: string, does: string): TemplateResult =>
  html`<li class="by-keys"><kbd>${key}</kbd><span>${does}</span></li>`;

const rows = ({ words, play }: Shell, match: Match): TemplateResult => {
  const settings = play.stores.settings.getState();
  const hintKey = letterWord(words, settings, 'hint');
  const { byEnter } = RULES_WORDS[rulesOf(match.setup.game)];
  const how = howToMoveText(words, match.setup.game, { ...settings, isTouched: isTouched() });
  return html`
    <ul class="moves-empty how-to-move" role="list">
      <li>${how}</li>
      ${keyRow(words.t('keys.named.arrows'), words.t('keys.arrows'))}
      ${keyRow(words.t('keys.named.Enter'), words.t(byEnter))}
      ${hintKey !== undefined && selectIsLocal(play.stores.match.getState()) ? keyRow(hintKey, words.t('command.hint')) : nothing}
    </ul>`;
};

/** Shown while there are no moves: how to make one, or why there will be none. */
export const howToMove = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = selectShown(play.stores.match.getState());
  const { match } = state;
  return match !== undefined && selectIsPersonsTurn(state)
    ? rows(shell, match)
    : html`<p class="moves-empty quiet">${words.t(selectIsOver(state) ? 'refusal.gameOver' : 'board.noMoves')}</p>`;
};
