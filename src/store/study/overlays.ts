import type { Square } from '../../game/square.ts';
import { type OverlayMark, overlayMarks } from '../../study/overlays.ts';
import type { MatchState } from '../matchStore.ts';
import { selectPosition } from '../selectors.ts';
import type { StudyState } from '../studyStore.ts';

export type { OverlayMark } from '../../study/overlays.ts';

/** What is laid over the squares of the board, if anything. */
export const selectOverlayMarks = (
  match: MatchState,
  { overlay }: Pick<StudyState, 'overlay'>,
  attended?: Square | undefined,
): readonly OverlayMark[] =>
  overlay === undefined ? [] : overlayMarks(selectPosition(match), overlay, attended);
