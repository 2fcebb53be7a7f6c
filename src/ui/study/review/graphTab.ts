import { html, nothing, type TemplateResult } from 'lit';
import type { Setup } from '../../../game/games.ts';
import { isMatchOver, type Match } from '../../../game/match.ts';
import type { Position } from '../../../game/position.ts';
import { replayOf, type Transcript } from '../../../game/transcript.ts';
import { lineThrough } from '../../../game/tree.ts';
import { remember } from '../../../store/following.ts';
import { fetchedValue } from '../../../store/openingsStore.ts';
import type { ReviewState } from '../../../store/studyStore.ts';
import type { Review } from '../../../study/review/review.ts';
import type { Shell } from '../../kit/shell.ts';
import { openingWords } from '../../words/study/openingWords.ts';
import { scoreGraph } from './graphFigure.ts';
import { keyMoments } from './keyMoments.ts';
import { openMoment } from './openMoment.ts';
import { lossTable, scoreTable } from './reviewTables.ts';

/** Length of the common prefix of two lines, in plies. */
const commonPlies = (one: Transcript, other: Transcript): number => {
  const index = one.findIndex((move, ply) => move !== other[ply]);
  return index < 0 ? one.length : index;
};

/** The main line of the study. */
const mainLine = ({ play }: Shell): Transcript => {
  const { study } = play.stores.study.getState();
  return study === undefined ? [] : lineThrough(study.tree, []);
};

const graphOf = (shell: Shell, match: Match, review: Review): TemplateResult => {
  const line = mainLine(shell);
  return scoreGraph(shell, {
    game: match.setup.game,
    review,
    by: shell.play.stores.settings.getState().graphBy,
    plies: line.length,
    shown: commonPlies(match.transcript, line),
    onGo: plies => shell.play.study.goTo(line.slice(0, plies)),
  });
};

const begin = ({ words, play }: Shell, match: Match): TemplateResult => {
  if (match.transcript.length + match.undone.length === 0)
    return html`<p class="moves-empty quiet">${words.t(isMatchOver(match) ? 'refusal.gameOver' : 'study.graph.none')}</p>`;
  return html`
    <div class="review-begin">
      <p class="quiet">${words.t('review.about')}</p>
      <button type="button" class="primary" @click=${() => play.study.review()}>${words.t('command.lookBack')}</button>
    </div>`;
};

type Running = Extract<ReviewState, { readonly type: 'running' }>;

/** The text for each step of a review. */
const RUNNING = { plies: 'review.running', again: 'review.again', reasons: 'review.explaining' } as const;

const progress = (shell: Shell, match: Match, { step, done, of, review }: Running): TemplateResult => {
  const { words, play } = shell;
  return html`
    <div class="review-progress">
      <label for="review-progress">${words.t(RUNNING[step], { done, of })}</label>
      <button type="button" class="secondary" @click=${() => play.study.cancelReview()}>${words.t('review.cancel')}</button>
      <progress id="review-progress" max=${of} value=${done}></progress>
    </div>
    ${review === undefined ? nothing : graphOf(shell, match, review)}`;
};

const failure = ({ words, play }: Shell): TemplateResult => html`
  <div class="review-begin">
    <p role="alert">${words.t('review.failed')}</p>
    <button type="button" class="primary" @click=${() => play.study.review()}>${words.t('review.retry')}</button>
  </div>`;

type Finished = Extract<ReviewState, { readonly type: 'finished' }>;

const deeper = ({ words, play }: Shell): TemplateResult => html`
  <div class="review-deeper">
    <button type="button" class="secondary" aria-describedby="deeper-about"
      @click=${() => play.study.review('long')}>${words.t('review.deeper')}</button>
    <p class="quiet" id="deeper-about">${words.t('review.deeperAbout')}</p>
  </div>`;

/** The game's positions while its moves are in the book. */
const inBook = remember((setup: Setup, line: Transcript, plies: number): readonly Position[] => {
  const replayed = replayOf(setup, line.slice(0, plies));
  return replayed.type === 'legal' ? replayed.positions : [];
});

/** The length of the game's opening theory, and its name. */
const bookLine = (shell: Shell, { setup }: Match, { bookUntil: number }: Review): TemplateResult => {
  const { words, play } = shell;
  if (number === 0) return html`${nothing}`;
  const names = fetchedValue(play.stores.openings.getState().names);
  const name = names?.reached(inBook(setup, mainLine(shell), number), words.language());
  const opening = name && openingWords(words, name);
  const text =
    opening === undefined
      ? words.t('review.inBook', { number })
      : words.t('review.inBookAs', { number, name: opening.text });
  return html`<p class="quiet in-book">${text}</p>`;
};

const finished = (shell: Shell, match: Match, { review, effort }: Finished): TemplateResult => html`
  ${openMoment(shell, match, review)} ${graphOf(shell, match, review)}
  ${keyMoments(shell, match, review)} ${bookLine(shell, match, review)} ${lossTable(shell, match.setup.game, review)} ${scoreTable(shell, match.setup.game, review)}
  ${effort === 'long' ? nothing : deeper(shell)}`;

const content = (shell: Shell, match: Match, review: ReviewState): TemplateResult => {
  switch (review.type) {
    case 'none':
      return begin(shell, match);
    case 'running':
      return progress(shell, match, review);
    case 'failed':
      return failure(shell);
    case 'finished':
      return finished(shell, match, review);
  }
};

/** The game's scores as a graph, once it has been reviewed. */
export const graphTab = (shell: Shell): TemplateResult => {
  const { match, study } = shell.play.stores;
  const shown = match.getState().match;
  if (shown === undefined) return html`${nothing}`;
  return html`<div class="review scrolls">${content(shell, shown, study.getState().review)}</div>`;
};
