import { colorAt } from './board.ts';
import { type ByColor, type Color, opposite } from './color.ts';
import {
  allowsStart,
  blocksFreely,
  boardOf,
  type GameName,
  hasSize,
  rulesOf,
  type Setup,
  startOf,
} from './games.ts';
import { type Position, RULES } from './rules.ts';
import { blockedSquares, makeSize, type Shape, withBlocked } from './shape.ts';
import { columnOf, rowOf, type Square, squareAt } from './square.ts';
import { SquareSet } from './squareSet.ts';
import { makeStartText } from './start.ts';

/** The board while a position is being set up. The position need not be playable. */
export interface Arrangement {
  readonly game: GameName;
  readonly shape: Shape;
  readonly discs: ByColor<SquareSet>;
  readonly turn: Color;
}

export type Content = Color | 'empty' | 'blocked';

/** In games that count turns (Connect Four) the number of discs decides whose turn it is. */
const withCountedTurn = (arrangement: Arrangement): Arrangement => {
  const turn = RULES[rulesOf(arrangement.game)].countedTurn?.(arrangement.discs) ?? arrangement.turn;
  return turn === arrangement.turn ? arrangement : { ...arrangement, turn };
};

export const isTurnCounted = ({ game }: Arrangement): boolean =>
  RULES[rulesOf(game)].countedTurn !== undefined;

const plainSetup = (game: GameName, shape: Shape): Setup => ({
  game,
  shape,
  headStart: undefined,
  freePassing: false,
});

/** The usual start of a game on a board. */
export const usualArrangement = (game: GameName, shape: Shape): Arrangement => {
  const { discs, turn } = startOf(plainSetup(game, shape));
  return { game, shape, discs, turn };
};

/** A position to edit. XOT becomes Othello: without its random opening there is no difference. */
export const arrangementOf = (game: GameName, { shape, discs, turn }: Position): Arrangement => ({
  game: allowsStart(game) ? game : 'othello',
  shape,
  discs,
  turn,
});

/** The arrangement as a position to display. It is not checked for being playable. */
export const positionIn = ({ game, shape, discs, turn }: Arrangement): Position => {
  const usual: Position = startOf(plainSetup(game, shape));
  return { ...usual, shape, discs, turn };
};

const isSame = (one: Arrangement, other: Arrangement): boolean =>
  one.shape.squares.equals(other.shape.squares) && makeStartText(one) === makeStartText(other);

const isUsual = (arrangement: Arrangement): boolean =>
  isSame(arrangement, usualArrangement(arrangement.game, arrangement.shape));

/** The setup to play the arrangement with; an arrangement equal to the usual start gives the plain game. */
export const setupIn = (arrangement: Arrangement): Setup => {
  const { game, shape, discs, turn } = arrangement;
  const setup = plainSetup(game, shape);
  return isUsual(arrangement) && !blocksFreely(game) ? setup : { ...setup, start: { discs, turn } };
};

export const contentAt = ({ shape, ...board }: Arrangement, square: Square): Content => {
  if (!shape.squares.has(square)) return 'blocked';
  return colorAt({ shape, ...board }, square) ?? 'empty';
};

/** Whether the square lies within the board's rectangle, blocked or not. */
const isWithin = ({ width, height }: Shape, square: Square): boolean =>
  columnOf(square) < width && rowOf(square) < height;

const inSet = (set: SquareSet, square: Square, isIn: boolean): SquareSet =>
  isIn ? set.with(square) : set.without(square);

/** Puts a disc or a blocked square on a square, or empties it. Squares can be blocked only in games that allow it. */
export const withContent = (arrangement: Arrangement, square: Square, content: Content): Arrangement => {
  const { game, shape, discs } = arrangement;
  const isFree = blocksFreely(game);
  if (!isWithin(shape, square) || contentAt(arrangement, square) === content) return arrangement;
  if (!isFree && (content === 'blocked' || !shape.squares.has(square))) return arrangement;
  const squares = inSet(shape.squares, square, content !== 'blocked');
  return withCountedTurn({
    ...arrangement,
    shape: squares.equals(shape.squares) ? shape : { ...shape, squares },
    discs: {
      black: inSet(discs.black, square, content === 'black'),
      white: inSet(discs.white, square, content === 'white'),
    },
  });
};

/** Maps a square to where it moves; undefined if it leaves the board. */
type Way = (square: Square) => Square | undefined;

