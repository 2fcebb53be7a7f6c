import { type HeadStart, STANDARD_SETUP, XOT_PLIES } from './games.ts';
import { parseTranscript, replayOf, type Transcript } from './transcript.ts';

/** No game is over so early. */
const readOpening = (text: string, headStart: HeadStart | undefined): Transcript | undefined => {
  const transcript = parseTranscript(text);
  if (transcript?.length !== XOT_PLIES) return undefined;
  const replayed = replayOf({ ...STANDARD_SETUP, game: 'xot', headStart }, transcript);
  return replayed.type === 'legal' ? transcript : undefined;
};

/**
 * The opening that the seed draws from a list, or the next one that is possible: discs on corners from a head start rule
 * some out. `undefined` if there is none.
 */
export const drawOpening = (
  openings: readonly string[],
  seed: number,
  headStart?: HeadStart,
): Transcript | undefined => {
  for (let step = 0; step < openings.length; step++) {
    const opening = readOpening(openings[(seed + step) % openings.length] ?? '', headStart);
    if (opening !== undefined) return opening;
  }
  return undefined;
};
