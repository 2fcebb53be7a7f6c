import { discCounts } from '../../game/board.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { makeShape } from '../../game/shape.ts';
import { SQUARE_COUNT } from '../../game/square.ts';
import type { Span } from '../text/lines.ts';
import type { Ending } from './details.ts';
import { type Line, longestLine, type Named, squaresIn } from './longestLine.ts';
import { withoutProse } from './prose.ts';

/** A move number followed by the squares of one or both sides. */
const NUMBERED = /(?<![\p{L}\d])(\d{1,3})[.):]?[ \t]*((?:[a-h][1-8][ \t,]*){1,2})(?![a-z0-9])/giu;

/**
 * The squares in the order of their move numbers, if that differs from the order in the text (columns, or last move first).
 * Undefined if numbers are missing or repeated.
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
/** Smaller boards to try if there is no game on 8x8, with their names in a text. */
const SMALLER = ([6, 4] as const).map(side => ({
  setup: { ...STANDARD_SETUP, shape: makeShape(side, side) ?? STANDARD_SETUP.shape },
  name: new RegExp(`(?<!\\d)${side}[ \\t]?[x×*][ \\t]?${side}(?!\\d)`, 'i'),
}));
/** With at least this many moves and nothing else, a text can be a game on a smaller board without naming it. */
const LEAST_ON_SMALLER = 10;

export interface Best {
  readonly setup: Setup;
  readonly line: Line;
}

/** The possible final scores of a complete game: some programs count empty squares for the winner. */
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

/** Text in brackets within a game: variations and comments. */
const BRACKETED = /\([^()]{0,2000}\)|\{[^{}]{0,2000}\}/g;

/** The game whose moves are named in order. Squares in brackets are skipped if the others form a game without them. */
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

/** The game in the order of move numbers. Its squares may be in any order in the text. */
const numberedGame = (named: readonly Named[]): Best => {
  const { setup, line } = bestOf(named.map((one, index) => ({ ...one, from: 2 * index, to: 2 * index + 2 })));
  const spans = line.spans.map(({ from }) => named[from / 2] as Span);
  return { setup, line: { ...line, spans: spans.toSorted((one, other) => one.from - other.from) } };
};

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

/** The longest game in a text, with its moves in order or numbered. */
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
