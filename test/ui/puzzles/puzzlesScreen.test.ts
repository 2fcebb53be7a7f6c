// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../../../src/store/puzzlesStore.ts';
import { isOfSet, PUZZLE_SETS } from '../../../src/study/exercises/puzzleChoice.ts';
import { PUZZLE_ENTRIES } from '../../../testkit/study/puzzleFile.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'puzzles' });

const listed = (record: Partial<PuzzleRecord> = {}): void =>
  page.stores.puzzles.setState({
    list: { type: 'loaded', entries: PUZZLE_ENTRIES },
    record: { ...NO_PUZZLE_RECORD, ...record },
  });
const textOf = (part: ParentNode | null | undefined): string =>
  part?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

test.each([
  [111, '1234 still finding your level'],
  [110, '1234'],
])('the rating is whole, and provisional with a deviation of %i', (deviation, told) => {
  listed({ rating: { ...NO_PUZZLE_RECORD.rating, rating: 1234.4, deviation } });
  const part = textOf(document.querySelector('[aria-labelledby=puzzles-rating]'));
  expect(part).toMatch(new RegExp(`${told} Puzzles`));
  expect(document.querySelector('.puzzle-facts')).toBeNull();
});

test('each theme with puzzles shows their number, and draws one of them', () => {
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

test('what costs most is shown with its positions to practise', () => {
  listed();
  expect(document.querySelector('.weaknesses')).toBeNull();
  page.stores.puzzles.setState({
    weaknesses: [{ idea: 'corners', perGame: 4.25, from: 21, to: 30, count: 3 }],
  });
  expect(textOf(document.querySelector('.weakness p'))).toBe(
    'Corners and X-squares Discs lost a game: 4.3, most of them in moves 21 to 30',
  );
  document.querySelector<HTMLElement>('.weakness button')?.click();
  expect(page.play.puzzles.practiseIdea).toHaveBeenCalledExactlyOnceWith('corners');
});
