import type { Setup } from '../../game/games.ts';
import { startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { parseSquare, type Square } from '../../game/square.ts';

/** A square that is named in a text. */
export interface Named {
  readonly square: Square;
  readonly from: number;
  readonly to: number;
}

/** A part of a text, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly moves: readonly Square[];
  readonly spans: readonly Span[];
}

/** Squares that stand alone, after a number, or in a row without blanks (`f5d6c3`), in one case or mixed. */
const RUN = /(?<![a-z])(?:[a-h][1-8])+(?![a-z0-9])/gi;

/** All squares that a text names, in order. */
export const squaresIn = (text: string): readonly Named[] =>
  [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    Array.from({ length: run.length / 2 }, (_, place) => {
      const from = index + 2 * place;
      return {
        square: parseSquare(run.slice(2 * place, 2 * place + 2).toLowerCase()) as Square,
        from,
        to: from + 2,
      };
    }),
  );

/** How many squares in a row may be named without being moves, as in `(not f4)`. */
const MOST_STRAY = 2;
/** A move must not stand further from the one before: what lies between is no game. */
const FARTHEST = 120;
/** How many squares are tried as the beginning of a game. */
const MOST_STARTS = 2000;

const lineFrom = (start: Position, named: readonly Named[], first: number): Line => {
  const moves: Square[] = [];
  const spans: Span[] = [];
  let position = start;
  let stray = 0;
  for (let index = first; index < named.length && stray <= MOST_STRAY && !isOver(position); index++) {
    const { square, from, to } = named[index] as Named;
    if (from - (spans.at(-1)?.to ?? from) > FARTHEST) break;
    const next = play(position, square);
    if (next === undefined) {
      stray++;
      continue;
    }
    stray = 0;
    position = next;
    moves.push(square);
    spans.push({ from, to });
  }
  return { moves, spans };
};

/** The longest game from this setup whose moves are named one after the other. Squares that are no moves are passed over. */
export const longestLine = (setup: Setup, named: readonly Named[]): Line => {
  const start = startOf(setup);
  let best: Line = { moves: [], spans: [] };
  let starts = 0;
  for (let first = 0; first < named.length && starts < MOST_STARTS; first++) {
    if (play(start, (named[first] as Named).square) === undefined) continue;
    starts++;
    const line = lineFrom(start, named, first);
    if (line.moves.length > best.moves.length) best = line;
  }
  return best;
};
