import type { Analysis } from '../engine/analysis.ts';
import { EngineClient, type EnginePort, type FailureReason } from '../engine/engineClient.ts';
import { endgameOf, type SearchMethod, type SearchResult } from '../engine/searchRequest.ts';
import { isOver } from '../game/position.ts';
import { type Position, RULES } from '../game/rules.ts';
import { LEVELS, opponentsOf } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import { writeMoves } from '../game/transcript.ts';
import { planReply } from '../opponents/opponents.ts';
import { EFFORTS } from '../study/review/reach.ts';
import { reviewGame } from '../study/review/reviewer.ts';
import { checkOneOf, checkOptions, checkWhole, isPosition, isRecord } from './checks.ts';
import type {
  AnalysisReach,
  BestMove,
  Engine,
  GivenGame,
  GivenPosition,
  Replier,
  ReviewOptions,
} from './engineTypes.ts';
import { gameOf } from './moves.ts';
import { Questions } from './questions.ts';
import { methodFor, USUAL_MILLISECONDS } from './reach.ts';
import { writtenReview } from './reviewing.ts';

const SENTENCES: Readonly<Record<FailureReason, string>> = {
  noWorker: 'The engine needs web workers, which are not available here.',
  noWebAssembly: 'The engine needs WebAssembly with 128-bit vectors, which is not available here.',
  notLoaded: 'The files of the engine could not be loaded.',
  crashed: 'The engine stopped unexpectedly.',
};

type Failed =
  | { readonly type: 'failed'; readonly reason: FailureReason }
  | { readonly type: 'stopped' | 'replaced' };

const isGiven = (given: unknown): given is Exclude<GivenGame, string> => isRecord(given) && 'moves' in given;

const readGame = (given: GivenGame) => {
  if (typeof given === 'string') return gameOf(given);
  if (isGiven(given)) return gameOf(given.moves, given.setup);
  throw new TypeError('The game must be its moves, such as "f5d6", or { moves, setup }.');
};

const readPosition = (given: GivenPosition): Position => {
  const isMoves = typeof given === 'string' || isGiven(given);
  if (!isMoves && !isPosition(given))
    throw new TypeError(
      'The position must be one of @flipside/game, moves such as "f5d6", or { moves, setup }.',
    );
  const position = isMoves ? readGame(given).positions.at(-1) : given;
  if (position === undefined || isOver(position))
    throw new RangeError('The game is over: there is no move to find.');
  return position;
};

const bestOf = ({ rules }: Position, result: SearchResult): BestMove => {
  const { square, score, exact, depth, principalVariation: line = [square] } = result;
  const move = writeMoves(rules, [square]);
  return { square, move, score, exact, depth, line: writeMoves(rules, line) };
};

const readReplier = ({ rules }: Position, { opponent, level, seed, milliseconds }: Replier) => {
  const known = opponentsOf(rules);
  const usual = RULES[rules].hasOutlook ? 'solver' : 'flipside';
  const name = opponent === undefined ? usual : checkOneOf('opponent', opponent, known);
  const { min, max } = LEVELS[name] ?? { min: 1, max: 1 };
  const chosen = level === undefined ? max : checkWhole('level', level, [min, max]);
  return {
    seat: { type: 'computer', opponent: name, level: chosen } as const,
    seed: seed ?? Math.floor(Math.random() * 2 ** 32),
    means: { milliseconds: milliseconds ?? USUAL_MILLISECONDS, threads: 1 },
  };
};

/** Requests to one engine, in terms of its searches. */
class Asking {
  readonly #client: EngineClient;
  readonly #missing: () => string | undefined;

  constructor(client: EngineClient, missing: () => string | undefined) {
    this.#client = client;
    this.#missing = missing;
  }

  failureOf(outcome: Failed): Error {
    if (outcome.type !== 'failed') return new Error('The engine was closed.');
    const missing = this.#missing();
    return new Error(
      missing === undefined
        ? SENTENCES[outcome.reason]
        : `This file of the engine could not be loaded: ${missing}`,
    );
  }

