// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { treeOf } from '../../../src/game/tree.ts';
import { linkToFind } from '../../../src/play/links/sharedLinks.ts';
import type { Story } from '../../../src/store/studyStore.ts';
import { loadReasons } from '../../../src/study/review/loadedReasons.ts';
import { turningMoment } from '../../../src/study/review/review.ts';
import { layoutFor } from '../../../src/ui/kit/shell.ts';
import { openStory } from '../../../src/ui/story/storyDialog.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { reviewOf } from '../../../testkit/ui/reviews.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

await loadReasons();

const MATCH = matchOf(WHITE_WINS);
const REVIEW = reviewOf('othello');
const PLY = turningMoment(REVIEW)?.ply.ply ?? 0;
const page = sharePage({ screen: 'board', settings: { animation: 'off' }, match: { match: MATCH } });

let closed: Promise<string>;
const tell = (review: Story['review'], more: Partial<Story> = {}): void => {
  page.stores.study.setState({ story: { match: MATCH, review, ...more } });
};
const open = (review: Story['review']): HTMLElement => {
  tell(review);
  closed = openStory(page.shell);
  return byRole('dialog', 'Story of the game');
};
beforeEach(() => {
  page.play.study.closeStory.mockImplementation(() => page.stores.study.setState({ story: undefined }));
});

test.each([
  ['plies', 5, 10, 0.3],
  ['again', 1, 2, 0.65],
  ['reasons', 1, 2, 0.85],
] as const)('while the game is looked at (%s, %i of %i) %f of it is done', (step, done, of, share) => {
  const dialog = open({ type: 'running', step, done, of, review: undefined });
  expect(dialog.querySelector('progress')?.value).toBeCloseTo(share);
  expect(allByRole('button', 'Try it')).toHaveLength(0);
});

test('the story shows the result, the turning point and its cost', async () => {
  const dialog = open({ type: 'running', step: 'plies', done: 0, of: 60, review: undefined });
  tell({ type: 'finished', review: REVIEW, effort: 'standard' });
  expect(dialog.querySelector('.story-result')?.textContent).toBe('You lose 11-53.');
  expect(dialog.querySelector('.story-turn strong')?.textContent).toContain(`${PLY}`);
  expect(dialog.querySelector('.story-scene')?.classList.contains('still')).toBe(true);
  expect(dialog.querySelector('.story-found.coming')).toBeNull();
  byRole('button', 'Look back').click();
  await closed;
  expect(page.play.study.review).toHaveBeenCalledOnce();
  expect(page.play.study.closeStory).toHaveBeenCalled();
});

test('the better move is asked for on the board, before the turning point', async () => {
  open({ type: 'finished', review: REVIEW, effort: 'standard' });
  byRole('button', 'Try it').click();
  await closed;
  const [exercise] = page.play.exercise.start.mock.lastCall ?? [];
  expect(exercise?.given).toEqual(MATCH.transcript.slice(0, PLY - 1));
});

test.each([
  ['wide', 1400, 800],
  ['narrow', 320, 700],
  ['low', 900, 320],
  ['small', 320, 300],
])('the story has a margin to the page and is at least as large as the board: %s', (_, width, height) => {
  page.stores.app.setState({ viewport: { width, height } });
  const [left, top, across, down] = ['left', 'top', 'width', 'height'].map(name =>
    Number.parseFloat(open({ type: 'failed' }).style.getPropertyValue(name)),
  ) as [number, number, number, number];
  expect(Math.min(left, top, width - left - across, height - top - down)).toBeGreaterThan(0);
  const { frame } = layoutFor(page.shell, 'board').board;
  expect([across >= frame.width - 20, down >= Math.min(frame.height, height - 20)]).toEqual([true, true]);
});

test('a game without a turning point says so, and asks for no move', () => {
  const dialog = open({
    type: 'finished',
    review: { ...REVIEW, moments: [], turningPoint: undefined } as never,
    effort: 'standard',
  });
  expect(dialog.querySelector('.story-turn')).toBeNull();
  expect(dialog.querySelector('.story-found')?.textContent).toMatch(/\w/);
  expect(allByRole('button', 'Try it')).toHaveLength(0);
});

test('a failed review can be retried', () => {
  open({ type: 'failed' });
  expect(byRole('alert').textContent).toMatch(/\w/);
  page.play.study.closeStory.mockReset();
  byRole('button', 'Try again').click();
  expect(
    [page.play.study.closeStory, page.play.study.openStory].map(({ mock }) => mock.calls.length),
  ).toEqual([1, 2]);
});

test('the board turns back as soon as the story is gone', async () => {
  open({ type: 'running', step: 'plies', done: 0, of: 60, review: undefined });
  page.stores.study.setState({ story: undefined });
  await closed;
  expect(allByRole('dialog')).toHaveLength(0);
});

test('the moment is shared as a link to the position before it; without a film there is nothing to save, and the text says so', async () => {
  open({ type: 'finished', review: REVIEW, effort: 'standard' });
  byRole('button', 'Send').click();
  const dialog = document.querySelector('dialog.send-dialog') as HTMLElement;
  const before = MATCH.transcript.slice(0, PLY - 1);
  const record = { tree: treeOf(MATCH.setup, before), at: before };
  const field = dialog.querySelector('.link-field') as HTMLInputElement;
  expect(field.value).toBe(linkToFind(record, location.href));
  await until(() => expect(byRole('alert').textContent).toMatch(/\w/));
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('.answers button')];
  expect(buttons.map(one => [one.textContent?.trim(), one.disabled])).toEqual([
    ['Save the film', true],
    ['Copy link', false],
  ]);
});
