import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { annotated, COMMENT_LENGTH, lineThrough, treeOf, withLine } from '../../../src/game/tree.ts';
import { type MatchState, NO_MATCH } from '../../../src/store/matchStore.ts';
import { NO_STUDY, type Study } from '../../../src/store/studyStore.ts';
import { BLACK_AGAINST_MINIMAX, BLACK_PASSES, matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, press, said, write } from '../../../testkit/ui/queries.ts';
import { SMALL_PHONE, sharePage } from '../../../testkit/ui/testPage.ts';

const read = (text: string) => parseTranscript(text) ?? [];
const TREE = ['f5d6c3d3', 'f5f6e6'].map(read).reduce(withLine, treeOf(STANDARD_SETUP, []));
const STUDY: Study = {
  id: 'study-a',
  tree: annotated(TREE, read('f5f6'), { comment: 'Perpendicular', mark: '!' }),
  origin: { kind: 'local', id: 'a', players: BLACK_AGAINST_MINIMAX },
};

/** The board's state after these moves of the study. */
const stateAt = (at: string, { tree, id }: Study = STUDY): Partial<MatchState> => {
  const path = read(at);
  const undone = lineThrough(tree, path).slice(path.length);
  return { ...NO_MATCH, match: { ...matchOf(at, TWO_PEOPLE), id, undone } };
};

const page = sharePage({ screen: 'board', match: stateAt('') });
const openStudy = (at: string, study: Study = STUDY) => {
  page.stores.match.setState(stateAt(at, study));
  page.stores.study.setState({ ...NO_STUDY, study });
  return page;
};

const status = (): string | undefined => document.querySelector('[role=status]')?.textContent?.trim();

/** The rows of the tree as text, with their classes. */
const rows = (): readonly string[] =>
  [...byRole('list', 'Moves').children].map(row =>
    `${row.className} ${row.textContent}`.replace(/\s+/g, ' ').trim(),
  );

test('a line resumes in its column after a variation, and moves are numbered at the start and after interruptions', () => {
  const tree = ['f5d6c3d3c4', 'f5f6e6f4e3', 'f5d6c4'].map(read).reduce(withLine, treeOf(STANDARD_SETUP, []));
  openStudy('f5d6c3', { ...STUDY, tree: annotated(tree, read('f5f6e6f4'), { comment: 'Odd', mark: '!?' }) });
  expect(rows()).toEqual([
    'move 1 f5',
    'move 2 d6',
    'branches 2 f6 3 e6 f4!? Odd 5 e3',
    'move 3 c3',
    'branches 3 c4',
    'move resumes 4 d3',
    'move 5 c4',
  ]);
  expect(byRole('list', 'Moves').querySelectorAll('[aria-current=step]')).toHaveLength(1);
  const passing = treeOf(STANDARD_SETUP, read(`${BLACK_PASSES}b7`));
  openStudy('', { ...STUDY, tree: passing });
  expect(rows().slice(-3)).toEqual(['move 34 a8', 'move passed – pass', 'move 35 b7']);
  expect(document.querySelectorAll('.move.passed .disc')).toHaveLength(1);
});

test('the current move is scrolled to the middle', () => {
  openStudy('f5d6');
  const list = byRole('list', 'Moves');
  const at = (top: number, height: number) => () => ({ top, height }) as DOMRect;
  list.getBoundingClientRect = at(100, 200);
  (list.querySelector('[aria-current=step]') as HTMLElement).getBoundingClientRect = at(400, 20);
  const { study } = page.stores.study.getState();
  page.stores.study.setState({ study: { ...(study as Study) } });
  expect(list.scrollTop).toBe(210);
});

