import type { Color } from '../../game/color.ts';
import { STANDARD_SETUP } from '../../game/games.ts';
import { makeTranscript, type Transcript } from '../../game/transcript.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import type { LearnedLine } from '../../store/openingsStore.ts';
import type { Judge, Solution } from '../../study/exercises/exercise.ts';

export const lineKey = ({ transcript, color }: LearnedLine): string =>
  `${makeTranscript(transcript)} ${color}`;

const isOwn = (color: Color, ply: number): boolean => (ply % 2 === 0) === (color === 'black');

/** All four first moves are equivalent by symmetry, so they are not asked. */
const FIRST_ASKED = 1;

const judgeOf = (line: Transcript, ply: number): Judge => ({
  type: 'moves',
  squares: line.slice(ply, ply + 1).flatMap(move => (move === 'pass' ? [] : [move])),
});

/** A new line is shown, then repeated with its moves visible, and then recalled like all others. */
type Step = 'see' | 'repeat' | 'recall';
/** A line and the way it is asked. */
export interface AskedLine {
  readonly line: LearnedLine;
  readonly step: Step;
}

/** The order of questions for these lines: a new line is recalled after the next one has been repeated. */
export const stepsOfLines = (lines: readonly LearnedLine[]): readonly AskedLine[] => {
  const [isNew, isKnown] = [lines.filter(({ memory }) => !memory), lines.filter(({ memory }) => memory)];
  return [
    ...isKnown.map(line => ({ line, step: 'recall' }) as const),
    ...isNew.flatMap((line, index): readonly AskedLine[] => {
      const before = isNew[index - 1];
      return [
        { line, step: 'see' },
        { line, step: 'repeat' },
        ...(before === undefined ? [] : [{ line: before, step: 'recall' } as const]),
      ];
    }),
    ...isNew.slice(-1).map(line => ({ line, step: 'recall' }) as const),
  ];
};

const movesOf = ({ transcript }: LearnedLine): string =>
  transcript.map(move => makeTranscript([move])).join(' ');

/** A line as an exercise: the person plays one side, the exercise the other. */
export const lineExercise = ({ line, step }: AskedLine, left: number): Exercise | undefined => {
  const { transcript, color } = line;
  const asked = transcript.map((_, ply) => ply).filter(ply => ply >= FIRST_ASKED && isOwn(color, ply));
  const [first, ...rest] = asked;
  if (first === undefined) return undefined;
  const steps = rest.flatMap(ply => {
    const reply = transcript[ply - 1];
    return reply === undefined || reply === 'pass' ? [] : [{ reply, judge: judgeOf(transcript, ply) }];
  });
  const exercise: Exercise = {
    id: lineKey(line),
    setup: STANDARD_SETUP,
    given: transcript.slice(0, first),
    color,
    judge: judgeOf(transcript, first),
    instruction: 'openings.ask',
    title: { key: 'openings.linesLeft', values: { left } },
    isOpening: true,
  };
  const values = { line: movesOf(line) };
  const shows: Solution = { squares: [], scores: [], moment: undefined };
  const forms: Readonly<Record<Step, Exercise>> = {
    see: { ...exercise, instruction: { key: 'openings.see', values }, given: [], plays: transcript, shows },
    repeat: { ...exercise, instruction: { key: 'openings.askNew', values }, continuation: { steps } },
    recall: { ...exercise, continuation: { steps } },
  };
  return forms[step];
};
