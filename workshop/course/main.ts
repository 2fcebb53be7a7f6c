import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptySquares } from '../../src/game/board.ts';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { flipsDiscs } from '../../src/game/position.ts';
import { makeRandom, pick, shuffled } from '../../src/game/random.ts';
import { readMoves, replayOf } from '../../src/game/transcript.ts';
import { writeScreen } from '../../src/study/course/screens.ts';
import { UNITS, type UnitName } from '../../src/study/course/units.ts';
import { CACHE, fromRoot } from '../../tools/paths.ts';
import { openPuzzleEngine } from '../puzzles/engine.ts';
import { canonicalKey, readHidden } from '../puzzles/hidden.ts';
import { HIDDEN_YEAR } from '../puzzles/plan.ts';
import { readTournaments } from '../puzzles/sources.ts';
import { writeWhole } from '../train/store.ts';
import { findScreen } from './find.ts';
import { EMPTIES, SEED, WANTED } from './plan.ts';

/**
 * Usage: npx tsx workshop/course/main.ts [MINUTES]. Looks at one game for every unit that lacks positions, then at the next, until all
 * have enough or the time is up, and writes what it has. What was looked at is kept in a log, so that a stopped run goes on.
 */
const DATA =
  [fromRoot('..', '..', 'shared', 'data'), fromRoot('..', 'shared', 'data')].find(existsSync) ?? '';
const ASSET = fromRoot('public', 'assets', 'course.txt');
const LOG = join(CACHE, 'course', `${SEED}.tsv`);

const end = performance.now() + Number(process.argv[2] ?? Infinity) * 60_000;
const games = readTournaments(join(DATA, 'wthor', 'games.txt.gz'));
const hidden = readHidden(games, [join(DATA, 'ffo', 'ffo-01-49.obf'), join(DATA, 'endgame.tsv')]);
const engine = await openPuzzleEngine();
const open = [...new Set(games.filter(({ year }) => year !== HIDDEN_YEAR).map(game => game.transcript))];
const order = shuffled(makeRandom(SEED), open);

const found: Record<UnitName, string[]> = Object.fromEntries(UNITS.map(unit => [unit, []])) as never;
const keys = new Set<string>();
const begins = new Set<string>();
let next = 0;
mkdirSync(dirname(LOG), { recursive: true });
if (existsSync(LOG))
  for (const line of readFileSync(LOG, 'utf8').trimEnd().split('\n')) {
    const [index, unit, key, begin, screen] = line.split('\t');
    next = Math.max(next, Number(index));
    if (unit === undefined || screen === undefined) continue;
    found[unit as UnitName].push(screen);
    keys.add(key ?? '');
    begins.add(`${unit} ${begin}`);
  }

/** Games that begin alike lead to similar positions, so their order is mixed. */
const BEGIN = 20;

const lookAt = (unit: UnitName, index: number): void => {
  const moves = readMoves(startOf(STANDARD_SETUP), order[index] ?? '') ?? [];
  const course = replayOf(STANDARD_SETUP, moves);
  if (course.type === 'illegal') return;
  const { from, to } = EMPTIES[unit];
  const random = makeRandom(SEED + 7919 * UNITS.indexOf(unit) + 104_729 * index);
  const fitting = course.positions.flatMap((position, ply) => {
    const { size } = flipsDiscs(position) ? emptySquares(position) : { size: 0 };
    return size >= from && size <= to && ply < moves.length ? [{ position, ply }] : [];
  });
  const place = fitting.length === 0 ? undefined : pick(random, fitting);
  if (place === undefined || !flipsDiscs(place.position) || hidden.has(place.position)) return;
  const key = canonicalKey(place.position);
  const begin = (order[index] ?? '').slice(0, unit === 'openings' ? 2 * place.ply : BEGIN);
  if (keys.has(key) || begins.has(`${unit} ${begin}`)) return;
  const scores = findScreen(engine, unit, place.position);
  if (scores === undefined) return;
  const screen = writeScreen({ unit, given: moves.slice(0, place.ply), scores });
  keys.add(key);
  begins.add(`${unit} ${begin}`);
  found[unit].push(screen);
  appendFileSync(LOG, `${index}\t${unit}\t${key}\t${begin}\t${screen}\n`);
};

const lacking = (): readonly UnitName[] => UNITS.filter(unit => found[unit].length < WANTED);
/** Sorts positions with the fewest legal moves first. */
const inOrder = (screens: readonly string[]): readonly string[] =>
  screens.slice(0, WANTED).toSorted((one, other) => one.split(' ').length - other.split(' ').length);
const write = (): void => writeWhole(ASSET, `${UNITS.flatMap(unit => inOrder(found[unit])).join('\n')}\n`);

for (let index = next + 1; index < order.length && lacking().length > 0 && performance.now() < end; index++) {
  for (const unit of lacking()) lookAt(unit, index);
  if (index % 25 === 0) {
    appendFileSync(LOG, `${index}\n`);
    write();
    console.log(index, UNITS.map(unit => `${unit} ${found[unit].length}`).join(', '));
  }
}
write();
console.log(UNITS.map(unit => `${unit} ${found[unit].length}`).join(', '));
