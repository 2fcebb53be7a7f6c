import type { MoveScore, SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { negated } from './scores.ts';
import { makeMoveName } from './turns.ts';

const upper = (square: Square): string => makeMoveName(square).toUpperCase();
const inDiscs = (score: number): string => score.toFixed(2);
const MILLISECONDS_A_SECOND = 1000;
const inSeconds = (milliseconds: number): string => (milliseconds / MILLISECONDS_A_SECOND).toFixed(3);

const NO_CUTS = 100;

/** NBoard takes `100%` for proved and another percentage for a solution that is probably right; else it is plies. */
const depthCode = (position: OthelloPosition, { depth, exact, certainty }: SearchResult): string => {
  if (exact) return `${NO_CUTS}%`;
  const isToTheEnd = depth >= emptySquares(position).size;
  return isToTheEnd && certainty !== undefined && certainty < NO_CUTS ? `${certainty}%` : `${depth}`;
};

const searchLine = (line: readonly Square[], score: number, depth: string): string =>
  `search ${line.map(upper).join('')} ${inDiscs(score)} 0 ${depth}`;

/** The best moves with their scores: the first with what is expected to follow it. */
export const hintLines = (
  position: OthelloPosition,
  result: SearchResult,
  count: number,
): readonly string[] => {
  const depth = depthCode(position, result);
  const others: readonly MoveScore[] = (result.moves ?? []).filter(({ square }) => square !== result.square);
  return [
    searchLine(result.line?.length ? result.line : [result.square], result.score, depth),
    ...others
      .slice(0, count - 1)
      .map(({ square, score, exact }) => searchLine([square], score, exact ? '100%' : depth)),
  ];
};

/** The side to move has to pass; `result` is what the other side then finds. */
export const passHintLine = (after: OthelloPosition, result: SearchResult): string =>
  `search PA${(result.line ?? [result.square]).map(upper).join('')} ${inDiscs(negated(result.score))} 0 ${depthCode(after, result)}`;

export const answerLine = ({ square, score, milliseconds }: SearchResult): string =>
  `=== ${upper(square)}/${inDiscs(score)}/${inSeconds(milliseconds)}`;

/** A pass needs no thought. */
export const PASS_LINE = '=== PA';

export const nodeStatsLine = ({ nodes, evaluations, milliseconds }: SearchResult): string =>
  `nodestats ${nodes ?? evaluations} ${inSeconds(milliseconds)}`;

export const analysisLine = (movesMade: number, scoreForBlack: number): string =>
  `analysis ${movesMade} ${inDiscs(scoreForBlack)}`;
