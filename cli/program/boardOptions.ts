import { boardOf, type GameName, hasSize, onlyShapeOf, rulesOf } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { RULES } from '../../src/game/rules.ts';
import { blockedSquares, makeSize, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { type CommandLine, type OptionSpec, UsageError } from './commandLine.ts';

/** The games whose boards follow from their size. */
const GAMES = ['othello', 'reversi', 'anti', 'octagon'] as const satisfies readonly GameName[];
type Game = (typeof GAMES)[number];

export const GAME_OPTION: OptionSpec = {
  placeholder: 'NAME',
  help: 'othello, reversi (from an empty board), anti (fewer discs win) or octagon (no corners); default othello.',
};

/** What `--game` and `--size` choose. */
export interface BoardChoice {
  readonly game: Game;
  readonly shape: Shape;
}

/** The board of `--size`, or the game's usual one. */
export const readShape = (line: CommandLine, game: GameName): Shape => {
  const size = line.text('size') === undefined ? (onlyShapeOf(game) ?? STANDARD_SHAPE) : line.shape();
  if (!hasSize(game, size)) throw new UsageError(`There is no board of ${makeSize(size)} for ${game}.`);
  if (game === 'blocked' && blockedSquares(size).isEmpty())
    throw new UsageError('For blocked, --size has to name the blocked squares, as in 8x8-b2c7g1h8.');
  return blockedSquares(size).isEmpty() ? boardOf(game, size) : size;
};

export const readBoard = (line: CommandLine, games: readonly Game[] = GAMES): BoardChoice => {
  const game = line.choice('game', games) ?? 'othello';
  return { game, shape: readShape(line, game) };
};

/** The position in which that game begins. */
export const startOn = ({ game, shape }: BoardChoice): OthelloPosition =>
  RULES[rulesOf(game)].start(shape) as OthelloPosition;
