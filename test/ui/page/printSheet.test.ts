// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { openRoom } from '../../../testkit/ui/uiRoom.ts';

const print = (part: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(part));
const sheet = () => document.querySelector('.print-sheet');

test('the board is printed as a sheet of its position and moves, which goes afterwards', async () => {
  const { close } = openRoom({ screen: 'board', match: { match: matchOf('f5d6') } });
  await vi.dynamicImportSettled();
  print('beforeprint');
  expect(sheet()?.querySelectorAll('.printed-moves li')).toHaveLength(2);
  expect(sheet()?.querySelectorAll('.printed-board circle[fill="#000000"]').length).toBeGreaterThan(0);
  const moves = sheet()?.querySelectorAll('.printed-disc circle') ?? [];
  expect(Array.from(moves, disc => disc.getAttribute('fill'))).toEqual(['#000000', '#ffffff']);
  print('afterprint');
  expect(sheet()).toBeNull();
  close();
});

test('a finished game is printed as its diagram, with players and result', async () => {
  const { close } = openRoom({ screen: 'board', match: { match: matchOf('d3c3c4') } });
  await vi.dynamicImportSettled();
  print('beforeprint');
  expect(sheet()?.querySelectorAll('.printed-board text[font-weight="600"]').length).toBe(0);
  print('afterprint');
  close();

  const over = { ...matchOf('f5d6c3'), ending: { winner: 'black', by: 'resignation' } } as const;
  const room = openRoom({ screen: 'board', match: { match: over } });
  await vi.dynamicImportSettled();
  print('beforeprint');
  const numbers = [...(sheet()?.querySelectorAll('.printed-board text[font-weight="600"]') ?? [])];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Date.now());
  expect(sheet()?.querySelector('p')?.textContent).toMatch(/–.*resign/);
  expect(sheet()?.querySelector('p')?.textContent).toContain(` · ${today}`);
  print('afterprint');
  room.close();
});

test('the menu has no such sheet', async () => {
  const { close } = openRoom({ screen: 'menu' });
  await vi.dynamicImportSettled();
  print('beforeprint');
  expect(sheet()).toBeNull();
  close();
});
