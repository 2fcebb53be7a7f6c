import fc from 'fast-check';
import {
  isOver,
  legalMoves,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../../src/game/othello/position.ts';
import type { Square } from '../../../src/game/square.ts';
import { parseTranscript, type Replay, replay, type Turn } from '../../../src/game/transcript.ts';

type Legal = Extract<Replay<OthelloPosition>, { readonly type: 'legal' }>;
/** A game without free passes: every turn has a square. */
export interface LegalReplay extends Legal {
  readonly turns: readonly (Turn & { readonly square: Square })[];
}

const isPlay = (turn: Turn): turn is Turn & { readonly square: Square } => turn.square !== undefined;

export const replayed = (transcript: readonly Square[] | string): LegalReplay => {
  const squares = typeof transcript === 'string' ? (parseTranscript(transcript) ?? []) : transcript;
  const result = replay(STANDARD_START, squares);
  if (result.type === 'illegal') throw new Error(`Not legal at ply ${result.ply}: ${transcript}`);
  return { ...result, turns: result.turns.filter(isPlay) };
};

/** Plays the legal moves that `choices` point at, until they or the game end. */
const playAtRandom = (choices: readonly number[]): Square[] => {
  const squares: Square[] = [];
  let position = STANDARD_START;
  for (const choice of choices) {
    if (isOver(position)) break;
    const moves = [...legalMoves(position)];
    const square = moves[choice % moves.length] as Square;
    squares.push(square);
    position = play(position, square) as OthelloPosition;
  }
  return squares;
};

const LONGEST_GAME_PLIES = 60;

/** Standard games of any length, many of them played to the end. */
export const anyGame: fc.Arbitrary<LegalReplay> = fc
  .array(fc.nat(), { maxLength: LONGEST_GAME_PLIES, size: 'max' })
  .map(choices => replayed(playAtRandom(choices)));
