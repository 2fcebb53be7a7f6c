import { type HeadStart, STANDARD_SETUP, XOT_PLIES } from './games.ts';
import { parseTranscript, replayOf, type Transcript } from './transcript.ts';

/** Reads an XOT opening. No game can be over after so few plies. */
const readOpening = (text: string, headStart: HeadStart | undefined): Transcript | undefined => {
  const transcript = parseTranscript(text);
  if (transcript?.length !== XOT_PLIES) return undefined;
  const replayed = replayOf({ ...STANDARD_SETUP, game: 'xot', headStart }, transcript);
  return replayed.type === 'legal' ? transcript : undefined;
};

/**
 * The opening that the seed draws from the list; if a head start on corners makes it illegal, the next legal
 * one. `undefined` if there is none.
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
