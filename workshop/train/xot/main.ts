import { join } from 'node:path';
import { XOT_PLIES } from '../../../src/game/games.ts';
import { makeTranscript } from '../../../src/game/transcript.ts';
import { CACHE, fromRoot } from '../../../tools/paths.ts';
import { Progress } from '../progress.ts';
import { writeWhole } from '../store.ts';
import { makeCandidates } from './candidates.ts';
import { isEven, openJudge } from './judge.ts';
import { JUDGE_DEPTH, SEED } from './plan.ts';
import { VerdictLog } from './verdictLog.ts';

/** Usage: npm run xot --prefix workshop. Openings judged before are not judged again; see docs/ENGINE.md. */
const OPENINGS = fromRoot('public', 'assets', 'xot.txt');

const judge = await openJudge();
const log = new VerdictLog(join(CACHE, 'xot', `${JUDGE_DEPTH}.tsv`));
const candidates = makeCandidates(XOT_PLIES, SEED);
const progress = new Progress();
const kept: string[] = [];
progress.begin(`judge ${candidates.length} positions`);
for (const [index, { transcript, position }] of candidates.entries()) {
  const text = makeTranscript(transcript);
  const known = log.get(text);
  const verdict = known ?? judge(position);
  if (known === undefined) log.add(text, verdict);
  if (isEven(verdict)) kept.push(text);
  progress.report((index + 1) / candidates.length);
}
writeWhole(OPENINGS, `${kept.sort().join('\n')}\n`);
progress.note(`${OPENINGS}: ${kept.length} openings of ${candidates.length} positions`);
