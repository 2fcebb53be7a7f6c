import { expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { clockTime } from '../../cli/protocols/clocks.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { type ThinkingTime, timeOfMean } from '../../src/engine/thinkingTime.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { Color } from '../../src/game/color.ts';
import {
  crossStart,
  isOver,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { positionAfter, shapeOf } from '../../testkit/game/positions.ts';

/** The clock of these tests advances this many milliseconds each time it is read. */
const TICK = 0.5;
const TIMED_OUT = 0;

const program = await loadEngineProgram();
const weights = await readWeights();

const engineInTime = (): WasmEngine => {
  let time = 0;
  return new WasmEngine(program, { now: () => (time += TICK), shouldStop: () => false }, weights);
};

type TimeFor = (position: OthelloPosition) => ThinkingTime;

/** Plays a game against itself; calls `spent` with the time of every move. */
const playGame = (
  start: OthelloPosition,
  timeFor: TimeFor,
  spent: (turn: Color, milliseconds: number) => void,
): void => {
  const engine = engineInTime();
  for (let position = start; !isOver(position); ) {
    const limit = { type: 'time', ...timeFor(position) } as const;
    const task = makeSearchTask({ position, method: { by: 'flipside', limit } });
    const { square, milliseconds } = engine.search(task, () => {});
    spent(position.turn, milliseconds);
    position = play(position, square) as OthelloPosition;
  }
};

const emptiesOf = (position: OthelloPosition): number => emptySquares(position).size;
const STARTS = [positionAfter('f5d6c3d3c4f4f6', 7), crossStart(shapeOf(7, 6), 'anti')];

test.each(STARTS)('no side runs out of time in a game on a short clock (%#)', start => {
  const left = { black: 400, white: 400 };
  playGame(
    start,
    position => clockTime(left[position.turn], emptiesOf(position)),
    (turn, milliseconds) => {
      left[turn] -= milliseconds;
      expect(left[turn]).toBeGreaterThan(TIMED_OUT);
    },
  );
});

test.each(STARTS)('the mean is kept over a game, and no move takes twice the mean (%#)', start => {
  const MEAN = 40;
  const times: number[] = [];
  playGame(
    start,
    position => timeOfMean(MEAN, emptiesOf(position)),
    (_, milliseconds) => times.push(milliseconds),
  );
  expect(Math.max(...times)).toBeLessThan(2 * MEAN);
  // Even a move that is solved at once reads the clock several times.
  const looks = 5 * TICK;
  expect(times.reduce((sum, time) => sum + time, 0) / times.length).toBeLessThan(MEAN + looks);
});

test('time that the end of the game does not need goes to the decisive moves', () => {
  const most = (mean: number, empties: number): number => timeOfMean(mean, empties).milliseconds / mean;
  expect(most(1000, 30)).toBeGreaterThan(1.8);
  expect(most(20, 30)).toBe(1.5);
  const aim = (empties: number): number => timeOfMean(1000, empties).aim;
  expect(aim(56)).toBeLessThan(aim(40));
  expect(aim(40)).toBeLessThan(aim(26));
});

const searched = (position: OthelloPosition, limit: ThinkingTime) =>
  engineInTime().search(
    makeSearchTask({ position, method: { by: 'flipside', limit: { type: 'time', ...limit } } }),
    () => {},
  );

test('an easy move takes less time than a hard one', () => {
  const time = { aim: 200, milliseconds: 300 };
  const won = 'f5d6c3d3c4f3f4g3e3e2g4c5f2d2h3b5b4c2b3h5h4f1h6f6g5a5';
  const easy = searched(positionAfter(won, won.length / 2), time).milliseconds;
  expect(easy).toBeLessThan(time.aim / 2);
  // The four first moves of a game are equal.
  expect(searched(STANDARD_START, time).milliseconds).toBeGreaterThan(easy);
});
