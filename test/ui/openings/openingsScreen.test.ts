// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Position } from '../../../src/game/position.ts';
import { parseTranscript, replay } from '../../../src/game/transcript.ts';
import type { OpeningBook } from '../../../src/openings/book.ts';
import { codeFrom, codeText } from '../../../src/openings/code.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import { byRole } from '../../../testkit/ui/queries.ts';
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
const text = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const list = (): Element => document.querySelector('section[aria-labelledby=openings-list]')!;

test('the most played openings come first, and uncounted ones are marked', () => {
  page.stores.openings.setState({ names: here(names), book: here(book) });
  const shown = [...list().querySelectorAll('.opening-card')];
  expect(shown.map(card => text(card.querySelector('.opening-words')))).toEqual([
    'Cat f5d6 900 games',
    'Tiger f5f6 1 game',
    'Rose f5d6c3 Fewer than 3 games',
  ]);
});

test('an opening can be learned as either side', () => {
  page.stores.openings.setState({ names: here(names), book: here(book), shown: 1 });
  for (const side of ['White', 'Black']) byRole('button', `Learn Cat as ${side}`).click();
  expect(page.play.openings.learn.mock.calls).toEqual(
    ['white', 'black'].map(color => [movesOf('f5d6'), color]),
  );
});
