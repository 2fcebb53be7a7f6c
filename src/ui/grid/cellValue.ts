import { html, nothing, type TemplateResult } from 'lit';
import type { Square } from '../../game/square.ts';
import { mayAnalyze } from '../../play/study/studyPlay.ts';
import { selectSolution } from '../../store/exerciseStore.ts';
import { selectPosition } from '../../store/selectors.ts';
import { type MoveValue, type ShownValues, selectValues, valuesOf } from '../../store/study/analyses.ts';
import type { Shell } from '../kit/shell.ts';
import { aboutValue, nameWithValue, valueText } from '../words/study/valueWords.ts';
import type { GridUse } from './gridEvents.ts';

/** The values shown on a grid, if they are switched on and known. */
export const gridValues = ({ play }: Shell, { screen, state }: GridUse): ShownValues | undefined => {
  const { study, settings, exercise } = play.stores;
  const solution = screen === 'board' ? selectSolution(exercise.getState()) : undefined;
  if (solution !== undefined) return valuesOf(selectPosition(state()), solution.scores);
  if (screen !== 'board' || !mayAnalyze(play.stores)) return undefined;
  return selectValues(state(), study.getState(), settings.getState());
};

/** A cell's accessible text and its value. */
export interface CellValue {
  /** The cell's accessible name, including the value. */
  readonly name: string;
  /** How reliable the value is. */
  readonly about: string | undefined;
  /** The value drawn on the square. */
  readonly mark: TemplateResult | typeof nothing;
}

const classOf = ({ exact, isBest }: MoveValue): string =>
  ['value', ...(exact ? ['proved'] : []), ...(isBest ? ['best'] : [])].join(' ');

/** A cell with the value of its move, if there is one. */
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
