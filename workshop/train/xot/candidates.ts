import {
  isOver,
  legalMoves,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../../src/game/othello/position.ts';
import { positionKey } from '../../../src/game/positionKey.ts';
import { makeRandom, shuffled } from '../../../src/game/random.ts';
import { parseSquare } from '../../../src/game/square.ts';
import type { Transcript } from '../../../src/game/transcript.ts';

export interface Candidate {
  readonly transcript: Transcript;
  readonly position: OthelloPosition;
}

/** All four first moves are the same by symmetry. */
const FIRST = parseSquare('f5');

const continued = ({ transcript, position }: Candidate): readonly Candidate[] =>
  [...legalMoves(position)].map(square => ({
    transcript: [...transcript, square],
    position: play(position, square) as OthelloPosition,
  }));

/** All transcripts of this many plies that begin with f5, including bad moves. */
const everyTranscript = (plies: number): readonly Candidate[] => {
  const start = { transcript: [FIRST], position: play(STANDARD_START, FIRST) as OthelloPosition };
  let found: readonly Candidate[] = [start];
  for (let ply = 1; ply < plies; ply++) found = found.flatMap(continued);
  return found.filter(({ position }) => !isOver(position));
};

/** A transcript chosen by the seed for each position after `plies` plies, counting symmetric ones as one. */
export const makeCandidates = (plies: number, seed: number): readonly Candidate[] => {
  const byPosition = new Map<string, Candidate>();
  for (const candidate of shuffled(makeRandom(seed), everyTranscript(plies))) {
    const key = positionKey(candidate.position).join();
    if (!byPosition.has(key)) byPosition.set(key, candidate);
  }
  return [...byPosition.values()];
};
