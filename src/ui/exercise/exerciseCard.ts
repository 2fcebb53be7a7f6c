import { html, nothing, type TemplateResult } from 'lit';
import { textOf } from '../../i18n/text.ts';
import { type ExerciseState, isDone } from '../../store/exerciseStore.ts';
import { gamesCounted } from '../../store/results/tallies.ts';
import type { Stores } from '../../store/stores.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { liveElement, place, type Shell } from '../kit/shell.ts';
import { type ExerciseWords, exerciseWords } from '../words/exerciseWords.ts';
import { type OpeningWords, openingOf } from '../words/study/openingWords.ts';
import { exerciseRect } from './exercisePlace.ts';

interface Step {
  readonly label: string;
  readonly press: () => void;
}

/** The button for the next step. */
const stepFrom = ({ words, play }: Shell, state: ExerciseState): Step | undefined => {
  const { type } = state.stage;
  if (type === 'wrong' && state.exercise?.teaches === true) return undefined;
  if (type === 'wrong' || type === 'failed')
    return { label: words.t('exercise.tryAgain'), press: () => play.exercise.tryAgain() };
  if (!isDone(state)) return undefined;
  if (!state.hasNext) return { label: words.t('exercise.leave'), press: () => play.exercise.leave() };
  return { label: words.t(nextLabel(play.stores)), press: () => play.exercise.next() };
};

/** After the last screen of a lesson a game begins. */
const nextLabel = ({ exercise, records }: Stores) => {
  if (!exercise.getState().beginsGame) return 'exercise.next';
  return gamesCounted(records.getState()) === 0 ? 'exercise.firstGame' : 'exercise.game';
};

const SIGNS: Readonly<Partial<Record<ExerciseState['stage']['type'], IconName>>> = {
  replying: 'check',
  right: 'check',
  wrong: 'close',
  shown: 'hint',
};

const verdictLine = ({ verdict }: ExerciseWords, { stage }: ExerciseState): TemplateResult => {
  const sign = SIGNS[stage.type];
  if (verdict === undefined) return html`${nothing}`;
  return html`<h2 class="exercise-verdict ${stage.type}">${sign === undefined ? nothing : icon(sign)}<span>${verdict}</span></h2>`;
};

/** Shown below the feedback on a wrong move once the board is restored, if it fits. */
const questionAgain = ({ words }: Shell, { exercise, stage }: ExerciseState): TemplateResult =>
  stage.type === 'wrong' && exercise?.teaches === true
    ? html`<p class="exercise-question quiet">${textOf(words, exercise.instruction)}</p>`
    : html`${nothing}`;

/** The opening on the board, in exercises about openings. */
const openingHere = ({ words, play }: Shell): OpeningWords | undefined => {
  const { exercise, match } = play.stores;
  return exercise.getState().exercise?.namesOpening === true
    ? openingOf(words, play.stores, match.getState().match)
    : undefined;
};

const card = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = play.stores.exercise.getState();
  const said = exerciseWords(words, play.stores);
  const rect = exerciseRect(shell);
  if (said === undefined || rect === undefined) return html`${nothing}`;
  const step = stepFrom(shell, state);
  const { note } = state;
  const title = state.exercise?.title;
  const opening = openingHere(shell);
  return html`
    <div class="exercise-place" .style=${place(rect)}>
      <section class="exercise-card card" aria-label=${words.t('exercise.card')}>
        <div class="exercise-words scrolls" tabindex="0">
          ${title === undefined ? nothing : html`<p class="exercise-title quiet">${textOf(words, title)}</p>`}
          ${opening === undefined ? nothing : html`<p class="exercise-opening" lang=${opening.lang ?? nothing}>${opening.text}</p>`}
          ${verdictLine(said, state)} ${said.sentences.map(sentence => html`<p class=${said.verdict === undefined ? 'exercise-asked' : ''}>${sentence}</p> `)}
          ${questionAgain(shell, state)}
          ${note === undefined || state.stage.type === 'asked' ? nothing : html`<p class="quiet">${textOf(words, note)}</p>`}
        </div>
        ${
          step === undefined
            ? nothing
            : html`<div class="exercise-steps"><button type="button" class="primary exercise-step" @click=${step.press}>${step.label}</button></div>`
        }
      </section>
    </div>`;
};

/** The announcement for a new stage of the exercise. */
const spoken = (shell: Shell): string | undefined => {
  const { words, play } = shell;
  const said = exerciseWords(words, play.stores);
  const { stage, exercise, note } = play.stores.exercise.getState();
  if (said === undefined || exercise === undefined || stage.type === 'judging') return undefined;
  const [before, after] = stage.type === 'asked' ? [exercise.title, undefined] : [undefined, note];
  const opening = openingHere(shell)?.text;
  return [
    before && textOf(words, before),
    opening,
    said.verdict,
    ...said.sentences,
    after && textOf(words, after),
  ]
    .filter(part => part !== undefined)
    .join(words.t('gap'));
};

/** The exercise beside the board: the question and the feedback. */
export const mountExercise = (shell: Shell, focusBoard: () => void): (() => void) => {
  const { exercise: store, match } = shell.play.stores;
  const { element, stop } = liveElement(shell, 'exercise-host', () => card(shell));
  let shown: ExerciseState | undefined;
  let told: ExerciseState | undefined;
  const isNews = (state: ExerciseState, before: ExerciseState | undefined): boolean =>
    before?.stage !== state.stage || before.matchId !== state.matchId;
  /** A move is announced when its discs have flipped; feedback or the next question follows. */
  const tell = (state: ExerciseState): void => {
    if (!isNews(state, told) || match.getState().inMotion !== undefined) return;
    told = state;
    const text = spoken(shell);
    if (text !== undefined) shell.say(text);
  };
  /** The board and the stage change one after the other: compares once both have changed. */
  const follow = (): void => {
    const state = store.getState();
    if (state.exercise === undefined || match.getState().match?.id !== state.matchId) return;
    tell(state);
    if (!isNews(state, shown)) return;
    shown = state;
    const step = element.querySelector<HTMLElement>('.exercise-step');
    if (step !== null) step.focus({ preventScroll: true });
    else focusBoard();
  };
  follow();
  const ends = [store.subscribe(follow), match.subscribe(follow)];
  return () => {
    for (const end of ends) end();
    stop();
  };
};
