import { describe, expect, test } from 'vitest';
import { planAnalysis } from '../../src/engine/analysis.ts';
import { endgameOf } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { startOf } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import { makeSquare, parseSquare, type Square } from '../../src/game/square.ts';
import { replayOf } from '../../src/game/transcript.ts';
import { solutionOf } from '../../src/study/exercises/exercise.ts';
import { meetsGoal } from '../../src/study/exercises/goals.ts';
import { LESSON_NAMES, type StepName, stepsOf } from '../../src/study/lessons/lessons.ts';
import { stepTask } from '../../src/study/lessons/steps.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';

const EXTRA = { black: 0, white: 0 };
/** Deep enough that a lesson's best move stays best. */
const DEPTHS = [10, 14];

const positionIn = (name: StepName): Position => {
  const { setup, given } = stepTask(name);
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

/** The moves that the judge accepts after an analysis. */
const accepted = (name: StepName, depth = 14): readonly string[] => {
  const { judge } = stepTask(name);
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
const BY_ENGINE = SCREENS.filter(name => stepTask(name).judge.type !== 'goal');

describe('the right move by the engine', () => {
  test.each(BY_ENGINE)('is unique on the screen %s at all depths, by at least two discs', name => {
    const position = positionIn(name);
    for (const depth of DEPTHS) {
      const [best, second] = analysisOf(position, depth).moves;
      expect(accepted(name, depth)).toEqual([makeSquare(best?.square as Square)]);
      expect((best?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThanOrEqual(2);
    }
  });
});

test('the rules: White has to pass, and three flips become four', () => {
  const passing = othello('pass');
  const answer = after(passing, only('pass'));
  expect([isOver(answer), answer.turn]).toEqual([false, passing.turn]);
  for (const name of ['row', 'diagonal'] as const)
    expect(isOver(after(positionIn(name), only(name)))).toBe(true);
});

test('Connect Four: Yellow can complete four after every move that the judge rejects', () => {
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