  async find(position: Position, method: SearchMethod): Promise<SearchResult> {
    const outcome = await this.#client.search({ position, method });
    if (outcome.type === 'finished') return outcome.result;
    throw this.failureOf(outcome);
  }

  async findAll(position: Position, reach: AnalysisReach): Promise<Analysis> {
    const { depth, milliseconds, lines = 1, onReport } = reach;
    let latest: Analysis | undefined;
    let isDue = false;
    /** If the time is over before the first report, the first report ends the analysis. */
    const stopIfDue = (): void => {
      if (isDue && latest !== undefined) this.#client.stop();
    };
    const most = milliseconds ?? (depth === undefined ? USUAL_MILLISECONDS : undefined);
    const fallDue = (): void => {
      isDue = true;
      stopIfDue();
    };
    const timer = most === undefined ? undefined : setTimeout(fallDue, most);
    const limit = depth === undefined ? {} : { limit: { depth, endgame: endgameOf(depth) } };
    const take = (report: Analysis): void => {
      latest = report;
      onReport?.(report);
      stopIfDue();
    };
    const outcome = await this.#client.analyze({ position, lines, ...limit }, { onReport: take });
    clearTimeout(timer);
    if (outcome.type === 'finished') return outcome.analysis;
    if (outcome.type === 'stopped' && latest !== undefined) return latest;
    throw this.failureOf(outcome);
  }
}

/**
 * The `Engine` of `@flipside/engine` behind a port, on any platform. `missing` returns the address of a file
 * that could not be loaded.
 */
export const engineBehind = (
  openPort: () => EnginePort,
  missing: () => string | undefined = () => undefined,
): Engine => {
  const client = new EngineClient(openPort);
  const asking = new Asking(client, missing);
  const questions = new Questions(client);
  return {
    bestMove: async (given, reach = {}) => {
      checkOptions(reach, ['depth', 'milliseconds', 'solve', 'signal']);
      const position = readPosition(given);
      return questions.ask(reach.signal, async () =>
        bestOf(position, await asking.find(position, methodFor(position, reach))),
      );
    },
    solve: async (given, options = {}) => {
      checkOptions(options, ['signal']);
      const position = readPosition(given);
      return questions.ask(options.signal, async () =>
        bestOf(position, await asking.find(position, methodFor(position, { solve: true }))),
      );
    },
    analyze: async (given, reach = {}) => {
      checkOptions(reach, ['depth', 'milliseconds', 'lines', 'signal', 'onReport']);
      const position = readPosition(given);
      return questions.ask(reach.signal, () => asking.findAll(position, reach));
    },
    reply: async (given, replier = {}) => {
      checkOptions(replier, ['seed', 'milliseconds', 'signal'], ['opponent', 'level']);
      const position = readPosition(given);
      const { seat, seed, means } = readReplier(position, replier);
      const { method, choose } = planReply({ seat, position, seed }, means);
      return questions.ask(replier.signal, async () => {
        const square: Square = choose(await asking.find(position, method));
        return { square, move: writeMoves(position.rules, [square]) };
      });
    },
    review: async (given, options: ReviewOptions = {}) => {
      checkOptions(options, ['signal', 'onProgress'], ['effort']);
      const { effort = 'standard', signal, onProgress } = options;
      checkOneOf('effort', effort, EFFORTS);
      const game = readGame(given);
      const rules = game.positions[0]?.rules ?? 'othello';
      return questions.ask(signal, async () => {
        const outcome = await reviewGame(client, game, { effort }, ({ step, done, of }) => {
          if (step === 'plies') onProgress?.(done, of);
        });
        if (outcome.type === 'finished') return writtenReview(rules, outcome.review);
        throw asking.failureOf(outcome);
      });
    },
    dispose: () => client.close(),
  };
};
