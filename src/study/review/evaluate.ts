import type { AnalyzedMove, SearchResult } from '../../engine/searchRequest.ts';
import { isOver, legalMoves, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Move, Transcript } from '../../game/transcript.ts';
import { endScore } from './endScore.ts';
import type { Searches } from './searches.ts';

/** A game to review: `positions[n]` is the one after `n` plies; the game may be unfinished. */
export interface PlayedGame {
  readonly positions: readonly Position[];
  readonly transcript: Transcript;
}

/** The engine's evaluation of a ply, with scores for the side that made it. */
export interface Evaluation {
  readonly best: Square;
  /** The score of the best move. */
  readonly score: number;
  /** The score of the played move. */
  readonly played: number;
  /** Whether both scores are proved. */
  readonly exact: boolean;
  /** Search depth in plies; to the end of the game if exact. */
  readonly depth: number;
  /** The expected line of the best move, which it begins with. */
  readonly line: readonly Square[];
  /** The expected line of the played move, which it begins with; empty after a pass. */
  readonly playedLine: readonly Square[];
}

/** The value of a position for the side to move. */
type Value = Pick<Evaluation, 'score' | 'exact' | 'depth' | 'line'>;

const lineOf = ({ square, principalVariation }: SearchResult): readonly Square[] =>
  principalVariation ?? [square];

const atEnd = (position: Position): Value => ({
  score: endScore(position, position.turn),
  exact: true,
  depth: 0,
  line: [],
});

/** Evaluates the last position of a game, which may be unfinished. */
export const evaluateEnd = async (searches: Searches, position: Position): Promise<Value> => {
  if (isOver(position)) return atEnd(position);
  const result = (await searches.prove(position)) ?? (await searches.look(position));
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
  /** The value of `after`. */
  readonly next: Value;
}

/** The value of the played move, from that of the position after it. */
const playedValue = ({ before, move, after, next }: Ply): Value => ({
  ...next,
  score: after.turn === before.turn ? next.score : 0 - next.score,
  depth: next.depth + 1,
  line: move === 'pass' ? [] : [move, ...next.line],
});

/** The evaluation if the best move was played. */
const evaluateBest = (best: Square, value: Value): Evaluation => ({
  ...value,
  best,
  played: value.score,
  playedLine: value.line,
});

/** `undefined` if the best score cannot be proved. */
const evaluateExactly = async (
  searches: Searches,
  { before, move }: Ply,
  played: Value,
): Promise<Evaluation | undefined> => {
  const known = move === 'pass' ? undefined : { square: move, score: played.score };
  const result = await searches.prove(before, known);
  if (result === undefined) return undefined;
  if (known !== undefined && result.score <= played.score) return evaluateBest(known.square, played);
  const { square, exact, depth } = result;
  const score = Math.max(result.score, played.score);
  return {
    best: square,
    score,
    played: played.score,
    exact,
    depth,
    line: lineOf(result),
    playedLine: played.line,
  };
};

const valueOfMove = ({ score, exact, depth, line }: AnalyzedMove): Value => ({ score, exact, depth, line });

/** The value of the played move: from the search for the best one, or from a search of its own. */
const lookAtPlayed = async (
  searches: Searches,
  { before, move }: Ply,
  { moves }: SearchResult,
  played: Value,
): Promise<Value> => {
  if (move === 'pass') return played;
  const found = moves?.find(({ square }) => square === move);
  if (found !== undefined) return { ...played, score: found.score, exact: found.exact };
  const [looked] = (await searches.lookAt(before, move)).analyzed ?? [];
  return looked === undefined ? played : valueOfMove(looked);
};

const evaluateAhead = async (searches: Searches, ply: Ply, played: Value): Promise<Evaluation> => {
  const result = await searches.look(ply.before);
  const { square, score, exact, depth } = result;
  const best = { score, exact, depth, line: lineOf(result) };
  if (square === ply.move) return evaluateBest(square, best);
  const made = await lookAtPlayed(searches, ply, result, played);
  if (made.score >= score && ply.move !== 'pass')
    return evaluateBest(ply.move, { ...made, exact: false, depth });
  return {
    ...best,
    best: square,
    played: Math.min(score, made.score),
    exact: exact && made.exact,
    playedLine: made.line,
  };
};

/** Evaluates a ply again with a deeper search; the move is not a pass. */
export const evaluateAgain = (
  searches: Searches,
  ply: Pick<Ply, 'before' | 'after'> & { readonly move: Square },
  { played, exact, depth, playedLine }: Evaluation,
): Promise<Evaluation> => {
  const value = { score: played, exact, depth, line: playedLine };
  return evaluateAhead(searches.by('second'), { ...ply, next: value }, value);
};

/** Evaluates a ply, given the evaluation of the position after it. */
export const evaluatePly = async (searches: Searches, ply: Ply): Promise<Evaluation> => {
  const [only, ...others] = [...legalMoves(ply.before)];
  const played = playedValue(ply);
  if (only === ply.move && others.length === 0) return evaluateBest(only, played);
  const proved = played.exact ? await evaluateExactly(searches, ply, played) : undefined;
  return proved ?? evaluateAhead(searches, ply, played);
};
