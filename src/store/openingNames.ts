import { type Match, positionAfter } from '../game/match.ts';
import { play } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import type { Transcript } from '../game/transcript.ts';
import type { OpeningName, OpeningNames } from '../openings/names.ts';
import { remember } from './following.ts';
import type { MatchState } from './matchStore.ts';
import { fetchedValue, type OpeningsState } from './openingsStore.ts';
import { selectPosition } from './selectors.ts';

const reached = remember(
  (names: OpeningNames, match: Match, transcript: Transcript, language: string): OpeningName | undefined =>
    names.reached(
      transcript.map((_, ply) => positionAfter(match, ply + 1)),
      language,
    ),
);

/** The opening of a match so far; undefined if it has no name. */
export const selectOpening = (
  openings: OpeningsState,
  match: Match | undefined,
  language: string,
): OpeningName | undefined => {
  const names = fetchedValue(openings.names);
  return names && match && reached(names, match, match.transcript, language);
};

/** The opening after a move, if the move reaches a named one. */
export const selectOpeningAfter = (
  openings: OpeningsState,
  state: MatchState,
  square: Square,
): OpeningName | undefined => {
  const names = fetchedValue(openings.names);
  const after = names && play(selectPosition(state), square);
  return after && names.at(after);
};
