import type { FailureReason, SearchOutcome } from '../engine/engineClient.ts';
import type { SearchMethod, SearchResult } from '../engine/searchRequest.ts';
import { assertNever } from '../game/assertNever.ts';
import { type Match, positionOf } from '../game/match.ts';
import type { SearchMeans } from '../opponents/opponents.ts';
import type { Thinking } from '../store/matchStore.ts';
import type { PlayContext } from './context.ts';

/** How often a search is retried after its worker crashed. */
const RETRIES = 2;
/** More threads than this get in each other's way. */
const MOST_THREADS = 8;
const MILLISECONDS = 1000;

/** The search for a reply in the match on the board, and what to do with its result. */
export interface ThinkerSearch {
  readonly match: Match;
  readonly method: SearchMethod;
  /** A reply that needs no search, if there is one; it may take a while to look for it. */
  readonly known?: () => Promise<SearchResult | undefined>;
  /** Decides what comes after; `isWanted` says later whether the result is still wanted. */
  readonly found: (result: SearchResult, isWanted: () => boolean) => void;
  /** Called if the search fails, where the game can do without it. */
  readonly lost?: () => void;
}

/** One search at a time for the match on the board: any change there ends it. */
export interface Thinker {
  /** Starts a search, and drops any other. */
  ask(wanted: ThinkerSearch): void;
  /** Drops the search. */
  stop(): void;
  become(thinking: Thinking): void;
}

/** Leaves one core to the page. */
export const meansOf = ({ stores }: PlayContext): SearchMeans => {
  const { thinkingSeconds, severalCores } = stores.settings.getState();
  const spare = severalCores ? stores.app.getState().cores - 1 : 1;
  return {
    milliseconds: thinkingSeconds * MILLISECONDS,
    threads: Math.max(1, Math.min(MOST_THREADS, spare)),
  };
};

export const createThinker = ({ stores, engine }: PlayContext): Thinker => {
  let latest = 0;

  const become = (thinking: Thinking): void => {
    const { thinking: before, loading } = stores.match.getState();
    if (before !== thinking || loading) stores.match.setState({ thinking, loading: false });
  };

  /** A hint comes from the analysis, which is not the thinker's to stop. */
  const stop = (): void => {
    latest++;
    const { thinking } = stores.match.getState();
    if (thinking === 'idle') return;
    if (thinking !== 'hint') engine.stop();
    become('idle');
  };

  const failed = (wanted: ThinkerSearch, reason: FailureReason, retries: number): void => {
    if (reason === 'crashed' && retries > 0) void search(wanted, retries - 1);
    else if (wanted.lost !== undefined) wanted.lost();
    else become('failed');
  };

  const settle = (wanted: ThinkerSearch, outcome: SearchOutcome, retries: number): void => {
    const mine = latest;
    switch (outcome.type) {
      case 'finished':
        wanted.found(outcome.result, () => mine === latest);
        break;
      case 'failed':
        failed(wanted, outcome.reason, retries);
        break;
      case 'replaced':
      case 'stopped':
        become('idle');
        break;
      default:
        assertNever(outcome);
    }
  };

  const search = async (wanted: ThinkerSearch, retries: number): Promise<void> => {
    const mine = ++latest;
    const { match, method } = wanted;
    const onLoading = (loading: boolean): void => {
      if (mine === latest && stores.match.getState().loading !== loading) stores.match.setState({ loading });
    };
    const known = wanted.known && (await wanted.known());
    if (mine !== latest) return;
    if (known !== undefined) {
      wanted.found(known, () => mine === latest);
      return;
    }
    const outcome = await engine.search({ position: positionOf(match), method }, { onLoading });
    if (mine === latest) settle(wanted, outcome, retries);
  };

  return {
    stop,
    become,
    ask: wanted => {
      stop();
      become('reply');
      void search(wanted, RETRIES);
    },
  };
};
