import { describe, expect, test } from 'vitest';
import { planAnalysis } from '../../src/engine/analysis.ts';
import { endgameOf } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { opposite } from '../../src/game/color.ts';
import { startOf } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { flippedBy, isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import { cornersOf } from '../../src/game/shape.ts';
import { columnOf, makeSquare, parseSquare, rowOf, type Square } from '../../src/game/square.ts';
import { replayOf } from '../../src/game/transcript.ts';
import { solutionOf } from '../../src/study/exercise.ts';
import { meetsGoal } from '../../src/study/goals.ts';
import { LESSON_NAMES, type StepName, stepsOf } from '../../src/study/lessons/lessons.ts';
import { taskOf } from '../../src/study/lessons/steps.ts';
import { regionOf } from '../../src/study/regions.ts';
import { neighborOf, stableDiscs } from '../../src/study/stability.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';

const EXTRA = { black: 0, white: 0 };
/** Deep enough that what a lesson calls best stays best. */
const DEPTHS = [10, 14];

const positionIn = (name: StepName): Position => {
  const { setup, given } = taskOf(name);
  const replayed = replayOf(setup, given);
  return (replayed.type === 'legal' ? replayed.positions.at(-1) : undefined) ?? startOf(setup);
};
const othello = (name: StepName): OthelloPosition => {
  const position = positionIn(name);
  if (position.rules === 'connect4') throw new Error('This is Connect Four.');
  return position;
};
const after = <P extends Position>(position: P, move: Square): P => {
  const next = play(position, move);
  if (next === undefined) throw new Error('An illegal move.');
  return next;
};

const analysisOf = (position: Position, depth: number) => {
  const isFour = position.rules === 'connect4';
  const limit = { depth: isFour ? emptySquares(position).size : depth, endgame: endgameOf(depth) };
  const plan = planAnalysis({ position, lines: 1, limit });
  return plan.read(engineSearch(plan.request.position, plan.request.method));
};

/** The moves that the judge accepts once the engine has looked. */
const accepted = (name: StepName, depth = 14): readonly string[] => {
  const { judge } = taskOf(name);
  const position = positionIn(name);
  const analysis = judge.type === 'goal' ? undefined : analysisOf(position, depth);
  return solutionOf({ position, judge, extra: EXTRA, analysis }).squares.map(makeSquare);
};
const only = (name: StepName): Square => {
  const [move, ...others] = accepted(name);
  expect(others).toEqual([]);
  return parseSquare(move ?? '') as Square;
};

const SCREENS = LESSON_NAMES.flatMap(stepsOf);
const BY_ENGINE = SCREENS.filter(name => taskOf(name).judge.type !== 'goal');

describe('what the engine calls right', () => {
  test.each(BY_ENGINE)('is one move on the screen %s, however deep it looks, by at least two discs', name => {
    const position = positionIn(name);
    for (const depth of DEPTHS) {
      const [best, second] = analysisOf(position, depth).moves;
      expect(accepted(name, depth)).toEqual([makeSquare(best?.square as Square)]);
      expect((best?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThanOrEqual(2);
    }
  });
});

test('corners: the corner is the best move by far; every move that the judge refuses gives one away', () => {
  for (const name of ['corner', 'cornersTake'] as const) {
    const [best, second] = analysisOf(positionIn(name), 12).moves;
    expect(accepted(name)).toEqual([makeSquare(best?.square as Square)]);
    expect((best?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThan(6);
  }
  const position = othello('cornersKeep');
  const right = accepted('cornersKeep');
  const wrong = [...legalMoves(position)].filter(move => !right.includes(makeSquare(move)));
  const opened = wrong.map(move =>
    [...legalMoves(after(position, move))].some(reply => cornersOf(position.shape).has(reply)),
  );
  expect(opened).toEqual(wrong.map(() => true));
  expect(wrong.map(makeSquare)).toEqual(expect.arrayContaining(['b2', 'g2', 'b7', 'g7']));
  expect(right).toContain(makeSquare(analysisOf(position, 12).moves[0]?.square as Square));
});

test('mobility: one move leaves few replies, and it is the best one', () => {
  for (const name of ['mobilityFew', 'mobilityMore'] as const)
    expect(only(name)).toBe(analysisOf(positionIn(name), 12).moves[0]?.square);
});

test('quiet moves flip a single disc inside, and the greedy ones are worse', () => {
  for (const name of ['quietMove', 'quietFrontier'] as const) {
    const position = othello(name);
    const move = only(name);
    expect(flippedBy(position, move).size).toBe(1);
    const greedy = [...legalMoves(position)].filter(other => flippedBy(position, other).size >= 4);
    expect(greedy.length).toBeGreaterThan(0);
  }
});

test('parity: the only winning move is in the only odd region', () => {
  for (const name of ['parityOne', 'parityThree'] as const) {
    const position = othello(name);
    const winning = regionOf(position, only(name));
    expect(winning.size % 2).toBe(1);
    const others = [...emptySquares(position).diff(winning)].map(
      square => regionOf(position, square).size % 2,
    );
    expect(others).toEqual(others.map(() => 0));
  }
});

test('stability: the best move gains at least four discs that can never be flipped', () => {
  for (const name of ['edgeAnchor', 'edgeWall'] as const) {
    const position = othello(name);
    const gained = after(position, only(name));
    const before = stableDiscs(position, position.turn).size;
    expect(before).toBeGreaterThan(0);
    expect(stableDiscs(gained, position.turn).size - before).toBeGreaterThanOrEqual(4);
  }
});

test('wedges: the best move fills the gap between two discs of the other side on an edge, and cannot be flipped at once', () => {
  for (const name of ['wedgeMove', 'wedgeSide'] as const) {
    const position = othello(name);
    const move = only(name);
    const isOnRow = rowOf(move) === 0 || rowOf(move) === 7;
    expect(isOnRow || columnOf(move) === 0 || columnOf(move) === 7).toBe(true);
    const others = position.discs[opposite(position.turn)];
    for (const step of [-1, 1]) {
      const neighbor = neighborOf(position, move, isOnRow ? [step, 0] : [0, step]);
      expect(neighbor !== undefined && others.has(neighbor)).toBe(true);
    }
    const wedged = after(position, move);
    const flipped = [...legalMoves(wedged)].filter(
      reply => wedged.turn !== position.turn && flippedBy(wedged, reply).has(move),
    );
    expect(flipped.map(makeSquare)).toEqual([]);
  }
});

test('counting: every other move flips more or loses, and the right one wins', () => {
  const position = othello('countTwo');
  const right = only('countTwo');
  const [wrong] = [...legalMoves(position)].filter(move => move !== right);
  expect(flippedBy(position, wrong as Square).size).toBeGreaterThan(flippedBy(position, right).size);
  expect([emptySquares(position).size, emptySquares(othello('countThree')).size]).toEqual([2, 3]);
  expect(emptySquares(othello('count')).size).toBe(2);
});

test('the rules: White has to pass, and three in a row become four', () => {
  const passing = othello('pass');
  const answer = after(passing, only('pass'));
  expect([isOver(answer), answer.turn]).toEqual([false, passing.turn]);
  for (const name of ['row', 'diagonal'] as const)
    expect(isOver(after(positionIn(name), only(name)))).toBe(true);
});

test('Connect Four: Yellow completes four after every move that the judge refuses', () => {
  for (const name of ['block', 'under'] as const) {
    const position = positionIn(name);
    const refused = [...legalMoves(position)].filter(move => !meetsGoal('stopsFour', position, move));
    const lost = refused.map(move => {
      const next = after(position, move);
      return [...legalMoves(next)].some(reply => isOver(after(next, reply)));
    });
    expect(lost).toEqual(refused.map(() => true));
    expect(refused.length).toBeGreaterThan(0);
  }
});
