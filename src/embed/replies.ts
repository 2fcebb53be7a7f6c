import { isOver, type Position } from '../game/position.ts';
import type { LocalSeat } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import { boardEngine } from './engine.ts';
import type { Shown } from './readView.ts';

type ComputerSeat = Extract<LocalSeat, { type: 'computer' }>;

/** The position in which the opponent has to move: the end of the line, if it is not the person's turn. */
export const awaited = ({ course, ply, playable, opponent }: Shown): Position | undefined => {
  const position = course.positions[ply];
  const isOpen = opponent !== undefined && (playable === 'black' || playable === 'white');
  if (!isOpen || position === undefined || ply < course.turns.length) return undefined;
  return isOver(position) || position.turn === playable ? undefined : position;
};

type Play = (square: Square) => void;

/** Requests the opponent's moves, one at a time. */
export class Replies {
  readonly #onNews: () => void;
  #asked: Position | undefined;
  #stop = new AbortController();
  #hasFailed = false;

  constructor(onNews: () => void) {
    this.#onNews = onNews;
  }

  get isThinking(): boolean {
    return this.#asked !== undefined && !this.#hasFailed;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Requests a move for a position, unless it is already requested; undefined cancels the request. */
  ask(position: Position | undefined, seat: ComputerSeat | undefined, play: Play): void {
    if (position === this.#asked) return;
    this.stop();
    this.#asked = position;
    if (position !== undefined && seat !== undefined) void this.#find(position, seat, play);
  }

  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#asked = undefined;
    this.#hasFailed = false;
  }

  async #find(position: Position, { opponent, level }: ComputerSeat, play: Play): Promise<void> {
    const { signal } = this.#stop;
    try {
      const engine = await boardEngine();
      const { square } = await engine.reply(position, { opponent, level, signal });
      if (!signal.aborted) play(square);
    } catch {
      if (signal.aborted) return;
      this.#hasFailed = true;
      this.#onNews();
    }
  }
}