test('a comment being typed survives Escape, and Cancel restores the previous one', async () => {
  const { play } = openStudy('f5f6');
  const field = (): HTMLTextAreaElement => document.querySelector('textarea') as HTMLTextAreaElement;
  byRole('button', 'Comment').click();
  write(field(), 'Half a sent');
  expect(play.study.annotate).toHaveBeenLastCalledWith(read('f5f6'), { comment: 'Half a sent' });
  byRole('button', 'Cancel').click();
  expect(play.study.annotate).toHaveBeenLastCalledWith(read('f5f6'), { comment: 'Perpendicular' });
});

test('a comment is written in a dialog, trimmed, and removed by an empty text', async () => {
  const { play } = openStudy('f5f6');
  const field = (): HTMLTextAreaElement => document.querySelector('textarea') as HTMLTextAreaElement;
  byRole('button', 'Comment').click();
  expect([byRole('dialog', 'Comment on 2 f6').id, field().value]).toEqual(['', 'Perpendicular']);
  expect(field().maxLength).toBe(COMMENT_LENGTH);
  field().value = '  Tiger\nor not ';
  byRole('button', 'Save').click();
  expect(play.study.annotate).toHaveBeenLastCalledWith(read('f5f6'), { comment: 'Tiger\nor not' });
  byRole('button', 'Comment').click();
  field().value = ' ';
  byRole('button', 'Save').click();
  expect(play.study.annotate).toHaveBeenLastCalledWith(read('f5f6'), { comment: undefined });
  for (const [comment, keys] of [
    ['Quick', { ctrlKey: true }],
    ['Quicker', { metaKey: true }],
  ] as const) {
    byRole('button', 'Comment').click();
    field().value = comment;
    for (const more of [{}, keys])
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more }));
    expect(play.study.annotate).toHaveBeenLastCalledWith(read('f5f6'), { comment });
    expect(allByRole('dialog')).toHaveLength(0);
  }
});

test('the status shows the place, the variation, and the side to move', () => {
  openStudy('f5d6');
  page.stores.match.setState(stateAt(''));
  expect(status()).toBe('Start · Black to move');
});

test('the strips name the players of the game, and the title says that it is a study', () => {
  openStudy('f5d6');
  const strips = [...document.querySelectorAll('.strip .player-name')].map(one => one.textContent);
  expect(strips).toEqual(['Minimax 5', 'You']);
  expect(document.title).toBe('Study: You against Minimax 5');
});

test('steps are announced: the move forward, else the place', () => {
  openStudy('f5');
  page.stores.match.setState(stateAt('f5f6'));
  expect(said().at(-1)).toBe('White f6, 1 disc flipped. Black to move.');
  page.stores.match.setState(stateAt('f5'));
  expect(said().at(-1)).toBe('Move 1 of 4 · White to move');
});

test("the review's signs are beside the moves of the main line", () => {
  openStudy('f5d6');
  const plies = [{ ply: 2, moveClass: 'blunder' }];
  const review = { plies } as never;
  page.stores.study.setState({ review: { type: 'finished', effort: 'standard', review } });
  expect(allByRole('button', '2, White d6, blunder')).toHaveLength(1);
  expect(document.querySelectorAll('.sign.found.blunder')).toHaveLength(1);
  expect(document.querySelectorAll('.sign')).toHaveLength(2);
  expect(allByRole('button', '2, White f6, good move')).toHaveLength(1);
});

test('on a phone the panel opens with the study, at half its height, and can be expanded', () => {
  page.reopen({ screen: 'board', match: stateAt('f5d6'), viewport: SMALL_PHONE });
  openStudy('f5d6');
  const sheet = (): HTMLElement => document.querySelector('.sheet') as HTMLElement;
  expect(sheet().hidden).toBe(false);
  const half = Number.parseFloat(sheet().style.height);
  byRole('button', 'Larger panel').click();
  expect(Number.parseFloat(sheet().style.height)).toBeGreaterThan(half);
  byRole('button', 'Smaller panel').click();
  expect(Number.parseFloat(sheet().style.height)).toBe(half);
  press('Escape');
  expect(sheet().hidden).toBe(true);
});
