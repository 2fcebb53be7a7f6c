import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A game of the WTHOR database of the French federation. */
export interface RecordedGame {
  readonly transcript: string;
  /** Black's discs, with empty squares given to the winner. */
  readonly blackScore: number;
}

/** Reads lines of `year blackPlayer whitePlayer blackScore transcript`. */
export const readRecordedGames = (path: string): readonly RecordedGame[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .trimEnd()
    .split('\n')
    .map(line => {
      const [, , , blackScore, transcript = ''] = line.split(' ');
      return { transcript, blackScore: Number(blackScore) };
    });
