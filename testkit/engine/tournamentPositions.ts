import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { emptySquares } from '../../src/game/board.ts';
import {
  isOver,
  legalMoves,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';

const STRAY_PLIES = 3;

const readTranscripts = (path: string): readonly string[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split(' ').at(-1) ?? '');

const positionWith = (empties: number, transcript: string): OthelloPosition | undefined => {
  let position: OthelloPosition | undefined = STANDARD_START;
  for (const move of parseTranscript(transcript) ?? []) {
    if (position === undefined || emptySquares(position).size <= empties) break;
    position = move === 'pass' ? undefined : play(position, move);
  }
  return position !== undefined && emptySquares(position).size === empties && !isOver(position)
    ? position
    : undefined;
};

/** The position after a number of random moves, like most positions in a search. */
const astray = (position: OthelloPosition, plies: number, seed: number): OthelloPosition | undefined => {
  let after: OthelloPosition | undefined = position;
  for (let ply = 0; ply < plies && after !== undefined && !isOver(after); ply++) {
    const moves: readonly Square[] = [...legalMoves(after)];
    const square = moves[(seed * 31 + ply * 17) % moves.length];
    after = square === undefined ? undefined : play(after, square);
  }
  return after === undefined || isOver(after) ? undefined : after;
};

/**
 * Opens a file of WTHOR games and returns a function that draws positions of a phase from distant games, each one only once,
 * after this many random moves.
 */
export const openGames = (
  path: string,
): ((empties: number, count: number, stray?: number) => readonly OthelloPosition[]) => {
  const transcripts = readTranscripts(path);
  const stride = 7919;
  let next = 0;
  return (empties, count, stray = STRAY_PLIES) => {
    const positions: OthelloPosition[] = [];
    while (positions.length < count) {
      const natural = positionWith(empties + stray, transcripts[next % transcripts.length] ?? '');
      const position = natural && astray(natural, stray, next);
      next += stride;
      if (position !== undefined) positions.push(position);
    }
    return positions;
  };
};
