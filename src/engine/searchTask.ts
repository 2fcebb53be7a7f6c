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
  /** The color of the player, which matters only for choosing among equal moves. */
  readonly turn: Color;
  readonly board: Halves;
  readonly method: SearchMethod;
  /** Whether the search needs Flipside's weights, which must be loaded first. */
  readonly needsWeights: boolean;
}

/** The rules that Flipside has weights for, trained on 8x8. */
const TRAINED: Readonly<Record<Rules, boolean>> = {
  othello: true,
  reversi: true,
  anti: false,
  connect4: false,
};

/** Whether Flipside has weights for these rules on this board; it searches others without weights. */
export const hasWeights = ({ rules, shape }: Pick<Position, 'rules' | 'shape'>): boolean =>
  TRAINED[rules] && shape.squares.size === SQUARE_COUNT;

/** The weights do not cover Reversi's opening phase. */
const isByWeights = (position: Position): boolean =>
  hasWeights(position) && rulesFor(position).centre(position).isEmpty();

/** Rows 1 to 4 and 5 to 8. */
const halvesOf = ({ lo, hi }: SquareSet): Halves => ({ lo, hi });

/** The discs of both sides; for Connect Four in the solver's layout (`assembly/connect4/board.ts`). */
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

/** A search with a time limit waits for missing helpers for at most this share of the time. */
const WAITING_SHARE = 0.1;
/** A search without a time limit waits as long as a slow device may need to start helpers. */
const WAITING_MILLISECONDS = 3000;

/** An analysis starts with the helpers that join this quickly. */
const ANALYSIS_WAITING_MILLISECONDS = 300;

const isFresh = (limit: SearchLimit): boolean => limit.type === 'solve' && limit.fresh === true;

/** Whether the search must give the same result every time. */
const isReproducible = (method: SearchMethod): boolean =>
  method.by === 'analysis'
    ? method.limit !== undefined
    : method.by === 'flipside' && (method.limit.type === 'depth' || isFresh(method.limit));

/** The number of helper threads besides the engine's own. A reproducible search uses none. */
export const helpersWanted = (method: SearchMethod): number => {
  const canBeHelped = method.by === 'flipside' || method.by === 'analysis';
  return canBeHelped && !isReproducible(method) ? (method.threads ?? 1) - 1 : 0;
};

/** The games whose search can use several threads. */
const CAN_BE_SHARED: Readonly<Record<Rules, boolean>> = {
  othello: true,
  reversi: true,
  anti: true,
  connect4: false,
};

/** The number of helpers for a task. */
export const helpersFor = ({ rules, method }: Pick<SearchTask, 'rules' | 'method'>): number =>
  CAN_BE_SHARED[rules] ? helpersWanted(method) : 0;

/** The longest time in milliseconds to wait for helpers. */
export const longestWaitFor = (method: SearchMethod): number => {
  if (method.by === 'analysis') return ANALYSIS_WAITING_MILLISECONDS;
  return method.by === 'flipside' && method.limit.type === 'time'
    ? Math.min(WAITING_SHARE * method.limit.milliseconds, WAITING_MILLISECONDS)
    : WAITING_MILLISECONDS;
};

/** The task with its time limit reduced by the time spent waiting. */
export const afterWaiting = (task: SearchTask, waited: number): SearchTask => {
  const { method } = task;
  if (method.by !== 'flipside' || method.limit.type !== 'time') return task;
  const milliseconds = Math.max(0, method.limit.milliseconds - waited);
  return { ...task, method: { ...method, limit: { ...method.limit, milliseconds } } };
};

/** The size of the search's hash table, as a power of two. */
export const tableBitsFor = (
  method: FlipsideMethod | AnalysisMethod,
  { analysis, solve }: TableSizes = SMALL_TABLES,
): number => {
  if (method.by === 'flipside') return tableBitsOf(method.limit.type === 'solve' ? solve : USUAL_TABLE);
  return tableBitsOf(method.limit === undefined ? (method.table ?? analysis) : USUAL_TABLE);
};
