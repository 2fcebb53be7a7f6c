import { colorAt, occupied } from '../../game/board.ts';
import { type Color, opposite } from '../../game/color.ts';
import { type Connect4Position, winningSquares } from '../../game/connect4/position.ts';
import { isMatchOver, lastTurn, latestTurns, type Match, outcomeOf } from '../../game/match.ts';
import { type OthelloPosition, openCentre } from '../../game/othello/position.ts';
import { dropsDiscs, flippedBy, isLegal, isOver, legalMoves, type Position } from '../../game/position.ts';
import { rulesFor } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { Ending } from '../../look/ceremony/ending.ts';
import type { RowsPlan } from '../../look/ceremony/rows.ts';
import type { AppState } from '../appStore.ts';
import type { MatchState } from '../matchStore.ts';
import { ownColor, selectIsOver, selectIsPersonsTurn, selectPosition } from '../selectors.ts';
import type { Settings } from '../settingsStore.ts';
import type { OverlayMark } from '../study/analyses.ts';

export interface SidedSquare {
  readonly square: Square;
  readonly color: Color;
}

/** Everything on a board besides its discs. */
export interface BoardPicture {
  readonly position: Position;
  /** Dots on legal squares, in the mark color of the side that may play there. */
  readonly legal: readonly SidedSquare[];
  /** Whether the marks are faint, because it is the computer's turn. */
  readonly quiet: boolean;
  readonly attended: Square | undefined;
  /** A preview of the person's disc. */
  readonly ghost: SidedSquare | undefined;
  /** In a study, the next move of the line. */
  readonly next: SidedSquare | undefined;
  /** Discs that the previewed move would flip, with their current color. */
  readonly turning: readonly SidedSquare[];
  /** The discs that one side has placed since the other side's last move, newest first. */
  readonly lastMoves: readonly SidedSquare[];
  readonly hint: Square | undefined;
  /** Other good squares. */
  readonly good: readonly Square[];
  /** Center squares that must be filled before any other. */
  readonly centre: readonly Square[];
  /** Where a disc above its column would land. */
  readonly landing: SidedSquare | undefined;
  /** The discs of a row of four. */
  readonly won: readonly SidedSquare[];
  /** Discs that were just flipped, if the animation is off. */
  readonly outlined: readonly SidedSquare[];
  /** Grayed-out discs: the loser's, or in Connect Four all that are in no row of four. */
  readonly lost: SquareSet;
  /** The side whose disc follows the mouse. */
  readonly rider: Color | undefined;
  /** The rows into which the discs pour while they are counted at the end of a game. */
  readonly rows: RowsPlan | undefined;
  /** Discs that a previewed line of the analysis would place or flip. */
  readonly foreseen: readonly SidedSquare[];
  /** The marks of the chosen overlay. */
  readonly overlay: readonly OverlayMark[];
}

export const plainPicture = (position: Position): BoardPicture => ({
  position,
  legal: [],
  quiet: false,
  attended: undefined,
  ghost: undefined,
  next: undefined,
  turning: [],
  lastMoves: [],
  hint: undefined,
  good: [],
  centre: [],
  landing: undefined,
  won: [],
  outlined: [],
  lost: SquareSet.empty,
  rider: undefined,
  rows: undefined,
  foreseen: [],
  overlay: [],
});

const colored = (position: Position, squares: SquareSet): readonly SidedSquare[] =>
  [...squares].flatMap(square => {
    const color = colorAt(position, square);
    return color === undefined ? [] : [{ square, color }];
  });

export const legalDots = (squares: SquareSet, color: Color): readonly SidedSquare[] =>
  [...squares].map(square => ({ square, color }));

/** The discs grayed out at the end of a game. Without a row of four, Connect Four works like Othello. */
const lostDiscs = (match: Match | undefined, position: Position): SquareSet => {
  if (match === undefined || !isMatchOver(match)) return SquareSet.empty;
  const { aim, winningSquares } = rulesFor(position);
  if (aim === 'fourInARow' && isOver(position)) return occupied(position).diff(winningSquares(position));
  const { winner } = outcomeOf(match);
  return winner === 'draw' ? SquareSet.empty : position.discs[opposite(winner)];
};

const lastMovesOf = (match: Match | undefined): readonly SidedSquare[] =>
  match === undefined ? [] : latestTurns(match).map(({ square, color }) => ({ square, color }));

/** The square that a click would play: the hovered one, or the free square of its column. */
const aimOf = (position: Position, preview: Square | undefined): Square | undefined => {
  if (preview === undefined) return undefined;
  const square = rulesFor(position).landing(position, preview);
  return square !== undefined && isLegal(position, square) ? square : undefined;
};

type Aimed = Pick<BoardPicture, 'legal' | 'attended' | 'ghost' | 'turning' | 'landing' | 'won' | 'centre'>;

/** In Connect Four every column that is not full is legal, so legal squares are not marked. */
const connect4Marks = (position: Connect4Position, aim: SidedSquare | undefined): Aimed => ({
  legal: [],
  attended: undefined,
  ghost: undefined,
  turning: [],
  centre: [],
  landing: aim,
  won: colored(position, winningSquares(position)),
});

const othelloMarks = (
  position: OthelloPosition,
  aim: SidedSquare | undefined,
  attended: Square | undefined,
): Aimed => ({
  legal: legalDots(legalMoves(position), position.turn),
  attended,
  ghost: aim,
  turning: aim === undefined ? [] : colored(position, flippedBy(position, aim.square)),
  centre: [...openCentre(position)],
  landing: undefined,
  won: [],
});

/** What the board shows besides the match. */
interface Extras {
  readonly ending?: Ending | undefined;
  /** The square of the next move in a study. */
  readonly next?: Square | undefined;
  /** In an exercise only the person's moves are marked, not the replies. */
  readonly isExercise?: boolean;
}

/** Everything on the board of a match besides its discs, from the stores and the visible ending. */
export const boardPicture = (
  match: MatchState,
  settings: Settings,
  app: AppState,
  { ending, next, isExercise = false }: Extras = {},
): BoardPicture => {
  const position = selectPosition(match);
  const lost = match.inMotion === undefined ? lostDiscs(match.match, position) : SquareSet.empty;
  if (ending?.type === 'rows' && match.result === 'coming')
    return { ...plainPicture(position), lost, rows: ending.plan };
  const person = selectIsPersonsTurn(match);
  const square = person ? aimOf(position, match.intended ?? app.preview) : undefined;
  const aim = square === undefined ? undefined : { square, color: position.turn };
  const attended = match.intended ?? app.preview;
  const marks = dropsDiscs(position) ? connect4Marks(position, aim) : othelloMarks(position, aim, attended);
  // A premove flips nothing yet.
  const ahead =
    person || match.intended === undefined
      ? undefined
      : { square: match.intended, color: ownColor(match.match) };
  const turned = match.match && app.reducedMotion ? lastTurn(match.match)?.flipped : undefined;
  return {
    ...marks,
    ...(ahead !== undefined && { ghost: ahead }),
    position,
    next: next === undefined || next === aim?.square ? undefined : { square: next, color: position.turn },
    legal: settings.legalMarks && !selectIsOver(match) && (person || !isExercise) ? marks.legal : [],
    quiet: !person,
    lastMoves: lastMovesOf(match.match),
    hint: match.hint?.best,
    good: match.hint?.good ?? [],
    outlined: turned === undefined ? [] : colored(position, turned),
    lost,
    rider: person ? position.turn : undefined,
    rows: undefined,
    foreseen: [],
    overlay: [],
  };
};
