// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../../../src/store/puzzlesStore.ts';
import { isOfSet, PUZZLE_SETS } from '../../../src/study/exercises/puzzleChoice.ts';
import { PUZZLE_ENTRIES } from '../../../testkit/study/puzzleFile.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'puzzles' });

const listed = (record: Partial<PuzzleRecord> = {}): void =>
  page.stores.puzzles.setState({
    list: { type: 'loaded', entries: PUZZLE_ENTRIES },
    record: { ...NO_PUZZLE_RECORD, ...record },
  });
const textOf = (part: ParentNode | null | undefined): string =>
  part?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const mistakes = (): Element | null => document.querySelector('[aria-labelledby=puzzles-mistakes]');

test.each([
  [0, 0, /^Review a game/, false],
  [2, 0, 'Nothing to try again now. 2 positions come back later.', false],
  [2, 1, '1 position should be tried again.', true],
] as const)('of %i mistakes %i come back', (kept, due, text, isAsked) => {
  page.stores.puzzles.setState({ mistakes: { kept, due } });
  expect(textOf(mistakes()?.querySelector('p'))).toMatch(text);
  const practise = allByRole('button', 'Practise');
  expect(practise).toHaveLength(isAsked ? 1 : 0);
  practise[0]?.click();
  expect(page.play.puzzles.openMistakes).toHaveBeenCalledTimes(isAsked ? 1 : 0);
});

test('the rating is whole, called provisional while little is known, and followed by what was done', () => {
  const { rating: first } = NO_PUZZLE_RECORD;
  listed({ rating: { ...first, rating: 1234.4, deviation: 111 } });
  const part = () => textOf(document.querySelector('[aria-labelledby=puzzles-rating]'));
  expect(part()).toMatch(/1234 still finding your level/);
  expect(document.querySelector('.puzzle-facts')).toBeNull();
  const dayStreak = { days: 4, best: 9, last: undefined };
  const done = { tried: 20, right: 15, streak: 3, bestStreak: 7, dayStreak };
  listed({ rating: { ...first, rating: 1234.4, deviation: 110 }, ...done });
  expect(part()).not.toContain('finding');
  expect(textOf(document.querySelector('.puzzle-facts'))).toBe(
    'Right 15 of 20 In a row 3 best 7 Days in a row 4 best 9',
  );
  byRole('button', 'Train').click();
  expect(page.play.puzzles.draw).toHaveBeenCalledExactlyOnceWith();
});

test('each theme that has puzzles says how many, and draws one of them', () => {
  listed();
  const known = PUZZLE_SETS.map(
    set => [set, PUZZLE_ENTRIES.filter(one => isOfSet(one, set)).length] as const,
  );
  const sets = known.filter(([, count]) => count > 0);
  const cards = [...document.querySelectorAll<HTMLElement>('.puzzle-sets button')];
  expect(
    cards.map(card => Number.parseInt(textOf(card.querySelector('.quiet')).replace(/\D/g, ''), 10)),
  ).toEqual(sets.map(([, count]) => count));
  for (const card of cards) card.click();
  expect(page.play.puzzles.draw.mock.calls).toEqual(sets.map(([set]) => [set]));
});

test('while there is no list it is waited for, or can be asked for again', () => {
  page.stores.puzzles.setState({ list: { type: 'unasked' } });
  expect(textOf(byRole('status'))).toBe('Loading the puzzles…');
  page.stores.puzzles.setState({ list: { type: 'missing' } });
  expect(textOf(byRole('alert'))).toBe('The puzzles could not be loaded.');
  page.play.puzzles.load.mockClear();
  byRole('button', 'Try again').click();
  expect(page.play.puzzles.load).toHaveBeenCalledOnce();
  expect(mistakes()).not.toBeNull();
});
