import { expect, test, vi } from 'vitest';
import { openRoom } from '../../../testkit/play/playRoom.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { until } from '../../../testkit/until.ts';

test('a story fails in words where what reviews games cannot be loaded', async () => {
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

test('a story says how far the review of its game is', async () => {
  const stopped = new Promise(() => {});
  vi.doMock('../../../src/study/review/reviewer.ts', () => ({
    reviewGame: (_engine: unknown, _game: unknown, _how: unknown, tell: (progress: object) => void) => {
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
  vi.doUnmock('../../../src/study/review/reviewer.ts');
});
