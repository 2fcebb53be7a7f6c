import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { courseOf } from '../../src/study/review/courses.ts';
import { comparedBy } from '../../src/study/review/explain.ts';
import { Searches } from '../../src/study/review/searches.ts';
import { momentOfMove } from '../../src/study/review/single.ts';
import { faultOf } from '../../testkit/study/claims.ts';
import {
  findingsOfMoments,
  readExploredMoments,
  writeExplored,
} from '../../testkit/study/exploredMoments.ts';
import { engine } from '../../testkit/study/games.ts';
import { explained, recordedMoments } from '../../testkit/study/recordedMoments.ts';
import { fromRoot } from '../../tools/paths.ts';

test('every reason found for 300 moments agrees with the recorded findings', () => {
  const found = findingsOfMoments().split('\nmoment ');
  const known = readFileSync(fromRoot('data', 'findings.tsv'), 'utf8').split('\nmoment ');
  for (const [index, rows] of known.entries()) expect(found[index]).toBe(rows);
});

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
const explored = readExploredMoments();
const LATE = recordedMoments
  .map((moment, index) => ({ ...moment, explored: explored[index] }))
  .filter(({ before }) => emptySquares(before).size <= 16);

/** One may be contradicted by a search of more replies. */
const DOUBTFUL = 1;

test('near the end searches find the same reasons again, and they are true', async () => {
  const faults = [];
  for (const moment of LATE) {
    const { before, explained: found } = moment;
    const compared = await comparedBy(new Searches(engine, 'standard'), before, found);
    expect(writeExplored(compared)).toEqual(moment.explored);
    const { move, ply, line, reply, ...reason } = await explained(moment);
    for (const moves of [line, [move, ...reply]]) expect(courseOf(before, moves).moves).toEqual(moves);
    faults.push(faultOf(before, { move, ply, line, reply, ...reason }));
  }
  expect(faults.filter(fault => fault !== undefined).slice(DOUBTFUL)).toEqual([]);
});
