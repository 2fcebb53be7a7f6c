import { boardOf, type GameName, hasSize, rulesOf } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { RULES } from '../../src/game/rules.ts';
import { blockedSquares, makeSize, type Shape } from '../../src/game/shape.ts';
import { type CommandLine, type OptionSpec, UsageError } from './commandLine.ts';

/** The games whose boards follow from their size. */
const GAMES = ['othello', 'reversi', 'anti', 'octagon'] as const satisfies readonly GameName[];
type Game = (typeof GAMES)[number];

export const GAME_OPTION: OptionSpec = {
  placeholder: 'NAME',
  help: 'othello, reversi (from an empty board), anti (fewer discs win) or octagon (no corners); default othello.',
};

/** What `--game` and `--size` choose. */
interface Choice {
  readonly game: Game;
  readonly shape: Shape;
}

export const readBoard = (line: CommandLine, games: readonly Game[] = GAMES): Choice => {
  const size = line.shape();
  const game = line.choice('game', games) ?? 'othello';
  if (!hasSize(game, size)) throw new UsageError(`There is no board of ${makeSize(size)} for ${game}.`);
  return { game, shape: blockedSquares(size).isEmpty() ? boardOf(game, size) : size };
};

/** The position in which that game begins. */
export const startOn = ({ game, shape }: Choice): OthelloPosition =>
  RULES[rulesOf(game)].start(shape) as OthelloPosition;
