import type { SearchOutcome } from '../engine/outcomes.ts';
import type { SearchRequest, SearchResult } from '../engine/searchRequest.ts';
import { isOver, legalMoves, type Position } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import type { Move, Transcript } from '../game/transcript.ts';
import { endScore } from './endScore.ts';
import { isWithinReach, looking, lookingAt, solving } from './reach.ts';

/** A game to review: `positions[n]` is the one after `n` plies, and the last may be unfinished. */
export interface PlayedGame {
  readonly positions: readonly Position[];
  readonly transcript: Transcript;
}

/** What the engine finds of a ply, with scores for the side that made it. */
export interface Evaluation {
  readonly best: Square;
  /** Of the best move. */
  readonly score: number;
  /** Of the move that was made. */
  readonly played: number;
  /** Whether both are proved. */
  readonly exact: boolean;
  /** How many plies the engine looked ahead; to the end of the game if exact. */
  readonly depth: number;
  /** What is expected after the best move, which it begins with. */
  readonly line: readonly Square[];
}

/** The part of `EngineClient` that a review needs. */
export interface Searcher {
  search(request: SearchRequest): Promise<SearchOutcome>;
}

/** A search that did not come to its end. */
export class Interruption extends Error {
  readonly outcome: Exclude<SearchOutcome, { readonly type: 'finished' }>;

  constructor(outcome: Exclude<SearchOutcome, { readonly type: 'finished' }>) {
    super(`The review was ${outcome.type}.`);
    this.outcome = outcome;
  }
}

/** The value of a position for the side to move. */
type Value = Pick<Evaluation, 'score' | 'exact' | 'depth' | 'line'>;

const find = async (engine: Searcher, request: SearchRequest): Promise<SearchResult> => {
  const outcome = await engine.search(request);
  if (outcome.type !== 'finished') throw new Interruption(outcome);
  return outcome.result;
};

const lineOf = ({ square, principalVariation }: SearchResult): readonly Square[] =>
  principalVariation ?? [square];

const atEnd = (position: Position): Value => ({
  score: endScore(position, position.turn),
  exact: true,
  depth: 0,
  line: [],
});

/** Of the last position of a game, which may be unfinished. */
export const evaluateEnd = async (engine: Searcher, position: Position): Promise<Value> => {
  if (isOver(position)) return atEnd(position);
  const result = await find(engine, isWithinReach(position) ? solving(position) : looking(position));
  const { score, exact, depth } = result;
  return { score, exact, depth, line: lineOf(result) };
};

export const bestValue = ({ score, exact, depth, line }: Evaluation): Value => ({
  score,
  exact,
  depth,
  line,
});

interface Ply {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
  /** Of `after`. */
  readonly next: Value;
}

/** The value of the move that was made, from that of the position after it. */
const playedValue = ({ before, move, after, next }: Ply): Value => ({
  ...next,
  score: after.turn === before.turn ? next.score : 0 - next.score,
  depth: next.depth + 1,
  line: move === 'pass' ? [] : [move, ...next.line],
});

/** With nothing to choose, the score is that of the next position. */
const evaluateForced = (square: Square, played: Value): Evaluation => ({
  ...played,
  best: square,
  played: played.score,
});

const evaluateExactly = async (engine: Searcher, ply: Ply, played: Value): Promise<Evaluation> => {
  const result = await find(engine, solving(ply.before));
  if (result.score <= played.score && ply.move !== 'pass')
    return { ...played, best: ply.move, played: played.score };
  const { square, exact, depth } = result;
  const score = Math.max(result.score, played.score);
  return { best: square, score, played: played.score, exact, depth, line: lineOf(result) };
};

/** The score of the move that was made: found with the best one, or by looking at it alone. */
const lookAtPlayed = async (
  engine: Searcher,
  { before, move }: Ply,
  { moves }: SearchResult,
  played: Value,
): Promise<{ readonly score: number; readonly exact: boolean }> => {
  if (move === 'pass') return played;
  return moves?.find(({ square }) => square === move) ?? (await find(engine, lookingAt(before, move)));
};

const evaluateAhead = async (engine: Searcher, ply: Ply, played: Value): Promise<Evaluation> => {
  const result = await find(engine, looking(ply.before));
  const { square, score, exact, depth } = result;
  const line = lineOf(result);
  if (square === ply.move) return { best: square, score, played: score, exact, depth, line };
  const made = await lookAtPlayed(engine, ply, result, played);
  if (made.score >= score && ply.move !== 'pass')
    return { best: ply.move, score: made.score, played: made.score, exact: false, depth, line: [ply.move] };
  return {
    best: square,
    score,
    played: Math.min(score, made.score),
    exact: exact && made.exact,
    depth,
    line,
  };
};

/** Evaluates a ply when the position after it is known. */
export const evaluatePly = (engine: Searcher, ply: Ply): Promise<Evaluation> => {
  const [only, ...others] = [...legalMoves(ply.before)];
  const played = playedValue(ply);
  if (only === ply.move && others.length === 0) return Promise.resolve(evaluateForced(only, played));
  return isWithinReach(ply.before) && played.exact
    ? evaluateExactly(engine, ply, played)
    : evaluateAhead(engine, ply, played);
};
