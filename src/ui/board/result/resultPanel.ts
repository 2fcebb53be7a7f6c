import { html, nothing, type TemplateResult } from 'lit';
import { opposite } from '../../../game/color.ts';
import { duelOf } from '../../../game/duel.ts';
import { isMatchOver, type Match, outcomeOf, positionOf } from '../../../game/match.ts';
import { overlap } from '../../../look/boardGeometry.ts';
import type { Rect } from '../../../look/layout.ts';
import { stepOffered, steppedSeat } from '../../../opponents/strength.ts';
import { selectIsAtTable } from '../../../store/onlineStore.ts';
import { isFirstWin } from '../../../store/results/endings.ts';
import { exerciseRect } from '../../exercise/exercisePlace.ts';
import { disc, face, mixedDisc } from '../../kit/discs.ts';
import { icon } from '../../kit/icons.ts';
import { later } from '../../kit/parts.ts';
import { layoutFor, liveElement, place, type Shell } from '../../kit/shell.ts';
import { decidedHere } from '../../online/table/tableCards.ts';
import { tableButtons, tableDetail, tableRating } from '../../online/table/tableResult.ts';
import { followTableTime } from '../../online/table/tableTicker.ts';
import { widthOf } from '../../words/locale.ts';
import { isShared, seatName, soloColor } from '../../words/names.ts';
import { endedEarly, marginText, momentText, resultText } from '../../words/results.ts';
import { RULES_WORDS } from '../../words/rulesWords.ts';
import { type ResultNeeds, type ResultPlace, resultPlace } from './resultPlace.ts';

/** Comforting words after a loss, not needed before the first game is over. */
export const comforting = later(() => import('../../words/comfort.ts'));

export const isResultShown = ({ play }: Shell): boolean => {
  const { match, result } = play.stores.match.getState();
  const isReplayed = play.stores.online.getState().replay !== undefined;
  return match !== undefined && result === 'shown' && isMatchOver(match) && !isReplayed;
};

/** The winner's disc, or half of each side's for a draw. */
const winnerDisc = ({ play }: Shell, match: Match): TemplateResult => {
  const settings = play.stores.settings.getState();
  const { winner } = outcomeOf(match);
  const { rules } = positionOf(match);
  return winner === 'draw' ? mixedDisc(settings, rules) : disc(settings, winner, rules);
};

const isAtTable = ({ play }: Shell): boolean => selectIsAtTable(play.stores.online.getState());

/** Besides the margin: at a table the change of the rating, otherwise anything special about the ending. */
const secondLine = (shell: Shell, match: Match): TemplateResult | string | undefined => {
  const { words, play } = shell;
  return isAtTable(shell)
    ? tableRating(shell)
    : momentText(words, match, { isFirstWin: isFirstWin(match, play.stores) });
};

/** After a loss a comforting sentence, if there is one, otherwise the result. */
const titleOf = ({ words }: Shell, match: Match): string =>
  comforting.loaded()?.comfortText(words, match) ?? resultText(words, match);

/** Whether the title already says everything: `You win 31-5.`, or with two people at one machine `Black wins 31-5.` */
const isSaid = (match: Match): boolean => {
  const { winner } = outcomeOf(match);
  const isCounted = endedEarly(match) === undefined && RULES_WORDS[positionOf(match).rules].countsDiscs;
  return isCounted && winner !== 'draw' && (winner === soloColor(match) || isShared(match));
};

/**
 * Below a comforting title the result, else the margin, preceded by the opponent's name unless it is already included:
 * `Flipside 3 · An even game.`
 */
const withRival = (shell: Shell, match: Match): string => {
  const { words } = shell;
  const own = soloColor(match);
  if (own !== undefined && isSaid(match)) return seatName(words, match.seats[opposite(own)]);
  const [title, result] = [titleOf(shell, match), resultText(words, match)];
  const margin = title === result ? marginText(words, match) : result;
  const duel = duelOf(match);
  const name = duel && seatName(words, match.seats[opposite(duel.own)]);
  const isNamed = name === undefined || `${title}${margin}`.includes(name);
  return isNamed ? margin : words.t('result.with', { name, margin });
};

/** The lines under the title; only the second line if the title already says the first. */
const linesOf = (
  shell: Shell,
  match: Match,
): readonly [TemplateResult | string, (TemplateResult | string)?] => {
  const decided = match.ending?.by === 'decided' ? decidedHere(shell) : undefined;
  const first = decided ?? withRival(shell, match);
  const second = secondLine(shell, match);
  const isRepeated = typeof second === 'string' && second.includes(first);
  const isAlone = isSaid(match) && (isShared(match) || isRepeated);
  return second === undefined ? [first] : isAlone ? [second] : [first, second];
};

const needsOf = (shell: Shell, match: Match): ResultNeeds => ({
  lines: linesOf(shell, match)[1] === undefined ? 1 : 2,
  letters: widthOf(titleOf(shell, match)),
  keepsActions: isAtTable(shell),
});

/** The position of a match's result, and the space it needs. */
const placeOf = (shell: Shell, match: Match): ResultPlace & ResultNeeds => {
  const needs = needsOf(shell, match);
  return { ...needs, ...resultPlace(layoutFor(shell, 'board'), needs) };
};

