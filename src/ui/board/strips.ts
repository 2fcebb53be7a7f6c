import { html, nothing, type TemplateResult } from 'lit';
import { type Color, opposite } from '../../game/color.ts';
import { extraDiscs, rulesOf } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import type { Seat } from '../../game/seat.ts';
import type { Rect } from '../../look/layout.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import {
  ownColor,
  selectAwaitsEngine,
  selectShown,
  selectShownCounts,
  selectShownMatch,
} from '../../store/selectors.ts';
import { selectOwnSeat } from '../../store/table/tableSelectors.ts';
import { disc, face } from '../kit/discs.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';
import { type TableStrip, tableStrip } from '../online/table/tableStrip.ts';
import { widthOf } from '../words/locale.ts';
import { colorOf, gameText, isPlain, mannerText, playerName } from '../words/names.ts';
import { RULES_WORDS } from '../words/rulesWords.ts';
import { isToMove, isWaiting, stripLabel } from '../words/status.ts';
import { openingOf } from '../words/study/openingWords.ts';
import { withPlayers } from '../words/study/studyWords.ts';
import { isCovered } from './result/resultPanel.ts';

/** A constant, because line breaks in the template must not become text. */
const SPACE = ' ';

/**
 * One element whose accessible text is exactly `Black 2` though only the number is visible, and the handicap bonus
 * beside it.
 */
const discs = (shell: Shell, match: Match, color: Color): TemplateResult => {
  const extra = extraDiscs(match.setup)[color];
  const counts = selectShownCounts(shell.play.stores.match.getState());
  return html`
    <span class="count"><span class="unseen">${colorOf(shell.words, match, color)}</span>${SPACE}<span class="numeral">${counts[color]}</span></span>
    ${extra === 0 ? nothing : html`<span class="extra">+${extra}</span>`}`;
};

/** Connect Four has no disc counts. */
const count = (shell: Shell, match: Match, color: Color): TemplateResult =>
  RULES_WORDS[rulesOf(match.setup.game)].countsDiscs ? discs(shell, match, color) : html`${nothing}`;

/** One player's strip. `where` is its place in the layout, independent of color. */
interface Strip {
  readonly match: Match;
  readonly color: Color;
  readonly where: 'top' | 'bottom';
  readonly rect: Rect;
  /** Whether there is room for only one line. */
  readonly isLow: boolean;
}

/** Whether this computer player is to move but still loading. */
const isBeingLoaded = ({ play }: Shell, { match, color }: Strip): boolean => {
  const state = selectShown(play.stores.match.getState());
  return state.thinking === 'reply' && selectAwaitsEngine(state) && isToMove(match, color);
};

/** Longer game names take two lines on a narrow page. Counted in Latin letters. */
const MOST_IN_LINE = 26;

const gameName = (name: string): TemplateResult =>
  html`<span class="game-name ${widthOf(name) > MOST_IN_LINE ? 'long' : ''}">${name}</span>`;

/** The line under the name: the table's information, and on the top strip the name of the game. */
const under = (
  shell: Shell,
  { manner, ...player }: Strip & { readonly manner: string | undefined },
  table: TableStrip | undefined,
): TemplateResult => {
  const { match, where } = player;
  if (isBeingLoaded(shell, player))
    return html`<span class="game-name">${shell.words.t('strip.loading')}</span>`;
  const game = where === 'top' && !isPlain(match) ? gameName(gameText(shell.words, match)) : nothing;
  if (manner !== undefined)
    return html`<span class="under ${game === nothing ? '' : 'stacked'}"><span class="game-name">${manner}</span>${game}</span>`;
  return table === undefined ? html`${game}` : html`<span class="under">${table.under}${game}</span>`;
};

const strip = (shell: Shell, player: Strip): TemplateResult => {
  const { match, color, where, rect, isLow } = player;
  const settings = shell.play.stores.settings.getState();
  const table = tableStrip(shell, color);
  const manner = mannerText(shell.words, match, color, settings);
  const isLit = isToMove(match, color) && !isWaiting(shell.play.stores.online.getState());
  return html`
    <div class="strip ${where} ${isLit ? 'to-move' : ''} ${isLow ? 'low' : ''}" role="group" .style=${place(rect)}
      aria-label=${stripLabel(shell.words, match, color, { table, isLoading: isBeingLoaded(shell, player), manner })}>
      ${disc(settings, color, rulesOf(match.setup.game))} ${face(match.seats[color])}
      <span class="player">
        <span class="player-name"><bdi>${table?.name ?? playerName(shell.words, match, color)}</bdi>${table?.rating}</span>
        ${isLow ? nothing : under(shell, { ...player, manner }, table)} ${table?.bubble}
      </span>
      ${count(shell, match, color)} ${table?.clock}
    </div>`;
};

/** What replies in an exercise: a lesson, a puzzle, or the name of the opening reached. */
const teacherName = ({ words, play }: Shell, match: Match, exercise: Exercise): string => {
  if (exercise.teaches === true || exercise.shows !== undefined) return words.t('lessons.opponent');
  if (exercise.isOpening !== true) return words.t('puzzles.opponent');
  return openingOf(words, play.stores, match)?.text ?? words.t('places.names.openings');
};

/** Replaces the name of the replying side in exercises. */
const withTeacher = (shell: Shell, match: Match, exercise: Exercise | undefined): Match => {
  if (exercise === undefined) return match;
  const teacher: Seat = { type: 'remote', name: teacherName(shell, match, exercise) };
  return { ...match, seats: { ...match.seats, [opposite(exercise.color)]: teacher } };
};

/** The two players: the opponent above the board, the person below. */
export const strips = (shell: Shell): TemplateResult => {
  const shown = selectShownMatch(shell.play.stores.match.getState());
  if (shown === undefined) return html``;
  const { study, exercise } = shell.play.stores;
  const match = withTeacher(shell, withPlayers(shown, study.getState().study), exercise.getState().exercise);
  const { opponentStrip, ownStrip, bar } = layoutFor(shell, 'board');
  const isLow = bar !== undefined;
  const own = selectOwnSeat(shell.play.stores.online.getState()) ?? ownColor(match);
  return html`
    ${isCovered(shell, opponentStrip) ? nothing : strip(shell, { match, color: opposite(own), where: 'top', rect: opponentStrip, isLow })}
    ${isCovered(shell, ownStrip) ? nothing : strip(shell, { match, color: own, where: 'bottom', rect: ownStrip, isLow })}`;
};
