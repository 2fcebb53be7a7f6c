import { html, nothing, type TemplateResult } from 'lit';
import { ownIn } from '../../game/record.ts';
import { remember } from '../../store/following.ts';
import type { PuzzlesState } from '../../store/puzzlesStore.ts';
import { dailyPuzzles } from '../../study/exercises/puzzleChoice.ts';
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

/** The date's three puzzles, and how the person did. */
export const dailyPart = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = play.stores.puzzles.getState();
  if (state.list.type !== 'loaded') return html`${nothing}`;
  const daily = dailyOf(state.list.entries, state.date).map(({ id, position }, index) => ({
    index,
    position,
    result: resultOf(state, id),
  }));
  const tried = daily.filter(({ result }) => result !== 'open').length;
  const right = daily.filter(({ result }) => result === 'right').length;
  const isDone = tried === daily.length;
  const about = isDone
    ? words.t('puzzles.dayDone', { right, of: daily.length })
    : words.t('puzzles.dayAbout');
  return html`
    <section class="place-part" aria-labelledby="puzzles-today">
      <h2 id="puzzles-today">${words.t('puzzles.today')}</h2>
      <div class="puzzles-daily card">
        <ol class="daily-puzzles" role="list">${daily.map(one => puzzleButton(shell, one))}</ol>
        <div class="daily-words">
          <p>${about}</p>
          ${
            isDone
              ? nothing
              : html`<button type="button" class="primary" aria-describedby="puzzles-today" @click=${() => play.puzzles.openDaily()}>
                  ${words.t(tried === 0 ? 'puzzles.start' : 'puzzles.goOn')}
                </button>`
          }
        </div>
      </div>
    </section>`;
};
