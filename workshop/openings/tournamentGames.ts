import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseTranscript, type Transcript } from '../../src/game/transcript.ts';

/** A game of the WTHOR database; players are known by their numbers there. */
export interface TournamentGame {
  readonly year: number;
  readonly black: number;
  readonly white: number;
  /** Black's discs; empty squares count for the winner. */
  readonly blackScore: number;
  readonly transcript: Transcript;
}

/** Reads lines of `year blackPlayer whitePlayer blackScore transcript`, sorted by transcript. */
export const readTournamentGames = (path: string): readonly TournamentGame[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .trimEnd()
    .split('\n')
    .map(line => {
      const [year, black, white, blackScore, text = ''] = line.split(' ');
      const transcript = parseTranscript(text);
      if (transcript === undefined) throw new Error(`A game cannot be read: ${line}`);
      return {
        year: Number(year),
        black: Number(black),
        white: Number(white),
        blackScore: Number(blackScore),
        transcript,
      };
    });
