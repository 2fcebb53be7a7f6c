import { assertNever } from '../engine/assertNever.ts';
import type { FailureReason, SearchOutcome } from '../engine/engineClient.ts';
import { hintMethod, planReply, type ReplyPlan, type SearchMeans } from '../engine/opponents.ts';
import type { SearchMethod, SearchResult } from '../engine/searchRequest.ts';
import { isMatchOver, type Match, positionOf } from '../game/match.ts';
import type { Square } from '../game/square.ts';
import type { Thinking } from '../store/matchStore.ts';
import type { PlayContext } from './context.ts';
import type { Pace } from './pace.ts';
import type { Referee } from './referee.ts';

/** How often a search is asked again after the worker crashed under it. */
const RETRIES = 2;
/** More threads than this get in each other's way. */
const MOST_THREADS = 8;
const MILLISECONDS = 1000;

export interface Computer {
  /** Looks at the board: thinks if a computer is to move there, and forgets any other thought. */
  consider(): void;
  hint(): void;
  /** Forgets what it was thinking about. */
  stop(): void;
}

/** A search for a match, and what to do with what it finds. */
interface Quest {
  readonly match: Match;
  readonly method: SearchMethod;
  readonly found: (result: SearchResult) => void;
}

/** One core is left to the page. */
const meansOf = ({ stores }: PlayContext): SearchMeans => {
  const { thinkingSeconds, severalCores } = stores.settings.getState();
  const spare = severalCores ? stores.app.getState().cores - 1 : 1;
  return {
    milliseconds: thinkingSeconds * MILLISECONDS,
    threads: Math.max(1, Math.min(MOST_THREADS, spare)),
  };
};

export const createComputer = (context: PlayContext, referee: Referee, pace: Pace): Computer => {
  const { stores, engine, clock } = context;
  let thought = 0;

  const setThinking = (thinking: Thinking): void => {
    if (stores.match.getState().thinking !== thinking) stores.match.setState({ thinking });
  };

  const stop = (): void => {
    thought++;
    if (stores.match.getState().thinking === 'idle') return;
    engine.stop();
    setThinking('idle');
  };

  const failed = (reason: FailureReason, again: (() => void) | undefined): void => {
    if (reason === 'crashed' && again !== undefined) again();
    else setThinking('failed');
  };

  const settle = (
    outcome: SearchOutcome,
    found: (result: SearchResult) => void,
    again: (() => void) | undefined,
  ): void => {
    switch (outcome.type) {
      case 'finished':
        found(outcome.result);
        break;
      case 'failed':
        failed(outcome.reason, again);
        break;
      case 'replaced':
      case 'stopped':
        setThinking('idle');
        break;
      default:
        assertNever(outcome);
    }
  };

  const search = async (quest: Quest, retries = RETRIES): Promise<void> => {
    const mine = ++thought;
    const { match, method, found } = quest;
    const outcome = await engine.search({ position: positionOf(match), method });
    if (mine !== thought) return;
    settle(outcome, found, retries > 0 ? () => void search(quest, retries - 1) : undefined);
  };

  const land = (match: Match, square: Square): void => {
    setThinking('idle');
    const request = {
      type: 'play',
      ply: match.transcript.length,
      color: positionOf(match).turn,
      square,
    } as const;
    const refusal = referee.submit(request);
    if (refusal !== undefined) throw new Error(`the engine's move was refused: ${refusal}`);
  };

  const reply = (match: Match, { method, choose, beatMilliseconds }: ReplyPlan): void => {
    const asked = clock.now();
    const found = (result: SearchResult): void => {
      const mine = thought;
      pace.whenReplyMayLand({ asked, beat: beatMilliseconds }, () => {
        if (mine === thought) land(match, choose(result));
      });
    };
    setThinking('reply');
    void search({ match, method, found });
  };

  return {
    stop,
    consider: () => {
      stop();
      const { match } = stores.match.getState();
      if (match === undefined || stores.app.getState().screen !== 'board' || isMatchOver(match)) return;
      const position = positionOf(match);
      const seat = match.seats[position.turn];
      if (seat.type === 'computer')
        reply(match, planReply({ seat, position, seed: match.seed }, meansOf(context)));
    },
    hint: () => {
      const { match } = stores.match.getState();
      if (match === undefined || isMatchOver(match)) return;
      stop();
      setThinking('hint');
      const found = ({ square }: SearchResult): void =>
        stores.match.setState({ thinking: 'idle', hint: square });
      void search({ match, method: hintMethod(positionOf(match), meansOf(context)), found });
    },
  };
};
