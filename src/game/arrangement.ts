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

/** A board while a position is set up on it. It may be one that nobody can play. */
export interface Arrangement {
  readonly game: GameName;
  readonly shape: Shape;
  readonly discs: ByColor<SquareSet>;
  readonly turn: Color;
}

/** What can be put on a square. */
export type Content = Color | 'empty' | 'blocked';

/** In some games the number of discs says whose turn it is. */
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

/** A position of a game, to be changed. Without its drawn opening, XOT is Othello. */
export const arrangementOf = (game: GameName, { shape, discs, turn }: Position): Arrangement => ({
  game: allowsStart(game) ? game : 'othello',
  shape,
  discs,
  turn,
});

/** What a view shows. Nobody has checked that it can be played. */
export const positionIn = ({ game, shape, discs, turn }: Arrangement): Position => {
  const usual: Position = startOf(plainSetup(game, shape));
  return { ...usual, shape, discs, turn };
};

const isSame = (one: Arrangement, other: Arrangement): boolean =>
  one.shape.squares.equals(other.shape.squares) && makeStartText(one) === makeStartText(other);

const isUsual = (arrangement: Arrangement): boolean =>
  isSame(arrangement, usualArrangement(arrangement.game, arrangement.shape));

/** What is played from the arrangement: with the usual start it is the game as everybody knows it. */
export const setupIn = (arrangement: Arrangement): Setup => {
  const { game, shape, discs, turn } = arrangement;
  const setup = plainSetup(game, shape);
  return isUsual(arrangement) && !blocksFreely(game) ? setup : { ...setup, start: { discs, turn } };
};

export const contentAt = ({ shape, ...board }: Arrangement, square: Square): Content => {
  if (!shape.squares.has(square)) return 'blocked';
  return colorAt({ shape, ...board }, square) ?? 'empty';
};

/** Whether there is such a square within the rectangle around the board. */
const isWithin = ({ width, height }: Shape, square: Square): boolean =>
  columnOf(square) < width && rowOf(square) < height;

const inSet = (set: SquareSet, square: Square, isIn: boolean): SquareSet =>
  isIn ? set.with(square) : set.without(square);

/** Puts something on a square of the board; only some games have squares that can be blocked. */
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

/** Where a square goes; undefined if it leaves the board. */
type Way = (square: Square) => Square | undefined;

const moved = (set: SquareSet, way: Way): SquareSet =>
  SquareSet.of(...[...set].flatMap(square => way(square) ?? []));

/** The board of a game within a rectangle, with these squares blocked if the game lets a person choose them. */
const boardIn = (game: GameName, rectangle: Shape, blocked: SquareSet): Shape =>
  blocksFreely(game) ? withBlocked(rectangle, blocked) : boardOf(game, rectangle);

/** Moves everything onto a board of another rectangle; what has no place there is lost. */
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

/** Whether the game has a board that is turned by a quarter. */
export const canRotate = ({ game, shape: { width, height } }: Arrangement): boolean =>
  hasSize(game, rectangleOf(height, width));

/** Turned clockwise by a quarter; the same arrangement where the board cannot be turned. */
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

/** Every disc has the other color, and the other side moves. */
export const swapped = (arrangement: Arrangement): Arrangement =>
  withCountedTurn({
    ...arrangement,
    discs: { black: arrangement.discs.white, white: arrangement.discs.black },
    turn: opposite(arrangement.turn),
  });

/** Without discs. */
export const cleared = (arrangement: Arrangement): Arrangement =>
  withCountedTurn({ ...arrangement, discs: { black: SquareSet.empty, white: SquareSet.empty } });

export const withTurn = (arrangement: Arrangement, turn: Color): Arrangement =>
  withCountedTurn({ ...arrangement, turn });

/** On a board of another size: the usual start stays one, other discs keep their distance from the middle. */
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

/** Takes the discs into another game, unless that one has other discs or the usual start is on the board. */
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
