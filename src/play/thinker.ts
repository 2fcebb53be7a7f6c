import type { FailureReason, SearchOutcome } from '../engine/engineClient.ts';
import type { SearchMethod, SearchRequest, SearchResult } from '../engine/searchRequest.ts';
import { assertNever } from '../game/assertNever.ts';
import { type Match, positionOf } from '../game/match.ts';
import type { SearchMeans } from '../opponents/opponents.ts';
import type { Thinking } from '../store/matchStore.ts';
import type { PlayContext } from './context.ts';

/** How often a search is retried after its worker crashed. */
const RETRIES = 2;
/** More threads than this slow each other down. */
const MOST_THREADS = 8;
const MILLISECONDS = 1000;

/** A search for a reply in the match on the board, with its callbacks. */
export interface ThinkerSearch {
  readonly match: Match;
  readonly method: SearchMethod;
  /** A reply that needs no search, if there is one; looking it up is asynchronous. */
  readonly known?: () => Promise<SearchResult | undefined>;
  /** Called with the result; `isWanted` tells later whether it is still wanted. */
  readonly found: (result: SearchResult, isWanted: () => boolean) => void;
}

/** Answers searches one after the other. */
export interface Consulted {
  search(request: SearchRequest): Promise<SearchOutcome>;
}

/** Runs one search at a time for the match on the board: any change of the board cancels it. */
export interface Thinker {
  /** Starts a search, and cancels any other. */
  ask(wanted: ThinkerSearch): void;
  /** Runs a task of several searches, and cancels any other; once cancelled, none of its searches ends any more. */
  consult(task: (engine: Consulted) => Promise<void>): void;
  /** Cancels the search. */
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

  /** A hint belongs to the analysis, so it is not stopped here. */
  const stop = (): void => {
    latest++;
    const { thinking } = stores.match.getState();
    if (thinking === 'idle') return;
    if (thinking !== 'hint') engine.stop();
    become('idle');
  };

  const failed = (wanted: ThinkerSearch, reason: FailureReason, retries: number): void => {
    if (reason === 'crashed' && retries > 0) void search(wanted, retries - 1);
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

  const loadingFor = (mine: number) => ({
    onLoading: (loading: boolean): void => {
      if (mine === latest && stores.match.getState().loading !== loading) stores.match.setState({ loading });
    },
  });

  const search = async (wanted: ThinkerSearch, retries: number): Promise<void> => {
    const mine = ++latest;
    const { match, method } = wanted;
    const known = wanted.known && (await wanted.known());
    if (mine !== latest) return;
    if (known !== undefined) {
      wanted.found(known, () => mine === latest);
      return;
    }
    const outcome = await engine.search({ position: positionOf(match), method }, loadingFor(mine));
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
    consult: task => {
      stop();
      become('reply');
      const mine = ++latest;
      void task({
        search: async request => {
          const outcome = await engine.search(request, loadingFor(mine));
          const isStopped = outcome.type === 'stopped' || outcome.type === 'replaced';
          if (mine === latest && isStopped) become('idle');
          return mine !== latest || isStopped ? new Promise<never>(() => undefined) : outcome;
        },
      });
    },
  };
};
