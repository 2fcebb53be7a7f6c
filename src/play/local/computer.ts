import type { SearchResult } from '../../engine/searchRequest.ts';
import { COLORS } from '../../game/color.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import type { Seat } from '../../game/seat.ts';
import type { Square } from '../../game/square.ts';
import { bookUseOf } from '../../opponents/bookUse.ts';
import { FULL_STRENGTH } from '../../opponents/levels.ts';
import { originalChoiceOf, planReply } from '../../opponents/opponents.ts';
import type { ComputerTurn } from '../../opponents/turn.ts';
import { selectIsWatching } from '../../store/selectors.ts';
import type { GameParts } from '../game.ts';
import { meansOf } from '../thinker.ts';
import type { Foresight } from './foresight.ts';

const isAtFullStrength = (seat: Seat): boolean =>
  seat.type === 'computer' && seat.opponent === 'flipside' && seat.level === FULL_STRENGTH;

/** Plays the computer's moves. */
export class Computer {
  readonly #parts: GameParts;
  /** Loaded when first needed. */
  #foresight: Foresight | undefined;

  constructor(parts: GameParts) {
    this.#parts = parts;
  }

  /** Starts a search if a computer is to move on the board, and cancels any other. */
  consider(): void {
    this.#parts.thinker.stop();
    const match = this.#waiting();
    if (match !== undefined && !this.#isHeld()) this.#think(match);
    else void this.#thinkAhead();
  }

  /** Plays one move of a paused match. */
  step(): void {
    const { paused, thinking } = this.#state;
    const match = this.#waiting();
    if (match !== undefined && paused && thinking !== 'reply') this.#think(match);
  }

  get #state() {
    return this.#parts.context.stores.match.getState();
  }

  /** The match on the screen if a computer is to move in it. */
  #waiting(): Match | undefined {
    const { match } = this.#state;
    const { screen } = this.#parts.context.stores.app.getState();
    if (match === undefined || screen !== 'board' || isMatchOver(match)) return undefined;
    return match.seats[positionOf(match).turn].type === 'computer' ? match : undefined;
  }

  /** A game between two computers halts while paused or while the page is hidden. */
  #isHeld(): boolean {
    const { visible } = this.#parts.context.stores.app.getState();
    return selectIsWatching(this.#state) && (this.#state.paused || !visible);
  }

  #think(match: Match): void {
    const { context, pace, thinker } = this.#parts;
    const position = positionOf(match);
    const seat = match.seats[position.turn];
    if (seat.type !== 'computer') return;
    const choice = originalChoiceOf(seat.opponent, position);
    const original = choice !== undefined && context.stores.settings.getState()[choice];
    const turn = { seat, position, seed: match.seed, original, hasBook: true };
    const plan = planReply(turn, meansOf(context));
    const { method, choose, beatMilliseconds, isPrompt } = plan;
    const asked = context.clock.now();
    const found = (result: SearchResult, isWanted: () => boolean): void =>
      pace.whenReplyMayLand({ asked, beat: beatMilliseconds, isPrompt }, () => {
        if (isWanted()) this.#land(match, choose(result));
      });
    const foreseen = this.#foresight?.replyTo(position);
    const known = foreseen ? async () => foreseen : this.#bookReply(turn);
    thinker.ask({ match, method, ...(known && { known }), found });
  }

  /** At full strength the computer also thinks while a person does. */
  async #thinkAhead(): Promise<void> {
    const { context } = this.#parts;
    const { match } = this.#state;
    const { thinksAhead } = context.stores.settings.getState();
    const isWanted = thinksAhead && context.stores.app.getState().charging === true;
    if (!isWanted || match === undefined || !COLORS.some(color => isAtFullStrength(match.seats[color])))
      return;
    const code = await import('./foresight.ts').catch(() => undefined);
    if (code === undefined) return;
    this.#foresight ??= new code.Foresight(this.#parts);
    this.#foresight.consider();
  }

  /** Looks for a reply in the book, if the opponent uses it; the code is loaded with the book. */
  #bookReply(turn: ComputerTurn): (() => Promise<SearchResult | undefined>) | undefined {
    const { context } = this.#parts;
    const use = bookUseOf(turn);
    const { bookOpenings } = context.stores.settings.getState();
    if (use === undefined || (use === 'tournamentMoves' && !bookOpenings)) return undefined;
    return () =>
      import('./bookReplies.ts').then(
        ({ bookReplyTo }) => bookReplyTo(context, turn, use),
        () => undefined,
      );
  }

  #land(match: Match, square: Square): void {
    const { board, thinker } = this.#parts;
    thinker.become('idle');
    const ply = match.transcript.length;
    const refusal = board.submit({ type: 'play', ply, color: positionOf(match).turn, square });
    if (refusal !== undefined) throw new Error(`the engine's move was refused: ${refusal}`);
  }
}
