import './puzzles.css';
import { html, nothing, type TemplateResult } from 'lit';
import { ownIn } from '../../game/record.ts';
import { remember } from '../../store/following.ts';
import type { PuzzlesState } from '../../store/puzzlesStore.ts';
import { DAILY_PUZZLES, dailyPuzzles } from '../../study/exercises/puzzleChoice.ts';
import { type PuzzleEntry, puzzlePosition, readPuzzle } from '../../study/exercises/puzzles.ts';
import { icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';

/** The daily puzzles, cached until the date changes. */
const dailyOf = remember((entries: readonly PuzzleEntry[], date: string) =>
  dailyPuzzles(entries, date).flatMap(entry => {
    const puzzle = readPuzzle(entry.line);
    return puzzle === undefined ? [] : [{ id: entry.id, position: puzzlePosition(puzzle) }];
  }),
);

type Result = 'open' | 'right' | 'wrong';

const resultOf = ({ record: { daily }, date }: PuzzlesState, id: string): Result => {
  const result = daily?.date === date ? ownIn(daily.results, id) : undefined;
  if (result === undefined) return 'open';
  return result ? 'right' : 'wrong';
};

const RESULT_ICONS = { open: undefined, right: 'check', wrong: 'close' } as const;
const DIFFICULTIES = ['easy', 'harder', 'hard'] as const;

interface Daily {
  readonly index: number;
  readonly result: Result;
  readonly position: Parameters<typeof positionPicture>[1];
}

const puzzleButton = ({ words, play }: Shell, { index, result, position }: Daily): TemplateResult => {
  const sign = RESULT_ICONS[result];
  const level = DIFFICULTIES[index] ?? 'hard';
  const name = [
    words.t('puzzles.number', { number: index + 1 }),
    words.t(`puzzles.difficulties.${level}`),
    words.t(`puzzles.results.${result}`),
  ].join(words.t('comma'));
  return html`
    <li>
      <button type="button" class="daily-puzzle ${result}" aria-label=${name} @click=${() => play.puzzles.openDaily(index)}>
        ${positionPicture(play.stores.settings.getState(), position)}
        <span class="daily-name">${words.t(`puzzles.difficulties.${level}`)}${sign === undefined ? nothing : icon(sign)}</span>
      </button>
    </li>`;
};

interface Day {
  readonly puzzles: readonly Daily[];
  readonly isDone: boolean;
}

/** The date's puzzles and how the person did; undefined until they are loaded. */
const dayOf = (state: PuzzlesState): Day | undefined => {
  if (state.list.type !== 'loaded') return undefined;
  const puzzles = dailyOf(state.list.entries, state.date).map(({ id, position }, index) => ({
    index,
    position,
    result: resultOf(state, id),
  }));
  return { puzzles, isDone: puzzles.every(({ result }) => result !== 'open') };
};

/** Until the puzzles are loaded: as much room as they take. */
const awaited = html`${Array.from({ length: DAILY_PUZZLES }, () => html`<li class="daily-awaited"></li>`)}`;

/** The date's three puzzles, each of which a press starts, and how the person did. */
export const dailyBoards = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = play.stores.puzzles.getState();
  const day = dayOf(state);
  if (state.list.type === 'missing') return missingPuzzles(shell);
  const right = day?.puzzles.filter(({ result }) => result === 'right').length ?? 0;
  const about =
    day?.isDone === true
      ? words.t('puzzles.dayDone', { right, of: day.puzzles.length })
      : words.t('puzzles.dayAbout');
  return html`
    <div class="puzzles-daily card">
      <ol class="daily-puzzles" role="list">${day === undefined ? awaited : day.puzzles.map(one => puzzleButton(shell, one))}</ol>
      <p class="quiet" role="status">${day === undefined ? words.t('puzzles.loading') : about}</p>
    </div>`;
};

/** That the puzzles could not be loaded, with a button to try again. */
const missingPuzzles = ({ words, play }: Shell): TemplateResult => html`
  <p role="alert">${words.t('puzzles.missing')}</p>
  <button type="button" class="secondary puzzles-retry" @click=${() => play.puzzles.load()}>${words.t('puzzles.retry')}</button>`;

/** The daily puzzles under their heading. */
export const dailyPart = (shell: Shell): TemplateResult => html`
  <section class="place-part" aria-labelledby="puzzles-today">
    <h2 id="puzzles-today">${shell.words.t('puzzles.today')}</h2>
    ${dailyBoards(shell)}
  </section>`;
