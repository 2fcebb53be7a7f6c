import type { SearchOutcome } from '../../engine/outcomes.ts';
import type { SearchRequest } from '../../engine/searchRequest.ts';
import { extraDiscs } from '../../game/games.ts';
import { replayOf } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import type { ReviewedGame } from '../../store/kept/savedReviews.ts';
import type { ReviewState, Study } from '../../store/studyStore.ts';
import type { PlayedGame } from '../../study/review/evaluate.ts';
import type { Effort } from '../../study/review/reach.ts';
import { type Insights, makeReview, NO_INSIGHTS, type ReviewManner } from '../../study/review/review.ts';
import type { ReviewOutcome } from '../../study/review/reviewer.ts';
import type { Searcher } from '../../study/review/searches.ts';
import type { PlayContext } from '../context.ts';

/** How often an interrupted search is retried. */
const RETRIES = 2;

/** The main line of a study, in the form that is reviewed. */
type StudiedGame = ReviewedGame & PlayedGame;

/** Reviews of the studied game. */
export type Reviewing = ReturnType<typeof createReviewing>;

const gameOf = ({ tree }: Study): StudiedGame => {
  const { setup } = tree;
  const transcript = lineThrough(tree, []);
  const replayed = replayOf(setup, transcript);
  if (replayed.type === 'illegal') throw new Error(`illegal study at ply ${replayed.ply}`);
  return { setup, transcript, positions: replayed.positions };
};

const isSameGame = (one: ReviewedGame, other: ReviewedGame): boolean =>
  one.setup === other.setup &&
  one.transcript.length === other.transcript.length &&
  one.transcript.every((move, ply) => move === other.transcript[ply]);

type Finished = Extract<ReviewOutcome, { readonly type: 'finished' }>;

/** Loads the code that only a new review needs; undefined if that fails. */
const loadReviewer = async () => {
  try {
    const [{ reviewGame }, { theoryOf }] = await Promise.all([
      import('../../study/review/reviewer.ts'),
      import('../../openings/book.ts'),
    ]);
    return { reviewGame, theoryOf };
  } catch {
    return undefined;
  }
};

const NONE: ReviewState = { type: 'none' };

export const createReviewing = ({ engine, stores, kept, files }: PlayContext) => {
  const { reviews, ownValues } = kept;
  const { app, settings, study } = stores;
  let game: StudiedGame | undefined;
  /** Identifies the running review. */
  let running: object | undefined;
  /** Insights into single moves of the review that is shown. */
  let known: Insights = NO_INSIGHTS;

  const show = (review: ReviewState): void => study.setState({ review });
  const manner = (of: ReviewedGame): ReviewManner => ({
    thresholds: settings.getState().chanceThresholds,
    extra: extraDiscs(of.setup),
  });

  const untilSeen = (): Promise<void> => {
    if (app.getState().visible) return Promise.resolve();
    return new Promise(resolve => {
      const end = app.subscribe(({ visible }) => {
        if (!visible) return;
        end();
        resolve();
      });
    });
  };

  /** The engine for one review. It pauses behind a hidden page and retries interrupted searches. */
  const engineFor = (mine: object): Searcher => {
    const search = async (request: SearchRequest, retries: number): Promise<SearchOutcome> => {
      await untilSeen();
      if (running !== mine) return { type: 'stopped' };
      const outcome = await engine.search(request);
      const isLost = outcome.type === 'failed' && outcome.reason !== 'crashed';
      if (outcome.type === 'finished' || running !== mine || isLost) return outcome;
      if (!app.getState().visible) return search(request, retries);
      return retries > 0 ? search(request, retries - 1) : outcome;
    };
    return { search: request => search(request, RETRIES) };
  };

  /** A saved review, judged by the current thresholds; undefined if there is none. */
  const keptReview = (of: StudiedGame): ReviewState | undefined => {
    const kept = of.transcript.length === 0 ? undefined : reviews.load(of);
    if (kept === undefined) return undefined;
    const { bookUntil, insights, effort } = kept;
    const evaluations = new Map(kept.evaluations.map((evaluation, index) => [index + 1, evaluation]));
    const review = makeReview(of, evaluations, { ...manner(of), bookUntil }, insights);
    known = insights;
    return { type: 'finished', review, effort };
  };

  const stop = (): void => {
    if (running === undefined) return;
    running = undefined;
    engine.stop();
  };

  const finish = (of: StudiedGame, { review, insights }: Finished, effort: Effort): void => {
    known = insights;
    reviews.save(of, { effort, evaluations: review.plies, bookUntil: review.bookUntil, insights });
    show({ type: 'finished', review, effort });
  };

  const run = async (effort: Effort): Promise<void> => {
    stop();
    const of = game;
    if (of === undefined || of.transcript.length === 0) return;
    const mine = {};
    running = mine;
    show({ type: 'running', step: 'plies', done: 0, of: of.transcript.length, review: undefined });
    const loaded = await loadReviewer();
    const book = await files.openings.book();
    if (running !== mine) return;
    if (loaded === undefined) {
      running = undefined;
      return show({ type: 'failed' });
    }
    const { reviewGame, theoryOf } = loaded;
    const bookUntil = book === undefined ? 0 : theoryOf(book.withOwn(ownValues.load()), of.positions);
    let outcome: ReviewOutcome | undefined;
    try {
      outcome = await reviewGame(engineFor(mine), of, { ...manner(of), effort, bookUntil }, progress => {
        if (running === mine) show({ type: 'running', ...progress, review: progress.review() });
      });
    } catch (defect) {
      reportError(defect);
    }
    if (running !== mine) return;
    running = undefined;
    if (outcome?.type === 'finished') finish(of, outcome, effort);
    else show({ type: 'failed' });
  };

  /** Judges the review again after the thresholds have changed. */
  const judgeAgain = (): void => {
    const { review: state } = study.getState();
    if (game === undefined || !('review' in state) || state.review === undefined) return;
    const evaluations = new Map(state.review.plies.map(ply => [ply.ply, ply]));
    const { bookUntil } = state.review;
    show({ ...state, review: makeReview(game, evaluations, { ...manner(game), bookUntil }, known) });
  };
  settings.subscribe((after, before) => {
    if (after.chanceThresholds !== before.chanceThresholds) judgeAgain();
  });

  app.subscribe((after, before) => {
    if (before.visible && !after.visible && running !== undefined) engine.stop();
  });

  return {
    /** To be called with every change of the studied game: shows its saved review, and ends that of another game. */
    follow: (studied: Study): void => {
      const next = gameOf(studied);
      const isKnown = game !== undefined && isSameGame(game, next);
      if (isKnown && study.getState().review.type !== 'none') return;
      stop();
      game = next;
      const review = keptReview(next) ?? NONE;
      if (review.type !== study.getState().review.type) show(review);
    },
    /** Reviews the main line; without an effort only if it is not reviewed yet. Resolves at the end of its review. */
    start: async (effort?: Effort): Promise<void> => {
      const { type } = study.getState().review;
      if (effort !== undefined || type === 'none' || type === 'failed') await run(effort ?? 'standard');
    },
    /** To be called when the study leaves the board. */
    end: stop,
    cancel: (): void => {
      if (running === undefined) return;
      stop();
      show((game && keptReview(game)) ?? NONE);
    },
  };
};
