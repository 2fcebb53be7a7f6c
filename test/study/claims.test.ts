import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { hasIdea } from '../../src/study/reasons/reason.ts';
import { courseOf } from '../../src/study/review/courses.ts';
import { remarkOn } from '../../src/study/review/remark.ts';
import { momentOfMove } from '../../src/study/review/single.ts';
import { faultOf } from '../../testkit/study/claims.ts';
import { engine, gameOf } from '../../testkit/study/games.ts';
import { explained, recordedMoments } from '../../testkit/study/recordedMoments.ts';

/** Reasons that count something over the next moves. */
const COUNTED = [
  'corners',
  'mobilityGiven',
  'mobilityLost',
  'room',
  'safeMoves',
  'stableGiven',
  'stableMissed',
];

test('if the reply to a move is unknown nothing is counted, and a move as good as the best has no reason', () => {
  for (const { before, explained } of recordedMoments) {
    const evaluation = { ...explained, playedLine: [explained.move] };
    const said = (played: number) => momentOfMove(before, { ...evaluation, played }, { black: 0, white: 0 });
    expect(COUNTED).not.toContain(said(explained.played)?.reason.name);
    expect([explained.score, explained.score + 1].map(said)).toEqual([undefined, undefined]);
    expect(said(explained.score - 1)).toBeDefined();
  }
});

/** Moments near the end, where searches are short; `claims.long.ts` covers all of them. */
const LATE = recordedMoments.filter(({ before }) => emptySquares(before).size <= 16);

/** One may be contradicted by a search of more replies. */
const DOUBTFUL = 1;

test('near the end reasons are true, and nearly every moment has one', async () => {
  const told = [];
  for (const moment of LATE) {
    const { move, ply, line, reply, reason } = await explained(moment);
    for (const moves of [line, [move, ...reply]]) expect(courseOf(moment.before, moves).moves).toEqual(moves);
    told.push({ reason, fault: faultOf(moment.before, { move, ply, line, reply, reason }) });
  }
  expect(told.filter(({ fault }) => fault !== undefined).slice(DOUBTFUL)).toEqual([]);
  expect(told.filter(({ reason }) => hasIdea(reason)).length).toBeGreaterThan(0.8 * told.length);
});

/** Mistakes of beginners that have a name, and the corner that they give away. */
test.each([
  ['f5d6c5f4f3e3f2c6', 'b7', 'xSquareLate', 'a8'],
  ['f5f6f7f4d3c5b5f8g6c3e6c4d6', 'g7', 'xSquareLate', 'h8'],
] as const)('after %s, %s is called by its name: %s of %s', async (transcript, name, reason, corner) => {
  const before = gameOf(STANDARD_START, transcript).positions.at(-1) as OthelloPosition;
  const made = { before, move: parseSquare(name), extra: { black: 0, white: 0 }, isNoticed: () => true };
  const remark = await remarkOn(engine, made, false);
  expect(remark?.moment.reason).toEqual({ name: reason, facts: { corner } });
});
