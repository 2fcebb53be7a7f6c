import fc from 'fast-check';
import { render, type TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import type { Diary, DiaryMonth } from '../../../src/store/diary/diary.ts';
import { barChart } from '../../../src/ui/diary/barChart.ts';
import { gamesPart, lossPart, namedPart, puzzlesPart } from '../../../src/ui/diary/diaryParts.ts';
import type { Shell } from '../../../src/ui/kit/shell.ts';

const shell = { words: createWords() } as Shell;

const shown = (template: TemplateResult): HTMLElement => {
  const place = document.createElement('div');
  render(template, place);
  return place;
};
const textsOf = (place: ParentNode, selector: string): readonly string[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');
const rowsOf = (place: ParentNode): readonly (readonly string[])[] =>
  [...place.querySelectorAll('tbody tr')].map(row => textsOf(row, 'th, td'));
const numbersOf = (element: Element, names: readonly string[]): readonly number[] =>
  names.map(name => Number(element.getAttribute(name)));

const QUIET: DiaryMonth = {
  month: '2026-10',
  results: { won: 0, drawn: 0, lost: 0 },
  ...{ reviewed: 0, losses: { opening: 0, midgame: 0, endgame: 0 } },
  ...{ tried: 0, solved: 0, rating: undefined },
};
const BUSY: DiaryMonth = {
  month: '2026-11',
  results: { won: 5, drawn: 1, lost: 2 },
  ...{ reviewed: 4, losses: { opening: 2, midgame: 10, endgame: 5 } },
  ...{ tried: 9, solved: 7, rating: 1234 },
};
const diaryOf = (...months: readonly DiaryMonth[]) => ({ months }) as Diary;

test('stacked bars stand side by side on one line, as high as the numbers above them', () => {
  const column = fc.record({
    label: fc.constant('x'),
    values: fc.array(fc.nat(50), { minLength: 2, maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 12 }), columns => {
      const parts = [
        { label: 'low', paint: 'full' },
        { label: 'high', paint: 'none' },
      ] as const;
      const place = shown(barChart({ label: 'chart', parts, columns, numeral: String }));
      const bars = [...place.querySelectorAll('rect')].map(one =>
        numbersOf(one, ['x', 'y', 'width', 'height']),
      );
      const above = [...place.querySelectorAll('rect + text')];
      const most = Math.max(1, ...columns.map(({ values }) => values[0]! + values[1]!));
      const foot = bars[0]![1]! + bars[0]![3]!;
      for (const [index, { values }] of columns.entries()) {
        const [low, high] = [bars[2 * index]!, bars[2 * index + 1]!];
        expect([low[1]! + low[3]!, high[1]! + high[3]!]).toEqual([
          expect.closeTo(foot),
          expect.closeTo(low[1]!),
        ]);
        expect([low[3], high[3]]).toEqual(values.map(value => expect.closeTo((100 * value) / most)));
        expect([high[0], high[2]]).toEqual([low[0], low[2]]);
        if (above.length === columns.length) {
          const [x = 0, y = 0] = numbersOf(above[index]!, ['x', 'y']);
          expect(x).toBeCloseTo(low[0]! + low[2]! / 2);
          expect([y < high[1]!, y > high[1]! - 10]).toEqual([true, true]);
        }
        if (index > 0) expect(low[0]!).toBeGreaterThan(bars[2 * index - 2]![0]! + bars[2 * index - 2]![2]!);
      }
      const [, , width = 0, height = 0] = place
        .querySelector('svg')!
        .getAttribute('viewBox')!
        .split(' ')
        .map(Number);
      for (const [x, y, wide, high] of bars as [number, number, number, number][]) {
        expect([x >= 0, y >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true, true]);
      }
    }),
    { numRuns: 40 },
  );
});

test('a chart of many months labels the last one, and every other one that fits', () => {
  const columnsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `${index}`, values: [1], note: `note ${index}` }));
  const namesOf = (count: number) =>
    textsOf(
      shown(
        barChart({
          label: '',
          parts: [{ label: '', paint: 'full' }],
          columns: columnsOf(count),
          numeral: String,
        }),
      ),
      'text:not(.chart-number)',
    );
  expect(namesOf(3)).toEqual(['note 0', 'note 1', 'note 2', '0', '1', '2']);
  expect(namesOf(12)).toEqual([
    'note 1',
    'note 3',
    'note 5',
    'note 7',
    'note 9',
    'note 11',
    ...'1 3 5 7 9 11'.split(' '),
  ]);
});

