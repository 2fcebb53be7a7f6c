// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { openRoom } from '../../../testkit/ui/uiRoom.ts';

const print = (part: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(part));
const sheet = () => document.querySelector('.print-sheet');

test('the board is printed as a sheet of its position and moves, which goes afterwards', () => {
  const { close } = openRoom({ screen: 'board', match: { match: matchOf('f5d6') } });
  print('beforeprint');
  expect(sheet()?.querySelectorAll('.printed-moves li')).toHaveLength(2);
  expect(sheet()?.querySelectorAll('.printed-board circle[fill="#000000"]').length).toBeGreaterThan(0);
  const moves = sheet()?.querySelectorAll('.printed-disc circle') ?? [];
  expect(Array.from(moves, disc => disc.getAttribute('fill'))).toEqual(['#000000', '#ffffff']);
  print('afterprint');
  expect(sheet()).toBeNull();
  close();
});

test('the menu has no such sheet', () => {
  const { close } = openRoom({ screen: 'menu' });
  print('beforeprint');
  expect(sheet()).toBeNull();
  close();
});
