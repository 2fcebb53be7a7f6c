// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Position } from '../../../src/game/position.ts';
import { parseTranscript, replay } from '../../../src/game/transcript.ts';
import type { OpeningBook } from '../../../src/openings/book.ts';
import { codeFrom, codeText } from '../../../src/openings/code.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import { type LibraryEntry, readEntry } from '../../../src/store/library/entry.ts';
import type { OpeningsState } from '../../../src/store/openingsStore.ts';
import { byRole, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'openings' });

const LINES = [
  ['f5', '', '', 'ouverture'],
  ['f5f6', 'Tiger', '縦取り', ''],
  ['f5d6', 'Cat', '', ''],
  ['f5d6c3', 'Rose', '', ''],
] as const;
const GAMES: Readonly<Record<string, number>> = { f5f6: 1, f5d6: 900 };

const movesOf = (moves: string) => parseTranscript(moves) ?? [];
const codeAfter = (moves: string): string => {
  const replayed = replay(STANDARD_START, movesOf(moves));
  return codeText((replayed.type === 'legal' ? replayed.positions.at(-1) : undefined) ?? STANDARD_START);
};
const names = OpeningNames.read({
  version: 1,
  sources: [],
  openings: LINES.map(([moves, ...all]) => [moves, codeAfter(moves), ...all]),
})!;
const inBook = new Map(Object.entries(GAMES).map(([moves, games]) => [codeAfter(moves), { games }]));
const book = {
  leastGames: 3,
  withCode: (code: number) => [...inBook].find(([text]) => codeFrom(text) === code)?.[1],
  at: (position: Position) => inBook.get(codeText(position as never)),
} as unknown as OpeningBook;

const here = <T>(value: T) => ({ type: 'here', value }) as const;
const MISSING = { type: 'missing' } as const;
const text = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const list = (): Element => document.querySelector('section[aria-labelledby=openings-list]')!;
const trainer = (): Element => document.querySelector('.trainer-card')!;
const namesOf = (place: Element): readonly string[] =>
  [...place.querySelectorAll('button')].map(
    button => `${button.disabled ? 'no ' : ''}${button.getAttribute('aria-label') ?? text(button)}`,
  );

const cardOf = (name: string, games: string, can = ''): readonly string[] => [
  `${name} ${games}`.trim(),
  ...['Explore NAME', `${can}Learn NAME as Black`, `${can}Learn NAME as White`].map(one =>
    one.replace('NAME', name.split(' ')[0]!),
  ),
];

test.each<[string, Partial<OpeningsState>, string, readonly (readonly string[])[], readonly string[]]>([
  ['nothing has come', {}, 'The book is loading…', [], []],
  ['only the names have come', { names: here(names) }, 'The book is loading…', [], []],
  [
    'the names are missing',
    { names: MISSING, book: here(book) },
    'The book could not be loaded. Try again',
    [],
    ['Try again'],
  ],
  [
    'the book is missing',
    { names: here(names), book: MISSING },
    '3 openings',
    [cardOf('Tiger f5f6', '', 'no '), cardOf('Cat f5d6', '', 'no '), cardOf('Rose f5d6c3', '', 'no ')],
    [],
  ],
  [
    'all is there, the most played come first',
    { names: here(names), book: here(book) },
    '3 openings',
    [
      cardOf('Cat f5d6', '900 games'),
      cardOf('Tiger f5f6', '1 game'),
      cardOf('Rose f5d6c3', 'Fewer than 3 games'),
    ],
    [],
  ],
  [
    'there is more than is shown',
    { names: here(names), book: here(book), shown: 1 },
    '3 openings',
    [cardOf('Cat f5d6', '900 games')],
    ['Show more'],
  ],
  [
    'a name is sought',
    { names: here(names), book: here(book), search: 'ros', shown: 1 },
    '1 opening',
    [cardOf('Rose f5d6c3', 'Fewer than 3 games')],
    [],
  ],
  [
    'what is sought has no name',
    { names: here(names), book: here(book), search: 'xyz' },
    'No opening is called so.',
    [],
    [],
  ],
])('while %s the list shows what there is and what can be done', (_, state, says, cards, buttons) => {
  page.stores.openings.setState(state);
  expect(text(list().querySelector('[role=status]') ?? list().querySelector('p'))).toBe(says);
  const shown = [...list().querySelectorAll('.opening-card')];
  expect(shown.map(card => [text(card.querySelector('.opening-words')), ...namesOf(card)])).toEqual(cards);
  expect(shown.every(card => card.querySelector('.position-picture'))).toBe(true);
  expect(namesOf(list()).slice(cards.flat().length - cards.length)).toEqual(buttons);
  expect((byRole('searchbox') as HTMLInputElement).value).toBe(state.search ?? '');
});

