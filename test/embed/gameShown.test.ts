import { expect, test } from 'vitest';
import { onPath, played, withNext } from '../../src/embed/gameShown.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { parseTranscript, type Transcript, writeMoves } from '../../src/game/transcript.ts';
import { treeOf } from '../../src/game/tree.ts';

const movesOf = (text: string): Transcript => parseTranscript(text) ?? [];
const GAME = played({ tree: treeOf(STANDARD_SETUP, movesOf('f5d6c3d3')), line: movesOf('f5d6c3d3') });
const [F6] = movesOf('f6');

test.each([
  ['d6', 1, 'f5d6c3d3', 5],
  ['f6', 1, 'f5f6', 2],
  ['c4', 4, 'f5d6c3d3c4', 5],
])(
  '%s after ply %i leads to the line %s, and the first %i positions keep their cached values',
  (move, ply, line, shared) => {
    const after = withNext(GAME, ply, movesOf(move)[0]!);
    expect(writeMoves('othello', after.line)).toBe(line);
    const { positions } = after.course;
    expect(positions).toHaveLength(line.length / 2 + 1);
    const isSame = positions.map((position, at) => position === GAME.course.positions[at]);
    expect(isSame).toEqual(positions.map((_, at) => at < shared));
    expect(positions).toEqual(played(after).course.positions);
  },
);

test('a path makes its line current, and one within the current line changes nothing', () => {
  const branched = withNext(GAME, 1, F6!);
  expect(onPath(branched, movesOf('f5f6'))).toBe(branched);
  const back = onPath(branched, movesOf('f5d6'));
  expect(writeMoves('othello', back.line)).toBe('f5d6c3d3');
  expect(back.course.positions[1]).toBe(branched.course.positions[1]);
  expect(back.course.positions).toEqual(GAME.course.positions);
});
