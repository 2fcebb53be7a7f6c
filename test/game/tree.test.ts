import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { makeTranscript, parseTranscript, type Transcript } from '../../src/game/transcript.ts';
import {
  annotated,
  hasPath,
  hasVariations,
  linesOf,
  lineThrough,
  movesAfter,
  nodeAt,
  promoted,
  treeOf,
  withLine,
  withMainLine,
  withMove,
  withoutMove,
} from '../../src/game/tree.ts';

const read = (text: string): Transcript => parseTranscript(text) ?? [];
const GAME = treeOf(STANDARD_SETUP, read('f5d6c3d3c4'));
/** The game with another second move, and two plies after it. */
const VARIED = ['f5f6', 'f5f6e6', 'f5f6e6f4'].reduce((tree, path) => {
  const moves = read(path);
  const move = moves.at(-1);
  return move === undefined ? tree : withMove(tree, moves.slice(0, -1), move);
}, GAME);
const lineOf = (tree: typeof GAME, path: string): string => makeTranscript(lineThrough(tree, read(path)));

test('a game is a line without variations', () => {
  expect(lineOf(GAME, '')).toBe('f5d6c3d3c4');
  expect(hasVariations(GAME)).toBe(false);
});

test('another move in an earlier position opens a variation and keeps the line', () => {
  expect(lineOf(VARIED, '')).toBe('f5d6c3d3c4');
  expect(lineOf(VARIED, 'f5f6')).toBe('f5f6e6f4');
  expect(makeTranscript(movesAfter(VARIED, read('f5')))).toBe('d6f6');
  expect(hasVariations(VARIED)).toBe(true);
});

test('a move that is there already changes nothing', () => {
  expect(withMove(VARIED, read('f5'), read('f6')[0] as never)).toBe(VARIED);
});

test('a promoted variation becomes the line', () => {
  expect(lineOf(promoted(VARIED, read('f5f6')), '')).toBe('f5f6e6f4');
});

test('a move within a variation promotes the whole variation', () => {
  expect(lineOf(promoted(VARIED, read('f5f6e6')), '')).toBe('f5f6e6f4');
  expect(promoted(VARIED, read('f5d6c3'))).toBe(VARIED);
});

test('making a line the main line turns the previous one into a variation', () => {
  const grown = withMainLine(VARIED, read('f5d6c4'));
  expect(lineOf(grown, '')).toBe('f5d6c4');
  expect(lineOf(grown, 'f5d6c3')).toBe('f5d6c3d3c4');
});

test('removing a move removes the moves after it, and nothing else', () => {
  const without = withoutMove(VARIED, read('f5f6'));
  expect(hasPath(without, read('f5f6'))).toBe(false);
  expect(without).toEqual(GAME);
});

test('a note belongs to one move and is removed when it becomes empty', () => {
  const noted = annotated(VARIED, read('f5f6'), { comment: 'Perpendicular', mark: '!' });
  expect(nodeAt(noted, read('f5f6'))).toMatchObject({ comment: 'Perpendicular', mark: '!' });
  expect(nodeAt(noted, read('f5d6'))?.comment).toBeUndefined();
  expect(
    nodeAt(annotated(noted, read('f5f6'), { comment: undefined }), read('f5f6'))?.comment,
  ).toBeUndefined();
});

test('a path that the tree does not have changes nothing', () => {
  for (const edit of [promoted, withoutMove])
    expect(lineOf(edit(VARIED, read('c4c5')), '')).toBe('f5d6c3d3c4');
});

test('a tree is rebuilt from its lines, in the same order', () => {
  expect(linesOf(VARIED).map(makeTranscript)).toEqual(['f5d6c3d3c4', 'f5f6e6f4']);
  const rebuilt = linesOf(promoted(VARIED, read('f5f6'))).reduce(withLine, treeOf(STANDARD_SETUP, []));
  expect(rebuilt).toEqual(promoted(VARIED, read('f5f6')));
  expect(linesOf(treeOf(STANDARD_SETUP, []))).toEqual([]);
});

test('every line that was added can be reached, in any order of adding', () => {
  const move = fc.integer({ min: 0, max: 7 }).map(column => read('a1b1c1d1e1f1g1h1')[column] as never);
  const line = fc.array(move, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), lines => {
      let tree = treeOf(STANDARD_SETUP, []);
      for (const moves of lines)
        for (const [ply, played] of moves.entries()) tree = withMove(tree, moves.slice(0, ply), played);
      for (const moves of lines) expect(hasPath(tree, moves)).toBe(true);
    }),
  );
});
