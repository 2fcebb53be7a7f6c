import { beforeEach, expect, test } from 'vitest';
import { replayOf } from '../../../src/game/transcript.ts';
import { lineThrough } from '../../../src/game/tree.ts';
import type { Evaluation } from '../../../src/study/review/evaluate.ts';
import { makeReview } from '../../../src/study/review/review.ts';
import { entriesOf, played } from '../../../testkit/play/libraryRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { until } from '../../../testkit/until.ts';

beforeEach(emptyDatabase);

test('the losses found by a review stay with the game, also when it ends again', async () => {
  const room = await played();
  room.play.study.analyze();
  await until(() => expect(room.stores.study.getState().study).toBeDefined());
  const tree = room.stores.study.getState().study?.tree;
  if (tree === undefined) throw new Error('no study');
  const transcript = lineThrough(tree, []);
  const course = replayOf(tree.setup, transcript);
  if (course.type === 'illegal') throw new Error('an illegal game');
  const [best] = transcript.filter(move => move !== 'pass');
  if (best === undefined) throw new Error('a game without moves');
  const evaluation: Evaluation = {
    best,
    score: 4,
    played: 0,
    exact: true,
    depth: 20,
    line: [],
    playedLine: [],
  };
  const review = makeReview({ ...course, transcript }, new Map([[1, evaluation]]));
  room.stores.study.setState({ review: { type: 'finished', review, effort: 'standard' } });
  const { opening, midgame, endgame } = review.lossByColor.black;
  expect(opening).toBeGreaterThan(0);
  await until(() => expect(entriesOf(room)[0]?.losses?.black).toEqual({ opening, midgame, endgame }));
  room.play.goTo(1);
  room.play.study.annotate(transcript.slice(0, 1), { comment: 'hm' });
  room.play.openMenu();
  await until(() => expect(entriesOf(room)[0]?.isAnnotated).toBe(true));
  expect(entriesOf(room)[0]?.losses?.black).toEqual({ opening, midgame, endgame });
});
