import { boardOf, type GameName, hasSize, onlyShapeOf, rulesOf } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { keysOf } from '../../src/game/record.ts';
import { RULES } from '../../src/game/rules.ts';
import { blockedSquares, makeSize, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { type CommandLine, type OptionSpec, UsageError } from './commandLine.ts';

/** The games that commands offer, with their notes in the help text. */
const ABOUT = {
  othello: '',
  reversi: ' (from an empty board)',
  anti: ' (fewer discs win)',
  octagon: ' (no corners)',
} as const satisfies Readonly<Partial<Record<GameName, string>>>;
type Game = keyof typeof ABOUT;
const GAMES = keysOf(ABOUT);

const described = GAMES.map(game => game + ABOUT[game]);
export const GAME_OPTION: OptionSpec = {
  placeholder: 'NAME',
  help: `${described.slice(0, -1).join(', ')} or ${described.at(-1)}; default othello.`,
};

/** The choice of `--game` and `--size`. */
export interface BoardChoice {
  readonly game: Game;
  readonly shape: Shape;
}

/** The board of `--size`, or the default board of the game. */
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

/** The start of the chosen game. */
export const startOn = ({ game, shape }: BoardChoice): OthelloPosition =>
  RULES[rulesOf(game)].start(shape) as OthelloPosition;
