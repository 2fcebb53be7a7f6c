import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { annotated, COMMENT_LENGTH, lineThrough, treeOf, withLine } from '../../../src/game/tree.ts';
import { type MatchState, NO_MATCH } from '../../../src/store/matchStore.ts';
import { NO_STUDY, type Study } from '../../../src/store/studyStore.ts';
import { BLACK_AGAINST_MINIMAX, matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, cell, press, said, write } from '../../../testkit/ui/queries.ts';
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

test('every move is a button that goes to it, and says what it is', () => {
  const { play } = openStudy('f5d6');
  expect(byRole('button', '2, White d6').getAttribute('aria-current')).toBe('step');
  byRole('button', '2, White f6, good move').click();
  expect(play.study.goTo).toHaveBeenCalledWith(read('f5f6'));
  const variation = byRole('list', 'Instead of d6');
  expect(variation.textContent).toContain('Perpendicular');
  expect([
    variation.querySelectorAll('.inline-move').length,
    variation.querySelectorAll('.disc').length,
  ]).toEqual([2, 1]);
});

test('the marks of a move are switched on and off', () => {
  const { play } = openStudy('f5f6');
  expect(byRole('button', 'good move').getAttribute('aria-pressed')).toBe('true');
  byRole('button', 'good move').click();
  expect(play.study.annotate).toHaveBeenLastCalledWith(read('f5f6'), { mark: undefined });
  byRole('button', 'very bad move').click();
  expect(play.study.annotate).toHaveBeenLastCalledWith(read('f5f6'), { mark: '??' });
});

test('only a variation can be promoted', () => {
  const { play } = openStudy('f5d6');
  byRole('button', 'Promote').click();
  expect(play.study.promote).not.toHaveBeenCalled();
  openStudy('f5f6e6').play.study.promote.mockClear();
  byRole('button', 'Promote').click();
  expect(page.play.study.promote).toHaveBeenCalledWith(read('f5f6e6'));
});

test('deleting says how much goes, and can be undone', () => {
  const { play, stores } = openStudy('f5f6');
  byRole('button', 'Delete').click();
  expect(play.study.remove).toHaveBeenCalledWith(read('f5f6'));
  expect(said()).toContain('2 moves deleted.');
  expect(allByRole('button', 'Undo delete')).toHaveLength(0);
  stores.study.setState({ removed: { tree: TREE, path: read('f5f6') } });
  byRole('button', 'Undo delete').click();
  expect(play.study.restore).toHaveBeenCalled();
});

test('a comment that is being typed survives Escape, and Cancel brings back what was there', async () => {
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

test('the status tells the place, the variation, and who moves', () => {
  openStudy('f5d6');
  expect(status()).toBe('Move 2 of 4 · Black to move');
  page.stores.match.setState(stateAt('f5f6'));
  expect(status()).toBe('Variation 2 of 3 · Black to move');
  page.stores.match.setState(stateAt(''));
  expect(status()).toBe('Start · Black to move');
});

test('the strips name the players of the game, and the title says that it is studied', () => {
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

test('the next move of the line is named on its square', () => {
  openStudy('f5');
  expect(cell('d6').getAttribute('aria-label')).toBe('d6, empty, legal, flips 1, next move');
  page.stores.match.setState(stateAt('f5d6c3d3'));
  expect(document.querySelector('[aria-label*="next move"]')).toBeNull();
});

test('what the review found stands beside the moves of the main line', () => {
  openStudy('f5d6');
  const plies = [{ ply: 2, moveClass: 'blunder' }];
  const review = { plies } as never;
  page.stores.study.setState({ review: { type: 'finished', effort: 'standard', review } });
  expect(allByRole('button', '2, White d6, blunder')).toHaveLength(1);
  expect(allByRole('button', '2, White f6, good move')).toHaveLength(1);
});

test('on a phone the panel opens with the study, at half its height, and grows', () => {
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
