import { colorAt, discCounts } from './board.ts';
import { type ByColor, type Color, opposite } from './color.ts';
import * as connect4 from './connect4/position.ts';
import { makeTranscript, parseTranscript, type Transcript } from './notation.ts';
import * as othello from './othello/position.ts';
import type { Shape } from './shape.ts';
import { columnOf, type Square } from './square.ts';
import { SquareSet } from './squareSet.ts';

/** A position of any game; its `rules` say how play continues. */
export type Position = othello.OthelloPosition | connect4.Connect4Position;
export type Rules = Position['rules'];
export type Winner = Color | 'draw';

/** Why a square cannot be played. */
export type Illegality =
  | 'blockedSquare'
  | 'occupied'
  | 'flipsNothing'
  | 'notCentre'
  | 'columnFull'
  | 'floats';

/** Flaws of a hand-made position that no game can reach. */
export type StartFlaw = 'centreOpen' | 'floating' | 'unequal' | 'notTheirTurn';

/** The rules of play of one game. */
export interface GameRules<P extends Position = Position> {
  /** The goal of the game. */
  readonly aim: 'mostDiscs' | 'fewestDiscs' | 'fourInARow';
  /** What a player picks: a square, or a column that a disc falls down. */
  readonly picks: 'square' | 'column';
  /** Whether the game has passes, so that the house rule of free passing applies. */
  readonly hasPasses: boolean;
  /** Whether a search can prove the result of every move early enough to show it beside the board. */
  readonly hasOutlook: boolean;
  /** The position before the first ply. */
  readonly start: (shape: Shape) => P;
  /** Gives the turn to the other side if only that side can move. */
  readonly settled: (position: P) => P;
  /** Why no game can reach the position, besides the reasons that all games share. */
  readonly startFlaw: (position: P) => StartFlaw | undefined;
  /** The side to move by the number of discs, in games where the number decides it. */
  readonly countedTurn?: (discs: ByColor<SquareSet>) => Color;
  readonly legalMoves: (position: P) => SquareSet;
  /** Centre squares that have to be filled before any other. */
  readonly centre: (position: P) => SquareSet;
  /** The square where the disc lands if a player picks `square`; `undefined` if it is full. */
  readonly landing: (position: P, square: Square) => Square | undefined;
  /** The discs that the side to move would flip on `square`. */
  readonly flippedBy: (position: P, square: Square) => SquareSet;
  /** The position after the side to move plays `square`, or `undefined` if that is not legal. */
  readonly play: (position: P, square: Square) => P | undefined;
  /** The position after a pass, or `undefined` if the other side would not be to move. */
  readonly pass: (position: P) => P | undefined;
  readonly illegality: (position: P, square: Square) => Illegality;
  /** The winner, once the game is over; sides count `extra` discs besides those on the board. */
  readonly winner: (position: P, extra: ByColor<number>) => Winner;
  /** The discs that win the game by their position: a four in a row. */
  readonly winningSquares: (position: P) => SquareSet;
  readonly writeMoves: (transcript: Transcript) => string;
  /** Reads what `writeMoves` wrote for a game from `start`; does not check legality. */
  readonly readMoves: (start: P, text: string) => Transcript | undefined;
}

const richer = (position: othello.OthelloPosition, extra: ByColor<number>): Winner => {
  const counts = discCounts(position);
  const [black, white] = [counts.black + extra.black, counts.white + extra.white];
  if (black === white) return 'draw';
  return black > white ? 'black' : 'white';
};

const poorer = (position: othello.OthelloPosition, extra: ByColor<number>): Winner => {
  const winner = richer(position, extra);
  return winner === 'draw' ? winner : opposite(winner);
};

const OTHELLO: GameRules<othello.OthelloPosition> = {
  aim: 'mostDiscs',
  picks: 'square',
  hasPasses: true,
  hasOutlook: false,
  start: shape => othello.crossStart(shape),
  settled: ({ shape, discs, turn, rules }) => othello.settleTurn(shape, discs, turn, rules),
  startFlaw: position => (othello.hasBegunEarly(position) ? 'centreOpen' : undefined),
  legalMoves: othello.legalMoves,
  centre: othello.openCentre,
  landing: (_, square) => square,
  flippedBy: othello.flippedBy,
  play: othello.play,
  pass: othello.pass,
  illegality: (position, square) => {
    if (!position.shape.squares.has(square)) return 'blockedSquare';
    if (colorAt(position, square) !== undefined) return 'occupied';
    return othello.openCentre(position).isEmpty() ? 'flipsNothing' : 'notCentre';
  },
  winner: richer,
  winningSquares: () => SquareSet.empty,
  writeMoves: makeTranscript,
  readMoves: (_, text) => parseTranscript(text),
};

const CONNECT4: GameRules<connect4.Connect4Position> = {
  aim: 'fourInARow',
  picks: 'column',
  hasPasses: false,
  hasOutlook: true,
  start: () => connect4.CONNECT4_START,
  settled: position => position,
  startFlaw: connect4.startFlaw,
  countedTurn: connect4.countedTurn,
  legalMoves: connect4.legalMoves,
  centre: () => SquareSet.empty,
  landing: (position, square) => connect4.landingSquare(position, columnOf(square)),
  flippedBy: () => SquareSet.empty,
  play: connect4.play,
  pass: () => undefined,
  illegality: (position, square) =>
    connect4.landingSquare(position, columnOf(square)) === undefined ? 'columnFull' : 'floats',
  winner: connect4.winner,
  winningSquares: connect4.winningSquares,
  writeMoves: connect4.makeColumns,
  readMoves: connect4.parseColumns,
};

type PositionOf<R extends Rules> =
  Extract<Position, { readonly rules: R }> extends never
    ? othello.OthelloPosition
    : Extract<Position, { readonly rules: R }>;

/** The rules of all games. */
export const RULES: { readonly [R in Rules]: GameRules<PositionOf<R>> } = {
  othello: OTHELLO,
  reversi: { ...OTHELLO, start: othello.openStart },
  anti: {
    ...OTHELLO,
    aim: 'fewestDiscs',
    start: shape => othello.crossStart(shape, 'anti'),
    winner: poorer,
  },
  connect4: CONNECT4,
};

/** The rules of a position, typed for that kind of position. */
export const rulesFor = <P extends Position>({ rules }: P): GameRules<P> =>
  RULES[rules] as unknown as GameRules<P>;
