import { legalMovesFor, type OthelloPosition, STANDARD_START } from '../game/othello/position.ts';
import { parseSquare, type Square } from '../game/square.ts';
import { parseTranscript, replay } from '../game/transcript.ts';
import { type BoardPicture, legalDots, plainPicture } from './board/boardPicture.ts';

/** A middle game with many legal moves for both sides. */
const TRANSCRIPT = 'e6d6c7f4c4e7g4e3f3c5f7g5d7g3b4b6';

const positionAfter = (transcript: string): OthelloPosition => {
  const replayed = replay(STANDARD_START, parseTranscript(transcript) ?? []);
  if (replayed.type === 'illegal') throw new Error(`the showcase is illegal at ply ${replayed.ply}`);
  return replayed.positions.at(-1) ?? STANDARD_START;
};

const turnedAt = (position: OthelloPosition, square: Square): OthelloPosition => {
  const { black, white } = position.discs;
  const discs = black.has(square)
    ? { black: black.without(square), white: white.with(square) }
    : { black: black.with(square), white: white.without(square) };
  return { ...position, discs };
};

/** The position on which colors are tried out, and the same with the one disc turned that turns forever. */
export const SHOWCASE: OthelloPosition = positionAfter(TRANSCRIPT);
export const SHOWCASE_TURNED: OthelloPosition = turnedAt(SHOWCASE, parseSquare('d4'));
export const SHOWCASE_TURN_MILLISECONDS = 1500;

const black = legalMovesFor(SHOWCASE, 'black');
const white = legalMovesFor(SHOWCASE, 'white').diff(black);

/** The marks of both sides, each square with one. */
export const SHOWCASE_PICTURE: BoardPicture = {
  ...plainPicture(SHOWCASE),
  legal: [...legalDots(black, 'black'), ...legalDots(white, 'white')],
};
