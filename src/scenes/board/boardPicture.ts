import { colorAt } from '../../game/board.ts';
import { type Color, opposite } from '../../game/color.ts';
import { isMatchOver, lastTurn, type Match, outcomeOf } from '../../game/match.ts';
import { flippedBy, isLegal, legalMoves, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { AppState } from '../../store/appStore.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { selectIsPersonsTurn, selectPosition } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';

export interface SidedSquare {
  readonly square: Square;
  readonly color: Color;
}

/** What lies on a board besides its discs. */
export interface BoardPicture {
  readonly position: Position;
  /** Dots on squares that may be played, in the mark color of the side that may. */
  readonly legal: readonly SidedSquare[];
  /** Whether the dots step back, because it is the computer's turn. */
  readonly quiet: boolean;
  readonly attended: Square | undefined;
  /** The disc that a person would play. */
  readonly ghost: SidedSquare | undefined;
  /** Discs that the ghost would turn, with the color they have. */
  readonly turning: readonly SidedSquare[];
  readonly lastMove: SidedSquare | undefined;
  readonly hint: Square | undefined;
  /** Discs that have just turned, where nothing moves to show it. */
  readonly outlined: readonly SidedSquare[];
  /** The side whose discs have lost their color. */
  readonly lost: Color | undefined;
  /** The side whose disc rides with the mouse. */
  readonly rider: Color | undefined;
}

export const plainPicture = (position: Position): BoardPicture => ({
  position,
  legal: [],
  quiet: false,
  attended: undefined,
  ghost: undefined,
  turning: [],
  lastMove: undefined,
  hint: undefined,
  outlined: [],
  lost: undefined,
  rider: undefined,
});

const colored = (position: Position, squares: SquareSet): readonly SidedSquare[] =>
  [...squares].flatMap(square => {
    const color = colorAt(position, square);
    return color === undefined ? [] : [{ square, color }];
  });

export const legalDots = (squares: SquareSet, color: Color): readonly SidedSquare[] =>
  [...squares].map(square => ({ square, color }));

/** The loser's color once the game is over, unless it is a draw. */
const lostColorOf = (match: Match | undefined): Color | undefined => {
  const winner = match !== undefined && isMatchOver(match) ? outcomeOf(match).winner : 'draw';
  return winner === 'draw' ? undefined : opposite(winner);
};

const lastMoveOf = (match: Match | undefined, position: Position): SidedSquare | undefined => {
  const turn = match && lastTurn(match);
  return turn && colored(position, SquareSet.of(turn.square))[0];
};

/** Everything on the board of a match, from what the stores know. */
export const boardPicture = (match: MatchState, settings: Settings, app: AppState): BoardPicture => {
  const position = selectPosition(match);
  const { preview } = app;
  const person = selectIsPersonsTurn(match);
  const aimed = person && preview !== undefined && isLegal(position, preview) ? preview : undefined;
  const turned = match.match && app.reducedMotion ? lastTurn(match.match)?.flipped : undefined;
  return {
    position,
    legal: settings.legalMarks ? legalDots(legalMoves(position), position.turn) : [],
    quiet: !person,
    attended: preview,
    ghost: aimed === undefined ? undefined : { square: aimed, color: position.turn },
    turning: aimed === undefined ? [] : colored(position, flippedBy(position, aimed)),
    lastMove: lastMoveOf(match.match, position),
    hint: match.hint?.best,
    outlined: turned === undefined ? [] : colored(position, turned),
    lost: lostColorOf(match.match),
    rider: person ? position.turn : undefined,
  };
};
