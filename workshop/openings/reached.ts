import { COLORS, type Color } from '../../src/game/color.ts';
import { type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import type { OpeningBook } from '../../src/openings/book.ts';
import { codeOf, codeText } from '../../src/openings/code.ts';
import { movesToDraw } from '../../src/opponents/bookMove.ts';

/** A position where the book of full strength ends. */
export interface ReachedEnd {
  readonly position: OthelloPosition;
  readonly code: string;
  /** The share of games that reach it. */
  readonly share: number;
}

interface Place {
  readonly position: OthelloPosition;
  share: number;
}

/** Positions reached by fewer games are not followed. */
const LEAST_SHARE = 1e-6;

type Weighed = readonly { readonly squares: readonly number[]; readonly weight: number }[];

const weighedMoves = (book: OpeningBook, position: OthelloPosition, own: Color): Weighed =>
  position.turn === own
    ? movesToDraw(book, position, 'bestMoves')
    : book
        .movesAt(position)
        .filter(({ games }) => games > 0)
        .map(({ squares, games }) => ({ squares, weight: games }));

/**
 * Where the book ends in games of full strength, with either color, against opponents who play the moves of
 * tournaments as often as people do; the most frequent positions first. Their values decide what full strength
 * plays.
 */
export const reachedEnds = (book: OpeningBook): readonly ReachedEnd[] => {
  const ends = new Map<number, Place>();
  const add = (places: Map<number, Place>, position: OthelloPosition, share: number): void => {
    const code = codeOf(position);
    const place = places.get(code);
    if (place === undefined) places.set(code, { position, share });
    else place.share += share;
  };
  for (const own of COLORS) {
    let level = new Map<number, Place>([[codeOf(STANDARD_START), { position: STANDARD_START, share: 0.5 }]]);
    while (level.size > 0) {
      const next = new Map<number, Place>();
      for (const { position, share } of level.values()) {
        const moves = weighedMoves(book, position, own);
        const total = moves.reduce((sum, { weight }) => sum + weight, 0);
        if (moves.length === 0) add(ends, position, share);
        for (const { squares, weight } of moves) {
          const after = play(position, squares[0] as Parameters<typeof play>[1]) as
            | OthelloPosition
            | undefined;
          const part = (share * weight) / total;
          if (after !== undefined && part >= LEAST_SHARE) add(next, after, part);
        }
      }
      level = next;
    }
  }
  return [...ends.values()]
    .map(({ position, share }) => ({ position, code: codeText(position), share }))
    .sort((one, other) => other.share - one.share);
};
