import type { GameRecord } from '../formats/gameRecord.ts';
import type { Move } from '../formats/turns.ts';

/** Why a game ended early; the player at fault loses. */
export type Failing = 'illegal' | 'crash' | 'timeout' | 'resigned';

export class PlayerFailure extends Error {
  readonly failing: Failing;

  constructor(failing: Failing, message: string) {
    super(message);
    this.failing = failing;
  }
}

/** One side of a match. After a failure it is closed and replaced. */
export interface Player {
  /** A player's random choices may depend on the number of the game. */
  newGame(game: number): Promise<void>;
  /** A move for the side to move, which never has to pass. Rejects with a `PlayerFailure`. */
  choose(record: GameRecord): Promise<Move>;
  close(): void;
}
