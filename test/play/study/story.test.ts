import { expect, test, vi } from 'vitest';
import { openRoom } from '../../../testkit/play/playRoom.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { until } from '../../../testkit/until.ts';

test('a story reports a failure if the review code cannot be loaded', async () => {
  vi.doMock('../../../src/study/review/reviewer.ts', () => {
    throw new Error('no network');
  });
  const { play, stores } = openRoom();
  stores.match.setState({ match: matchOf(WHITE_WINS) });
  play.study.openStory();
  expect(stores.study.getState().story?.review.type).toBe('running');
  await until(() => expect(stores.study.getState().story?.review.type).toBe('failed'));
  vi.doUnmock('../../../src/study/review/reviewer.ts');
});

test('a story shows the progress of its review while it is open', async () => {
  const stopped = new Promise(() => {});
  let told = (_: object): void => undefined;
  vi.doMock('../../../src/study/review/reviewer.ts', () => ({
    reviewGame: (_engine: unknown, _game: unknown, _how: unknown, tell: (progress: object) => void) => {
      told = tell;
      tell({ step: 'plies', done: 3, of: 60 });
      return stopped;
    },
  }));
  const { play, stores } = openRoom();
  stores.match.setState({ match: matchOf(WHITE_WINS) });
  play.study.openStory();
  await until(() =>
    expect(stores.study.getState().story?.review).toMatchObject({ type: 'running', done: 3, of: 60 }),
  );
  told({ step: 'plies', done: 4, of: 60 });
  expect(stores.study.getState().story?.review).toMatchObject({ done: 4 });
  play.openMenu();
  told({ step: 'plies', done: 5, of: 60 });
  expect(stores.study.getState().story).toBeUndefined();
  vi.doUnmock('../../../src/study/review/reviewer.ts');
});
