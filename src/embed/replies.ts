import { isOver, type Position } from '../game/position.ts';
import type { LocalSeat } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import { boardEngine } from './engine.ts';
import type { Shown } from './readView.ts';

type ComputerSeat = Extract<LocalSeat, { type: 'computer' }>;

/** The position that waits for a move of the opponent, if there is one: the newest one, at a turn that is not the person's. */
export const awaited = ({ course, ply, playable, opponent }: Shown): Position | undefined => {
  const position = course.positions[ply];
  const isOpen = opponent !== undefined && (playable === 'black' || playable === 'white');
  if (!isOpen || position === undefined || ply < course.turns.length) return undefined;
  return isOver(position) || position.turn === playable ? undefined : position;
};

type Play = (square: Square) => void;

/** Asks an opponent for its moves, one at a time. */
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

  /** Asks for a move in a position, unless it is the one that was asked about; without one, gives up. */
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
