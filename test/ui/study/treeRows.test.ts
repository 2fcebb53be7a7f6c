import { describe, expect, test } from 'vitest';
import type { Setup } from '../../../src/game/games.ts';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { makeTranscript, readMoves } from '../../../src/game/transcript.ts';
import { annotated, nodesOf, treeOf, withLine } from '../../../src/game/tree.ts';
import { isSamePath, mainLine, type TreeLine, type TreeMove } from '../../../src/ui/study/moves/treeRows.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';
import { BLACK_PASSES, gameOf } from '../../../testkit/ui/matches.ts';

const read = (text: string, setup: Setup = STANDARD_SETUP) => readMoves(startOf(setup), text) ?? [];
const treeWith = (...lines: readonly string[]) =>
  lines.map(line => read(line)).reduce(withLine, treeOf(STANDARD_SETUP, []));

/** `f5 d6 [f6 e6] c3`: brackets contain alternatives to the move before. */
const text = (line: TreeLine): string =>
  line
    .map(({ move, variations }) =>
      [makeTranscript([move.move]), ...variations.map(one => `[${text(one)}]`)].join(' '),
    )
    .join(' ');

test('variations follow the move that they replace, and can be nested', () => {
  const tree = treeWith('f5d6c3d3', 'f5f6e6', 'f5f4', 'f5f6d3');
  expect(text(mainLine(tree, []))).toBe('f5 d6 [f6 e6 [d3]] [f4] c3 d3');
});

test('every move has its number, its side and its path', () => {
  const [first, second] = mainLine(treeWith('f5d6', 'f5f6'), []);
  expect(first?.move).toMatchObject({ number: 1, color: 'black', path: read('f5') });
  expect(second?.variations[0]?.[0]?.move).toMatchObject({
    number: 2,
    color: 'white',
    path: read('f5f6'),
  });
});

test('a forced pass is listed after its move, and the same side moves again', () => {
  const line = mainLine(treeOf(STANDARD_SETUP, read(`${BLACK_PASSES}`)), []);
  const last = line.at(-1)?.move;
  expect(last).toMatchObject({ color: 'white', passes: 'black' });
  expect(line.filter(({ move }) => move.passes !== undefined)).toHaveLength(1);
});

test('comments and marks are listed with their move', () => {
  const tree = annotated(treeWith('f5d6'), read('f5d6'), { comment: 'Diagonal', mark: '!?' });
  expect(mainLine(tree, [])[1]?.move).toMatchObject({ comment: 'Diagonal', mark: '!?' });
});

test('the same tree yields the same rows', () => {
  const tree = treeWith('f5d6');
  expect(mainLine(tree, [])).toBe(mainLine(tree, []));
});

/** All listed moves of a line, including its variations. */
const movesIn = (line: TreeLine): readonly TreeMove[] =>
  line.flatMap(({ move, variations }) => [move, ...variations.flatMap(movesIn)]);

describe.each([2, 5])('a tree of 100,000 moves, up to %i after each', breadth => {
  const tree = bigTree(100_000, breadth);
  const places = [
    [],
    ...nodesOf(tree)
      .filter((_, index) => index % 5_000 === 4_999)
      .map(({ path }) => path),
  ];

  test('lists few moves wherever the board is, including those up to it', () => {
    for (const at of places) {
      const listed = movesIn(mainLine(tree, at));
      expect(listed.length).toBeLessThan(600);
      for (const ply of at.keys())
        expect(listed.some(({ path }) => isSamePath(path, at.slice(0, ply + 1)))).toBe(true);
    }
  });

  test('every move is one press away from a listed one that shows how many follow', () => {
    for (const at of places) {
      const listed = movesIn(mainLine(tree, at));
      const hidden = listed.reduce((sum, move) => sum + move.hidden, 0);
      expect(listed.length + hidden).toBe(100_000);
    }
  });
});

test('discs of Connect Four fall in turn', () => {
  const { setup } = gameOf('connect4');
  const line = mainLine(treeOf(setup, read('4435', setup)), []);
  expect(line.map(({ move }) => move.color)).toEqual(['black', 'white', 'black', 'white']);
});
