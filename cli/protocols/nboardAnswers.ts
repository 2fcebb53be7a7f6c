import type { MoveScore, SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import type { Question, Reach } from '../engine/thinker.ts';
import type { GameRecord } from '../formats/gameRecord.ts';
import { finalScore, hasToPass, isFinished, makeMoveName, negated, passed } from '../formats/turns.ts';

const upper = (square: Square): string => makeMoveName(square).toUpperCase();
const inDiscs = (score: number): string => score.toFixed(2);
const MILLISECONDS_A_SECOND = 1000;
const inSeconds = (milliseconds: number): string => (milliseconds / MILLISECONDS_A_SECOND).toFixed(3);

const NO_CUTS = 100;

/** In NBoard, `100%` means solved, another percentage a probable solution, and a number the depth in plies. */
const depthCode = (position: OthelloPosition, { depth, exact, certainty }: SearchResult): string => {
  if (exact) return `${NO_CUTS}%`;
  const isToTheEnd = depth >= emptySquares(position).size;
  return isToTheEnd && certainty !== undefined && certainty < NO_CUTS ? `${certainty}%` : `${depth}`;
};

const searchLine = (line: readonly Square[], score: number, depth: string): string =>
  `search ${line.map(upper).join('')} ${inDiscs(score)} 0 ${depth}`;

/** The best moves with their scores, the first one with its continuation. */
export const hintLines = (
  position: OthelloPosition,
  result: SearchResult,
  count: number,
): readonly string[] => {
  const depth = depthCode(position, result);
  const others: readonly MoveScore[] = (result.moves ?? []).filter(({ square }) => square !== result.square);
  return [
    searchLine(
      result.principalVariation?.length ? result.principalVariation : [result.square],
      result.score,
      depth,
    ),
    ...others
      .slice(0, count - 1)
      .map(({ square, score, depth = result.depth }) =>
        searchLine([square], score, depthCode(position, { ...result, depth })),
      ),
  ];
};

/** The answer for a side that must pass; `result` is the search for the other side after the pass. */
export const passHintLine = (after: OthelloPosition, result: SearchResult): string =>
  `search PA${(result.principalVariation ?? [result.square]).map(upper).join('')} ${inDiscs(negated(result.score))} 0 ${depthCode(after, result)}`;

export const answerLine = ({ square, score, milliseconds }: SearchResult): string =>
  `=== ${upper(square)}/${inDiscs(score)}/${inSeconds(milliseconds)}`;

/** A pass needs no search. */
export const PASS_LINE = '=== PA';

export const nodeStatsLine = ({ nodes, evaluations, milliseconds }: SearchResult): string =>
  `nodestats ${nodes ?? evaluations} ${inSeconds(milliseconds)}`;

const analysisLine = (movesMade: number, scoreForBlack: number): string =>
  `analysis ${movesMade} ${inDiscs(scoreForBlack)}`;

interface Listener {
  readonly write: (line: string) => void;
  readonly isCalledOff: () => boolean;
}

type Think = (question: Question) => Promise<SearchResult>;

const scoreForBlack = async (think: Think, position: OthelloPosition, reach: Reach): Promise<number> => {
  if (isFinished(position)) return finalScore(position, 'black');
  const toMove = hasToPass(position) ? passed(position) : position;
  const { score } = await think({ position: toMove, reach });
  return toMove.turn === 'black' ? score : negated(score);
};

/** Scores every position of a game for Black, from the last to the first. */
export const analyzeRecord = async (
  think: Think,
  { record, reach }: { readonly record: GameRecord; readonly reach: Reach },
  { write, isCalledOff }: Listener,
): Promise<void> => {
  for (const [movesMade, position] of [...record.positions.entries()].reverse()) {
    if (isCalledOff()) return;
    write(analysisLine(movesMade, await scoreForBlack(think, position, reach)));
  }
};