const moved = (set: SquareSet, way: Way): SquareSet =>
  SquareSet.of(...[...set].flatMap(square => way(square) ?? []));

/**
 * The game's board of this size; `blocked` applies only to games that let a person choose blocked squares.
 */
const boardIn = (game: GameName, rectangle: Shape, blocked: SquareSet): Shape =>
  blocksFreely(game) ? withBlocked(rectangle, blocked) : boardOf(game, rectangle);

/** Moves all discs and blocked squares to a board of another size, and drops those that fall off it. */
const carried = (arrangement: Arrangement, rectangle: Shape, way: Way): Arrangement => {
  const { game, shape, discs } = arrangement;
  const board = boardIn(game, rectangle, moved(blockedSquares(shape), way));
  const onBoard = (set: SquareSet): SquareSet => moved(set, way).intersect(board.squares);
  return withCountedTurn({
    ...arrangement,
    shape: board,
    discs: { black: onBoard(discs.black), white: onBoard(discs.white) },
  });
};

const rectangleOf = (width: number, height: number): Shape => ({
  width,
  height,
  squares: SquareSet.rectangle(width, height),
});

/** Whether the game can be played on this board turned by 90 degrees. */
export const canRotate = ({ game, shape: { width, height } }: Arrangement): boolean =>
  hasSize(game, rectangleOf(height, width));

/** Turned clockwise by 90 degrees; unchanged if the game has no such board. */
export const rotated = (arrangement: Arrangement): Arrangement => {
  const { width, height } = arrangement.shape;
  return canRotate(arrangement)
    ? carried(arrangement, rectangleOf(height, width), square =>
        squareAt(height - 1 - rowOf(square), columnOf(square)),
      )
    : arrangement;
};

/** Left and right swapped. */
export const mirrored = (arrangement: Arrangement): Arrangement => {
  const { width, height } = arrangement.shape;
  return carried(arrangement, rectangleOf(width, height), square =>
    squareAt(width - 1 - columnOf(square), rowOf(square)),
  );
};

/** Swaps the colors of all discs and the side to move. */
export const swapped = (arrangement: Arrangement): Arrangement =>
  withCountedTurn({
    ...arrangement,
    discs: { black: arrangement.discs.white, white: arrangement.discs.black },
    turn: opposite(arrangement.turn),
  });

export const cleared = (arrangement: Arrangement): Arrangement =>
  withCountedTurn({ ...arrangement, discs: { black: SquareSet.empty, white: SquareSet.empty } });

export const withTurn = (arrangement: Arrangement, turn: Color): Arrangement =>
  withCountedTurn({ ...arrangement, turn });

/**
 * Changes the size of the board: the usual start stays the usual start, other discs keep their distance from
 * the centre.
 */
export const withSize = (arrangement: Arrangement, size: Shape): Arrangement => {
  const { game, shape } = arrangement;
  if (!hasSize(game, size) || makeSize(size) === makeSize(shape)) return arrangement;
  const { width, height } = size;
  const right = Math.floor(width / 2) - Math.floor(shape.width / 2);
  const down = Math.floor(height / 2) - Math.floor(shape.height / 2);
  const shifted = carried(arrangement, rectangleOf(width, height), square => {
    const [column, row] = [columnOf(square) + right, rowOf(square) + down];
    const isOn = column >= 0 && column < width && row >= 0 && row < height;
    return isOn ? squareAt(column, row) : undefined;
  });
  return isUsual(arrangement) ? usualArrangement(game, shifted.shape) : shifted;
};

/**
 * Changes the game. The discs stay, except the usual start, which becomes that of the new game, and discs
 * that the new game cannot have.
 */
export const withGame = (arrangement: Arrangement, game: GameName): Arrangement => {
  if (game === arrangement.game) return arrangement;
  const { shape } = arrangement;
  const { width, height } = boardOf(game, shape);
  const isAlike = RULES[rulesOf(game)].picks === RULES[rulesOf(arrangement.game)].picks;
  const blocked = isAlike ? blockedSquares(shape) : SquareSet.empty;
  const board = boardIn(game, rectangleOf(width, height), blocked);
  if (!isAlike || isUsual(arrangement)) return usualArrangement(game, board);
  const onBoard = (set: SquareSet): SquareSet => set.intersect(board.squares);
  const { black, white } = arrangement.discs;
  return withCountedTurn({
    ...arrangement,
    game,
    shape: board,
    discs: { black: onBoard(black), white: onBoard(white) },
  });
};
