import { expect, test } from 'vitest';
import { fittedSeat } from '../../../src/game/seat.ts';
import { FIRST_FIT } from '../../../src/store/settings/fitFields.ts';
import { FIRST_SETTINGS } from '../../../src/store/settingsStore.ts';
import { nextFit } from '../../../src/study/fit.ts';
import type { Review } from '../../../src/study/review/review.ts';
import { memoryStorage, openRoom, playThrough, type Room } from '../../../testkit/play/playRoom.ts';
import { until } from '../../../testkit/until.ts';

/** Black, the person, wins every disc. */
const WIN = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'] as const;

const learned = ({ stores }: Room): Promise<void> =>
  until(() => expect(stores.settings.getState().fitLearned).toBeDefined());

const afterAWin = async (storage = memoryStorage(), tab = memoryStorage()): Promise<Room> => {
  const room = openRoom({ storage, tab, settings: { fitsMe: true } });
  room.play.startMatch();
  await playThrough(room, WIN);
  await learned(room);
  return room;
};
const fitOf = ({ stores }: Room) => stores.settings.getState().fit;
const opponentOf = ({ stores }: Room) => stores.match.getState().match?.seats.white;

test('whoever has never been here plays a partner that fits, at the ground', () => {
  expect(FIRST_SETTINGS).toMatchObject({ fitsMe: true, opponent: 'flipside', fit: FIRST_FIT });
  const room = openRoom({ settings: FIRST_SETTINGS });
  room.play.startMatch();
  expect(opponentOf(room)).toEqual(fittedSeat(FIRST_FIT.at));
});

test('a game against it is learned from once, and counted in no tally', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const room = await afterAWin(storage, tab);
  expect(fitOf(room)).toEqual(nextFit(FIRST_FIT, 'won'));
  room.play.undo();
  await playThrough(room, ['c5']);
  expect(fitOf(room)).toEqual(nextFit(FIRST_FIT, 'won'));
  expect(room.stores.records.getState()).toEqual({});
});

test('after a reload it still fits, and still counts in no tally', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const room = openRoom({ storage, tab, settings: { fitsMe: true } });
  room.play.startMatch();
  await playThrough(room, WIN.slice(0, -1));
  const after = openRoom({ storage, tab, settings: { fitsMe: true } });
  await after.resume();
  expect(opponentOf(after)).toEqual(fittedSeat(FIRST_FIT.at));
  await playThrough(after, ['c5']);
  await learned(after);
  expect([fitOf(after), after.stores.records.getState()]).toEqual([nextFit(FIRST_FIT, 'won'), {}]);
});

test('it changes between games only: in a rematch and in a new game', async () => {
  const room = await afterAWin();
  expect(opponentOf(room)).toEqual(fittedSeat(FIRST_FIT.at));
  room.play.rematch();
  expect(room.stores.match.getState().match?.seats.black).toEqual(fittedSeat(nextFit(FIRST_FIT, 'won').at));
  room.play.newGame();
  expect(room.stores.match.getState().match?.seats.black).toEqual(fittedSeat(nextFit(FIRST_FIT, 'won').at));
});

test('no step up or down is offered against it', async () => {
  const room = await afterAWin();
  const before = room.stores.match.getState().match;
  room.play.stepOpponent(1);
  expect(room.stores.match.getState().match).toBe(before);
});

test('a review of the game that it learned from says how far to go', async () => {
  const room = await afterAWin();
  const { match } = room.stores.match.getState();
  if (match === undefined) throw new Error('no match');
  const plies = WIN.map((_, index) => ({ color: index % 2 === 0 ? 'black' : 'white', move: 1 }));
  const lossByColor = { black: { total: 2.5 }, white: { total: 90 } };
  const review = {
    type: 'finished',
    effort: 'standard',
    review: { plies, lossByColor } as unknown as Review,
  } as const;
  room.stores.study.setState({ story: { match, review } });
  await until(() => expect(room.stores.settings.getState().fitLearned?.isReviewed).toBe(true));
  expect(fitOf(room)).toEqual(nextFit(FIRST_FIT, 'won', 0.5));
  room.stores.study.setState({ story: { match, review } });
  expect(fitOf(room)).toEqual(nextFit(FIRST_FIT, 'won', 0.5));
});

test('choosing a level ends it, and so does a challenge', () => {
  const room = openRoom({ settings: { fitsMe: true } });
  room.play.setLevel(4);
  expect(room.stores.settings.getState()).toMatchObject({ fitsMe: false, levels: { flipside: 4 } });
  room.play.set('fitsMe', true);
  room.play.challenge({ game: 'othello', opponent: 'flipside', level: 5 });
  expect(opponentOf(room)).toEqual({ type: 'computer', opponent: 'flipside', level: 5 });
});
