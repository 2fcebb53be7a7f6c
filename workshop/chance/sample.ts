import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { isOver, type Position } from '../../src/game/position.ts';
import { makeRandom, shuffled } from '../../src/game/random.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { GAMES, isTestYear, type Look, SAMPLES, TESTED_PLIES, writeSample } from './plan.ts';

/**
 * Evaluates positions of tournament games, of years to fit and of test years, and notes how the games ended. It
 * resumes where it stopped:
 *
 *     nice -n 15 npx tsx workshop/chance/sample.ts 60 (minutes)
 */
const [minutes = '60'] = process.argv.slice(2);
const SEED = 61;
const HALF = 32;

const METHODS: Readonly<Record<Look, SearchMethod>> = {
  quick: { by: 'flipside', limit: { type: 'depth', depth: 10, endgame: 0 } },
  standard: { by: 'flipside', limit: { type: 'depth', depth: 18, endgame: 0 } },
  proof: { by: 'flipside', limit: { type: 'solve', goal: 'score' } },
};

/** A position to evaluate: the number of moves before it, and how. */
type Job = readonly [ply: number, look: Look];

/** Slow evaluations are made in every nth game to fit only. */
const RARELY = 3;

const TESTED: readonly Job[] = [
  ...TESTED_PLIES.map(ply => [ply, 'quick'] as const),
  ...[20, 21, 30, 31].map(ply => [ply, 'standard'] as const),
  ...[40, 41, 50, 51].map(ply => [ply, 'proof'] as const),
];

const within = (random: () => number, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

const fitted = (game: number, random: () => number): readonly Job[] => [
  [within(random, 4, 46), 'quick'],
  [within(random, 8, 23), 'standard'],
  [within(random, 24, 38), 'standard'],
  ...(game % RARELY === 0
    ? ([
        [within(random, 39, 48), 'proof'],
        [within(random, 45, 53), 'proof'],
      ] as const)
    : []),
];

interface Game {
  readonly year: number;
  readonly blackLead: number;
  readonly transcript: string;
}

const games: readonly Game[] = gunzipSync(readFileSync(GAMES))
  .toString('latin1')
  .trimEnd()
  .split('\n')
  .map(line => {
    const [year, , , score, transcript = ''] = line.split(' ');
    return { year: Number(year), blackLead: Number(score) - HALF, transcript };
  });
const order = shuffled(makeRandom(SEED), games);
const toTest = order.filter(({ year }) => isTestYear(year));
const toFit = order.filter(({ year }) => !isTestYear(year));
/** The cycle of games: so many to fit, then one to test, whose positions take longer. */
const CYCLE = 12;
const isTested = (number: number): boolean => number % CYCLE === CYCLE - 1;
const gameAt = (number: number): Game | undefined =>
  isTested(number) ? toTest[Math.floor(number / 2)] : toFit[number];

const evaluate = (number: number, { year, blackLead, transcript }: Game): readonly string[] => {
  const played = replay(STANDARD_START, parseTranscript(transcript) ?? []);
  if (played.type === 'illegal') return [];
  const jobs = isTestYear(year) ? TESTED : fitted(number, makeRandom(number));
  const at = (ply: number): Position | undefined =>
    played.positions.find(position => emptySquares(position).size === 60 - ply && !isOver(position));
  return jobs.flatMap(([ply, look]) => {
    const position = at(ply);
    if (position === undefined) return [];
    const { score } = engineSearch(position, METHODS[look]);
    const lead = position.turn === 'black' ? blackLead : -blackLead;
    const points = (1 + Math.sign(lead)) / 2;
    const { size: empties } = emptySquares(position);
    return [writeSample({ game: number, year, ply, color: position.turn, empties, look, score, points })];
  });
};

mkdirSync(dirname(SAMPLES), { recursive: true });
const known = existsSync(SAMPLES) ? readFileSync(SAMPLES, 'utf8').trimEnd().split('\n') : [];
const end = Date.now() + 60_000 * Number(minutes);
for (let number = Number(known.at(-1)?.split('\t')[0] ?? -1) + 1; Date.now() < end; number++) {
  const game = gameAt(number);
  if (game === undefined) continue;
  const lines = evaluate(number, game);
  if (lines.length > 0) appendFileSync(SAMPLES, `${lines.join('\n')}\n`);
}
