import '../../../src/openings/book.ts';
import '../../../src/study/review/reviewer.ts';
import { expect, test, vi } from 'vitest';
import type { SearchOutcome } from '../../../src/engine/outcomes.ts';
import { opposite } from '../../../src/game/color.ts';
import { type GameName, type Setup, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { parseSize, STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { readMoves, writeMoves } from '../../../src/game/transcript.ts';
import { turningMoment } from '../../../src/study/review/review.ts';
import { memoryStorage, openRoom, type Room, type RoomOptions } from '../../../testkit/play/playRoom.ts';
import { settled } from '../../../testkit/until.ts';

const SMALL: Setup = { ...STANDARD_SETUP, shape: parseSize('4x4') ?? STANDARD_SHAPE };
/** Black loses a corner with the first real choice. */
const MOVES = 'a2a1b1a3a4c4d4d2b4d3c1d1';

const match = (moves = MOVES, setup = SMALL) => ({
  id: 'kept',
  setup,
  seats: { black: { type: 'human' }, white: { type: 'computer', opponent: 'flipside', level: 2 } } as const,
  transcript: readMoves(startOf(setup), moves) ?? [],
  given: 0,
  undone: [],
  seed: 1,
});

/** Answers every search: the first legal move is worth 4 discs to the side to move, proved. */
const answerAll = async (room: Room, most = 1000): Promise<void> => {
  await settled();
  for (let count = 0; count < most && room.engine.asked[0] !== undefined; count++) {
    const { position, method } = room.engine.asked[0].request;
    const square = legalMoves(position).first();
    if (square === undefined) throw new Error('a search without a move');
    const move = { square, score: 4, exact: true, depth: 3, certainty: 100, line: [square] };
    const analyzed =
      method.by === 'analysis' ? method.squares.map(one => ({ ...move, square: one, score: 0 })) : [];
    await room.engine.settle({
      type: 'finished',
      result: { ...move, moves: [], analyzed, evaluations: 1, nodes: 1, milliseconds: 1 },
    });
    await settled();
  }
};

const open = (options: RoomOptions = {}, moves = MOVES) => {
  const room = openRoom(options);
  room.saved.save(match(moves));
  room.play.study.open(match(moves));
  const review = () => room.stores.study.getState().review;
  return { ...room, room, review };
};

/** A game whose review is finished. */
const reviewed = async (options: RoomOptions = {}) => {
  const page = open(options);
  page.play.study.review();
  await answerAll(page.room);
  return page;
};

test('a review cancelled behind a hidden page does not resume when the page is visible again', async () => {
  const { play, room, review, stores } = open();
  stores.app.setState({ visible: false });
  play.study.review();
  await settled();
  await settled();
  play.study.cancelReview();
  stores.app.setState({ visible: true });
  await settled();
  expect([room.engine.asked, review()]).toEqual([[], { type: 'none' }]);
});

test('a review reports its progress from the end of the game, and finishes', async () => {
  const { play, room, review, stores } = open();
  play.study.review();
  expect(stores.study.getState().tab).toBe('graph');
  expect(review()).toMatchObject({ type: 'running', done: 0, of: 12 });
  await answerAll(room, 3);
  const shown = review();
  expect(shown.type === 'running' && shown.review?.plies.at(-1)?.ply).toBe(12);
  expect(shown.type === 'running' && shown.done).toBeGreaterThan(0);
  await answerAll(room);
  const finished = review();
  expect(finished.type === 'finished' && finished.review.plies).toHaveLength(12);
});

test.each<[string, (room: Room) => void]>([
  ['opens the menu', ({ play }) => play.openMenu()],
  ['starts another match', ({ play }) => play.startMatch()],
  ['opens another study', ({ play }) => play.study.open()],
  ['removes a reviewed move', ({ play }) => play.study.remove(readMoves(startOf(SMALL), 'a2') ?? [])],
])('a running review ends when the person %s', async (_, leave) => {
  const { play, room, engine, review } = open();
  play.study.review();
  await answerAll(room, 2);
  leave(room);
  await settled();
  expect([engine.stops, review().type]).toEqual([1, 'none']);
});

/** Number of searches between two cancelled reviews. */
const STRIDE = 4;

/** Cancels a review after this many searches; false if it had finished by then. */
const cancelAfter = async (searches: number): Promise<boolean> => {
  const { play, room, review, engine } = open();
  play.study.review();
  await answerAll(room, searches);
  if (review().type === 'finished') return false;
  play.study.cancelReview();
  await settled();
  expect(engine.stops, `after ${searches} searches`).toBe(1);
  await answerAll(room);
  expect(review(), `after ${searches} searches`).toEqual({ type: 'none' });
  play.study.review();
  await answerAll(room);
  expect(review().type, `after ${searches} searches`).toBe('finished');
  return true;
};

test('a review cancelled early or late ends, stops the engine, and can be restarted', async () => {
  let searches = 0;
  while (await cancelAfter(searches)) searches += STRIDE;
  expect(searches).toBeGreaterThan(match().transcript.length);
});

test('a finished review opens at once the next time', async () => {
  const storage = memoryStorage();
  const first = await reviewed({ storage });
  const again = open({ storage });
  expect(again.review()).toEqual(first.review());
  again.play.study.review();
  expect(again.engine.asked).toHaveLength(0);
});

test('a longer review replaces the standard one', async () => {
  const { play, room, review } = await reviewed();
  play.study.review('long');
  await answerAll(room);
  expect(review()).toMatchObject({ type: 'finished', effort: 'long' });
  play.study.review('long');
  play.study.cancelReview();
  expect(review()).toMatchObject({ type: 'finished', effort: 'long' });
});

test('behind a hidden page the review pauses, and then goes on', async () => {
  const { play, room, review, engine } = open();
  play.study.review();
  await answerAll(room, 2);
  play.observe({ visible: false });
  await settled();
  expect(engine.asked).toHaveLength(0);
  expect(review().type).toBe('running');
  play.observe({ visible: true });
  await settled();
  await answerAll(room);
  expect(review().type).toBe('finished');
});

test('leaving the study ends its review', () => {
  const { play, engine } = open();
  play.study.review();
  play.openMenu();
  expect(engine.asked).toHaveLength(0);
});

test('a variation does not end a running review', async () => {
  const { play, review, room } = open();
  play.study.review();
  await answerAll(room, 1);
  play.goTo(0);
  play.playSquare(legalMoves(startOf(SMALL)).first()!);
  expect(review().type).toBe('running');
  await answerAll(room);
  expect(review().type).toBe('finished');
});

test('another main line has no review until it gets one; a variation changes nothing', async () => {
  const { play, review, stores } = await reviewed();
  play.goTo(0);
  const [played] = stores.match.getState().match?.undone ?? [];
  const other = [...legalMoves(startOf(SMALL))].find(square => square !== played)!;
  play.playSquare(other);
  expect(review().type).toBe('finished');
  play.study.promote([other]);
  expect(review()).toEqual({ type: 'none' });
});

test('thresholds decide the classes of a finished review', async () => {
  const { play, review } = await reviewed();
  const classes = () => {
    const state = review();
    return state.type === 'finished' ? state.review.plies.map(({ moveClass }) => moveClass) : [];
  };
  const before = classes();
  expect(before.some(Boolean)).toBe(true);
  play.set('chanceThresholds', { inaccuracy: 100, mistake: 100, blunder: 100 });
  // A change of the proved result always counts.
  expect(classes()).not.toContain('mistake');
  expect(classes()).not.toEqual(before);
});

test('a game is continued from before a key moment, and the mistake is saved', async () => {
  const { play, review, stores, mistakes } = await reviewed();
  const state = review();
  const moment = state.type === 'finished' ? state.review.moments[0] : undefined;
  if (moment === undefined) throw new Error('no key moment');
  play.study.showMoment(moment.ply.ply);
  expect(stores.match.getState().match?.transcript).toHaveLength(moment.ply.ply - 1);
  play.study.tryAgain(moment.ply.ply, 'computer');
  const fresh = stores.match.getState().match;
  expect(stores.study.getState().study).toBeUndefined();
  expect(fresh).toMatchObject({ transcript: { length: moment.ply.ply - 1 }, given: moment.ply.ply - 1 });
  const computer = { type: 'computer', opponent: 'flipside', level: 2 };
  const { color } = moment.ply;
  expect(fresh?.seats).toEqual({ [color]: { type: 'human' }, [opposite(color)]: computer });
  const [kept] = mistakes.list();
  expect(kept && makeSquare(kept.played)).toBe(makeSquare(moment.move));
  expect(kept && writeMoves('othello', kept.before)).toBe(MOVES.slice(0, 2 * (moment.ply.ply - 1)));
});

test.each<[GameName, string]>([
  ['connect4', '4435'],
  ['anti', 'd3c3'],
])('a game of %s is reviewed', async (game, moves) => {
  const room = openRoom();
  const setup = { ...STANDARD_SETUP, game, shape: startOf({ ...STANDARD_SETUP, game }).shape };
  room.play.study.open(match(moves, setup));
  room.play.study.review();
  await answerAll(room);
  expect(room.stores.study.getState().review.type).toBe('finished');
});

test.each<[string, SearchOutcome, number]>([
  ['an engine that fails is shown', { type: 'failed', reason: 'notLoaded' }, 0],
  ['a defect in a review is reported and shown', { type: 'finished', result: undefined as never }, 1],
])('%s as a failure, and the next review runs', async (_, outcome, reports) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { play, room, review, engine } = open();
  play.study.review();
  await settled();
  await engine.settle(outcome);
  await settled();
  expect(review()).toEqual({ type: 'failed' });
  expect(reported).toHaveBeenCalledTimes(reports);
  play.study.review();
  await answerAll(room);
  expect(review().type).toBe('finished');
  vi.unstubAllGlobals();
});

test('looking back shows the position before the move that turned the game, and again without another search', async () => {
  const { play, room, stores } = await reviewed();
  await settled();
  const { review, moment } = stores.study.getState();
  if (review.type !== 'finished') throw new Error('no review');
  expect(moment).toBe(turningMoment(review.review)?.ply.ply);
  expect(room.match()?.transcript).toHaveLength((moment ?? 0) - 1);
  play.study.leave();
  await settled();
  room.play.study.open(match());
  play.study.review();
  await settled();
  expect([stores.study.getState().review, room.engine.asked]).toEqual([review, []]);
});

test('who has moved on while the game is reviewed stays where they are', async () => {
  const { play, room, stores } = open();
  play.study.review();
  await settled();
  play.undo();
  play.undo();
  const at = room.match()?.transcript;
  await answerAll(room);
  await settled();
  expect([stores.study.getState().moment, room.match()?.transcript]).toEqual([undefined, at]);
});
