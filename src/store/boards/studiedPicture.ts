import { colorAt } from '../../game/board.ts';
import type { Position } from '../../game/position.ts';
import type { MatchState } from '../matchStore.ts';
import { selectDemonstrated, selectOverlayMarks, selectPreview } from '../study/analyses.ts';
import type { StudyState } from '../studyStore.ts';
import { type BoardPicture, plainPicture, type SidedSquare } from './boardPicture.ts';

/** Discs of a later position that are missing now or have the other color. */
const foreseenDiscs = (now: Position, later: Position): readonly SidedSquare[] =>
  [...later.shape.squares].flatMap(square => {
    const color = colorAt(later, square);
    return color === undefined || color === colorAt(now, square) ? [] : [{ square, color }];
  });

/** The picture with the overlay, the end of the previewed line, or the coach's demonstration. */
export const studiedPicture = (picture: BoardPicture, match: MatchState, study: StudyState): BoardPicture => {
  if (picture.rows !== undefined) return picture;
  const demonstrated = selectDemonstrated(study);
  if (demonstrated !== undefined) return plainPicture(demonstrated);
  const later = selectPreview(match, study);
  return {
    ...picture,
    overlay: selectOverlayMarks(match, study, picture.attended),
    foreseen: later === undefined ? [] : foreseenDiscs(picture.position, later),
  };
};
