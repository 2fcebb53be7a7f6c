import { describe, expect, test } from 'vitest';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import {
  type Arrangement,
  positionIn,
  setupIn,
  usualArrangement,
  withContent,
} from '../../src/game/arrangement.ts';
import { discCounts, emptySquares } from '../../src/game/board.ts';
import { opposite } from '../../src/game/color.ts';
import { boardOf, type GameName, startOf } from '../../src/game/games.ts';
import { perft } from '../../src/game/othello/perft.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { isLegal, isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import { makeRandom, pick, shuffled } from '../../src/game/random.ts';
import { CHARACTERS } from '../../src/game/seat.ts';
import { parseSize } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { problemOf } from '../../src/game/start.ts';
import { strengthAt } from '../../src/opponents/levels.ts';
import { chooseMove, isVaried } from '../../src/opponents/moveChoice.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import { engineMoves, enginePerft, engineSearch } from '../../testkit/engine/engine.ts';
import { engine } from '../../testkit/study/games.ts';

const SIZES = ['8x8', '6x6', '8x4', '5x7', '4x4'] as const;
const OTHELLO_GAMES = ['othello', 'reversi', 'anti', 'octagon', 'blocked'] as const;

/** A position no game reaches: random discs at this density, in any numbers of each color. */
const strewn = (game: GameName, seed: number, share: number): Arrangement => {
  const random = makeRandom(seed);
  const size = parseSize(pick(random, SIZES));
  const usual = usualArrangement(game, boardOf(game, size, seed));
  const taken = [...usual.shape.squares].filter(() => random() < share);
  const filled = taken.reduce(
    (board, square) => withContent(board, square, random() < 0.5 ? 'black' : 'white'),
    usual,
  );
  return { ...filled, turn: random() < 0.5 ? 'black' : 'white' };
};

/** Discs dropped in turn at random, ignoring the end of the game. */
const dropped = (seed: number, discs: number): Position => {
  const random = makeRandom(seed);
  let position = positionIn(usualArrangement('connect4', boardOf('connect4', undefined)));
  for (let disc = 0; disc < discs && !isOver(position); disc++)
    position = play(position, pick(random, [...legalMoves(position)])) ?? position;
  return position;
};

const positionsOf = (game: GameName, count: number, share: number): readonly Position[] => {
  const found: Position[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const position = startOf(setupIn(strewn(game, seed, share)));
    if (problemOf(position) === undefined) found.push(position);
  }
  return found;
};

const METHODS: Readonly<Record<string, SearchMethod>> = {
  flipside: { by: 'flipside', limit: { type: 'depth', depth: 5, endgame: 8 }, every: true },
  minimax: { by: 'minimax', depth: 2 },
  bitboard: { by: 'bitboard', evaluations: 2000 },
  ...Object.fromEntries(CHARACTERS.map(character => [character, { by: 'character', character }])),
};

/** The final difference for the side to move with best play, by brute force; the winner gets the empty squares. */
const bruteForce = (position: Position): number => {
  const { turn } = position;
  if (isOver(position)) {
    const counts = discCounts(position);
    const lead = counts[turn] - counts[opposite(turn)];
    return lead + Math.sign(lead) * emptySquares(position).size;
  }
  const scores = [...legalMoves(position)].map(square => {
    const next = play(position, square);
    if (next === undefined) throw new Error('not legal');
    return next.turn === turn ? bruteForce(next) : -bruteForce(next);
  });
  return Math.max(...scores);
};

describe.each(OTHELLO_GAMES)('unreachable positions of %s', game => {
  const sparse = positionsOf(game, 6, 0.05);
  const mixed = positionsOf(game, 10, 0.5);

  test('every opponent plays a legal move', () => {
    for (const position of [...sparse, ...mixed]) {
      const moves = legalMoves(position);
      for (const method of Object.values(METHODS)) {
        const result = engineSearch(position, method);
        expect(moves.has(result.square)).toBe(true);
        const every = (result.moves ?? []).map(({ square }) => square);
        if (method.by === 'flipside') expect(every.toSorted()).toEqual([...moves].toSorted());
      }
      const scored = engineSearch(position, METHODS.flipside!);
      for (const level of [1, 6, 12]) {
        const strength = strengthAt(level);
        isVaried(strength, position as OthelloPosition, 7);
        expect(isLegal(position, chooseMove(strength, scored, position as OthelloPosition, 7))).toBe(true);
      }
    }
  });

  test('an analysis has a score for every move', () => {
    for (const position of [...sparse.slice(0, 2), ...mixed.slice(0, 3)]) {
      const squares: readonly Square[] = [...legalMoves(position)];
      const limit = { depth: 4, endgame: 6 };
      const { analyzed = [] } = engineSearch(position, {
        by: 'analysis',
        squares,
        lines: 1,
        interval: Infinity,
        limit,
      });
      expect(analyzed.map(({ square }) => square).toSorted()).toEqual(squares.toSorted());
    }
  });

  test.skipIf(game === 'reversi')('engine and rules agree on moves and perft', () => {
    for (const position of mixed as readonly OthelloPosition[]) {
      expect(engineMoves(position)).toEqual(legalMoves(position));
      expect(enginePerft(position, 3, 'skip')).toEqual(perft(position, 3, 'skip'));
    }
  });
});

test.each(['othello', 'octagon', 'blocked'] as const)(
  'an analysis proves the end of a crowded position of %s',
  game => {
    const crowded = positionsOf(game, 8, 0.97).filter(position => emptySquares(position).size <= 8);
    expect(crowded.length).toBeGreaterThan(2);
    for (const position of crowded) {
      const result = engineSearch(position, { by: 'flipside', limit: { type: 'solve', goal: 'score' } });
      expect(result).toMatchObject({ exact: true, score: bruteForce(position) });
    }
  },
);

test('Connect Four continues from any discs dropped in turn', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const position = dropped(seed, 2 * seed);
    if (isOver(position)) continue;
    const result = engineSearch(position, { by: 'solver', limit: { type: 'depth', depth: 5 }, every: true });
    expect(legalMoves(position).has(result.square)).toBe(true);
  }
});

test('a game from a set-up position is reviewed to its exact end', async () => {
  const position = positionsOf('othello', 30, 0.9).find(one => [5, 6, 7].includes(emptySquares(one).size));
  if (position === undefined) throw new Error('no such position');
  const random = makeRandom(3);
  const positions = [position];
  const transcript: Square[] = [];
  for (let now = position; !isOver(now); positions.push(now)) {
    const [square] = shuffled(random, [...legalMoves(now)]);
    now = play(now, square!)!;
    transcript.push(square!);
  }
  const outcome = await reviewGame(engine, { positions, transcript });
  if (outcome.type !== 'finished') throw new Error(outcome.type);
  for (const ply of outcome.review.plies) {
    expect(ply).toMatchObject({ exact: true, score: bruteForce(positions[ply.ply - 1]!) });
  }
});
