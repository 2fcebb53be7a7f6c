import type { SearchOutcome } from '../../engine/outcomes.ts';
import type { SearchRequest } from '../../engine/searchRequest.ts';
import { extraDiscs } from '../../game/games.ts';
import { isMatchOver, type Match } from '../../game/match.ts';
import { replayOf } from '../../game/transcript.ts';
import type { ReviewState } from '../../store/studyStore.ts';
import { makeReview, type ReviewManner } from '../../study/review/review.ts';
import type { Searcher } from '../../study/review/searches.ts';
import type { PlayContext } from '../context.ts';

/** How often an interrupted search is retried. */
const RETRIES = 3;

/** Loads the code that only a new review needs; undefined if that fails. */
const loadReviewer = async () => {
  try {
    return (await import('../../study/review/reviewer.ts')).reviewGame;
  } catch {
    return undefined;
  }
};

/** The story of the game on the board. */
export interface Telling {
  /** Shows the story, and searches for the turning point of the game. */
  open(): void;
  close(): void;
}

export const createTelling = ({ engine, stores, kept: { reviews } }: PlayContext): Telling => {
  const { match: store, settings, study } = stores;
  /** Identifies the running review. */
  let running: object | undefined;

  const show = (match: Match, review: ReviewState): void => study.setState({ story: { match, review } });

  const stop = (): void => {
    if (running === undefined) return;
    running = undefined;
    engine.stop();
  };

  const searcher = (mine: object): Searcher => {
    const search = async (request: SearchRequest, retries: number): Promise<SearchOutcome> => {
      if (running !== mine) return { type: 'stopped' };
      const outcome = await engine.search(request);
      const isEnded = outcome.type !== 'finished' && running === mine && retries > 0;
      return isEnded ? search(request, retries - 1) : outcome;
    };
    return { search: request => search(request, RETRIES) };
  };

  /** Uses a saved review if there is one. */
  const tell = async (match: Match): Promise<void> => {
    const { setup, transcript } = match;
    const replayed = replayOf(setup, transcript);
    if (replayed.type === 'illegal') return;
    const game = { setup, transcript, positions: replayed.positions };
    const manner: ReviewManner = {
      thresholds: settings.getState().chanceThresholds,
      extra: extraDiscs(setup),
    };
    const kept = reviews.load(game);
    if (kept !== undefined) {
      const found = new Map(kept.evaluations.map((evaluation, index) => [index + 1, evaluation]));
      const { bookUntil, insights, effort } = kept;
      const review = makeReview(game, found, { ...manner, bookUntil }, insights);
      show(match, { type: 'finished', review, effort });
      return;
    }
    const mine = {};
    running = mine;
    show(match, { type: 'running', step: 'plies', done: 0, of: transcript.length, review: undefined });
    const reviewGame = await loadReviewer();
    if (running !== mine) return;
    const outcome = await reviewGame?.(searcher(mine), game, { ...manner, effort: 'quick' }, progress => {
      if (running === mine) show(match, { type: 'running', ...progress, review: undefined });
    });
    if (running !== mine) return;
    running = undefined;
    show(
      match,
      outcome?.type === 'finished'
        ? { type: 'finished', review: outcome.review, effort: 'quick' }
        : { type: 'failed' },
    );
  };

  const close = (): void => {
    stop();
    if (study.getState().story !== undefined) study.setState({ story: undefined });
  };
  store.subscribe(({ match }) => {
    const { story } = study.getState();
    if (story !== undefined && story.match !== match) close();
  });
  study.subscribe((after, before) => {
    if (after.story === undefined && before.story !== undefined) stop();
  });
  return {
    open: () => {
      const { match } = store.getState();
      if (match !== undefined && isMatchOver(match) && study.getState().story === undefined) void tell(match);
    },
    close,
  };
};
