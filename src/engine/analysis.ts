import { emptySquares } from '../game/board.ts';
import { legalMoves, type Position } from '../game/position.ts';
import { rulesFor } from '../game/rules.ts';
import type { Square } from '../game/square.ts';
import { type Symmetry, symmetriesOf } from '../game/symmetry.ts';
import type { AnalysisMethod, AnalyzedMove, SearchRequest, SearchResult } from './searchRequest.ts';

/** A position to analyze, before the end of a game of any rules. */
export interface AnalysisRequest extends Pick<AnalysisMethod, 'lines' | 'threads' | 'limit' | 'table'> {
  readonly position: Position;
  /** Minimum milliseconds between two reports. */
  readonly interval?: number;
}

/** As often as a person can follow. */
const REPORT_INTERVAL = 100;

/** One of the best moves with its expected continuation. */
export interface AnalyzedLine extends Pick<AnalyzedMove, 'score' | 'exact'> {
  /** The move itself and the expected moves after it. */
  readonly moves: readonly Square[];
}

/** The results of an analysis so far. Scores are as in `SearchResult`. */
export interface Analysis {
  /** Search depth of the best move; other moves may be searched less deep. */
  readonly depth: number;
  readonly certainty: number;
  /** Whether all scores are proved. */
  readonly exact: boolean;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Every legal move, best first. */
  readonly moves: readonly AnalyzedMove[];
  readonly lines: readonly AnalyzedLine[];
}

/** A move to search, and its mirror images in a symmetric position, which have the same score. */
interface Orbit {
  readonly square: Square;
  readonly images: readonly { readonly square: Square; readonly symmetry: Symmetry }[];
}

const orbitOf = (square: Square, symmetries: readonly Symmetry[]): Orbit => {
  const images = new Map(symmetries.toReversed().map(symmetry => [symmetry(square), symmetry]));
  return { square, images: [...images].map(([image, symmetry]) => ({ square: image, symmetry })) };
};

const orbitsOf = (position: Position): readonly Orbit[] => {
  const symmetries = symmetriesOf(position);
  let left = legalMoves(position);
  const orbits: Orbit[] = [];
  for (let square = left.first(); square !== undefined; square = left.first()) {
    const orbit = orbitOf(square, symmetries);
    for (const image of orbit.images) left = left.without(image.square);
    orbits.push(orbit);
  }
  return orbits;
};

/** The search that runs an analysis, and how to read its results. */
export interface AnalysisPlan {
  readonly request: SearchRequest;
  readonly read: (result: SearchResult) => Analysis;
}

const imagesOf = (move: AnalyzedMove, orbits: readonly Orbit[]): readonly AnalyzedMove[] =>
  (orbits.find(({ square }) => square === move.square)?.images ?? []).map(({ square, symmetry }) => ({
    ...move,
    square,
    line: move.line.map(symmetry),
  }));

const readResult = (result: SearchResult, orbits: readonly Orbit[], lines: number): Analysis => {
  const moves = (result.analyzed ?? []).flatMap(move => imagesOf(move, orbits));
  const [best] = moves;
  return {
    depth: best?.depth ?? 0,
    certainty: best?.certainty ?? 0,
    exact: moves.every(({ exact }) => exact),
    nodes: result.nodes ?? 0,
    milliseconds: result.milliseconds,
    moves,
    lines: moves.slice(0, lines).map(({ score, exact, line }) => ({ score, exact, moves: line })),
  };
};

/**
 * Whether the limit reaches the end of the game in games with a provable outlook, so that it limits nothing.
 */
const isBeyondEnd = ({ position, limit }: AnalysisRequest): boolean =>
  rulesFor(position).hasOutlook && limit !== undefined && emptySquares(position).size <= limit.endgame;

/** Plans an analysis that searches one of each group of symmetric moves. */
export const planAnalysis = (request: AnalysisRequest): AnalysisPlan => {
  const { limit, ...unlimited } = request;
  const { position, ...manner } = isBeyondEnd(request) ? unlimited : request;
  const orbits = orbitsOf(position);
  const squares = orbits.map(({ square }) => square);
  return {
    request: { position, method: { by: 'analysis', squares, interval: REPORT_INTERVAL, ...manner } },
    read: result => readResult(result, orbits, manner.lines),
  };
};
