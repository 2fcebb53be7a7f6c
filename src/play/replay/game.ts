import { isMatchOver, type Match, type MoveRequest, type Refusal } from '../../game/match.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import type { Game, GameParts } from '../game.ts';
import { endingOf, remote } from '../online/tableMatch.ts';

interface ReplayParts extends Pick<GameParts, 'context' | 'board'> {
  /** Ends everything online, to load a record; the returned function says later whether that is still wanted. */
  readonly begin: () => () => boolean;
}

/** A finished match after `ply` plies; it has ended only at its last one. */
export const replayedMatch = (
  { id, setup, players, transcript, given, result }: FinishedMatch,
  ply: number,
): Match => ({
  id,
  setup,
  seats: { black: remote(players.black), white: remote(players.white) },
  transcript: transcript.slice(0, ply),
  given,
  undone: transcript.slice(ply),
  seed: 0,
  ending: ply === transcript.length ? endingOf(result) : undefined,
});

/** A finished match on the board, to step through ply by ply. */
export class ReplayGame implements Game {
  readonly #parts: ReplayParts;

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** Loads the record of a match, and shows the match as it ended. */
  async open(id: string): Promise<void> {
    const { context, begin } = this.#parts;
    const isWanted = begin();
    const record = await context.wire.pages.record(id);
    if (!isWanted()) return;
    if (typeof record !== 'string') this.#show(record);
    else context.stores.online.setState({ connection: { type: 'ended', trouble: record } });
  }

  /** Nobody plays in it. */
  submit({ ply }: MoveRequest): Refusal {
    const { match } = this.#parts.board;
    if (match === undefined || ply !== match.transcript.length) return 'stale';
    return isMatchOver(match) ? 'gameOver' : 'notYourTurn';
  }

  undo(): void {
    this.goTo(this.#ply - 1);
  }

  redo(): void {
    this.goTo(this.#ply + 1);
  }

  goTo(wanted: number): void {
    const { context, board } = this.#parts;
    const { replay } = context.stores.online.getState();
    if (replay === undefined) return;
    const ply = Math.max(0, Math.min(replay.transcript.length, Math.trunc(wanted)));
    if (ply !== this.#ply) board.place(replayedMatch(replay, ply));
  }

  canOfferNext(): boolean {
    return false;
  }

  get #ply(): number {
    return this.#parts.board.match?.transcript.length ?? 0;
  }

  #show(replay: FinishedMatch): void {
    const { context, board } = this.#parts;
    context.stores.online.setState({ connection: { type: 'none' }, replay });
    board.open(replayedMatch(replay, replay.transcript.length), false);
  }
}
