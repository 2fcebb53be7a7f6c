// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { NO_PUZZLE_RECORD } from '../../../src/store/puzzlesStore.ts';
import { dailyPuzzles } from '../../../src/study/exercises/puzzleChoice.ts';
import { dailyBoards } from '../../../src/ui/puzzles/dailyPart.ts';
import { PUZZLE_ENTRIES } from '../../../testkit/study/puzzleFile.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const DATE = '2026-11-27';
const page = sharePage({ screen: 'study' });
const DAILY = dailyPuzzles(PUZZLE_ENTRIES, DATE);

/** The text about the daily puzzles after these answers, and the names of their boards. */
const after = (answers: readonly boolean[], date = DATE) => {
  const results = Object.fromEntries(answers.map((isRight, index) => [DAILY[index]?.id, isRight]));
  page.stores.puzzles.setState({
    list: { type: 'loaded', entries: PUZZLE_ENTRIES },
    record: { ...NO_PUZZLE_RECORD, daily: { date, results } },
    date: DATE,
  });
  const place = document.createElement('div');
  render(dailyBoards(page.shell), place);
  const boards = [...place.querySelectorAll<HTMLButtonElement>('.daily-puzzle')];
  return {
    text: place.querySelector('[role=status]')?.textContent,
    results: boards.map(board => board.ariaLabel?.split(', ').at(-1)),
    boards,
  };
};
const TO_DO = 'Three puzzles a day, the same for everybody.';

test.each([
  ['before the first one', [], TO_DO, ['not tried', 'not tried', 'not tried']],
  ['after one of three', [true], TO_DO, ['right', 'not tried', 'not tried']],
  [
    'after all',
    [true, false, true],
    'Done for today. 2 of 3 right the first time.',
    ['right', 'wrong at first', 'right'],
  ],
] as const)('%s the day says what is left of its puzzles', (_, answers, text, results) => {
  expect(after(answers)).toMatchObject({ text, results });
});

test('answers of another day do not count', () => {
  expect(after([true, true, true], '2026-11-26').results).toEqual(['not tried', 'not tried', 'not tried']);
});

test('a press on a board starts its puzzle', () => {
  after([]).boards[2]?.click();
  expect(page.play.puzzles.openDaily).toHaveBeenCalledExactlyOnceWith(2);
});

test('without the file of puzzles they can be asked for again', () => {
  page.stores.puzzles.setState({ list: { type: 'missing' } });
  const place = document.createElement('div');
  render(dailyBoards(page.shell), place);
  place.querySelector('button')?.click();
  expect(page.play.puzzles.load).toHaveBeenCalled();
});
