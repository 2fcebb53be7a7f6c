import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { isOver, type Position } from '../../src/game/position.ts';
import { makeRandom } from '../../src/game/random.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { fromRoot } from '../../tools/paths.ts';
import { SAMPLES } from './plan.ts';

/**
 * Looks at one position of each of many tournament games and notes what the engine finds and how the game ended. It goes on
 * where it stopped:
 *
 *     nice -n 10 npx tsx workshop/chance/sample.ts games.txt.gz 1200
 */
const [path = fromRoot('data', 'wthor-sample.txt.gz'), seconds = '60'] = process.argv.slice(2);

/** Distance between the games, since the file is sorted by moves. */
const STRIDE = 7919;
/** The first plies are theory, and the last ones are forced. */
const EMPTIES = { most: 52, least: 3 } as const;
/** With more empty squares a position is estimated instead of solved, as in a review. */
const PROVED = 22;
const ESTIMATE: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 14, endgame: 0 } };
const PROOF: SearchMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score' } };

/** The disc count of a draw. */
const HALF = 32;

const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');

const positionIn = (transcript: string, empties: number): Position | undefined => {
  const played = replay(STANDARD_START, parseTranscript(transcript) ?? []);
  if (played.type === 'illegal') return undefined;
  const position = played.positions.find(one => emptySquares(one).size === empties);
  return position === undefined || isOver(position) ? undefined : position;
};

/** A line of the file: empty squares, solved or not, value and result for the side to move. */
const sample = (index: number): string | undefined => {
  const line = lines[(index * STRIDE) % lines.length] ?? '';
  const [, , , score, transcript = ''] = line.split(' ');
  const random = makeRandom(index);
  const empties = EMPTIES.least + Math.floor(random() * (EMPTIES.most - EMPTIES.least + 1));
  const position = positionIn(transcript, empties);
  if (position === undefined) return undefined;
  const result = engineSearch(position, empties <= PROVED ? PROOF : ESTIMATE);
  const blackLead = Number(score) - HALF;
  const lead = position.turn === 'black' ? blackLead : -blackLead;
  return [index, empties, result.exact ? 1 : 0, result.score, (1 + Math.sign(lead)) / 2].join('\t');
};

mkdirSync(dirname(SAMPLES), { recursive: true });
const known = existsSync(SAMPLES) ? readFileSync(SAMPLES, 'utf8').trimEnd().split('\n') : [];
const end = performance.now() + 1000 * Number(seconds);
for (let index = Number(known.at(-1)?.split('\t')[0] ?? -1) + 1; performance.now() < end; index++) {
  const found = sample(index);
  if (found !== undefined) appendFileSync(SAMPLES, `${found}\n`);
}
