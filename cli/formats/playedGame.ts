import { MOST_FREE_PASSES } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { dropsDiscs, type Position } from '../../src/game/position.ts';
import { type Move, readMoves, replay, type Transcript } from '../../src/game/transcript.ts';
import type { PlayedGame } from '../../src/study/review/evaluate.ts';
import { readTranscript } from './transcriptText.ts';
import { canMove, type Passing } from './turns.ts';

export type GameReading =
  | { readonly type: 'game'; readonly game: PlayedGame }
  | { readonly type: 'unreadable'; readonly sentence: string };

const played = (start: Position, transcript: Transcript, mostPasses: number): GameReading => {
  const replayed = replay(start, transcript, mostPasses);
  return replayed.type === 'legal'
    ? { type: 'game', game: { transcript, positions: replayed.positions } }
    : { type: 'unreadable', sentence: `Move ${replayed.ply + 1} is not legal.` };
};

const readSquares = (text: string, start: OthelloPosition, passing: Passing): GameReading => {
  const reading = readTranscript(text, start, passing);
  if (reading.type === 'unreadable') return reading;
  const isChosen = ({ position, move }: { position: OthelloPosition; move: Move }): boolean =>
    move !== 'pass' || canMove(position);
  const transcript = reading.game.turns.filter(isChosen).map(({ move }) => move);
  return played(start, transcript, MOST_FREE_PASSES);
};

const readColumns = (text: string, start: Position): GameReading => {
  const transcript = readMoves(start, text);
  return transcript === undefined
    ? { type: 'unreadable', sentence: 'The transcript cannot be read: columns are numbers from 1 to 7.' }
    : played(start, transcript, 0);
};

/** Reads a transcript by the rules of `start`. */
export const readPlayedGame = (text: string, start: Position, passing: Passing): GameReading =>
  dropsDiscs(start) ? readColumns(text, start) : readSquares(text, start, passing);
