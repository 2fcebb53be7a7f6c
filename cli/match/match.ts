import type { EnginePort } from '../../src/engine/engineClient.ts';
import type { ByColor, Color } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { makeMoveName } from '../formats/turns.ts';
import { roundMilliseconds } from '../program/inputOutput.ts';
import { type ArenaGame, type Player, playArenaGame } from './arena.ts';
import type { OpenPlayer } from './builtInPlayers.ts';
import { type MatchGame, otherSide, SIDES, type Side } from './matchResult.ts';
import type { Opening } from './openings.ts';

export interface MatchPlan {
  readonly names: Readonly<Record<Side, string>>;
  readonly open: Readonly<Record<Side, OpenPlayer>>;
  readonly start: OthelloPosition;
  /** The game and its board, such as `anti 6x6`; undefined for 8x8 Othello. */
  readonly on: string | undefined;
  readonly openings: readonly Opening[];
  readonly timeoutMilliseconds: number;
  /** Starts an engine for a built-in player. */
  readonly openEngine: () => EnginePort;
}

export interface Pairing {
  readonly game: number;
  readonly opening: Opening;
  readonly black: Side;
}

/** Each opening twice, with swapped colors; starts over if there are more games. */
export const pairingOf = ({ openings }: Pick<MatchPlan, 'openings'>, game: number): Pairing => ({
  game,
  opening: openings[Math.floor(game / 2) % openings.length] as Opening,
  black: game % 2 === 0 ? 'first' : 'second',
});

const winnerOf = (score: number): MatchGame['winner'] => {
  if (score === 0) return 'draw';
  return score > 0 ? 'first' : 'second';
};

const timeOf = (times: readonly number[]) => ({
  all: roundMilliseconds(times.reduce((sum, time) => sum + time, 0)),
  slowest: roundMilliseconds(Math.max(0, ...times)),
  moves: times.length,
});

const describe = (plan: MatchPlan, { game, opening, black }: Pairing, played: ArenaGame): MatchGame => {
  const score = black === 'first' ? played.scoreForBlack : 0 - played.scoreForBlack;
  const colorOf = (side: Side): Color => (side === black ? 'black' : 'white');
  return {
    game,
    ...plan.names,
    ...(plan.on !== undefined && { on: plan.on }),
    opening: opening.name,
    black,
    winner: winnerOf(score),
    score,
    reason: played.failure?.failing ?? 'score',
    ...(played.failure && { message: played.failure.message }),
    transcript: played.moves
      .filter(move => move !== 'pass')
      .map(makeMoveName)
      .join(''),
    time: { first: timeOf(played.times[colorOf('first')]), second: timeOf(played.times[colorOf('second')]) },
  };
};

/** Plays games one after another between the same players; a failed player is replaced. */
export class GameSeries {
  readonly #plan: MatchPlan;
  readonly #players: Partial<Record<Side, Player>> = {};

  constructor(plan: MatchPlan) {
    this.#plan = plan;
  }

  async play(pairing: Pairing): Promise<MatchGame> {
    const { game, black, opening } = pairing;
    const players: ByColor<Player> = { black: this.#seat(black), white: this.#seat(otherSide(black)) };
    const { start, timeoutMilliseconds } = this.#plan;
    const played = await playArenaGame({ game, players, start, opening: opening.moves, timeoutMilliseconds });
    if (played.failure !== undefined)
      this.#dismiss(played.failure.color === 'black' ? black : otherSide(black));
    return describe(this.#plan, pairing, played);
  }

  close(): void {
    for (const side of SIDES) this.#dismiss(side);
  }

  #seat(side: Side): Player {
    const player = this.#players[side] ?? this.#plan.open[side](this.#plan.openEngine);
    this.#players[side] = player;
    return player;
  }

  #dismiss(side: Side): void {
    this.#players[side]?.close();
    delete this.#players[side];
  }
}
