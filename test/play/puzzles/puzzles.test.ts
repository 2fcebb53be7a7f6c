import { describe, expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { positionAfter, positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import type { Square } from '../../../src/game/square.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import { SavedMatches } from '../../../src/store/kept/savedMatches.ts';
import { SavedReviews } from '../../../src/store/kept/savedReviews.ts';
import { readPuzzle } from '../../../src/study/exercises/puzzles.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { A_WHILE, memoryStorage, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';
import { PUZZLE_ENTRIES as PUZZLES } from '../../../testkit/study/puzzleFile.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { until } from '../../../testkit/until.ts';

const DAY = 86_400_000;

const openPuzzles = async (room: Room): Promise<Room> => {
  room.play.openPlace('puzzles');
  await settle();
  return room;
};
const opened = (storage = memoryStorage(), puzzles = PUZZLES): Promise<Room> =>
  openPuzzles(openRoom({ storage, puzzles }));

const puzzleOn = ({ stores }: Room) => {
  const { exercise } = stores.exercise.getState();
  const puzzle = readPuzzle(PUZZLES.find(({ id }) => id === exercise?.id)?.line ?? '');
  if (puzzle === undefined) throw new Error('No puzzle on the board.');
  return puzzle;
};

/** The moves of the solution, in turn. */
const answersOf = (room: Room): readonly Square[] => {
  const { best, line } = puzzleOn(room);
  return [best, ...line.filter((_, index) => index % 2 === 1)];
};
const solve = (room: Room, answers = answersOf(room)): void => {
  for (const move of answers) {
    room.play.playSquare(move);
    room.clock.pass(A_WHILE);
  }
};
/** Plays a wrong move; the verdict comes after the engine has failed to explain it. */
const fail = async (room: Room, answer = puzzleOn(room).best): Promise<void> => {
  const wrong = [...legalMoves(positionOf(room.match()!))].find(move => move !== answer);
  room.play.playSquare(wrong ?? answer);
  await room.engine.settle({ type: 'failed', reason: 'crashed' });
  await settle();
};

const recordOf = ({ stores }: Room) => stores.puzzles.getState().record;
const stageOf = ({ stores }: Room) => stores.exercise.getState().stage.type;

test('the daily puzzles are tried one after another, and the last one completes the day', async () => {
  const room = await opened();
  room.play.puzzles.openDaily();
  solve(room);
  expect(stageOf(room)).toBe('right');
  room.play.exercise.next();
  await fail(room);
  expect(stageOf(room)).toBe('wrong');
  room.play.exercise.tryAgain();
  solve(room);
  expect(recordOf(room).dayStreak.days).toBe(0);
  room.play.exercise.next();
  solve(room);
  expect(Object.values(recordOf(room).daily?.results ?? {})).toEqual([true, false, true]);
  expect(recordOf(room).dayStreak).toMatchObject({ days: 1, best: 1 });
  expect(room.stores.exercise.getState().hasNext).toBe(false);
  room.play.exercise.leave();
  expect(room.app().screen).toBe('puzzles');
  // Only the first answer counts.
  room.play.puzzles.openDaily(1);
  solve(room);
  expect(Object.values(recordOf(room).daily?.results ?? {})).toEqual([true, false, true]);
});

test('a lost endgame asks to save what can be saved', async () => {
  for (const isLost of [true, false]) {
    const puzzles = PUZZLES.filter(({ theme, line }) => {
      const score = readPuzzle(line)?.score ?? 0;
      return theme === 'endgame' && (isLost ? score < 0 : score > 0);
    });
    const room = await opened(memoryStorage(), puzzles);
    room.play.puzzles.draw('endgame');
    expect(room.stores.exercise.getState().exercise?.instruction).toBe(
      isLost ? 'puzzles.ask.save' : 'puzzles.ask.endgame',
    );
  }
});

test('mistakes in reviewed games are practised by their idea, and come back like other mistakes', async () => {
  const storage = memoryStorage();
  const match = { ...matchOf(WHITE_WINS), id: 'reviewed' };
  const { transcript } = match;
  new SavedMatches(storage, () => 0).save(match);
  const evaluation = (played: number, best: Square) => ({
    ...{ best, score: 0, played, exact: false, depth: 10, line: [best], playedLine: [] },
  });
  const evaluations = transcript.map(move => evaluation(0, move === 'pass' ? square('a1') : move));
  const explained = (ply: number, loss: number) => {
    const other = [...legalMoves(positionAfter(match, ply - 1))].find(
      move => move !== transcript[ply - 1],
    ) as Square;
    evaluations[ply - 1] = evaluation(-loss, other);
    const reason = { name: 'wall', facts: { discs: 3, fewer: 1 } } as never;
    return [ply, { reason, line: [], reply: [] }] as const;
  };
  // The person plays Black: the move at ply 22 is the opponent's.
  const explanations = new Map([explained(21, 8), explained(22, 30), explained(23, 4)]);
  new SavedReviews(storage, () => 0).save(match, {
    ...{ effort: 'standard', evaluations, bookUntil: 0, insights: { explanations, find: undefined } },
  });
  const room = await opened(storage);
  room.play.puzzles.findWeaknesses();
  await until(() => expect(room.stores.puzzles.getState().weaknesses).toHaveLength(1));
  expect(room.stores.puzzles.getState().weaknesses).toEqual([
    { idea: 'frontier', perGame: 12, from: 21, to: 30, count: 2 },
  ]);
  room.play.puzzles.practiseIdea('frontier');
  const asked = () => room.stores.exercise.getState().exercise;
  expect(asked()?.given).toEqual(transcript.slice(0, 20));
  expect(room.stores.exercise.getState().hasNext).toBe(true);
  room.play.puzzles.recall();
  expect(room.stores.puzzles.getState().mistakes).toEqual({ kept: 2, due: 2 });
});

test('the next day continues the streak, a missed day ends it', async () => {
  const storage = memoryStorage();
  const room = await opened(storage);
  const doDay = async (): Promise<void> => {
    await openPuzzles(room);
    for (let puzzle = 0; puzzle < 3; puzzle++) {
      room.play.puzzles.openDaily();
      solve(room);
    }
  };
  await doDay();
  room.clock.pass(DAY);
  await doDay();
  expect(recordOf(room).dayStreak).toMatchObject({ days: 2, best: 2 });
  room.clock.pass(2 * DAY);
  await doDay();
  expect(recordOf(room).dayStreak).toMatchObject({ days: 1, best: 2 });
});

test('the rating changes with first answers, and survives a reload', async () => {
  const storage = memoryStorage();
  const room = await opened(storage);
  const before = recordOf(room).rating.rating;
  room.play.puzzles.draw();
  solve(room);
  const after = recordOf(room).rating.rating;
  expect(after).toBeGreaterThan(before);
  expect(room.stores.exercise.getState().note).toBeDefined();
  room.play.exercise.next();
  await fail(room);
  expect(recordOf(room).rating.rating).toBeLessThan(after);
  expect(recordOf(room)).toMatchObject({ tried: 2, right: 1, streak: 0, bestStreak: 1 });
  const again = await opened(storage);
  expect(recordOf(again)).toEqual(recordOf(room));
});

test('after a right answer a reload goes on to the next daily puzzle, or to another near the rating', async () => {
  const room = await opened();
  room.play.puzzles.openDaily();
  expect(room.context.tab.exercise).toEqual({ type: 'daily', index: 0 });
  solve(room);
  expect(room.context.tab.exercise).toEqual({ type: 'daily', index: 1 });
  room.play.puzzles.draw();
  solve(room);
  expect(room.context.tab.exercise).toEqual({ type: 'draw' });
});

test('showing the solution of a rated puzzle counts as a wrong answer, once', async () => {
  const room = await opened();
  room.play.puzzles.draw();
  room.play.exercise.showSolution();
  await room.engine.settle({ type: 'failed', reason: 'crashed' });
  await settle();
  expect(stageOf(room)).toBe('shown');
  expect(recordOf(room)).toMatchObject({ tried: 1, right: 0 });
});

test('a theme has only its own puzzles', async () => {
  const room = await opened();
  room.play.puzzles.draw('connect4');
  expect(puzzleOn(room).setup.game).toBe('connect4');
  room.play.puzzles.draw('mobility');
  expect(puzzleOn(room).theme).toBe('mobility');
});

test('a mistake is asked again until it is corrected, and then again later', async () => {
  const room = await opened();
  const before = readMoves(startOf(STANDARD_SETUP), 'f5') ?? [];
  room.mistakes.save({ setup: STANDARD_SETUP, before, played: square('f4'), best: square('d6'), loss: 3 });
  await openPuzzles(room);
  expect(room.stores.puzzles.getState().mistakes).toEqual({ kept: 1, due: 1 });
  room.play.puzzles.openMistakes();
  room.press('d6');
  await room.engine.finish({ d6: 3, f4: 0, f6: 0 }, { exact: true });
  expect(stageOf(room)).toBe('right');
  await until(() => expect(room.stores.puzzles.getState().mistakes).toEqual({ kept: 1, due: 0 }));
  expect(recordOf(room).tried).toBe(0);
  room.play.puzzles.openMistakes();
  expect(room.app().screen).toBe('puzzles');
  room.clock.pass(30 * DAY);
  room.play.openPlace('puzzles');
  expect(room.stores.puzzles.getState().mistakes.due).toBe(1);
});

test('puzzles that failed to load are requested again', async () => {
  const room = await openPuzzles(openRoom());
  expect(room.stores.puzzles.getState().list.type).toBe('missing');
});

describe('a puzzle of several moves', () => {
  const line = PUZZLES.filter(({ moves, game }) => moves === 3 && game === 'othello').slice(0, 1);
  const begun = async (): Promise<Room> => {
    const room = await opened(memoryStorage(), line);
    room.play.puzzles.draw('lines');
    return room;
  };

  test('asks for the next move after the reply, and counts once, at its end', async () => {
    const room = await begun();
    const answers = answersOf(room);
    for (const [index, move] of answers.slice(0, -1).entries()) {
      room.play.playSquare(move);
      expect(stageOf(room)).toBe('replying');
      room.clock.pass(A_WHILE);
      expect(stageOf(room)).toBe('asked');
      expect(room.stores.exercise.getState().rightMoves).toBe(index + 1);
      expect(recordOf(room).tried).toBe(0);
    }
    solve(room, answers.slice(-1));
    expect(stageOf(room)).toBe('right');
    expect(recordOf(room)).toMatchObject({ tried: 1, right: 1 });
  });

  test('counts as wrong after any wrong move, but can be finished', async () => {
    const room = await begun();
    const [first, ...others] = answersOf(room);
    solve(room, [first!]);
    await fail(room, others[0]);
    expect(stageOf(room)).toBe('wrong');
    room.play.exercise.tryAgain();
    solve(room, others);
    expect(stageOf(room)).toBe('right');
    expect(recordOf(room)).toMatchObject({ tried: 1, right: 0 });
  });
});
