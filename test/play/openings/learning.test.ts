import { expect, test } from 'vitest';
import type { Analysis } from '../../../src/engine/analysis.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Square } from '../../../src/game/square.ts';
import { replayOf } from '../../../src/game/transcript.ts';
import { fetchedValue } from '../../../src/store/openingsStore.ts';
import { selectPosition } from '../../../src/store/selectors.ts';
import type { Evaluation } from '../../../src/study/review/evaluate.ts';
import { makeReview, NO_INSIGHTS } from '../../../src/study/review/review.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { memoryStorage, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';
import { book } from '../../../testkit/study/openingBook.ts';

const openStudy = async (storage = memoryStorage()): Promise<Room> => {
  const room = openRoom({ storage, openingFiles: { book: async () => book } });
  room.play.study.openBoard();
  room.play.study.playLine([square('f5'), square('d6')]);
  room.play.study.showTab('openings');
  await settle();
  return room;
};

const analysis = (depth: number, score: number): Analysis => ({
  depth,
  certainty: 100,
  exact: false,
  nodes: 1,
  milliseconds: 1,
  moves: [{ square: square('c3'), score, exact: false, depth, certainty: 100, line: [square('c3')] }],
  lines: [],
});

/** The engine reports on the current position, and the person goes on. */
const analyze = ({ stores }: Room, ...reports: readonly Analysis[]): void => {
  const position = selectPosition(stores.match.getState());
  for (const report of reports)
    stores.study.setState({ analysis: { position, analysis: report }, isAnalyzing: true });
  stores.study.setState({ isAnalyzing: false });
};
const known = ({ stores }: Room) =>
  fetchedValue(stores.openings.getState().book)?.at(selectPosition(stores.match.getState()));

test('the last report of a deep analysis is in the book at once, and after a reload', async () => {
  const storage = memoryStorage();
  const room = await openStudy(storage);
  analyze(room, analysis(12, 5));
  expect(known(room)?.own).toBeUndefined();
  analyze(room, analysis(18, 2), analysis(22, 3));
  expect(known(room)).toMatchObject({ value: 3, own: { depth: 22 } });
  expect(known(await openStudy(storage))).toMatchObject({ value: 3, own: { depth: 22 } });
});

test('a finished review adds the values of its positions', async () => {
  const room = await openStudy();
  room.play.study.playLine([square('c3')]);
  const game = { setup: STANDARD_SETUP, transcript: [square('f5'), square('d6'), square('c3')] };
  const replayed = replayOf(game.setup, game.transcript);
  if (replayed.type !== 'legal') throw new Error('f5d6c3 is legal.');
  const evaluation = (best: Square, index: number): Evaluation => {
    const score = index === 2 ? 5 : 0;
    return { best, score, played: score, exact: false, depth: 24, line: [best], playedLine: [best] };
  };
  const evaluations = new Map(game.transcript.map((move, index) => [index + 1, evaluation(move, index)]));
  const review = makeReview({ ...game, positions: replayed.positions }, evaluations, {}, NO_INSIGHTS);
  room.stores.study.setState({ review: { type: 'finished', effort: 'standard', review } });
  room.play.study.goTo([square('f5'), square('d6')]);
  expect(known(room)).toMatchObject({ value: 5, own: { depth: 24 } });
});

test('learned values are deleted on request, here and after a reload', async () => {
  const storage = memoryStorage();
  const room = await openStudy(storage);
  const before = known(room);
  analyze(room, analysis(22, 9));
  room.play.openings.forgetOwnValues();
  expect(known(room)).toEqual(before);
  expect(known(await openStudy(storage))).toEqual(before);
});
