import { discCounts } from '../../game/board.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { SQUARE_COUNT } from '../../game/square.ts';
import { inOrderOfNumbers } from './byNumber.ts';
import { gameBySide } from './bySide.ts';
import type { Ending } from './details.ts';
import { type Line, longestLine, type Named, type Span, squaresIn } from './longestLine.ts';

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

const longer = (best: Best, one: Best): Best => (one.line.moves.length > best.line.moves.length ? one : best);

export const bestOf = (named: readonly Named[], setups: readonly Setup[] = SETUPS): Best =>
  setups.map(setup => ({ setup, line: longestLine(setup, named) })).reduce(longer);

/** What stands in brackets within a game: variations and notes. */
const BRACKETED = /\([^()]{0,2000}\)|\{[^{}]{0,2000}\}/g;

/** The game whose moves are named in order. Squares in brackets are no moves of it, if the others are a game without them. */
const gameInOrder = (text: string, named: readonly Named[]): Best => {
  const whole = bestOf(named);
  const bare = text.replace(BRACKETED, inside => ' '.repeat(inside.length));
  if (bare === text) return whole;
  const outside = squaresIn(bare);
  const main = bestOf(outside);
  const plies = main.line.moves.length;
  const isWhole = plies === outside.length && 2 * plies >= whole.line.moves.length;
  return isWhole || plies >= whole.line.moves.length ? main : whole;
};

/** Its squares stand in the text in another order, which is no matter here. */
const numberedGame = (named: readonly Named[]): Best => {
  const { setup, line } = bestOf(named.map((one, index) => ({ ...one, from: 2 * index, to: 2 * index + 2 })));
  const spans = line.spans.map(({ from }) => named[from / 2] as Span);
  return { setup, line: { ...line, spans: spans.toSorted((one, other) => one.from - other.from) } };
};

/** The longest game in a text, whether its moves are named in order, by number, or each side's by themselves. */
export const gameIn = (text: string, named: readonly Named[]): Best => {
  const byNumber = inOrderOfNumbers(text, named);
  const games = [
    gameInOrder(text, named),
    gameBySide(text, named, SETUPS),
    byNumber && numberedGame(byNumber),
  ];
  return games.filter(game => game !== undefined).reduce(longer);
};