/** The position of the result; undefined while it is hidden. */
const shownPlace = (shell: Shell): (ResultPlace & ResultNeeds) | undefined => {
  const { match } = shell.play.stores.match.getState();
  return match !== undefined && isResultShown(shell) ? placeOf(shell, match) : undefined;
};

/** Whether the result covers the board's buttons, and offers them under More. */
export const areActionsCovered = (shell: Shell): boolean => shownPlace(shell)?.coversActions === true;

/** The area of the result; undefined while it is hidden. */
export const resultRect = (shell: Shell): Rect | undefined => shownPlace(shell)?.rect;

/** The one suggested next step: after a win an opponent one step harder, after a loss one step easier. */
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
    <button type="button" class="secondary" @click=${() => play.study.review()}>${words.t('command.lookBack')}</button>`;
};

/** The face beside the result: the person's computer opponent, or the winner of two computers. */
const faceOf = (match: Match): TemplateResult => {
  const duel = duelOf(match);
  const { winner } = outcomeOf(match);
  if (duel !== undefined) return face(match.seats[opposite(duel.own)]);
  return winner === 'draw' ? html`${nothing}` : face(match.seats[winner]);
};

/** Maximum length of a large title, and minimum length of a small one. Counted in Latin letters. */
const TITLE = { short: 16, usual: 30 } as const;

/** Shown if the result covers the buttons beside the board. */
const moreButton = (shell: Shell, openMore: () => void): TemplateResult => {
  if (!areActionsCovered(shell)) return html`${nothing}`;
  const label = shell.words.t('menu.more');
  return html`
    <button type="button" class="icon-button" aria-label=${label} title=${label} @click=${openMore}>${icon('more')}</button>`;
};

const content = (shell: Shell, match: Match, openMore: () => void): TemplateResult => {
  const { words, play } = shell;
  const detail = isAtTable(shell) ? tableDetail(shell) : undefined;
  const [first, second] = linesOf(shell, match);
  const title = titleOf(shell, match);
  return html`
    <span class="result-face">${winnerDisc(shell, match)} ${faceOf(match)}</span>
    <div class="result-words ${match.setup.game} ${endedEarly(match) || widthOf(title) > TITLE.short ? 'worded' : ''} ${widthOf(title) > TITLE.usual ? 'long' : ''}">
      <h2 id="result-title">${title}</h2>
      <p id="result-detail" class="quiet ${detail === undefined ? '' : 'wish'}">${detail ?? first}</p>
      ${second === undefined ? nothing : html`<p class="quiet second-line">${second}</p>`}
    </div>
    <div class="result-corner">
      ${moreButton(shell, openMore)}
      <button type="button" class="icon-button" aria-label=${words.t('close')} @click=${() => play.closeResult()}>
        ${icon('close')}
      </button>
    </div>
    <div class="result-buttons">${isAtTable(shell) ? tableButtons(shell) : localButtons(shell, match)}</div>`;
};

const panel = (shell: Shell, openMore: () => void): TemplateResult => {
  const { match } = shell.play.stores.match.getState();
  const rect = resultRect(shell);
  if (match === undefined || rect === undefined) return html`${nothing}`;
  return html`
    <dialog class="result card" open tabindex="-1" aria-labelledby="result-title result-detail"
      .style=${place(rect)}><div class="result-body">${content(shell, match, openMore)}</div></dialog>`;
};

/** Enter on the result itself focuses its answers, provided the key was both pressed and released there. */
const followEnter = (element: HTMLElement): void => {
  const isEnter = ({ key, target }: KeyboardEvent): boolean =>
    key === 'Enter' && target === element.querySelector('dialog');
  let isPressed = false;
  element.addEventListener('keydown', event => {
    if (isEnter(event) && !event.repeat) isPressed = true;
  });
  element.addEventListener('keyup', event => {
    if (isEnter(event) && isPressed) element.querySelector<HTMLElement>('.result-buttons button')?.focus();
    isPressed = false;
  });
};

interface ResultUse {
  /** Called when the result disappears. */
  readonly returnFocus: () => void;
  /** Opens the buttons beside the board that the result covers. */
  readonly openMore: () => void;
}

/** The result beside the board. Takes the focus when it appears. */
export const mountResult = (shell: Shell, { returnFocus, openMore }: ResultUse): (() => void) => {
  const { element, draw, stop } = liveElement(shell, 'result-host', () => panel(shell, openMore));
  const endTime = followTableTime(shell.play, draw);
  const { match } = shell.play.stores;
  // Until this is loaded, and while offline, the margin is shown instead.
  void comforting.load().catch(() => {});
  let held = false;
  element.addEventListener('focusin', () => {
    held = true;
  });
  const hold = (): void => element.querySelector('dialog')?.focus();
  followEnter(element);
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

/** The area of the result or the exercise card; undefined if there is none. */
export const cardRect = (shell: Shell): Rect | undefined => resultRect(shell) ?? exerciseRect(shell);

/** Whether the result or the exercise card covers this area. */
export const isCovered = (shell: Shell, place: Rect): boolean => {
  const over = cardRect(shell);
  return over !== undefined && overlap(over, place);
};
