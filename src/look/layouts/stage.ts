import { RULES, type Rules } from '../../game/rules.ts';
import { type Shape, STANDARD_SHAPE } from '../../game/shape.ts';
import { type BoardForm, fitBoard, type Rect, THIN } from '../boardGeometry.ts';
import { type BoardTurn, turnFor, UNTURNED } from '../turning.ts';

/**
 * `largestSquare`: on small boards, squares grow up to this factor. `headroom`: for a disc above the frame, in squares.
 */
const STAGE = { largestSquare: 4, headroom: 0.9 } as const;

interface StagedBoard {
  readonly shape: Shape;
  readonly rules: Rules;
  readonly turn?: BoardTurn;
}

/** The form of a board that may be as large as its space. */
export const formOf = ({ shape: { width, height }, rules, turn = UNTURNED }: StagedBoard): BoardForm => ({
  width,
  height,
  turn: turnFor(rules, turn),
  framing: THIN,
  headroom: RULES[rules].picks === 'column' ? STAGE.headroom : 0,
});

/** Boards lie on a stage as large as the standard board: its place in `space`, and the form of the requested board. */
export const stageIn = (
  space: Rect,
  { shape, rules, turn = UNTURNED }: StagedBoard,
): { stage: Rect; form: BoardForm } => {
  const { frame, square } = fitBoard(space, { ...STANDARD_SHAPE, framing: THIN });
  const mostSquare = square * STAGE.largestSquare;
  return { stage: frame, form: { ...formOf({ shape, rules, turn }), mostSquare, mostFramed: square } };
};
