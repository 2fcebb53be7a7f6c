import { isMatchOver, type Match, type MoveRequest, positionOf, type Refusal } from '../../game/match.ts';
import type { OfferName } from '../../net/contract/words.ts';
import { selectIsOver, selectIsPersonsTurn } from '../../store/selectors.ts';
import { canOfferRematch, isUnderWay, isWatcher } from '../../store/table/tableSelectors.ts';
import type { PlayContext } from '../context.ts';
import type { Game } from '../game.ts';
import type { TableBoard } from './board.ts';
import type { Sessions } from './sessions.ts';

interface OnlineGameParts {
  readonly context: PlayContext;
  readonly board: TableBoard;
  readonly sessions: Sessions;
  readonly ask: (what: OfferName) => void;
}

/** A match at a table, judged by the server. Changes to it need the other player's consent. */
export class OnlineGame implements Game {
  readonly #parts: OnlineGameParts;

  constructor(parts: OnlineGameParts) {
    this.#parts = parts;
  }

  submit(request: MoveRequest): Refusal | undefined {
    const { board, sessions } = this.#parts;
    const session = sessions.table;
    if (session === undefined) return this.#refusalWithoutTable();
    if (this.#online.connection.type === 'ended') return 'stale';
    return board.submit(request, (kind, move) => session.send(kind, move));
  }

  /** Plays the premove once its turn has come; if it is not legal, drops it and shows why. */
  placed(match: Match, isPlayed: boolean): void {
    const { match: store } = this.#parts.context.stores;
    const state = store.getState();
    const square = state.intended;
    if (square === undefined) return;
    const isDue = isPlayed && selectIsPersonsTurn(state);
    if (!isDue && isPlayed && !isMatchOver(match)) return;
    const request = { ply: match.transcript.length, color: positionOf(match).turn, square };
    const refusal = isDue ? this.submit({ type: 'play', ...request }) : undefined;
    if (isDue && refusal === undefined) return;
    store.setState({ intended: undefined });
    if (refusal !== undefined) this.#parts.board.refuse(square, refusal);
  }

  newGame(): void {
    this.#parts.ask('newGame');
  }

  rematch(): void {
    this.#parts.ask('rematch');
  }

  canOfferNext(): boolean {
    return selectIsOver(this.#parts.context.stores.match.getState()) && canOfferRematch(this.#online);
  }

  /** Leaving an unfinished match loses it. */
  asksToStay(): boolean {
    const { table, connection } = this.#online;
    const asksLeave = isUnderWay(table) && !isWatcher(table) && connection.type !== 'ended';
    if (asksLeave) this.#parts.context.stores.online.setState({ asksLeave });
    return asksLeave;
  }

  get #online() {
    return this.#parts.context.stores.online.getState();
  }

  /** The reason for a refusal while the table is reconnecting. */
  #refusalWithoutTable(): Refusal {
    const { match } = this.#parts.context.stores.match.getState();
    return match !== undefined && isMatchOver(match) ? 'gameOver' : 'notYourTurn';
  }
}
