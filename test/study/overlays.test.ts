import { expect, test } from 'vitest';
import { emptySquares, occupied } from '../../src/game/board.ts';
import { COLORS, opposite } from '../../src/game/color.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, play } from '../../src/game/position.ts';
import { makeSquare, parseSquare, type SquareName } from '../../src/game/square.ts';
import type { SquareSet } from '../../src/game/squareSet.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import {
  emptyRegions,
  frontierDiscs,
  OVERLAYS,
  openedMoves,
  overlayMarks,
} from '../../src/study/overlays.ts';
import { WHITE_WINS } from '../../testkit/ui/matches.ts';

const after = (moves: string): OthelloPosition => {
  const result = replay<OthelloPosition>(STANDARD_START, parseTranscript(moves) ?? []);
  if (result.type === 'illegal') throw new Error('illegal moves');
  return result.positions.at(-1) ?? STANDARD_START;
};

/** The positions of one game from start to end. */
const POSITIONS = Array.from({ length: WHITE_WINS.length / 2 }, (_, ply) =>
  after(WHITE_WINS.slice(0, 2 * ply)),
);

const namesOf = (squares: SquareSet): readonly SquareName[] => [...squares].map(makeSquare);

test('every disc of the start is a frontier disc', () => {
  expect(namesOf(frontierDiscs(STANDARD_START, 'black'))).toEqual(['e4', 'd5']);
  expect(namesOf(frontierDiscs(STANDARD_START, 'white'))).toEqual(['d4', 'e5']);
});

test('a disc surrounded by discs is not a frontier disc', () => {
  for (const position of POSITIONS)
    for (const color of COLORS) {
      const frontier = frontierDiscs(position, color);
      expect(frontier.diff(position.discs[color]).isEmpty()).toBe(true);
    }
  expect(frontierDiscs(after('f5f6e6f4'), 'white').has(parseSquare('e5'))).toBe(false);
});

test('regions of empty squares do not touch each other', () => {
  for (const position of POSITIONS) {
    const regions = emptyRegions(position);
    expect(regions.reduce((sum, { size }) => sum + size, 0)).toBe(emptySquares(position).size);
  }
  expect(emptyRegions(STANDARD_START)).toHaveLength(1);
});

test('opened moves are possible after the move, and were not before it', () => {
  for (const position of POSITIONS)
    for (const square of legalMoves(position)) {
      const next = play(position, square);
      const other = opposite(position.turn);
      for (const opened of openedMoves(position, square)) {
        expect(legalMoves({ ...position, turn: other }).has(opened)).toBe(false);
        expect(next && legalMoves({ ...next, turn: other }).has(opened)).toBe(true);
      }
    }
  expect(openedMoves(STANDARD_START, parseSquare('a1')).isEmpty()).toBe(true);
});

test('moves and regions are marked on empty squares, the others on discs', () => {
  for (const position of POSITIONS)
    for (const overlay of OVERLAYS)
      for (const { square, kind } of overlayMarks(position, overlay, legalMoves(position).first())) {
        const isOnDisc = kind === 'frontier' || kind === 'stable';
        expect(occupied(position).has(square)).toBe(isOnDisc);
      }
});

test('Connect Four has no overlays', () => {
  for (const overlay of OVERLAYS) expect(overlayMarks(CONNECT4_START, overlay)).toEqual([]);
});
