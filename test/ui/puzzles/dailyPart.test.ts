// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { NO_PUZZLE_RECORD } from '../../../src/store/puzzlesStore.ts';
import { dailyPuzzles } from '../../../src/study/exercises/puzzleChoice.ts';
import { dailyPart } from '../../../src/ui/puzzles/dailyPart.ts';
import { PUZZLE_ENTRIES } from '../../../testkit/study/puzzleFile.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const DATE = '2026-11-27';
const page = sharePage({ screen: 'study' });
const DAILY = dailyPuzzles(PUZZLE_ENTRIES, DATE);

/** The text about the daily puzzles after these answers, and the button to continue, if there is one. */
const after = (answers: readonly boolean[], date = DATE) => {
  const results = Object.fromEntries(answers.map((isRight, index) => [DAILY[index]?.id, isRight]));
  page.stores.puzzles.setState({
    list: { type: 'loaded', entries: PUZZLE_ENTRIES },
    record: { ...NO_PUZZLE_RECORD, daily: { date, results } },
    date: DATE,
  });
  const place = document.createElement('div');
  render(dailyPart(page.shell), place);
  const [words] = place.querySelectorAll('.daily-words p');
  return [words?.textContent, place.querySelector('.daily-words button')?.textContent?.trim()];
};
const TO_DO = 'Three puzzles a day, the same for everybody.';

test.each([
  ['before the first one', [], [TO_DO, 'Start']],
  ['after one of three', [true], [TO_DO, 'Go on']],
  ['after all', [true, false, true], ['Done for today. 2 of 3 right the first time.', undefined]],
] as const)('%s the day says what is left of its puzzles', (_, answers, texts) => {
  expect(after(answers)).toEqual(texts);
});

test('answers of another day do not count', () => {
  expect(after([true, true, true], '2026-11-26')).toEqual([TO_DO, 'Start']);
});
