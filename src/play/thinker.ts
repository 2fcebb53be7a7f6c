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

/** A search for a match, and what to do with what it finds. */
export interface Quest {
  readonly match: Match;
  readonly method: SearchMethod;
  /** What the stores show meanwhile; `found` decides what comes after. */
  readonly thinking: Exclude<Thinking, 'idle' | 'failed'>;
  /** `isWanted` says later whether the result is still wanted. */
  readonly found: (result: SearchResult, isWanted: () => boolean) => void;
}

/** One search at a time for the match on the board: any change there ends it. */
export interface Thinker {
  /** Starts a search, and drops any other. */
  ask(quest: Quest): void;
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
  let thought = 0;

  const become = (thinking: Thinking): void => {
    const { thinking: before, loading } = stores.match.getState();
    if (before !== thinking || loading) stores.match.setState({ thinking, loading: false });
  };

  const stop = (): void => {
    thought++;
    if (stores.match.getState().thinking === 'idle') return;
    engine.stop();
    become('idle');
  };

  /** Nobody waits for scores as they wait for a reply: without them the game goes on. */
  const failed = (quest: Quest, reason: FailureReason, retries: number): void => {
    if (reason === 'crashed' && retries > 0) void search(quest, retries - 1);
    else become(quest.thinking === 'scores' ? 'idle' : 'failed');
  };

  const settle = (quest: Quest, outcome: SearchOutcome, retries: number): void => {
    const mine = thought;
    switch (outcome.type) {
      case 'finished':
        quest.found(outcome.result, () => mine === thought);
        break;
      case 'failed':
        failed(quest, outcome.reason, retries);
        break;
      case 'replaced':
      case 'stopped':
        become('idle');
        break;
      default:
        assertNever(outcome);
    }
  };

  const search = async (quest: Quest, retries: number): Promise<void> => {
    const mine = ++thought;
    const { match, method } = quest;
    const onLoading = (loading: boolean): void => {
      if (mine === thought && stores.match.getState().loading !== loading) stores.match.setState({ loading });
    };
    const outcome = await engine.search({ position: positionOf(match), method }, { onLoading });
    if (mine === thought) settle(quest, outcome, retries);
  };

  return {
    stop,
    become,
    ask: quest => {
      stop();
      become(quest.thinking);
      void search(quest, RETRIES);
    },
  };
};
