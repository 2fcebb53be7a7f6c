import { html, nothing, type TemplateResult } from 'lit';
import { isForTraining, isOfSet, PUZZLE_SETS, type PuzzleSet } from '../../study/exercises/puzzleChoice.ts';
import type { PuzzleEntry } from '../../study/exercises/puzzles.ts';
import type { Weakness } from '../../study/weaknesses.ts';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';
import { numberText, tenthsText } from '../words/numbers.ts';
import { dailyPart } from './dailyPart.ts';

/** Ratings with a larger deviation are marked as provisional. */
const PROVISIONAL_DEVIATION = 110;

const fact = (name: string, value: string, more?: string): TemplateResult => html`
  <div class="puzzle-fact">
    <dt>${name}</dt>
    <dd><span class="numeral">${value}</span>${more === undefined ? nothing : html` <span class="quiet">${more}</span>`}</dd>
  </div>`;

const facts = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { record } = play.stores.puzzles.getState();
  const { right, tried, streak, bestStreak, dayStreak } = record;
  if (tried === 0) return html`${nothing}`;
  return html`
    <dl class="puzzle-facts">
      ${fact(words.t('puzzles.right'), words.t('puzzles.rightOf', { right, tried }))}
      ${fact(words.t('puzzles.streak'), numberText(words, streak), words.t('puzzles.best', { best: bestStreak }))}
      ${fact(words.t('puzzles.dayStreak'), numberText(words, dayStreak.days), words.t('puzzles.best', { best: dayStreak.best }))}
    </dl>`;
};

const training = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { rating, deviation } = play.stores.puzzles.getState().record.rating;
  return html`
    <section class="place-part" aria-labelledby="puzzles-rating">
      <h2 id="puzzles-rating">${words.t('puzzles.rating')}</h2>
      <div class="puzzles-card card">
        <p>
          <span class="puzzle-rating numeral">${Math.round(rating)}</span>
          ${deviation > PROVISIONAL_DEVIATION ? html`<span class="quiet">${words.t('puzzles.provisional')}</span>` : nothing}
        </p>
        <p>${words.t('puzzles.trainAbout')}</p>
        <button type="button" class="primary" @click=${() => play.puzzles.draw()}>${words.t('puzzles.train')}</button>
        ${facts(shell)}
      </div>
    </section>`;
};

const mistakesText = ({ words, play }: Shell): string => {
  const { kept, due } = play.stores.puzzles.getState().mistakes;
  if (due > 0) return words.t('puzzles.mistakesDue', { count: due });
  return kept > 0 ? words.t('puzzles.mistakesLater', { count: kept }) : words.t('puzzles.mistakesNone');
};

/** Exercises from the person's own mistakes, repeated over time. */
const mistakes = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { due } = play.stores.puzzles.getState().mistakes;
  return html`
    <section class="place-part" aria-labelledby="puzzles-mistakes">
      <h2 id="puzzles-mistakes">${words.t('puzzles.mistakes')}</h2>
      <div class="puzzles-card card">
        <p>${mistakesText(shell)}</p>
        ${
          due === 0
            ? nothing
            : html`<button type="button" class="secondary" @click=${() => play.puzzles.openMistakes()}>${words.t('puzzles.practise')}</button>`
        }
      </div>
    </section>`;
};

/** What the person's mistakes in reviewed games cost, each with its positions to practise. */
const weaknesses = ({ words, play }: Shell): TemplateResult => {
  const found = play.stores.puzzles.getState().weaknesses;
  if (found.length === 0) return html`${nothing}`;
  const row = ({ idea, perGame, from, to }: Weakness): TemplateResult => html`
    <li class="weakness">
      <p><span class="weakness-name" id="weakness-${idea}">${words.t(`course.names.${idea}`)}</span>
        <span class="quiet">${words.t('puzzles.weakness', { discs: tenthsText(words, perGame), from, to })}</span></p>
      <button type="button" class="secondary" aria-describedby="weakness-${idea}" @click=${() => play.puzzles.practiseIdea(idea)}>${words.t('puzzles.practise')}</button>
    </li>`;
  return html`
    <section class="place-part" aria-labelledby="puzzles-weaknesses">
      <h2 id="puzzles-weaknesses">${words.t('puzzles.weaknesses')}</h2>
      <ul class="weaknesses card" role="list">${found.map(row)}</ul>
    </section>`;
};

const setCard = ({ words, play }: Shell, set: PuzzleSet, count: number): TemplateResult => {
  const id = `puzzle-set-${set}`;
  return html`
    <li>
      <button type="button" class="place-card card" aria-labelledby=${id} aria-describedby="${id}-count" @click=${() => play.puzzles.draw(set)}>
        <span class="place-card-words">
          <span class="place-card-name" id=${id}>${words.t(`puzzles.sets.${set}`)}</span>
          <span class="quiet" id="${id}-count">${words.t('puzzles.count', { count })}</span>
        </span>
      </button>
    </li>`;
};

const themes = (shell: Shell, entries: readonly PuzzleEntry[]): TemplateResult => {
  const sets = PUZZLE_SETS.map(set => ({ set, count: entries.filter(one => isOfSet(one, set)).length }));
  return html`
    <section class="place-part" aria-labelledby="puzzles-themes">
      <h2 id="puzzles-themes">${shell.words.t('puzzles.themes')}</h2>
      <ul class="place-cards puzzle-sets" role="list">
        ${sets.filter(({ count }) => count > 0).map(({ set, count }) => setCard(shell, set, count))}
      </ul>
    </section>`;
};

const content = (shell: Shell): TemplateResult => {
  const { list } = shell.play.stores.puzzles.getState();
  if (list.type !== 'loaded') return html`${dailyPart(shell)} ${mistakes(shell)}`;
  return html`
    ${dailyPart(shell)}
    <div class="puzzles-pair">${list.entries.some(isForTraining) ? training(shell) : nothing} ${mistakes(shell)}</div>
    ${weaknesses(shell)}
    ${themes(shell, list.entries)}`;
};

/** The Puzzles screen: daily, rated and themed puzzles, and the person's own mistakes. */
export const mountPuzzles = (shell: Shell): (() => void) => {
  shell.play.puzzles.findWeaknesses();
  return mountPlace(shell, 'puzzles', content);
};
