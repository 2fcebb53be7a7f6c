import { discCounts } from '../../game/board.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { SQUARE_COUNT } from '../../game/square.ts';
import type { Ending } from './details.ts';
import { type Line, longestLine, type Named, squaresIn } from './longestLine.ts';

const SETUPS: readonly Setup[] = [STANDARD_SETUP, { ...STANDARD_SETUP, game: 'reversi' }];

export interface Best {
  readonly setup: Setup;
  readonly line: Line;
}

/** How a game has ended whose moves are all there: some count the empty squares for the winner. */
export const endingOf = ({ setup, line }: Best): Ending | undefined => {
  const last = line.moves.reduce<Position | undefined>(
    (position, move) => position && play(position, move),
    startOf(setup),
  );
  if (last === undefined || !isOver(last)) return undefined;
  const { black, white } = discCounts(last);
  const rest = SQUARE_COUNT - black - white;
  return [
    [black, white],
    black > white ? [black + rest, white] : [black, white + rest],
    [black + rest / 2, white + rest / 2],
  ];
};

export const bestOf = (named: readonly Named[], setups: readonly Setup[] = SETUPS): Best =>
  setups
    .map(setup => ({ setup, line: longestLine(setup, named) }))
    .reduce((best, one) => (one.line.moves.length > best.line.moves.length ? one : best));

/** What stands in brackets within a game: variations and notes. */
const BRACKETED = /\([^()]{0,2000}\)|\{[^{}]{0,2000}\}/g;

/** The game in a text. Squares in brackets are no moves of it, if the others are a game without them. */
export const gameIn = (text: string, named: readonly Named[]): Best => {
  const whole = bestOf(named);
  const bare = text.replace(BRACKETED, inside => ' '.repeat(inside.length));
  if (bare === text) return whole;
  const outside = squaresIn(bare);
  const main = bestOf(outside);
  const plies = main.line.moves.length;
  const isWhole = plies === outside.length && 2 * plies >= whole.line.moves.length;
  return isWhole || plies >= whole.line.moves.length ? main : whole;
};
