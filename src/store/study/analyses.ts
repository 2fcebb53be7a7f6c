import type { AnalyzedMove } from '../../engine/searchRequest.ts';
import { opposite } from '../../game/color.ts';
import { type Position, pass, play } from '../../game/position.ts';
import { rulesFor } from '../../game/rules.ts';
import { makeShapeText } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import { type OverlayMark, overlayMarks } from '../../study/overlays.ts';
import type { MatchState } from '../matchStore.ts';
import { selectPosition } from '../selectors.ts';
import type { Settings } from '../settingsStore.ts';
import type { PositionAnalysis, StudyState } from '../studyStore.ts';

/** The same key for equal positions, whatever moves led to them. */
export const analysisKey = ({ rules, shape, turn, discs: { black, white } }: Position): string =>
  [rules, makeShapeText(shape), turn, black.lo, black.hi, white.lo, white.hi].join(' ');

/** The position with the other side to move; undefined if that side has no move, or the game has no passes. */
const threatOf = (position: Position): Position | undefined =>
  rulesFor(position).hasPasses ? pass(position) : undefined;

/** The position to analyze: the one on the board, or the same with the other side to move. */
export const selectAnalyzedPosition = (
  match: MatchState,
  { asksThreat }: Pick<StudyState, 'asksThreat'>,
): Position | undefined => (asksThreat ? threatOf(selectPosition(match)) : selectPosition(match));

/** The analysis of that position so far. */
export const selectAnalysis = (match: MatchState, study: StudyState): PositionAnalysis | undefined => {
  const position = selectAnalyzedPosition(match, study);
  const { analysis } = study;
  if (position === undefined || analysis === undefined) return undefined;
  return analysisKey(analysis.position) === analysisKey(position) ? analysis : undefined;
};

/** The position after some moves; undefined if one of them is not legal. */
const positionAfter = (position: Position, moves: readonly Square[]): Position | undefined =>
  moves.reduce<Position | undefined>((at, move) => at && play(at, move), position);

/** The position of the coach's demonstration. */
export const selectDemonstrated = ({ advice }: Pick<StudyState, 'advice'>): Position | undefined =>
  advice?.type === 'warning' ? advice.shown : undefined;

/** The position of the previewed line of the analysis. */
export const selectPreview = (match: MatchState, study: StudyState): Position | undefined => {
  const { previewed } = study;
  const known = previewed === undefined ? undefined : selectAnalysis(match, study);
  return known && positionAfter(known.position, previewed ?? []);
};

/** The engine's value of a legal move. */
export interface MoveValue extends AnalyzedMove {
  /** Whether no other move is better. In Connect Four only proved moves count. */
  readonly isBest: boolean;
}

/** The values shown on the board. */
export interface ShownValues {
  /** The position that they belong to: the one on the board, or the same with the other side to move. */
  readonly position: Position;
  readonly isThreat: boolean;
  readonly of: ReadonlyMap<Square, MoveValue>;
}

/** The values of moves in a position, where `turn` is to move on the board. */
export const valuesOf = (
  position: Position,
  moves: readonly AnalyzedMove[],
  turn: Position['turn'] = position.turn,
): ShownValues => {
  const best = Math.max(...moves.map(({ score }) => score));
  const isMeant = ({ exact }: AnalyzedMove): boolean => exact || !rulesFor(position).hasOutlook;
  return {
    position,
    isThreat: position.turn === opposite(turn),
    of: new Map(moves.map(move => [move.square, { ...move, isBest: isMeant(move) && move.score === best }])),
  };
};

/** The values on the squares; undefined if they are off or not known yet. */
export const selectValues = (
  match: MatchState,
  study: StudyState,
  { values }: Pick<Settings, 'values'>,
): ShownValues | undefined => {
  const known = values ? selectAnalysis(match, study) : undefined;
  return known && valuesOf(known.position, known.analysis.moves, selectPosition(match).turn);
};

export type { OverlayMark } from '../../study/overlays.ts';

/** The marks of the overlay, if there is one. */
export const selectOverlayMarks = (
  match: MatchState,
  { overlay }: Pick<StudyState, 'overlay'>,
  attended?: Square | undefined,
): readonly OverlayMark[] =>
  overlay === undefined ? [] : overlayMarks(selectPosition(match), overlay, attended);
