import { type Square, squareFromIndex } from '../../game/square.ts';
import type { SearchResult } from '../searchRequest.ts';

/** What a search has found so far. */
export type Facts = Omit<SearchResult, 'milliseconds'>;

/** A search in progress. Its facts can be read after any step. */
export interface EngineSearch {
  /** Takes a step; returns whether another one follows. */
  deepen(): boolean;
  facts(): Facts;
}

export const toSquare = (index: number): Square => {
  const square = squareFromIndex(index);
  if (square === undefined) throw new Error('A position without a legal move was searched.');
  return square;
};
