import { expect, test } from 'vitest';
import { fittedSeat } from '../../../src/game/seat.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { FIRST_FIT } from '../../../src/store/settings/fitFields.ts';
import { FIRST_SETTINGS } from '../../../src/store/settingsStore.ts';
import { type Fit, fitAfter } from '../../../src/study/fit.ts';
import type { Review } from '../../../src/study/review/review.ts';
import {
  begun,
  memoryStorage,
  openRoom,
  playThrough,
  type Room,
  SHORTEST,
} from '../../../testkit/play/playRoom.ts';
import { until } from '../../../testkit/until.ts';

const learned = ({ stores }: Room): Promise<void> =>
  until(() => expect(stores.settings.getState().fitLearned).toBeDefined());

const afterAWin = async (): Promise<Room> => {
  const room = begun({ fitsMe: true });
  await playThrough(room, SHORTEST);
  await learned(room);
  return room;
};
const fitOf = ({ stores }: Room) => stores.settings.getState().fit;
const opponentOf = (room: Room) => room.match()?.seats.white;
const AFTER_A_WIN = fitAfter(FIRST_FIT, 'won', { highest: 12 });

test('new players get an adaptive partner near the lowest strength', () => {
  expect(FIRST_SETTINGS).toMatchObject({ fitsMe: true, opponent: 'flipside', fit: FIRST_FIT });
  expect(opponentOf(begun(FIRST_SETTINGS))).toEqual(fittedSeat('flipside', FIRST_FIT.at));
});

const ONE_WIN = { won: 1, drawn: 0, lost: 0 };

/** Red completes four in the first column. */
const FOUR = 'a6b6a5b5a4b4a3';

test('it also adapts in Connect Four, independently, and its games count as such', async () => {
  const room = begun({ ...FIRST_SETTINGS, game: 'connect4' });
  expect(opponentOf(room)).toEqual(fittedSeat('solver', FIRST_FIT.at));
  await playThrough(room, FOUR);
  await learned(room);
  const { fit, solverFit } = room.stores.settings.getState();
  expect([fit, solverFit]).toEqual([FIRST_FIT, AFTER_A_WIN]);
  expect(room.stores.records.getState()).toEqual({ 'connect4/solver/fits': ONE_WIN });
  room.play.rematch();
  expect(Object.values(room.match()?.seats ?? {})).toContainEqual(fittedSeat('solver', AFTER_A_WIN.at));
});

test('in Connect Four it gets no better than its highest level', async () => {
  const room = begun({ solverFitsMe: true, game: 'connect4', solverFit: { ...FIRST_FIT, at: 8, stride: 4 } });
  await playThrough(room, FOUR);
  await learned(room);
  expect(room.stores.settings.getState().solverFit.at).toBe(10);
});

test('choosing a level in Connect Four turns it off there only', () => {
  const room = openRoom({ settings: { ...FIRST_SETTINGS, game: 'connect4' } });
  room.play.setLevel(4);
  expect(room.stores.settings.getState()).toMatchObject({ fitsMe: true, solverFitsMe: false });
});

test('it learns from each game once, which counts once', async () => {
  const room = await afterAWin();
  expect(fitOf(room)).toEqual(AFTER_A_WIN);
  room.play.undo();
  await playThrough(room, 'c5');
  expect(fitOf(room)).toEqual(AFTER_A_WIN);
  expect(room.stores.records.getState()).toEqual({ 'othello/flipside/fits': ONE_WIN });
});

test('after a reload it still adapts, and its game still counts', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  await playThrough(begun({ fitsMe: true }, { storage, tab }), SHORTEST.slice(0, -2));
  const after = openRoom({ storage, tab, settings: { fitsMe: true } });
  await after.resume();
  expect(opponentOf(after)).toEqual(fittedSeat('flipside', FIRST_FIT.at));
  await playThrough(after, 'c5');
  await learned(after);
  expect(fitOf(after)).toEqual(AFTER_A_WIN);
  expect(after.stores.records.getState()).toEqual({ 'othello/flipside/fits': ONE_WIN });
});

test.each(['rematch', 'newGame'] as const)('it changes between games only, not before %s', async next => {
  const room = await afterAWin();
  expect(opponentOf(room)).toEqual(fittedSeat('flipside', FIRST_FIT.at));
  room.play[next]();
  expect(Object.values(room.match()?.seats ?? {})).toContainEqual(fittedSeat('flipside', AFTER_A_WIN.at));
});

test('no step up or down is offered against it', async () => {
  const room = await afterAWin();
  const before = room.match();
  room.play.stepOpponent(1);
  expect(room.match()).toBe(before);
});

test('a review of the game it learned from decides how far to go', async () => {
  const room = await afterAWin();
  const plies = Array.from({ length: 9 }, (_, index) => ({
    color: index % 2 === 0 ? 'black' : 'white',
    move: 1,
  }));
  const lossByColor = { black: { total: 2.5 }, white: { total: 90 } };
  const review = { plies, lossByColor } as unknown as Review;
  const reviewed = { type: 'finished', effort: 'standard', review } as const;
  const origin = { kind: 'local', id: room.match()!.id, players: room.match()!.seats } as const;
  const study = { id: 'study', tree: treeOf(room.match()!.setup, []), origin };
  room.stores.study.setState({ study, review: reviewed });
  await until(() => expect(room.stores.settings.getState().fitLearned?.isReviewed).toBe(true));
  expect(fitOf(room)).toEqual(fitAfter(FIRST_FIT, 'won', { highest: 12, lossPerMove: 0.5 }));
  room.stores.study.setState({ review: { ...reviewed } });
  expect(fitOf(room)).toEqual(fitAfter(FIRST_FIT, 'won', { highest: 12, lossPerMove: 0.5 }));
});

test('it remembers its latest strengths, the one before the first game included', () => {
  let fit: Fit = FIRST_FIT;
  for (let game = 0; game < 60; game++) fit = fitAfter(fit, game % 3 === 0 ? 'lost' : 'won', { highest: 12 });
  expect(fitAfter(FIRST_FIT, 'won', { highest: 12 }).course).toEqual([0.5, 1.5]);
  expect(fit.course).toHaveLength(40);
  expect(fit.course?.at(-1)).toBe(fit.at);
});

test('choosing a level turns it off, and so does a challenge', () => {
  const room = openRoom({ settings: { fitsMe: true } });
  room.play.setLevel(4);
  expect(room.stores.settings.getState()).toMatchObject({ fitsMe: false, levels: { flipside: 4 } });
  room.play.set('fitsMe', true);
  room.play.challenge({ game: 'othello', opponent: 'flipside', level: 5 });
  expect(opponentOf(room)).toEqual({ type: 'computer', opponent: 'flipside', level: 5 });
});
