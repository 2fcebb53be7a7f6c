import { type Color, opposite } from '../game/color.ts';
import { halvesOf as columnHalvesOf, columnsOf, type Halves } from '../game/connect4/columns.ts';
import { dropsDiscs, type Position, type Rules } from '../game/position.ts';
import { rulesFor } from '../game/rules.ts';
import { SQUARE_COUNT } from '../game/square.ts';
import type { SquareSet } from '../game/squareSet.ts';
import type {
  AnalysisMethod,
  FlipsideMethod,
  SearchLimit,
  SearchMethod,
  SearchRequest,
} from './searchRequest.ts';
import { SMALL_TABLES, type TableSizes, tableBitsOf, USUAL_TABLE } from './tableSizes.ts';

/** A search request as plain data: the side to move is the player. */
export interface SearchTask {
  readonly rules: Rules;
  readonly player: Halves;
  readonly opponent: Halves;
  /** The player's color, which matters only for choosing among equally good moves. */
  readonly turn: Color;
  readonly board: Halves;
  readonly method: SearchMethod;
  /** Whether the search uses Flipside's weights, which must be loaded first. */
  readonly needsWeights: boolean;
}

/** The rules that Flipside has weights for, trained on the full board of 8 x 8. */
const TRAINED: Readonly<Record<Rules, boolean>> = {
  othello: true,
  reversi: true,
  anti: false,
  connect4: false,
};

/** Whether Flipside has weights for games by these rules on this board; it searches others without. */
export const hasWeights = ({ rules, shape }: Pick<Position, 'rules' | 'shape'>): boolean =>
  TRAINED[rules] && shape.squares.size === SQUARE_COUNT;

/** The weights know no open centre, with which a game of Reversi begins. */
const isByWeights = (position: Position): boolean =>
  hasWeights(position) && rulesFor(position).centre(position).isEmpty();

/** Rows 1 to 4 and 5 to 8. */
const halvesOf = ({ lo, hi }: SquareSet): Halves => ({ lo, hi });

/** The discs of both sides; for Connect Four in the solver's own layout (`assembly/connect4/board.ts`). */
const discsOf = (position: Position): { player: Halves; opponent: Halves } => {
  if (dropsDiscs(position)) return columnHalvesOf(columnsOf(position));
  const { discs, turn } = position;
  return { player: halvesOf(discs[turn]), opponent: halvesOf(discs[opposite(turn)]) };
};

export const makeSearchTask = ({ position, method }: SearchRequest): SearchTask => ({
  rules: position.rules,
  ...discsOf(position),
  turn: position.turn,
  board: halvesOf(position.shape.squares),
  method,
  needsWeights: (method.by === 'flipside' || method.by === 'analysis') && isByWeights(position),
});

/** A search with a time limit waits for missing helpers for at most this share of it. */
const WAITING_SHARE = 0.1;
/** A search without a time limit waits as long as a slow device may need to start them. */
const WAITING_MILLISECONDS = 3000;

/** An analysis begins with the helpers that are there soon. */
const ANALYSIS_WAITING_MILLISECONDS = 300;

const isFresh = (limit: SearchLimit): boolean => limit.type === 'solve' && limit.fresh === true;

/** Whether the search is to give the same result every time. */
const isReproducible = (method: SearchMethod): boolean =>
  method.by === 'analysis'
    ? method.limit !== undefined
    : method.by === 'flipside' && (method.limit.type === 'depth' || isFresh(method.limit));

/** How many threads besides the engine's own may take part. A search that is to be reproducible uses none. */
export const helpersWanted = (method: SearchMethod): number => {
  const canBeHelped = method.by === 'flipside' || method.by === 'analysis';
  return canBeHelped && !isReproducible(method) ? (method.threads ?? 1) - 1 : 0;
};

/** The games whose search can be helped. */
const CAN_BE_SHARED: Readonly<Record<Rules, boolean>> = {
  othello: true,
  reversi: true,
  anti: true,
  connect4: false,
};

/** How many helpers a task wants. */
export const helpersFor = ({ rules, method }: Pick<SearchTask, 'rules' | 'method'>): number =>
  CAN_BE_SHARED[rules] ? helpersWanted(method) : 0;

/** How long the search may wait for them, in milliseconds. */
export const longestWaitFor = (method: SearchMethod): number => {
  if (method.by === 'analysis') return ANALYSIS_WAITING_MILLISECONDS;
  return method.by === 'flipside' && method.limit.type === 'time'
    ? Math.min(WAITING_SHARE * method.limit.milliseconds, WAITING_MILLISECONDS)
    : WAITING_MILLISECONDS;
};

/** The task that remains when part of its time was spent waiting. */
export const afterWaiting = (task: SearchTask, waited: number): SearchTask => {
  const { method } = task;
  if (method.by !== 'flipside' || method.limit.type !== 'time') return task;
  const milliseconds = Math.max(0, method.limit.milliseconds - waited);
  return { ...task, method: { ...method, limit: { ...method.limit, milliseconds } } };
};

/** How large a table the search gets, as a power of two. */
export const tableBitsFor = (
  method: FlipsideMethod | AnalysisMethod,
  { analysis, solve }: TableSizes = SMALL_TABLES,
): number => {
  if (method.by === 'flipside') return tableBitsOf(method.limit.type === 'solve' ? solve : USUAL_TABLE);
  return tableBitsOf(method.limit === undefined ? (method.table ?? analysis) : USUAL_TABLE);
};
