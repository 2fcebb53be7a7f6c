import type { Setup } from '../../game/games.ts';
import { startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { type Square, squareAt } from '../../game/square.ts';
import type { Span } from '../text/lines.ts';

/** A square that is named in a text. */
export interface Named {
  readonly square: Square;
  readonly from: number;
  readonly to: number;
  /** Whether words or a bracket stand between it and the square before. */
  readonly isAside: boolean;
}

export interface Line {
  readonly moves: readonly Square[];
  readonly spans: readonly Span[];
}

/**
 * Squares that stand alone, after a number, or in a row without blanks (`f5d6c3`), in one case or mixed. A row of four is one whatever
 * follows it, such as a square with a slip.
 */
const RUN = /(?<![a-z])(?:(?:[a-h][1-8]){4,}|(?:[a-h][1-8])+(?![a-z0-9]))/gi;

const NAME_LETTERS = 2;
/** The bits in which the codes of `a` to `h`, `A` to `H` and `1` to `8` differ; each begins with 1. */
const PLACE_BITS = 0b1111;
const placeAt = (text: string, at: number): number => (text.charCodeAt(at) & PLACE_BITS) - 1;

const WORD_SIGN = /[\p{L}([{]/u;
const hasWords = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (WORD_SIGN.test(text.charAt(at))) return true;
  return false;
};

/** All squares that a text names, in order. There may be half a million, so nothing is cut out of the text. */
export const squaresIn = (text: string): readonly Named[] => {
  const named: Named[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const isAside = hasWords(text, named.at(-1)?.to ?? 0, index);
    for (let from = index; from < index + run.length; from += NAME_LETTERS)
      named.push({
        square: squareAt(placeAt(text, from), placeAt(text, from + 1)),
        from,
        to: from + NAME_LETTERS,
        isAside: isAside && from === index,
      });
  }
  return named;
};

/** How many squares in a row may be named without being moves, as in `(not f4)`. */
const MOST_STRAY = 2;
/** A move must not stand further from the one before: what lies between is no game. */
const FARTHEST = 120;
/** How many squares are tried as the beginning of a game. */
const MOST_STARTS = 2000;

/** A square that is no move may be one named aside, or named twice. Any other means that the game is not told whole. */
const isForgiven = ({ square, isAside }: Named, { discs }: Position): boolean =>
  isAside || discs.black.has(square) || discs.white.has(square);

const lineFrom = (start: Position, named: readonly Named[], first: number): Line => {
  const moves: Square[] = [];
  const spans: Span[] = [];
  let position = start;
  let stray = 0;
  for (let index = first; index < named.length && stray <= MOST_STRAY && !isOver(position); index++) {
    const one = named[index] as Named;
    const { square, from, to } = one;
    if (from - (spans.at(-1)?.to ?? from) > FARTHEST) break;
    const next = play(position, square);
    if (next === undefined) {
      if (!isForgiven(one, position)) break;
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
