import { STANDARD_SETUP, startOf, XOT_PLIES } from './games.ts';
import { isOver } from './position.ts';
import { parseTranscript, replay, type Transcript } from './transcript.ts';

const readOpening = (text: string): Transcript | undefined => {
  const transcript = parseTranscript(text);
  if (transcript?.length !== XOT_PLIES) return undefined;
  const replayed = replay(startOf({ ...STANDARD_SETUP, game: 'xot' }), transcript);
  const end = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  return end === undefined || isOver(end) ? undefined : transcript;
};

/** The opening that the seed draws from a list; `undefined` if it cannot be played, or if there is none. */
export const drawOpening = (openings: readonly string[], seed: number): Transcript | undefined =>
  readOpening(openings[seed % openings.length] ?? '');
