import type { SearchRequest } from '../../src/engine/searchRequest.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import type { PlayedGame } from '../../src/study/review/evaluate.ts';
import type { Searcher } from '../../src/study/review/searches.ts';
import { fromRoot } from '../../tools/paths.ts';
import { engineSearch } from '../engine/engine.ts';
import { readRecordedGames } from '../game/recordedGames.ts';

/** An engine in the process of the test. */
export const engine: Searcher = {
  search: async ({ position, method }: SearchRequest) => ({
    type: 'finished',
    result: engineSearch(position, method),
  }),
};

/** Tournament games for tests. */
export const recordedGames = readRecordedGames(fromRoot('data', 'wthor-sample.txt.gz'));

/** A game from `start`, or the part of it from ply `from` on. */
export const gameOf = (start: Position, transcript: string, from = 0): PlayedGame => {
  const moves = parseTranscript(transcript) ?? [];
  const replayed = replay(start, moves);
  if (replayed.type === 'illegal') throw new Error(`Not a game: ${transcript}`);
  return { positions: replayed.positions.slice(from), transcript: moves.slice(from) };
};

const TOURNAMENT_GAMES = 20;
const EVERY = 50;

/** Twenty tournament games, evenly distributed over the sample. */
export const tournamentGames: readonly PlayedGame[] = recordedGames
  .filter((_, index) => index % EVERY === 0)
  .slice(0, TOURNAMENT_GAMES)
  .map(({ transcript }) => gameOf(STANDARD_START, transcript));
