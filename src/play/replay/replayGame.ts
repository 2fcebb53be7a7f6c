import type { Color } from '../../game/color.ts';
import { isMatchOver, type Match, type MoveRequest, type Refusal } from '../../game/match.ts';
import type { Seat } from '../../game/seat.ts';
import { BEAT } from '../../look/motion.ts';
import { LIMITS } from '../../net/contract/limits.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import type { PlayContext } from '../context.ts';
import type { Game, GameParts } from '../game.ts';
import { remote, tableEnding } from '../online/tableMatch.ts';

interface ReplayParts extends Pick<GameParts, 'context' | 'board' | 'pace'> {
  /** `begin` ends everything online to load a record; the returned function tells whether it is still wanted. */
  readonly online: { begin(): () => boolean };
}

/** A finished match and this browser's color in it; undefined for a watcher. */
export interface OpenedReplay {
  readonly record: FinishedMatch;
  readonly own: Color | undefined;
}

/** A finished match after `ply` plies; only its last state is over. */
export const replayedMatch = ({ record, own }: OpenedReplay, ply: number): Match => {
  const { id, setup, players, transcript, given, result } = record;
  const seat = (color: Color): Seat => (color === own ? { type: 'human' } : remote(players[color]));
  return {
    id,
    setup,
    seats: { black: seat('black'), white: seat('white') },
    transcript: transcript.slice(0, ply),
    given,
    undone: transcript.slice(ply),
    seed: 0,
    ending: ply === transcript.length ? tableEnding(result) : undefined,
    replayed: true,
  };
};

/** This browser's color in a match, if it is among the latest ones. */
const findOwnColor = async (
  { stores, kept: { keys }, wire }: PlayContext,
  id: string,
): Promise<Color | undefined> => {
  const listed = stores.online.getState().games?.matches.find(match => match.id === id);
  if (listed !== undefined || !keys.isKnown) return listed?.you;
  const question = { identity: keys.identity, finished: true, limit: LIMITS.matchesOnAPage };
  const answer = await wire.pages.ask('games', question);
  return typeof answer === 'string' ? undefined : answer.matches.find(match => match.id === id)?.you;
};

/** A finished match on the board, to step through or to watch. */
export class ReplayGame implements Game {
  readonly #parts: ReplayParts;
  #own: Color | undefined;

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** Loads a match and shows it from its beginning. */
  async open(id: string): Promise<void> {
    const { context, online } = this.#parts;
    const isWanted = online.begin();
    const [record, own] = await Promise.all([context.wire.pages.record(id), findOwnColor(context, id)]);
    if (!isWanted()) return;
    if (typeof record !== 'string') this.#show({ record, own });
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

  /** Stepping pauses automatic playback. */
  goTo(ply: number): void {
    this.pause();
    this.#place(ply);
  }

  pause(): void {
    if (this.#online.getState().replayRuns) this.#online.setState({ replayRuns: false });
  }

  /** Starts automatic playback; at the end, from the beginning. */
  resume(): void {
    const { replay } = this.#online.getState();
    if (replay === undefined) return;
    this.#online.setState({ replayRuns: true });
    if (this.#ply === replay.transcript.length) this.#place(0);
    else this.#goOn(BEAT.afterAsking);
  }

  canOfferNext(): boolean {
    return false;
  }

  placed(): void {
    this.#goOn(BEAT.replayTurn);
  }

  /** Playback halts while the page is hidden. */
  shown(): void {
    this.#goOn(BEAT.afterAsking);
  }

  get #online() {
    return this.#parts.context.stores.online;
  }

  get #ply(): number {
    return this.#parts.board.match?.transcript.length ?? 0;
  }

  get #isRunning(): boolean {
    return this.#online.getState().replayRuns && this.#parts.context.stores.app.getState().visible;
  }

  /** Schedules the next move. */
  #goOn(beat: number): void {
    if (!this.#isRunning) return;
    const { context, pace } = this.#parts;
    pace.whenReplyMayLand({ asked: context.clock.now(), beat }, () => {
      if (this.#isRunning) this.#place(this.#ply + 1);
    });
  }

  #place(wanted: number): void {
    const { replay } = this.#online.getState();
    if (replay === undefined) return;
    const { length } = replay.transcript;
    const ply = Math.max(0, Math.min(length, Math.trunc(wanted)));
    if (ply === length) this.pause();
    if (ply !== this.#ply) this.#parts.board.place(replayedMatch({ record: replay, own: this.#own }, ply));
  }

  #show(replay: OpenedReplay): void {
    this.#own = replay.own;
    this.#online.setState({ connection: { type: 'none' }, replay: replay.record });
    this.#parts.board.open(replayedMatch(replay, 0), false);
  }
}
