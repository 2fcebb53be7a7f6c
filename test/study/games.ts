import type { SearchRequest } from '../../src/engine/searchRequest.ts';
import type { Position } from '../../src/game/position.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import type { PlayedGame } from '../../src/study/evaluate.ts';
import type { Searcher } from '../../src/study/searches.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';

/** The engine in the process of the test. */
export const engine: Searcher = {
  search: async ({ position, method }: SearchRequest) => ({
    type: 'finished',
    result: engineSearch(position, method),
  }),
};

/** A game from `start`, or the part of it from ply `from` on. */
export const gameOf = (start: Position, transcript: string, from = 0): PlayedGame => {
  const moves = parseTranscript(transcript) ?? [];
  const replayed = replay(start, moves);
  if (replayed.type === 'illegal') throw new Error(`Not a game: ${transcript}`);
  return { positions: replayed.positions.slice(from), transcript: moves.slice(from) };
};
