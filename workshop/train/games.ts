import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const A = 'a'.charCodeAt(0);
const ONE = '1'.charCodeAt(0);
const COLUMNS = 8;

/** The squares of a transcript, a byte each. */
export const squaresOf = (transcript: string): Uint8Array =>
  Uint8Array.from(
    { length: transcript.length / 2 },
    (_, ply) => COLUMNS * (transcript.charCodeAt(2 * ply + 1) - ONE) + transcript.charCodeAt(2 * ply) - A,
  );

const readGame = (line: string): Uint8Array => {
  const transcript = line.split(' ')[4];
  if (transcript === undefined) throw new Error(`Not a line of games.txt: ${line}`);
  return squaresOf(transcript);
};

/** Reads lines `year blackPlayer whitePlayer blackScore transcript`, gzipped. */
export const readGames = (path: string): readonly Uint8Array[] =>
  gunzipSync(readFileSync(path)).toString('latin1').trimEnd().split('\n').map(readGame);
