import type { MoveScore, SearchMethod, SearchResult } from '../../engine/searchRequest.ts';
import type { ByColor } from '../../game/color.ts';
import { dropsDiscs, flippedBy, legalMoves, type Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import { cornersOf } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import { hasIdea } from '../reasons/reason.ts';
import { PROMPT } from './care.ts';
import type { Evaluation } from './evaluate.ts';
import { explain } from './explain.ts';
import { type Moment, netHeadStart } from './review.ts';
import { Interruption, type Searcher, Searches } from './searches.ts';
import { momentOfMove, plyOfMove } from './single.ts';

/** A person's move in a running game. */
export interface Made {
  readonly before: Position;
  readonly move: Square;
  /** Discs added to each side's count at the end. */
  readonly extra: ByColor<number>;
  /** Whether a loss is worth a comment: in discs, or in Connect Four by the score of the move. */
  readonly isNoticed: (loss: number, score: number) => boolean;
}

/** What the coach has to say about a move. */
export type Remark =
  /** A mistake, with its reason. */
  | { readonly type: 'warning'; readonly moment: Moment }
  /** A good find, with the reason why the next best move is worse. */
  | { readonly type: 'praise'; readonly moment: Moment };

/** A quick search, so that it does not delay the reply. */
const GLANCE: Readonly<Record<'discs' | 'outlook', SearchMethod>> = {
  discs: {
    by: 'flipside',
    limit: { type: 'depth', depth: 10, endgame: 12, milliseconds: 200 },
    every: true,
  },
  outlook: { by: 'solver', limit: { type: 'time', milliseconds: 200 }, every: true },
};

const methodFor = ({ rules }: Position): SearchMethod =>
  RULES[rules].hasOutlook ? GLANCE.outlook : GLANCE.discs;

/** Moves of a quick search's expected line that are trusted; the rest of the line is searched again. */
const TRUSTED_MOVES = 5;

/** Conditions for praise: number of legal moves, and lead over the second best in discs. */
const PRAISE = { moves: 5, discs: 6 } as const;

/** The comparison of a move with a better one. */
const compareMoves = (
  { exact, depth, principalVariation = [] }: SearchResult,
  worse: MoveScore,
  better: MoveScore,
): Evaluation => {
  const [first] = principalVariation;
  return {
    best: better.square,
    score: Math.max(better.score, worse.score),
    played: worse.score,
    exact: exact && better.exact && worse.exact,
    depth,
    line: first === better.square ? principalVariation.slice(0, TRUSTED_MOVES) : [better.square],
    playedLine: [worse.square],
  };
};

/** The moment with its reason; undefined if no idea explains it. */
const explained = async (
  engine: Searcher,
  { before, extra }: Made,
  evaluation: Evaluation,
): Promise<Moment | undefined> => {
  const ply = plyOfMove(before, evaluation, extra);
  const [move] = evaluation.playedLine;
  if (ply === undefined || move === undefined) return undefined;
  const headStart = netHeadStart(before.turn, extra);
  const searches = new Searches(engine, 'quick');
  const explanation = await explain(searches, before, { ...ply, move, headStart }, PROMPT);
  return hasIdea(explanation.reason) ? { ply, move, ...explanation } : undefined;
};

const warningOn = async (engine: Searcher, made: Made, result: SearchResult): Promise<Remark | undefined> => {
  const { before, move, extra, isNoticed } = made;
  const { moves = [] } = result;
  const best = moves.find(({ square }) => square === result.square);
  const own = moves.find(({ square }) => square === move);
  if (best === undefined || own === undefined || !isNoticed(best.score - own.score, own.score))
    return undefined;
  const evaluation = compareMoves(result, own, best);
  const moment = dropsDiscs(before)
    ? momentOfMove(before, evaluation, extra)
    : await explained(engine, made, evaluation);
  return moment && { type: 'warning', moment };
};

/** Taking a corner or flipping the most discs deserves no praise. */
const isObvious = (before: Position, move: Square): boolean => {
  const flips = (square: Square): number => flippedBy(before, square).size;
  return (
    cornersOf(before.shape).has(move) || [...legalMoves(before)].every(other => flips(other) <= flips(move))
  );
};

const praiseOf = async (engine: Searcher, made: Made, result: SearchResult): Promise<Remark | undefined> => {
  const { before, move } = made;
  const [own, next] = result.moves ?? [];
  if (own?.square !== move || next === undefined || dropsDiscs(before)) return undefined;
  const isFar = own.score - next.score >= PRAISE.discs && legalMoves(before).size >= PRAISE.moves;
  if (!isFar || isObvious(before, move)) return undefined;
  const moment = await explained(engine, made, compareMoves(result, next, own));
  return moment && { type: 'praise', moment };
};

/**
 * What the coach says about a move: a mistake if the opponent would notice it, or a good find. Undefined if there is
 * nothing to say, or no reason for it, and if the engine did not answer.
 */
export const remarkOn = async (
  engine: Searcher,
  made: Made,
  mayPraise: boolean,
): Promise<Remark | undefined> => {
  const { before } = made;
  if (legalMoves(before).size < 2) return undefined;
  try {
    const result = await new Searches(engine, 'quick').find({ position: before, method: methodFor(before) });
    const warning = await warningOn(engine, made, result);
    if (warning !== undefined || !mayPraise) return warning;
    return await praiseOf(engine, made, result);
  } catch (error) {
    if (error instanceof Interruption) return undefined;
    throw error;
  }
};
