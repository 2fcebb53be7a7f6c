import type { SearchOutcome } from '../../engine/outcomes.ts';
import { flipsDiscs } from '../../game/position.ts';
import {
  bestValue,
  type Evaluation,
  evaluateAgain,
  evaluateEnd,
  evaluatePly,
  type PlayedGame,
} from './evaluate.ts';
import { explain } from './explain.ts';
import { bestFind } from './finds.ts';
import { nextToExplain } from './moments.ts';
import {
  type Explanation,
  type Insights,
  makeReview,
  netHeadStart,
  type Review,
  type ReviewedPly,
  type ReviewManner,
  reasonsIn,
} from './review.ts';
import { Interruption, type Searcher, Searches } from './searches.ts';

/**
 * Plies are evaluated from last to first; then doubtful ones again; then the reasons of key moments and the
 * loser's best find.
 */
export type ReviewStep = 'plies' | 'again' | 'reasons';

/** Called after each ply with the review from that ply on, and during the later steps. */
export interface ReviewProgress {
  readonly step: ReviewStep;
  /** The progress of the step, and its total. */
  readonly done: number;
  readonly of: number;
  /** Built on demand. */
  readonly review: () => Review;
}

export type ReviewOutcome =
  | { readonly type: 'finished'; readonly review: Review; readonly insights: Insights }
  | Exclude<SearchOutcome, { readonly type: 'finished' }>;

const evaluateAll = async (
  searches: Searches,
  { positions, transcript }: PlayedGame,
  { bookUntil = 0 }: ReviewManner,
  found: (evaluations: ReadonlyMap<number, Evaluation>) => void,
): Promise<ReadonlyMap<number, Evaluation>> => {
  const inTheory = searches.by('theory');
  const evaluations = new Map<number, Evaluation>();
  const last = positions[transcript.length];
  if (last === undefined) throw new RangeError('The game has fewer positions than moves.');
  let next = await evaluateEnd(searches, last);
  for (let ply = transcript.length; ply > 0; ply--) {
    const [before, move, after] = [positions[ply - 1], transcript[ply - 1], positions[ply]];
    if (before === undefined || move === undefined || after === undefined) break;
    const evaluation = await evaluatePly(ply > bookUntil ? searches : inTheory, {
      before,
      move,
      after,
      next,
    });
    evaluations.set(ply, evaluation);
    next = bestValue(evaluation);
    found(evaluations);
  }
  return evaluations;
};

/**
 * A move that would be blamed for at most this many discs is evaluated again: of 28 moments with a loss of
 * two to four, a search of 24 plies confirms 15, and 9 of the 10 that remain after a second look.
 */
const DOUBTED_LOSS = 4;

const isDoubted = ({ exact, loss, moveClass }: ReviewedPly): boolean =>
  !exact && moveClass !== undefined && loss <= DOUBTED_LOSS;

const lookAgain = async (
  searches: Searches,
  { positions }: PlayedGame,
  evaluations: ReadonlyMap<number, Evaluation>,
  plies: readonly ReviewedPly[],
  found: (done: number, of: number) => void,
): Promise<ReadonlyMap<number, Evaluation>> => {
  const again = new Map(evaluations);
  const doubted = plies.filter(isDoubted);
  for (const [done, reviewed] of doubted.entries()) {
    found(done, doubted.length);
    const { ply, move } = reviewed;
    const [before, after] = positions.slice(ply - 1, ply + 1);
    if (before === undefined || after === undefined || move === 'pass' || !flipsDiscs(before)) continue;
    again.set(ply, await evaluateAgain(searches, { before, move, after }, reviewed));
  }
  return again;
};

/** Finds the reasons of the key moments, and the loser's best find. */
export const findInsights = async (
  searches: Searches,
  game: PlayedGame,
  { moments, plies }: Review,
  manner: ReviewManner,
  found: (done: number, of: number) => void,
): Promise<Insights> => {
  const explanations = new Map<number, Explanation>();
  const of = moments.length + 1;
  const next = () => nextToExplain(plies, reasonsIn(explanations));
  for (let ply = next(); ply !== undefined; ply = next()) {
    found(Math.min(explanations.size, moments.length), of);
    const { move } = ply;
    const before = game.positions[ply.ply - 1];
    if (before === undefined || move === 'pass') break;
    const headStart = netHeadStart(ply.color, manner.extra);
    explanations.set(ply.ply, await explain(searches, before, { ...ply, move, headStart }));
  }
  found(moments.length, of);
  return { explanations, find: await bestFind(searches, game, plies) };
};

/**
 * Reviews a game from its end backwards, so that each position helps to prove the one before it. Stop the
 * engine to cancel. Rejects only on a defect.
 */
export const reviewGame = async (
  engine: Searcher,
  game: PlayedGame,
  manner: ReviewManner = {},
  onProgress: (progress: ReviewProgress) => void = () => {},
): Promise<ReviewOutcome> => {
  const of = game.transcript.length;
  try {
    const searches = new Searches(engine, manner.effort ?? 'standard');
    const first = await evaluateAll(searches, game, manner, found =>
      onProgress({ step: 'plies', done: found.size, of, review: () => makeReview(game, found, manner) }),
    );
    const known = makeReview(game, first, manner);
    const evaluations = await lookAgain(searches, game, first, known.plies, (done, all) =>
      onProgress({ step: 'again', done, of: all, review: () => known }),
    );
    const judged = makeReview(game, evaluations, manner);
    const insights = await findInsights(searches, game, judged, manner, (done, all) =>
      onProgress({ step: 'reasons', done, of: all, review: () => judged }),
    );
    const review = makeReview(game, evaluations, manner, insights);
    return { type: 'finished', review, insights };
  } catch (error) {
    if (error instanceof Interruption) return error.outcome;
    throw error;
  }
};
