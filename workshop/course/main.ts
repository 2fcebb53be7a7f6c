import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBook } from '../../cli/match/tournamentBook.ts';
import { emptySquares } from '../../src/game/board.ts';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { flipsDiscs } from '../../src/game/position.ts';
import { makeRandom, shuffled } from '../../src/game/random.ts';
import { makeTranscript, readMoves, replayOf, type Transcript } from '../../src/game/transcript.ts';
import { positionOnScreen, readScreens, type Screen, writeScreen } from '../../src/study/course/screens.ts';
import { UNITS, type UnitName } from '../../src/study/course/units.ts';
import { CACHE, fromRoot } from '../../tools/paths.ts';
import { openPuzzleEngine } from '../puzzles/engine.ts';
import { canonicalKey, readHidden } from '../puzzles/hidden.ts';
import { HIDDEN_YEAR } from '../puzzles/plan.ts';
import { readTournaments } from '../puzzles/sources.ts';
import { writeWhole } from '../train/store.ts';
import { findScreen, isExample, isQuestion } from './find.ts';
import { EMPTIES, EXAMPLES, PLACES, SEED, WANTED } from './plan.ts';

/**
 * Usage: npx tsx workshop/course/main.ts [MINUTES]. Keeps the positions of the file that still fit, looks at one game for every unit
 * that lacks positions, then at the next, until all have enough or the time is up, and writes what it has. What was looked at is
 * kept in a log, so that a stopped run resumes.
 */
const DATA =
  [fromRoot('..', '..', 'shared', 'data'), fromRoot('..', 'shared', 'data')].find(existsSync) ?? '';
const ASSET = fromRoot('public', 'assets', 'course.txt');
const LOG = join(CACHE, 'course', `${SEED}.tsv`);

const end = performance.now() + Number(process.argv[2] ?? Infinity) * 60_000;
const games = readTournaments(join(DATA, 'wthor', 'games.txt.gz'));
const hidden = readHidden(games, [join(DATA, 'ffo', 'ffo-01-49.obf'), join(DATA, 'endgame.tsv')]);
const means = { engine: await openPuzzleEngine(), book: readBook() };
const open = [...new Set(games.filter(({ year }) => year !== HIDDEN_YEAR).map(game => game.transcript))];
const order = shuffled(makeRandom(SEED), open);

/** A line of the file, and whether it is an example. */
interface Line {
  readonly text: string;
  readonly isExample: boolean;
}

const found: Record<UnitName, Line[]> = Object.fromEntries(UNITS.map(unit => [unit, []])) as never;
const keys = new Set<string>();
const begins = new Set<string>();
let next = 0;

/** Games that begin alike lead to similar positions, so their order is mixed. */
const BEGIN = 20;
const beginOf = (unit: UnitName, given: string): string =>
  `${unit} ${unit === 'openings' ? given : given.slice(0, BEGIN)}`;

const note = (screen: Screen, position: OthelloPosition): void => {
  const { unit, given, scores } = screen;
  keys.add(canonicalKey(position));
  begins.add(beginOf(unit, makeTranscript(given)));
  found[unit].push({ text: writeScreen(screen), isExample: isExample(unit, scores) });
};

const exampleCount = (unit: UnitName): number => found[unit].filter(({ isExample }) => isExample).length;
/** Whether a unit needs such a position. */
const isWanted = (unit: UnitName, clear: boolean): boolean =>
  clear
    ? exampleCount(unit) < EXAMPLES || found[unit].length < WANTED
    : found[unit].length - Math.min(EXAMPLES, exampleCount(unit)) < WANTED - EXAMPLES;

const consider = (unit: UnitName, given: Transcript, position: OthelloPosition, index: number): boolean => {
  const moves = makeTranscript(given);
  if (keys.has(canonicalKey(position)) || begins.has(beginOf(unit, moves))) return false;
  const scores = findScreen(means, unit, position);
  if (scores === undefined || !isWanted(unit, isExample(unit, scores))) return false;
  const screen = { unit, given, scores };
  note(screen, position);
  appendFileSync(LOG, `${index}\t${writeScreen(screen)}\n`);
  return true;
};

/** Whether the values are those of today's book. */
const isCurrent = ({ scores }: Screen, position: OthelloPosition): boolean =>
  means.book
    .movesAt(position)
    .every(({ squares, value }) =>
      squares.every(
        square => value === undefined || scores.some(one => one.square === square && one.score === value),
      ),
    );

mkdirSync(dirname(LOG), { recursive: true });
if (existsSync(LOG)) {
  for (const line of readFileSync(LOG, 'utf8').trimEnd().split('\n')) {
    const [index, text] = line.split('\t');
    next = Math.max(next, Number(index));
    const [screen] = readScreens(text ?? '');
    const position = screen && positionOnScreen(screen);
    if (screen !== undefined && position !== undefined && isCurrent(screen, position)) note(screen, position);
  }
} else {
  for (const screen of readScreens(readFileSync(ASSET, 'utf8'))) {
    const position = positionOnScreen(screen);
    if (position !== undefined) consider(screen.unit, screen.given, position, 0);
  }
}

const lookAt = (unit: UnitName, index: number): void => {
  const moves = readMoves(startOf(STANDARD_SETUP), order[index] ?? '') ?? [];
  const course = replayOf(STANDARD_SETUP, moves);
  if (course.type === 'illegal') return;
  const { from, to } = EMPTIES[unit];
  const places = course.positions.flatMap((position, ply) => {
    if (!flipsDiscs(position) || ply >= moves.length) return [];
    const { size } = emptySquares(position);
    return size >= from && size <= to && isQuestion(unit, position) ? [{ position, ply }] : [];
  });
  const random = makeRandom(SEED + 7919 * UNITS.indexOf(unit) + 104_729 * index);
  for (const { position, ply } of shuffled(random, places).slice(0, PLACES))
    if (!hidden.has(position) && consider(unit, moves.slice(0, ply), position, index)) return;
};

const lacking = (): readonly UnitName[] =>
  UNITS.filter(unit => found[unit].length < WANTED || exampleCount(unit) < EXAMPLES);
/** Examples come first, then the positions with the fewest legal moves. */
const inOrder = (lines: readonly Line[]): readonly string[] => {
  const byMoves = lines.toSorted((one, other) => one.text.split(' ').length - other.text.split(' ').length);
  const examples = byMoves.filter(({ isExample }) => isExample).slice(0, EXAMPLES);
  const others = byMoves.filter(line => !examples.includes(line)).slice(0, WANTED - examples.length);
  return [...examples, ...others].map(({ text }) => text);
};
const write = (): void => writeWhole(ASSET, `${UNITS.flatMap(unit => inOrder(found[unit])).join('\n')}\n`);
const report = (): string =>
  UNITS.map(unit => `${unit} ${found[unit].length} (${exampleCount(unit)})`).join(', ');

console.log(report());
for (let index = next + 1; index < order.length && lacking().length > 0 && performance.now() < end; index++) {
  for (const unit of lacking()) lookAt(unit, index);
  if (index % 25 === 0) {
    appendFileSync(LOG, `${index}\n`);
    console.log(index, report());
  }
}
write();
console.log(report());
