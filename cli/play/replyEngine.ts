import { EngineClient, type EnginePort } from '../../src/engine/engineClient.ts';
import type { SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { type Match, positionOf } from '../../src/game/match.ts';
import type { Square } from '../../src/game/square.ts';
import { hintMethod, planReply } from '../../src/opponents/opponents.ts';
import { goodSquares, scoresOf } from '../../src/play/local/adviser.ts';
import type { Hint } from '../../src/store/matchStore.ts';
import { EngineFailure } from '../engine/thinker.ts';
import { bookReplies } from '../match/tournamentBook.ts';

/** The thinking time of level 12 for a move, and of a hint. */
const THINKING_MILLISECONDS = 1000;

/** Finds moves for computer players and hints for people. */
export interface ReplyEngine {
  readonly isReady: boolean;
  /** The move of the computer player whose turn it is. */
  reply(match: Match): Promise<Square>;
  hint(match: Match): Promise<Hint>;
  close(): void;
}

export const openReplyEngine = (
  openEngine: () => EnginePort,
  milliseconds = THINKING_MILLISECONDS,
): ReplyEngine => {
  const means = { milliseconds, threads: 1 };
  const client = new EngineClient(openEngine);
  const bookReply = bookReplies(false);

  const search = async (match: Match, method: SearchMethod): Promise<SearchResult> => {
    const outcome = await client.search({ position: positionOf(match), method });
    if (outcome.type === 'finished') return outcome.result;
    throw new EngineFailure('The engine failed.');
  };

  return {
    get isReady() {
      return client.state.type === 'ready';
    },
    reply: async match => {
      const position = positionOf(match);
      const seat = match.seats[position.turn];
      if (seat.type !== 'computer') throw new Error('A person is to move.');
      const turn = { seat, position, seed: match.seed, hasBook: true };
      const known = bookReply(turn);
      if (known !== undefined) return known;
      const { method, choose } = planReply(turn, means);
      return choose(await search(match, method));
    },
    hint: async match => {
      const position = positionOf(match);
      const scores = scoresOf(await search(match, hintMethod(position, means)));
      return { good: goodSquares(position.rules, scores), best: scores[0]?.square, scores };
    },
    close: () => client.close(),
  };
};
