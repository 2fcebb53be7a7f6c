import { startOf } from '../../game/games.ts';
import type { Position } from '../../game/position.ts';
import { ownIn } from '../../game/record.ts';
import { replayOf } from '../../game/transcript.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import type { Mistake } from '../../store/kept/savedMistakes.ts';
import type { PuzzleRecord } from '../../store/puzzlesStore.ts';
import { analysisKey } from '../../store/study/analyses.ts';
import { isDue } from '../../study/exercises/memory.ts';

/** The position before the mistake. */
const positionOf = ({ setup, before }: Mistake): Position => {
  const course = replayOf(setup, before);
  const position = course.type === 'legal' ? course.positions.at(-1) : undefined;
  return position ?? startOf(setup);
};

/** The same for equal positions, whatever moves led to them or were played there. */
export const mistakeKey = (mistake: Mistake): string => analysisKey(positionOf(mistake));

/** The mistakes that are due, one per position, the latest last. */
export const dueMistakes = (
  mistakes: readonly Mistake[],
  { memories }: PuzzleRecord,
  now: number,
): readonly Mistake[] => {
  const byKey = new Map(mistakes.toReversed().map(mistake => [mistakeKey(mistake), mistake]));
  return [...byKey].filter(([key]) => isDue(ownIn(memories, key), now)).map(([, mistake]) => mistake);
};

/** A mistake as an exercise; the engine decides which moves are better. */
export const mistakeExercise = (mistake: Mistake, left: number): Exercise => {
  const { setup, before } = mistake;
  return {
    id: mistakeKey(mistake),
    setup,
    given: before,
    color: positionOf(mistake).turn,
    judge: { type: 'best' },
    instruction: 'puzzles.ask.mistake',
    title: { key: 'puzzles.titles.mistakes', values: { left } },
  };
};
