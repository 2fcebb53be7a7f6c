import type { Setup } from '../../game/games.ts';
import { startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import { type Square, squareAt } from '../../game/square.ts';
import type { Span } from '../text/lines.ts';

/** A square named in a text. */
export interface Named {
  readonly square: Square;
  readonly from: number;
  readonly to: number;
  /** Whether words or a bracket separate it from the square before. */
  readonly isAside: boolean;
}

export interface Line {
  readonly moves: readonly Square[];
  readonly spans: readonly Span[];
}

/**
 * Squares on their own, after a number, or without separators (`f5d6c3`), in any case. Four or more in a row always count, even
 * before a misspelled one.
 */
const RUN = /(?<![a-z])(?:(?:[a-h][1-8]){4,}|(?:[a-h][1-8])+(?![a-z0-9]))/gi;

const NAME_LETTERS = 2;
/** Bits that distinguish the character codes of `a` to `h`, `A` to `H` and `1` to `8`, each starting at 1. */
const PLACE_BITS = 0b1111;
const placeAt = (text: string, at: number): number => (text.charCodeAt(at) & PLACE_BITS) - 1;

const WORD_SIGN = /[\p{L}([{]/u;
const hasWords = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (WORD_SIGN.test(text.charAt(at))) return true;
  return false;
};

/** All squares named in a text, in order. There may be half a million, so no substrings are made. */
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

/** Maximum number of consecutive squares that are not moves, as in `(not f4)`. */
const MOST_STRAY = 2;
/** Maximum distance between two moves of a game, in characters. */
const FARTHEST = 120;
/** Maximum number of squares tried as the first move. */
const MOST_STARTS = 2000;

/** An illegal square is skipped if it is in an aside, or occupied already. Any other means that moves are missing. */
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

/** The longest game from this setup among consecutive squares. Those that are not moves are skipped. */
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
