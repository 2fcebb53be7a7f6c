import type { SearchMethod, SearchResult } from '../../engine/searchRequest.ts';
import { type Match, positionOf } from '../../game/match.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { bookUseOf } from '../../opponents/bookUse.ts';
import { planReply } from '../../opponents/opponents.ts';
import { selectIsPersonsTurn } from '../../store/selectors.ts';
import { analysisKey } from '../../store/study/analyses.ts';
import type { GameParts } from '../game.ts';
import { meansOf } from '../thinker.ts';
import { bookReplyTo } from './bookReplies.ts';

/** Time to find the person's most likely move. */
const GUESS_MILLISECONDS = 300;
/** Maximum time for a reply, so that a person who is away does not heat the device. */
const LONGEST_MILLISECONDS = 30_000;
/** Leaves the other cores to the page and to other programs. */
const THREADS = 1;

/** A search for a reply that may be needed. */
interface Foreseen {
  /** The position after the person's expected move. */
  readonly key: string;
  readonly since: number;
  /** Time after which the result is as good as that of a usual search. */
  readonly enough: number;
  result: SearchResult | undefined;
  isDone: boolean;
}

const timed = (milliseconds: number): SearchMethod => ({
  by: 'flipside',
  limit: { type: 'time', milliseconds, aim: milliseconds },
  threads: THREADS,
});

/**
 * Thinks about the reply to the person's most likely move while the person thinks: at full strength, with a
 * core to spare and external power. Any change of the match ends it.
 */
export class Foresight {
  readonly #parts: GameParts;
  /** The match for which it searches or has searched. */
  #match: Match | undefined;
  /** Identifies the running search. */
  #search: object | undefined;
  #foreseen: Foreseen | undefined;

  constructor(parts: GameParts) {
    this.#parts = parts;
    const { match, app, settings } = parts.context.stores;
    for (const store of [match, app, settings]) store.subscribe(() => this.#follow());
  }

  /** Begins if a person is to move and nothing else needs the engine. */
  consider(): void {
    const state = this.#stores.match.getState();
    const { match } = state;
    if (match === undefined || match === this.#match || !selectIsPersonsTurn(state)) return;
    if (!this.#isAllowed() || !this.#isEngineFree()) return;
    this.#match = match;
    const search = {};
    this.#search = search;
    void this.#run(match, search).finally(() => {
      if (this.#search === search) this.#search = undefined;
    });
  }

  /** The reply to this position, if it was expected and searched for as long as a reply usually takes. */
  replyTo(position: Position): SearchResult | undefined {
    const foreseen = this.#foreseen;
    this.#foreseen = undefined;
    if (foreseen === undefined || foreseen.key !== analysisKey(position)) return undefined;
    const searched = this.#parts.context.clock.now() - foreseen.since;
    return foreseen.isDone || searched >= foreseen.enough ? foreseen.result : undefined;
  }

  get #stores() {
    return this.#parts.context.stores;
  }

  #isAllowed(): boolean {
    const { app, settings } = this.#stores;
    const { screen, visible, charging, cores } = app.getState();
    const { thinksAhead, severalCores } = settings.getState();
    return (
      // Memory is shared where there are several cores, so that a search stops at once.
      thinksAhead && severalCores && cores > 1 && charging === true && visible && screen === 'board'
    );
  }

  #isEngineFree(): boolean {
    const { match, study, settings } = this.#stores;
    const isAnalyzed = settings.getState().values || study.getState().isAnalyzing;
    return match.getState().thinking === 'idle' && !isAnalyzed;
  }

  /** A newer search, of an analysis, a hint or the coach, replaces this one without being stopped here. */
  #follow(): void {
    if (this.#search === undefined) return;
    if (this.#stores.match.getState().match === this.#match && this.#isAllowed()) return;
    this.#search = undefined;
    this.#parts.context.engine.stop();
  }

  async #run(match: Match, search: object): Promise<void> {
    const { context } = this.#parts;
    const { engine, clock } = context;
    const position = positionOf(match);
    const guessed = await engine.search({ position, method: timed(GUESS_MILLISECONDS) });
    if (this.#search !== search || guessed.type !== 'finished') return;
    const expected = play(position, guessed.result.square);
    const enough = expected && (await this.#usualTime(match, expected));
    if (expected === undefined || enough === undefined || this.#search !== search) return;
    const foreseen: Foreseen = {
      key: analysisKey(expected),
      since: clock.now(),
      enough,
      result: undefined,
      isDone: false,
    };
    this.#foreseen = foreseen;
    const outcome = await engine.search(
      { position: expected, method: timed(LONGEST_MILLISECONDS) },
      {
        onProgress: result => {
          foreseen.result = result;
        },
      },
    );
    if (outcome.type !== 'finished') return;
    foreseen.result = outcome.result;
    foreseen.isDone = true;
  }

  /** The processor time of a usual search for the reply; undefined if the reply does not depend on time, or is in the book. */
  async #usualTime(match: Match, position: Position): Promise<number | undefined> {
    const { context } = this.#parts;
    const seat = match.seats[position.turn];
    if (isOver(position) || seat.type !== 'computer') return undefined;
    const turn = { seat, position, seed: match.seed, hasBook: true };
    const means = meansOf(context);
    const { method } = planReply(turn, means);
    if (method.by !== 'flipside' || method.limit.type !== 'time') return undefined;
    const use = bookUseOf(turn);
    if (use !== undefined && (await bookReplyTo(context, turn, use)) !== undefined) return undefined;
    return method.limit.milliseconds * means.threads;
  }
}
