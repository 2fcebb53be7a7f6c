import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  emptySquares,
  isOver,
  type Position,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { parseTranscript } from '../../src/game/othello/transcript.ts';

const readTranscripts = (path: string): readonly string[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split(' ').at(-1) ?? '');

const positionWith = (empties: number, transcript: string): Position | undefined => {
  let position: Position | undefined = STANDARD_START;
  for (const square of parseTranscript(transcript) ?? []) {
    if (position === undefined || emptySquares(position).size <= empties) break;
    position = play(position, square);
  }
  return position !== undefined && emptySquares(position).size === empties && !isOver(position)
    ? position
    : undefined;
};

/** Opens a file of WTHOR games: a function that takes from games far apart, each used once, positions of a phase. */
export const openGames = (path: string): ((empties: number, count: number) => readonly Position[]) => {
  const transcripts = readTranscripts(path);
  const stride = 7919;
  let next = 0;
  return (empties, count) => {
    const positions: Position[] = [];
    while (positions.length < count) {
      const position = positionWith(empties, transcripts[next % transcripts.length] ?? '');
      next += stride;
      if (position !== undefined) positions.push(position);
    }
    return positions;
  };
};
