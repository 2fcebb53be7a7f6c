import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { comparedBy } from '../../src/study/review/explain.ts';
import { Searches } from '../../src/study/review/searches.ts';
import { findingsOfMoments, writeExplored } from '../../testkit/study/exploredMoments.ts';
import { engine } from '../../testkit/study/games.ts';
import { recordedMoments } from '../../testkit/study/recordedMoments.ts';
import { fromRoot } from '../../tools/paths.ts';

/**
 * Writes what searches find of the recorded moments (`data/explored.jsonl.gz`), and what is said of them (`data/findings.tsv`). With
 * `findings` only the second, after a change of what is found by the same searches:
 *
 *     nice -n 10 npx tsx workshop/moments/explore.ts findings
 */
const explore = async (): Promise<string> => {
  const rows = [];
  for (const { before, explained } of recordedMoments) {
    const compared = await comparedBy(new Searches(engine, 'standard'), before, explained);
    rows.push(JSON.stringify(writeExplored(compared)));
  }
  return `${rows.join('\n')}\n`;
};

if (process.argv[2] !== 'findings')
  writeFileSync(fromRoot('data', 'explored.jsonl.gz'), gzipSync(await explore()));
writeFileSync(fromRoot('data', 'findings.tsv'), findingsOfMoments());
process.exit(0);
