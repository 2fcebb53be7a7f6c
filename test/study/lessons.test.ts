import { describe, expect, test } from 'vitest';
import { opposite } from '../../src/game/color.ts';
import { startOf } from '../../src/game/games.ts';
import { isOver, legalMoves, type Position, play, winnerOf } from '../../src/game/position.ts';
import { replayOf } from '../../src/game/transcript.ts';
import type { Task } from '../../src/study/exercises/exercise.ts';
import { meetsGoal, refutationOf } from '../../src/study/exercises/goals.ts';
import { doneIn, LESSON_NAMES, nextStepOf, stepsOf } from '../../src/study/lessons/lessons.ts';
import { stepTask } from '../../src/study/lessons/steps.ts';

const positionIn = ({ setup, given }: Task): Position => {
  const replayed = replayOf(setup, given);
  return (replayed.type === 'legal' ? replayed.positions.at(-1) : undefined) ?? startOf(setup);
};

const SCREENS = LESSON_NAMES.flatMap(stepsOf);

test('every screen has a unique name', () => {
  expect(new Set(SCREENS).size).toBe(SCREENS.length);
});

test.each(SCREENS)('on the screen %s the person is to move and has a choice', name => {
  const task = stepTask(name);
  const position = positionIn(task);
  expect([position.turn, isOver(position)]).toEqual([task.color, false]);
  expect(legalMoves(position).size).toBeGreaterThan(1);
});

describe('a goal', () => {
  test.each(SCREENS.filter(name => stepTask(name).judge.type === 'goal'))(
    'of the screen %s has right answers',
    name => {
      const task = stepTask(name);
      const { judge } = task;
      if (judge.type !== 'goal') return;
      const position = positionIn(task);
      const moves = [...legalMoves(position)];
      const right = moves.filter(move => meetsGoal(judge.goal, position, move, judge.count));
      expect(right.length).toBeGreaterThan(0);
      if (judge.goal !== 'any') expect(right.length).toBeLessThan(moves.length);
      for (const move of moves) {
        const reply = refutationOf(judge.goal, position, move);
        const isWrongFour = judge.goal === 'stopsFour' && !right.includes(move);
        expect(reply !== undefined).toBe(isWrongFour);
        const lost = reply && play(play(position, move) as Position, reply);
        if (lost !== undefined) expect(winnerOf(lost)).toBe(opposite(position.turn));
      }
    },
  );
});

test('a lesson continues where it was left, and starts over when it is completed', () => {
  const all = stepsOf('rules');
  expect(nextStepOf('rules', [])).toBe('first');
  expect(nextStepOf('rules', ['first', 'drop'])).toBe('line');
  expect(nextStepOf('rules', all)).toBe('first');
  expect(doneIn('rules', ['line', 'drop', 'no such screen'])).toBe(1);
});
