import { discCounts } from '../../game/board.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { makeShape } from '../../game/shape.ts';
import { SQUARE_COUNT } from '../../game/square.ts';
import type { Span } from '../text/lines.ts';
import type { Ending } from './details.ts';
import { type Line, longestLine, type Named, squaresIn } from './longestLine.ts';
import { withoutProse } from './prose.ts';

/** A number of a move, and the squares behind it: one, or those of both sides. */
const NUMBERED = /(?<![\p{L}\d])(\d{1,3})[.):]?[ \t]*((?:[a-h][1-8][ \t,]*){1,2})(?![a-z0-9])/giu;

/**
 * The squares of a text in the order of the numbers before them, where that is not the order of the text: in columns, or from the
 * last move to the first. Undefined if numbers are missing, or come twice.
 */
const inOrderOfNumbers = (text: string, named: readonly Named[]): readonly Named[] | undefined => {
  const numbered = [...text.matchAll(NUMBERED)].map(({ 0: whole, 1: number, index }) => ({
    number: Number(number),
    from: index,
    to: index + whole.length,
  }));
  const sorted = numbered.toSorted((one, other) => one.number - other.number);
  const isComplete = sorted.every(({ number }, index) => number === index + 1);
  if (!isComplete || sorted.every((one, index) => one === numbered[index])) return undefined;
  return sorted.flatMap(part => named.filter(({ from }) => from >= part.from && from < part.to));
};

const SETUPS: readonly Setup[] = [STANDARD_SETUP, { ...STANDARD_SETUP, game: 'reversi' }];
/** Boards on which a game is looked for where there is none on the usual one, with their names in a text. */
const SMALLER = ([6, 4] as const).map(side => ({
  setup: { ...STANDARD_SETUP, shape: makeShape(side, side) ?? STANDARD_SETUP.shape },
  name: new RegExp(`(?<!\\d)${side}[ \\t]?[x×*][ \\t]?${side}(?!\\d)`, 'i'),
}));
/** From this many moves on, a text that names nothing but them is a game on a smaller board, even if it names no board. */
const LEAST_ON_SMALLER = 10;

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

/** A game on a smaller board. */
const gameOnSmaller = (text: string, named: readonly Named[]): Best | undefined =>
  SMALLER.filter(({ setup }) => named.length < setup.shape.squares.size)
    .map(({ setup, name }) => ({
      setup,
      line: longestLine(setup, named),
      isSaid: name.test(text),
    }))
    .find(
      ({ line: { moves }, isSaid }) =>
        moves.length === named.length && moves.length >= (isSaid ? 1 : LEAST_ON_SMALLER),
    );

/** The longest game in a text, whether its moves are named in order or by number. */
export const gameIn = (text: string, named: readonly Named[]): Best => {
  const byNumber = inOrderOfNumbers(text, named);
  const inOrder = gameInOrder(text, named);
  const isFinished = endingOf(inOrder) !== undefined;
  const games = [
    isFinished ? inOrder : { ...inOrder, line: withoutProse(text, inOrder.line) },
    byNumber && numberedGame(byNumber),
    gameOnSmaller(text, named),
  ];
  return games.filter(game => game !== undefined).reduce(longer);
};
