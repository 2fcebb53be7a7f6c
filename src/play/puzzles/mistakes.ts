import { startOf } from '../../game/games.ts';
import { makeShapeText } from '../../game/shape.ts';
import { replayOf, writeMoves } from '../../game/transcript.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import type { Mistake } from '../../store/kept/savedMistakes.ts';
import type { PuzzleRecord } from '../../store/puzzlesStore.ts';
import { isDue } from '../../study/spacing.ts';

/** The same for the same position, whatever was played there. */
export const mistakeKey = ({ setup, before }: Mistake): string =>
  [setup.game, makeShapeText(setup.shape), writeMoves(startOf(setup).rules, before)].join(' ');

/** The mistakes that should come back now, a position once. */
export const dueMistakes = (
  mistakes: readonly Mistake[],
  { memories }: PuzzleRecord,
  now: number,
): readonly Mistake[] => {
  const byKey = new Map(mistakes.toReversed().map(mistake => [mistakeKey(mistake), mistake]));
  return [...byKey].filter(([key]) => isDue(memories[key], now)).map(([, mistake]) => mistake);
};

/** A mistake to be done better; the engine decides what is. */
export const mistakeExercise = (mistake: Mistake, left: number): Exercise => {
  const { setup, before } = mistake;
  const course = replayOf(setup, before);
  const position = course.type === 'legal' ? course.positions.at(-1) : undefined;
  return {
    id: mistakeKey(mistake),
    setup,
    given: before,
    color: position?.turn ?? 'black',
    judge: { type: 'best' },
    instruction: 'puzzles.ask.mistake',
    title: { key: 'puzzles.titles.mistakes', values: { left } },
  };
};
