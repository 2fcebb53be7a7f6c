import { type ByColor, type Color, opposite } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { winnerOf } from '../../src/game/position.ts';
import { GameRecord } from '../formats/gameRecord.ts';
import { finalScore, hasToPass, isFinished, type Move, makeMoveName, negated } from '../formats/turns.ts';

/** Why a game ended early; the failing player loses. */
export type Failing = 'illegal' | 'crash' | 'timeout' | 'resigned';

export class PlayerFailure extends Error {
  readonly failing: Failing;

  constructor(failing: Failing, message: string) {
    super(message);
    this.failing = failing;
  }
}

/** A player of a match, closed and replaced after a failure. */
export interface Player {
  /** Called before each game; random choices may depend on its number. */
  newGame(game: number): Promise<void>;
  /** A move for the side to move, which always has one. Rejects with a `PlayerFailure`. */
  choose(record: GameRecord): Promise<Move>;
  close(): void;
}

export interface ArenaGame {
  readonly moves: readonly Move[];
  /** For Black, with empty squares given to the side with more discs; a win by the whole board if the opponent failed. */
  readonly scoreForBlack: number;
  readonly failure:
    | { readonly color: Color; readonly failing: Failing; readonly message: string }
    | undefined;
  /** The time of every move, in milliseconds. */
  readonly times: ByColor<readonly number[]>;
}

interface GamePlan {
  readonly game: number;
  readonly players: ByColor<Player>;
  readonly start: OthelloPosition;
  readonly opening: readonly Move[];
  readonly timeoutMilliseconds: number;
}

const within = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new PlayerFailure('timeout', `It took longer than ${milliseconds} ms.`);
    timer = setTimeout(() => reject(failure), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The player's failure; any error other than a `PlayerFailure` is a bug in this program. */
const failureOf = (color: Color, error: unknown): ArenaGame['failure'] => {
  if (!(error instanceof PlayerFailure)) throw error;
  return { color, failing: error.failing, message: error.message };
};

const NO_EXTRA: ByColor<number> = { black: 0, white: 0 };

/** The margin, positive if Black has won (in Anti-Othello with fewer discs). */
const scoreForBlack = (end: OthelloPosition): number => {
  const winner = winnerOf(end, NO_EXTRA);
  if (winner === 'draw') return 0;
  const margin = Math.abs(finalScore(end, 'black'));
  return winner === 'black' ? margin : negated(margin);
};

class Arena {
  readonly #plan: GamePlan;
  readonly #record: GameRecord;
  readonly #times: Record<Color, number[]> = { black: [], white: [] };
  #failure: ArenaGame['failure'];

  constructor(plan: GamePlan) {
    this.#plan = plan;
    this.#record = new GameRecord(plan.start);
    for (const move of plan.opening) this.#record.play(move);
  }

  async run(): Promise<ArenaGame> {
    for (const color of ['black', 'white'] as const)
      await this.#try(color, player => player.newGame(this.#plan.game));
    while (this.#failure === undefined && !isFinished(this.#record.position)) await this.#turn();
    const { moves, position } = this.#record;
    return {
      moves,
      scoreForBlack:
        this.#failure === undefined ? scoreForBlack(position) : this.#forfeit(this.#failure.color),
      failure: this.#failure,
      times: this.#times,
    };
  }

  async #turn(): Promise<void> {
    const { position } = this.#record;
    if (hasToPass(position)) {
      this.#record.play('pass');
      return;
    }
    const begin = performance.now();
    await this.#try(position.turn, async player => {
      const move = await player.choose(this.#record);
      if (!this.#record.play(move, position.turn))
        throw new PlayerFailure('illegal', `It played ${makeMoveName(move)}.`);
    });
    this.#times[position.turn].push(performance.now() - begin);
  }

  async #try(color: Color, work: (player: Player) => Promise<void>): Promise<void> {
    if (this.#failure !== undefined) return;
    try {
      await within(this.#plan.timeoutMilliseconds, work(this.#plan.players[color]));
    } catch (error) {
      this.#failure = failureOf(color, error);
    }
  }

  #forfeit(color: Color): number {
    const all = this.#plan.start.shape.squares.size;
    return opposite(color) === 'black' ? all : negated(all);
  }
}

export const playArenaGame = (plan: GamePlan): Promise<ArenaGame> => new Arena(plan).run();
