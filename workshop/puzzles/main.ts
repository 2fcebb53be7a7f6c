import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeShapeText, STANDARD_SHAPE } from '../../src/game/shape.ts';
import {
  PUZZLE_THEMES,
  type Puzzle,
  type PuzzleTheme,
  puzzlePosition,
  readPuzzle,
  writePuzzle,
} from '../../src/study/exercises/puzzles.ts';
import { CACHE, fromRoot } from '../../tools/paths.ts';
import { writeWhole } from '../train/store.ts';
import { openPuzzleEngine } from './engine.ts';
import { findPuzzle } from './find.ts';
import { canonicalKey, readHidden } from './hidden.ts';
import { withLines } from './lengthen.ts';
import { NEXT_GAME, SEED, WANTED } from './plan.ts';
import { openSources, readTournaments, SOURCES, type SourceName } from './sources.ts';

/**
 * Usage: npm run puzzles --prefix workshop [-- MINUTES]. Looks at one game of every source after the other until it has enough puzzles or the
 * time is up, and writes what it has. Puzzles of the file stay in it, since people may have solved them; games that have been
 * looked at are not looked at again.
 */
const DATA = fromRoot('..', '..', 'shared', 'data');
const ASSET = fromRoot('public', 'assets', 'puzzles.txt');
const LOG = join(CACHE, 'puzzles', `${SEED}.tsv`);

const shared = (...parts: readonly string[]): string =>
  join(existsSync(DATA) ? DATA : fromRoot('..', 'shared', 'data'), ...parts);

/** The result for each game of a source: a line, or nothing. */
const readLog = (): Record<SourceName, string[]> => {
  const log: Record<SourceName, string[]> = { ending: [], midgame: [], small: [], anti: [], four: [] };
  if (!existsSync(LOG)) return log;
  const text = readFileSync(LOG, 'utf8');
  for (const entry of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    const [name, index, line = ''] = entry.split('\t');
    if (SOURCES.some(source => source === name)) log[name as SourceName][Number(index)] = line;
  }
  return log;
};

type Counts = Record<PuzzleTheme, number>;

const noCounts = (): Counts => ({ win: 0, draw: 0, endgame: 0, corner: 0, mobility: 0 });

const puzzleOf = (line: string): Puzzle => {
  const puzzle = readPuzzle(line);
  if (puzzle === undefined) throw new Error(`Not a puzzle: ${line}`);
  return puzzle;
};

const positionKey = (line: string): string => {
  const position = puzzlePosition(puzzleOf(line));
  return `${position.rules} ${canonicalKey(position)}`;
};

/** The source of a puzzle in the file. */
const sourceOf = ({ theme, setup: { game, shape } }: Puzzle): SourceName => {
  if (theme === 'corner' || theme === 'mobility') return 'midgame';
  if (game === 'connect4') return 'four';
  if (game === 'anti') return 'anti';
  return makeShapeText(shape) === makeShapeText(STANDARD_SHAPE) ? 'ending' : 'small';
};

const readFile = (): readonly string[] =>
  existsSync(ASSET) ? readFileSync(ASSET, 'utf8').split('\n').filter(Boolean) : [];

/** Takes the puzzles of a source in the order of its games, up to the limit per theme. */
class Harvest {
  readonly lines: string[] = [];
  readonly #keys: Set<string>;
  readonly #counts = noCounts();
  readonly #name: SourceName;

  constructor(name: SourceName, keys: Set<string>) {
    this.#name = name;
    this.#keys = keys;
  }

  take(line: string): void {
    const theme = PUZZLE_THEMES.find(one => line.startsWith(`${one} `));
    if (theme === undefined || this.#counts[theme] >= (WANTED[this.#name]?.[theme] ?? 0)) return;
    const key = positionKey(line);
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.#counts[theme]++;
    this.lines.push(line);
  }

  get isFull(): boolean {
    return Object.entries(WANTED[this.#name] ?? {}).every(
      ([theme, wanted]) => this.#counts[theme as PuzzleTheme] >= wanted,
    );
  }

  get state(): string {
    return `${this.#name} ${JSON.stringify(this.#counts)}`;
  }
}

const minutes = Number(process.argv[2] ?? Infinity);
const end = performance.now() + minutes * 60_000;
const games = readTournaments(shared('wthor', 'games.txt.gz'));
const hidden = readHidden(games, [shared('ffo', 'ffo-01-49.obf'), shared('endgame.tsv')]);
const engine = await openPuzzleEngine();
const sources = openSources(games, engine);
const log = readLog();
mkdirSync(dirname(LOG), { recursive: true });

const keys = new Set<string>();
const harvests = SOURCES.map(name => ({
  name,
  harvest: new Harvest(name, keys),
  index: NEXT_GAME[name] ?? 0,
}));
for (const line of readFile())
  harvests.find(({ name }) => name === sourceOf(puzzleOf(line)))?.harvest.take(line);

/** Examines the next game of a source; returns whether more are needed. */
const step = (one: (typeof harvests)[number]): boolean => {
  const { name, harvest } = one;
  if (harvest.isFull) return false;
  let line = log[name][one.index];
  if (line === undefined) {
    if (performance.now() > end) return false;
    const game = sources[name](one.index);
    if (game === undefined) return false;
    line = findPuzzle(engine, hidden, { name, index: one.index, game }) ?? '';
    appendFileSync(LOG, `${name}\t${one.index}\t${line}\n`);
  }
  one.index++;
  if (line !== '') harvest.take(line);
  return true;
};

for (let round = 1; harvests.map(step).some(Boolean); round++)
  if (round % 500 === 0)
    for (const { harvest, index } of harvests) console.log(`${index} games: ${harvest.state}`);

const puzzles = harvests.flatMap(({ harvest }) => harvest.lines).map(puzzleOf);
const lines = withLines({ engine, hidden }, puzzles).map(writePuzzle).sort();
writeWhole(ASSET, `${lines.join('\n')}\n`);
for (const { harvest, index } of harvests) console.log(`${index} games: ${harvest.state}`);
console.log(`${ASSET}: ${lines.length} puzzles`);