test('every button of the list does its own work', () => {
  page.stores.openings.setState({ names: here(names), book: here(book), shown: 1 });
  const { openings } = page.play;
  byRole('button', 'Explore Cat').click();
  expect(openings.study.mock.calls).toEqual([[movesOf('f5d6')]]);
  for (const side of ['White', 'Black']) byRole('button', `Learn Cat as ${side}`).click();
  expect(openings.learn.mock.calls).toEqual(['white', 'black'].map(color => [movesOf('f5d6'), color]));
  byRole('button', 'Show more').click();
  expect(openings.showMore).toHaveBeenCalledOnce();
  write(byRole('searchbox'), 'rose');
  expect(openings.search.mock.calls).toEqual([['rose']]);
  page.stores.openings.setState({ names: MISSING });
  byRole('button', 'Try again').click();
  expect(openings.retry).toHaveBeenCalledOnce();
});

const line = (moves: string, color: 'black' | 'white', due?: number) => ({
  transcript: movesOf(moves),
  color,
  ...(due !== undefined && { memory: { due } as never }),
});
const entryOf = (kind: string) =>
  readEntry({
    id: 'a',
    kind,
    plies: 2,
    players: { black: { type: 'human' }, white: { type: 'remote' } },
  }) as LibraryEntry;

test.each([
  ['nothing', [], 0, [], /^Choose an opening below/, [], []],
  [
    'a line of later',
    [line('f5d6', 'black', new Date(2026, 10, 22).getTime())],
    0,
    [],
    /^Nothing to practise now/,
    ['Black: f5d6 on Nov 22, 2026'],
    [],
  ],
  [
    'lines of now',
    [line('f5d6', 'white'), line('f5f6', 'black')],
    2,
    [entryOf('game')],
    /^2 lines to practise now/,
    ['White: f5d6 now', 'Black: f5f6 now'],
    ['Practise', 'Learn from your games'],
  ],
  ['one’s own games', [], 0, [entryOf('game')], /^Choose/, [], ['Learn from your games']],
  ['others’ games', [], 0, [entryOf('imported')], /^Choose/, [], []],
] as const)('a trainer with %s says what is to do', (_, lines, due, played, says, rows, buttons) => {
  page.stores.library.setState({ played });
  page.stores.openings.setState({ lines, due });
  expect(text(trainer().querySelector('p'))).toMatch(says);
  expect([...trainer().querySelectorAll('li')].map(text)).toEqual(rows);
  expect(namesOf(trainer())).toEqual([
    ...buttons,
    ...rows.map(row => `Remove ${row.replace(/ (?:now|on .*)$/, '')}`),
  ]);
  for (const button of trainer().querySelectorAll('button')) button.click();
  expect(page.play.openings.forget.mock.calls).toEqual(lines.map(one => [one]));
  expect(page.play.openings.practise).toHaveBeenCalledTimes(due === 0 ? 0 : 1);
  expect(page.play.library.learn).toHaveBeenCalledTimes(
    buttons.some(name => name.startsWith('Learn')) ? 1 : 0,
  );
});
