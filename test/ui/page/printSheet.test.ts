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

test('the board is printed as a sheet of its position and moves, which is removed afterwards', async () => {
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

test('a printed study numbers each answer, and has none for a position without moves', async () => {
  const asked = annotated(treeOf(STANDARD_SETUP, readMoves(startOf(STANDARD_SETUP), 'f5d6') ?? []), [], {
    comment: 'Which one?',
  });
  const drawn = [
    { tone: 'look', from: squareAt(3, 5) },
    { tone: 'bad', from: squareAt(3, 5), to: squareAt(3, 3) },
  ] as const;
  const question = annotated(asked, readMoves(startOf(STANDARD_SETUP), 'f5') ?? [], {
    asked: { right: 'Well done.' },
    drawn,
  });
  const tree = treeOf(STANDARD_SETUP, []);
  const match = { ...matchOf(''), id: 'study-a' };
  const { close, stores } = openPage({ screen: 'board', match: { ...NO_MATCH, match } });
  const after = [{ tree: question, title: 'Corner' }, ...Array.from({ length: 5 }, () => ({ tree }))];
  const study = { id: 'study-a', tree, origin: undefined, title: 'Club evening', after };
  stores.study.setState({ ...NO_STUDY, study });
  await vi.dynamicImportSettled();
  print('beforeprint');
  const answers = [...(sheet()?.querySelectorAll<HTMLLIElement>('.printed-answers li') ?? [])];
  expect(answers.map(({ value, textContent }) => [value, textContent?.trim()])).toEqual([
    [2, 'd6 Well done.'],
  ]);
  expect(sheet()?.querySelector('h1')?.textContent).toBe('Club evening');
  const pages = [...(sheet()?.querySelectorAll('.printed-page') ?? [])];
  expect(pages.map(page => page.querySelectorAll('figure').length)).toEqual([6, 1]);
  const captions = [...(sheet()?.querySelectorAll('figcaption') ?? [])].map(({ textContent }) => textContent);
  expect(captions.slice(0, 3)).toEqual(['1. Black to move', '2. White to move · Corner', '3. Black to move']);
  const diagram = sheet()?.querySelectorAll('.printed-diagram')[1];
  expect(diagram?.textContent).toContain('Which one?');
  expect(diagram?.querySelectorAll('polygon, rect[stroke="#808080"]')).toHaveLength(2);
  print('afterprint');
  close();
});

test("a sheet has the comments on the moves, and the game's date if known", async () => {
  const [f5 = [], d6 = []] = ['f5', 'f5d6'].map(moves => readMoves(startOf(STANDARD_SETUP), moves) ?? []);
  const marked = annotated(treeOf(STANDARD_SETUP, d6), f5, { mark: '!' });
  const tree = annotated(marked, d6, { comment: 'Quiet.' });
  const match = { ...matchOf('f5d6'), id: 'game-a', replayed: true } as const;
  const { close, stores } = openPage({ screen: 'board', match: { ...NO_MATCH, match } });
  await vi.dynamicImportSettled();
  const texts = (selector: string) => {
    print('beforeprint');
    return [...(sheet()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim());
  };
  const year = `${new Date().getFullYear()}`;
  expect([texts('.printed-notes li'), texts('p')[0]?.includes(year)]).toEqual([[], false]);
  stores.app.setState({ kept: [{ match, savedAt: new Date(2019, 1, 3, 12).getTime() }] as never });
  expect(texts('p')[0]).toContain(' · Feb 3, 2019');
  const study = { id: 'game-a', tree, origin: undefined };
  stores.study.setState({ ...NO_STUDY, study: { ...study, details: { date: '1997' } } });
  expect([texts('.printed-notes li'), texts('p')[0]?.includes('1997')]).toEqual([
    ['1. f5!', '2. d6 Quiet.'],
    true,
  ]);
  print('afterprint');
  close();
});

test('the menu has no print sheet', async () => {
  const { close } = openPage({ screen: 'menu' });
  await vi.dynamicImportSettled();
  print('beforeprint');
  expect(sheet()).toBeNull();
  close();
});
