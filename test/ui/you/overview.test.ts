// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import type { Diary } from '../../../src/store/diary/diary.ts';
import { overview } from '../../../src/ui/you/overview.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu' });

const tiles = (streak: number, current: number): readonly string[] => {
  const diary = { results: { won: 2, drawn: 0, lost: 1 }, streak, longest: 4, wins: { current, longest: 2 } };
  const place = document.createElement('div');
  render(overview(page.shell, { ...diary, months: [] } as unknown as Diary), place);
  return [...place.querySelectorAll('.overview-fact')].map(({ textContent }) => textContent.trim());
};

test('only a streak that lasts is shown', () => {
  expect(tiles(3, 1)).toEqual(['3 games', '3 days in a row', '1 win in a row']);
  expect(tiles(1, 0)).toEqual(['3 games', '1 day in a row']);
  expect(tiles(0, 2)).toEqual(['3 games', '2 wins in a row']);
});
