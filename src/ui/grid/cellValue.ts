import { html, nothing, type TemplateResult } from 'lit';
import type { Square } from '../../game/square.ts';
import { mayAnalyze } from '../../play/study/studyPlay.ts';
import { selectSolution } from '../../store/exerciseStore.ts';
import { selectPosition } from '../../store/selectors.ts';
import { type MoveValue, type ShownValues, selectValues, valuesOf } from '../../store/study/analyses.ts';
import type { Shell } from '../kit/shell.ts';
import { aboutValue, nameWithValue, valueText } from '../words/study/valueWords.ts';
import type { GridUse } from './gridEvents.ts';

/** The values that a grid shows, if they are wanted and known. */
export const gridValues = ({ play }: Shell, { screen, state }: GridUse): ShownValues | undefined => {
  const { study, settings, exercise } = play.stores;
  const solution = screen === 'board' ? selectSolution(exercise.getState()) : undefined;
  if (solution !== undefined) return valuesOf(selectPosition(state()), solution.scores);
  if (screen !== 'board' || !mayAnalyze(play.stores)) return undefined;
  return selectValues(state(), study.getState(), settings.getState());
};

/** What a cell says and shows besides its disc. */
export interface CellValue {
  /** The cell's name with the value. */
  readonly name: string;
  /** How sure it is. */
  readonly about: string | undefined;
  /** Sighted people read it on the square. */
  readonly mark: TemplateResult | typeof nothing;
}

const classOf = ({ exact, isBest }: MoveValue): string =>
  ['value', ...(exact ? ['proved'] : []), ...(isBest ? ['best'] : [])].join(' ');

/** A cell with the value of the move there, if there is one. */
export const cellValue = (
  { words }: Shell,
  name: string,
  values: ShownValues | undefined,
  square: Square | undefined,
): CellValue => {
  const value = square === undefined ? undefined : values?.of.get(square);
  if (values === undefined || value === undefined) return { name, about: undefined, mark: nothing };
  const about = aboutValue(words, values, value);
  return {
    name: nameWithValue(words, name, values, value),
    about,
    mark: html`<span class=${classOf(value)} title=${about} aria-hidden="true">${valueText(words, values.position, value, 'shortOutlook')}</span>`,
  };
};
