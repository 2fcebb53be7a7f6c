import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import { makeRandom, pick, shuffled } from '../../src/game/random.ts';
import { parseSize, STANDARD_SHAPE } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { readMoves, type Transcript } from '../../src/game/transcript.ts';
import type { PuzzleEngine } from './engine.ts';
import { HIDDEN_YEAR, SEED, SELF_PLAY } from './plan.ts';

/** A game of a tournament. */
export interface TournamentGame {
  readonly year: number;
  readonly transcript: string;
}

/** Reads lines `year blackPlayer whitePlayer blackScore transcript`, gzipped. */
export const readTournaments = (path: string): readonly TournamentGame[] =>
  gunzipSync(readFileSync(path))
    .toString('latin1')
    .trimEnd()
    .split('\n')
    .map(line => {
      const [year, , , , transcript = ''] = line.split(' ');
      return { year: Number(year), transcript };
    });

/** A game whose positions become puzzles. */
export interface SourceGame {
  readonly setup: Setup;
  readonly moves: Transcript;
}

/** The nth game of a source; undefined if there are no more. */
export type Source = (index: number) => SourceGame | undefined;

export const SOURCES = ['ending', 'midgame', 'small', 'anti', 'four'] as const;
export type SourceName = (typeof SOURCES)[number];

const readGame = (transcript: string): SourceGame => {
  const moves = readMoves(startOf(STANDARD_SETUP), transcript);
  if (moves === undefined) throw new Error(`Not a game: ${transcript}`);
  return { setup: STANDARD_SETUP, moves };
};

/** The random generator for a game of a source. */
export const randomFor = (name: SourceName, index: number): (() => number) =>
  makeRandom(SEED + 7919 * SOURCES.indexOf(name) + 104_729 * index);

/** A self-play game of the engine with occasional mistakes. */
const playedGame = (engine: PuzzleEngine, setup: Setup, random: () => number): SourceGame => {
  const moves: Square[] = [];
  let position: Position = startOf(setup);
  while (!isOver(position)) {
    const isDrawn = moves.length < SELF_PLAY.randomPlies || random() < SELF_PLAY.slip;
    const best = isDrawn ? undefined : engine.look(position, SELF_PLAY.depth)[0]?.square;
    const square = best ?? pick(random, [...legalMoves(position)]);
    const next = play(position, square);
    if (next === undefined) throw new Error('The engine played an illegal move.');
    moves.push(square);
    position = next;
  }
  return { setup, moves };
};

const SMALL: Setup = { ...STANDARD_SETUP, shape: parseSize('6x6') ?? STANDARD_SHAPE };
const ANTI: Setup = { ...STANDARD_SETUP, game: 'anti' };
const FOUR: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: CONNECT4_SHAPE };

export const openSources = (
  games: readonly TournamentGame[],
  engine: PuzzleEngine,
): Readonly<Record<SourceName, Source>> => {
  const open = games.filter(({ year }) => year !== HIDDEN_YEAR);
  const order = shuffled(makeRandom(SEED), [...new Set(open.map(({ transcript }) => transcript))]);
  const half = Math.floor(order.length / 2);
  const tournament =
    (from: number): Source =>
    index => {
      const transcript = index < half ? order[from + index] : undefined;
      return transcript === undefined ? undefined : readGame(transcript);
    };
  const selfPlay =
    (name: SourceName, setup: Setup): Source =>
    index =>
      playedGame(engine, setup, randomFor(name, index));
  return {
    ending: tournament(0),
    midgame: tournament(half),
    small: selfPlay('small', SMALL),
    anti: selfPlay('anti', ANTI),
    four: selfPlay('four', FOUR),
  };
};
