import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import {
  flippedBy,
  isOver,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { SQUARE_COUNT, type Square } from '../../src/game/square.ts';
import { makeTranscript, parseTranscript, positionAt, replay } from '../../src/game/transcript.ts';
import { drawn } from '../../testkit/game/positions.ts';
import { anyGame } from './othello/games.ts';

const anySquares = fc.array(fc.nat({ max: SQUARE_COUNT - 1 }).map(index => index as Square));

test('a transcript leads to its last position, and an illegal one to none', () => {
  const legal = parseTranscript('f5d6') ?? [];
  const replayed = replay(STANDARD_START, legal);
  expect(positionAt(STANDARD_SETUP, legal)).toEqual(replayed.type === 'legal' && replayed.positions[2]);
  expect(positionAt(STANDARD_SETUP, parseTranscript('f5f5') ?? [])).toBeUndefined();
});

describe('a transcript', () => {
  test('is read back as written', () => {
    fc.assert(
      fc.property(anySquares, squares => {
        expect(parseTranscript(makeTranscript(squares))).toEqual(squares);
      }),
    );
  });

  test('is read in either case and with spaces between squares', () => {
    expect(parseTranscript(' F5 d6\nC3')).toEqual(parseTranscript('f5d6c3'));
    expect(parseTranscript('')).toEqual([]);
  });

  test.each(['f', 'f5d', 'f5x9', 'f5-d6', 'pass', '55'])('cannot be read from %j', text => {
    expect(parseTranscript(text)).toBeUndefined();
  });
});

describe('a replay', () => {
  test('has every position, and for every turn who played, what flipped and whether the other side had to pass', () => {
    fc.assert(
      fc.property(anyGame, ({ turns, positions }) => {
        for (const { ply, square, color, flipped, forcesPass } of turns) {
          const [before, after] = positions.slice(ply) as [OthelloPosition, OthelloPosition];
          expect(play(before, square)).toEqual(after);
          expect([color, flipped]).toEqual([before.turn, flippedBy(before, square)]);
          expect(forcesPass).toBe(after.turn === color && !isOver(after));
        }
      }),
    );
  });

  test('names the first illegal ply', () => {
    const transcript = parseTranscript('f5d6a1c3') ?? [];
    expect(replay(STANDARD_START, transcript)).toEqual({ type: 'illegal', ply: 2 });
  });

  test('of no plies is only the start of the game', () => {
    const start = drawn('XO------ -------- -------- -------- -------- -------- -------- --------', 'black');
    expect(replay(start, [])).toEqual({ type: 'legal', positions: [start], turns: [] });
  });
});
