// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { squareAt } from '../../../src/game/square.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import { annotated, treeOf } from '../../../src/game/tree.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { NO_STUDY } from '../../../src/store/studyStore.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';

const print = (part: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(part));
const sheet = () => document.querySelector('.print-sheet');

test('the board is printed as a sheet of its position and moves, which goes afterwards', async () => {
  const { close } = openPage({ screen: 'board', match: { match: matchOf('f5d6') } });
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
  const { close } = openPage({ screen: 'board', match: { match: matchOf('d3c3c4') } });
  await vi.dynamicImportSettled();
  print('beforeprint');
  expect(sheet()?.querySelectorAll('.printed-board text[font-weight="600"]').length).toBe(0);
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Date.now());
  expect(sheet()?.querySelector('p')?.textContent).toContain(` · ${today}`);
  print('afterprint');
  close();

  const over = { ...matchOf('f5d6c3'), ending: { winner: 'black', by: 'resignation' } } as const;
  const page = openPage({ screen: 'board', match: { match: over } });
  await vi.dynamicImportSettled();
  print('beforeprint');
  const numbers = [...(sheet()?.querySelectorAll('.printed-board text[font-weight="600"]') ?? [])];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  expect(sheet()?.querySelector('p')?.textContent).toMatch(/–.*resign/);
  expect(sheet()?.querySelector('p')?.textContent).toContain(` · ${today}`);
  print('afterprint');
  page.close();
});

test('a study is printed with a number before each answer, and none for a position without moves', async () => {
  const asked = annotated(treeOf(STANDARD_SETUP, readMoves(startOf(STANDARD_SETUP), 'f5d6') ?? []), [], {
    comment: 'Which one?',
  });
  const drawn = [
    { tone: 'look', from: squareAt(3, 5) },
    { tone: 'bad', from: squareAt(3, 5), to: squareAt(3, 3) },
  ] as const;
  const question = annotated(asked, readMoves(startOf(STANDARD_SETUP), 'f5') ?? [], { asked: {}, drawn });
  const tree = treeOf(STANDARD_SETUP, []);
  const match = { ...matchOf(''), id: 'study-a' };
  const { close, stores } = openPage({ screen: 'board', match: { ...NO_MATCH, match } });
  const study = { id: 'study-a', tree, origin: undefined, after: [{ tree: question }] };
  stores.study.setState({ ...NO_STUDY, study });
  await vi.dynamicImportSettled();
  print('beforeprint');
  const answers = [...(sheet()?.querySelectorAll<HTMLLIElement>('.printed-answers li') ?? [])];
  expect(answers.map(({ value, textContent }) => [value, textContent?.trim()])).toEqual([[2, 'd6']]);
  const diagram = sheet()?.querySelectorAll('.printed-diagram')[1];
  expect(diagram?.textContent).toContain('Which one?');
  expect(diagram?.querySelectorAll('polygon, rect[stroke="#808080"]')).toHaveLength(2);
  print('afterprint');
  close();
});

test('the menu has no such sheet', async () => {
  const { close } = openPage({ screen: 'menu' });
  await vi.dynamicImportSettled();
  print('beforeprint');
  expect(sheet()).toBeNull();
  close();
});