test('an axis has round numbers from zero up to the highest bar, which has its own number', () => {
  const chart = (value: number) =>
    shown(
      barChart({
        label: '',
        parts: [{ label: '', paint: 'full' }],
        columns: [{ label: 'May', values: [value] }],
        numeral: String,
      }),
    );
  expect(textsOf(chart(37), '.chart-number')).toEqual(['0', '10', '20', '30']);
  expect(textsOf(chart(37), 'text:not(.chart-number)')).toEqual(['37', 'May']);
  expect(textsOf(chart(3), '.chart-number')).toEqual(['0', '1', '2', '3']);
  expect(chart(900).querySelectorAll('.chart-line')).toHaveLength(5);
});

test('games are shown by month, as a chart with a name and as a table', () => {
  const place = shown(gamesPart(shell, diaryOf(QUIET, BUSY)));
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(textsOf(place, 'caption')[0]);
  expect(rowsOf(place)).toEqual([
    ['October 2026', '0', '0', '0'],
    ['November 2026', '5', '1', '2'],
  ]);
  expect([...place.querySelectorAll('rect')].map(one => one.getAttribute('class'))).toEqual(
    [1, 2].flatMap(() => ['chart-full', 'chart-half', 'chart-none']),
  );
});

test('losses are averages of the reviewed games', () => {
  expect(rowsOf(shown(lossPart(shell, diaryOf(QUIET, BUSY))))).toEqual([
    ['November 2026', '0.5', '2.5', '1.3', '4'],
  ]);
  const none = shown(lossPart(shell, diaryOf(QUIET)));
  expect([none.querySelector('svg'), textsOf(none, 'p.quiet').length]).toEqual([null, 1]);
});

test('puzzles are solved or missed, with the rating above the bar', () => {
  const place = shown(puzzlesPart(shell, diaryOf(QUIET, BUSY)));
  expect(rowsOf(place)).toEqual([['November 2026', '7', '2', '1234']]);
  expect(textsOf(place, 'text:not(.chart-number)')[0]).toBe('1234');
  const unrated = shown(puzzlesPart(shell, diaryOf({ ...BUSY, rating: undefined })));
  expect(rowsOf(unrated)[0]?.at(-1)).toBe('–');
  expect(shown(puzzlesPart(shell, diaryOf(QUIET))).textContent?.trim()).toBe('');
});

test('a long list shows ten names, and the rest on request', () => {
  const all = Array.from({ length: 12 }, (_, index) => ({ name: `N${index}`, won: 2, drawn: 0, lost: 1 }));
  const listed = (count: number) =>
    shown(namedPart(shell, { title: 'T', head: 'H', all: all.slice(0, count) }));
  expect(rowsOf(listed(12))).toHaveLength(12);
  expect(rowsOf(listed(12).querySelector('details') as HTMLElement).map(([name]) => name)).toEqual([
    'N10',
    'N11',
  ]);
  expect(textsOf(listed(12), 'summary')[0]).toContain('2');
  expect(listed(10).querySelector('details')).toBeNull();
  expect(listed(0).textContent?.trim()).toBe('');
  const bar = [...listed(1).querySelectorAll('i')].map(one => [one.className, one.style.flexGrow]);
  expect(bar).toEqual([
    ['chart-full', '2'],
    ['chart-none', '1'],
  ]);
});

test('a name in another language is marked with its language', () => {
  const all = [{ name: 'Tiger', won: 1, drawn: 0, lost: 0 }];
  const place = shown(
    namedPart(shell, { title: 'T', head: 'H', all, languages: new Map([['Tiger', 'en']]) }),
  );
  expect(place.querySelector('th[scope=row] span')?.getAttribute('lang')).toBe('en');
});
