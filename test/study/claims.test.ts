import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { comparedBy } from '../../src/study/review/explain.ts';
import { Searches } from '../../src/study/review/searches.ts';
import { faultOf } from '../../testkit/study/claims.ts';
import {
  findingsOfMoments,
  readExploredMoments,
  writeExplored,
} from '../../testkit/study/exploredMoments.ts';
import { engine } from '../../testkit/study/games.ts';
import { explained, recordedMoments } from '../../testkit/study/recordedMoments.ts';
import { fromRoot } from '../../tools/paths.ts';

test('of what searches found of 300 moments all is said that was found to be true of them, and no more', () => {
  const found = findingsOfMoments().split('\nmoment ');
  const known = readFileSync(fromRoot('data', 'findings.tsv'), 'utf8').split('\nmoment ');
  for (const [index, rows] of known.entries()) expect(found[index]).toBe(rows);
});

/** Near the end, where searches are short; `claims.long.ts` has all of them. */
const explored = readExploredMoments();
const LATE = recordedMoments
  .map((moment, index) => ({ ...moment, explored: explored[index] }))
  .filter(({ before }) => emptySquares(before).size <= 16);

/** One may look otherwise to a search of more answers. */
const DOUBTFUL = 1;

test('near the end searches find the same again, and what is said of it is true', async () => {
  const faults = [];
  for (const moment of LATE) {
    const { before, explained: found } = moment;
    const compared = await comparedBy(new Searches(engine, 'standard'), before, found);
    expect(writeExplored(compared)).toEqual(moment.explored);
    faults.push(faultOf(before, await explained(moment)));
  }
  expect(faults.filter(fault => fault !== undefined).slice(DOUBTFUL)).toEqual([]);
});
