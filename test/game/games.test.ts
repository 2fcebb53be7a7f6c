import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discCounts } from '../../src/game/board.ts';
import { boardOf, GAMES, isSetup, type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { judgeMove, type Match, outcomeOf, positionOf } from '../../src/game/match.ts';
import { flippedBy, isOver, legalMoves, type Position, play, winnerOf } from '../../src/game/position.ts';
import { centreSquares, makeShape, makeSize, parseSize, type Shape } from '../../src/game/shape.ts';
import { makeSquare, parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { matchWith } from '../../testkit/ui/matches.ts';

const sizeOf = (size: string): Shape => parseSize(size)!;
const setupOf = (changes: Partial<Setup>): Setup => ({ ...STANDARD_SETUP, ...changes });
const after = (start: Position, transcript: string): Position =>
  (parseTranscript(transcript) ?? []).reduce(
    (position, move) => (move === 'pass' ? undefined : play(position, move)) ?? position,
    start,
  );
const names = (squares: Iterable<Square>): readonly string[] => [...squares].map(makeSquare);

const refusalOf = (match: Match, square: SquareName): string | undefined => {
  const { turn } = positionOf(match);
  const ply = match.transcript.length;
  const verdict = judgeMove(match, { type: 'play', ply, color: turn, square: parseSquare(square) });
  return verdict.type === 'refused' ? verdict.refusal : undefined;
};

const anySize = fc.tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }));

test('sizes are written as columns x rows', () => {
  fc.assert(
    fc.property(anySize, ([width, height]) => {
      const shape = sizeOf(`${width}x${height}`);
      expect([shape.width, shape.height]).toEqual([width, height]);
      expect(makeSize(shape)).toBe(`${width}x${height}`);
    }),
  );
});

test.each(['1x9', '0x0', 'axb', '8x', '3.5x3', '9x9', '8 x 8', '-2x4', ''])('"%s" is not a size', text => {
  expect(parseSize(text)).toBeUndefined();
});

describe('the opening phase of a game with a free centre', () => {
  test('the sides put four discs on the centre squares in turn, and nothing flips', () => {
    fc.assert(
      fc.property(anySize, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (size, choices) => {
        const shape = sizeOf(size.join('x'));
        const centre = names(centreSquares(shape));
        let position = startOf(setupOf({ game: 'reversi', shape }));
        choices.forEach((choice, ply) => {
          const legal = [...legalMoves(position)];
          expect(legal).toHaveLength(4 - ply);
          expect(position.turn).toBe(ply % 2 === 0 ? 'black' : 'white');
          const square = legal[choice % legal.length] as Square;
          expect(centre).toContain(makeSquare(square));
          expect(flippedBy(position, square).isEmpty()).toBe(true);
          position = play(position, square) as Position;
        });
        expect(discCounts(position)).toEqual({ black: 2, white: 2 });
      }),
    );
  });

  test('on odd boards the centre leans to the bottom right', () => {
    const start = startOf(setupOf({ game: 'reversi', shape: sizeOf('7x4') }));
    expect(names(legalMoves(start)).join(' ')).toBe('c2 d2 c3 d3');
  });

  test('a game on 2 x 2 squares ends 2-2 after its four discs', () => {
    const match = matchWith(setupOf({ game: 'reversi', shape: sizeOf('2x2') }), 'a1b1a2b2');
    expect(isOver(positionOf(match))).toBe(true);
    expect(outcomeOf(match)).toEqual({ winner: 'draw', counts: { black: 2, white: 2 } });
  });

  test('another square is refused until the centre is full', () => {
    const setup = setupOf({ game: 'reversi' });
    expect(refusalOf(matchWith(setup, 'd4'), 'c3')).toBe('notCentre');
    expect(refusalOf(matchWith(setup, 'd4'), 'd4')).toBe('occupied');
    expect(refusalOf(matchWith(setup, 'd4e4d5e5'), 'a1')).toBe('flipsNothing');
  });
});

test('in Anti-Othello the moves are those of Othello, and fewer discs win', () => {
  const wipeout = 'e6f4e3f6g5d6e7f5c5';
  const ordinary = after(startOf(setupOf({ game: 'othello' })), wipeout);
  const anti = after(startOf(setupOf({ game: 'anti' })), wipeout);
  expect(anti.discs).toEqual(ordinary.discs);
  expect([winnerOf(ordinary), winnerOf(anti)]).toEqual(['black', 'white']);
});

describe('a head start', () => {
  test('puts discs on corners', () => {
    const headStart = { color: 'white', kind: 'corners', count: 3 } as const;
    const start = startOf(setupOf({ headStart }));
    expect([...names(start.discs.white)].sort()).toEqual(['a1', 'd4', 'e5', 'h1', 'h8']);
    expect(start.turn).toBe('black');
  });

  test('counts discs at the end', () => {
    const headStart = { color: 'white', kind: 'discs', count: 20 } as const;
    const match = matchWith(setupOf({ headStart }), 'e6f4e3f6g5d6e7f5c5');
    expect(outcomeOf(match)).toEqual({ winner: 'white', counts: { black: 13, white: 20 } });
  });

  test.each([
    [{ game: 'anti', headStart: { color: 'black', kind: 'discs', count: 4 } }],
    [{ shape: makeShape(3, 8), headStart: { color: 'black', kind: 'corners', count: 1 } }],
    [{ headStart: { color: 'black', kind: 'corners', count: 5 } }],
    [{ headStart: { color: 'black', kind: 'discs', count: 0 } }],
    [{ game: 'connect4' }],
    [{ game: 'xot', shape: makeShape(6, 6) }],
  ] as [Partial<Setup>][])('%j cannot be played', changes => {
    expect(isSetup(setupOf(changes))).toBe(false);
  });

  test.each([
    ['corners', 4],
    ['discs', 63],
  ] as const)('a head start of %s goes up to %i', (kind, most) => {
    const isPlayable = (count: number) => isSetup(setupOf({ headStart: { color: 'black', kind, count } }));
    expect([most, most + 1].map(isPlayable)).toEqual([true, false]);
  });
});

test.each(GAMES)('%s can be played on its standard board', game => {
  expect(isSetup(setupOf({ game, shape: boardOf(game, undefined) }))).toBe(true);
});
