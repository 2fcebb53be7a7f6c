import { colorAt } from '../../game/board.ts';
import type { Position } from '../../game/position.ts';
import { selectPreview } from '../../store/analyses.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { selectOverlayMarks } from '../../store/overlays.ts';
import type { StudyState } from '../../store/studyStore.ts';
import type { BoardPicture, SidedSquare } from './boardPicture.ts';

/** Discs of a position to come that are not there now, or of the other color. */
const foreseenDiscs = (now: Position, later: Position): readonly SidedSquare[] =>
  [...later.shape.squares].flatMap(square => {
    const color = colorAt(later, square);
    return color === undefined || color === colorAt(now, square) ? [] : [{ square, color }];
  });

/** The picture with what a person looks at besides the game: an overlay, and the end of a line. */
export const studiedPicture = (picture: BoardPicture, match: MatchState, study: StudyState): BoardPicture => {
  if (picture.rows !== undefined) return picture;
  const later = selectPreview(match, study);
  return {
    ...picture,
    overlay: selectOverlayMarks(match, study, picture.attended),
    foreseen: later === undefined ? [] : foreseenDiscs(picture.position, later),
  };
};
