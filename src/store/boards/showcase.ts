import { CONNECT4_START } from '../../game/connect4/position.ts';
import { legalMovesFor, type OthelloPosition, STANDARD_START } from '../../game/othello/position.ts';
import type { Position, Rules } from '../../game/position.ts';
import { parseSquare, type Square } from '../../game/square.ts';
import { readMoves, replay } from '../../game/transcript.ts';
import { type BoardPicture, legalDots, plainPicture } from './boardPicture.ts';

/** A midgame with many legal moves for both sides. */
const OTHELLO_MOVES = 'e6d6c7f4c4e7g4e3f3c5f7g5d7g3b4b6';
/** A midgame of Connect Four, and the column where a disc drops again and again. */
const CONNECT4_MOVES = '4443343523316';
const CONNECT4_NEXT = '5';

/** The board of the color screen: a position, the same after its one animated move, and the marks. */
export interface Showcase {
  readonly still: Position;
  readonly after: Position;
  readonly picture: BoardPicture;
}

const positionAfter = <P extends Position>(start: P, moves: string): P => {
  const replayed = replay(start, readMoves(start, moves) ?? []);
  if (replayed.type === 'illegal') throw new Error(`the showcase is illegal at ply ${replayed.ply}`);
  return replayed.positions.at(-1) ?? start;
};

const turnedAt = (position: OthelloPosition, square: Square): OthelloPosition => {
  const { black, white } = position.discs;
  const discs = black.has(square)
    ? { black: black.without(square), white: white.with(square) }
    : { black: black.with(square), white: white.without(square) };
  return { ...position, discs };
};

/** The marks of both sides, at most one per square. */
const bothMarks = (position: OthelloPosition): BoardPicture => {
  const black = legalMovesFor(position, 'black');
  const white = legalMovesFor(position, 'white').diff(black);
  return {
    ...plainPicture(position),
    legal: [...legalDots(black, 'black'), ...legalDots(white, 'white')],
  };
};

const othelloShowcase = (): Showcase => {
  const still = positionAfter(STANDARD_START, OTHELLO_MOVES);
  return { still, after: turnedAt(still, parseSquare('d4')), picture: bothMarks(still) };
};

const connect4Showcase = (): Showcase => {
  const still = positionAfter(CONNECT4_START, CONNECT4_MOVES);
  const after = positionAfter(CONNECT4_START, CONNECT4_MOVES + CONNECT4_NEXT);
  return { still, after, picture: plainPicture(still) };
};

const SHOWCASES: Readonly<Record<Rules, () => Showcase>> = {
  othello: othelloShowcase,
  reversi: othelloShowcase,
  anti: othelloShowcase,
  connect4: connect4Showcase,
};
const played = new Map<Rules, Showcase>();

/** The positions are played out on first use, not when the page starts. */
export const showcaseOf = (rules: Rules): Showcase => {
  const showcase = played.get(rules) ?? SHOWCASES[rules]();
  played.set(rules, showcase);
  return showcase;
};
export const SHOWCASE_MILLISECONDS = 1500;
