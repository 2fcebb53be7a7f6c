import { flippedBy, legalMoves, type OthelloPosition } from '../../src/game/othello/position.ts';
import { chance, pick } from '../../src/game/random.ts';
import { cornersOf } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import type { OpenPlayer } from './builtInPlayers.ts';

/** Players that only count the discs a move flips, like beginners. */
export const PLAIN_PLAYERS = ['random', 'greedy', 'greedy-corners'] as const;
export type PlainPlayer = (typeof PLAIN_PLAYERS)[number];

type Liking = (position: OthelloPosition, square: Square) => number;

const turned: Liking = (position, square) => flippedBy(position, square).size;

/** More than any move can flip. */
const CORNER = 64;

const LIKINGS: Readonly<Record<PlainPlayer, Liking>> = {
  random: () => 0,
  greedy: turned,
  'greedy-corners': (position, square) =>
    turned(position, square) + (cornersOf(position.shape).has(square) ? CORNER : 0),
};

interface PlainTurn {
  readonly player: PlainPlayer;
  readonly position: OthelloPosition;
  readonly seed: number;
  readonly game: number;
}

/**
 * A random one of the player's preferred moves, determined by seed, game and position, so that a continued match plays the
 * same moves.
 */
export const plainMove = ({ player, position, seed, game }: PlainTurn): Square => {
  const moves = [...legalMoves(position)];
  const liked = moves.map(square => LIKINGS[player](position, square));
  const most = Math.max(...liked);
  const { black, white } = position.discs;
  const drawn = chance(seed, game, black.lo, black.hi, white.lo, white.hi);
  return pick(
    () => drawn,
    moves.filter((_, index) => liked[index] === most),
  );
};

export const plainPlayer =
  (player: PlainPlayer, seed: number): OpenPlayer =>
  () => {
    let playing = 0;
    return {
      newGame: async game => {
        playing = game;
      },
      choose: async ({ position }) => plainMove({ player, position, seed, game: playing }),
      close: () => {},
    };
  };
