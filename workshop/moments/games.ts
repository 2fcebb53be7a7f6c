import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readBook } from '../../cli/match/tournamentBook.ts';
import { isOver, type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { flippedBy, legalMoves } from '../../src/game/position.ts';
import { chance } from '../../src/game/random.ts';
import type { Square } from '../../src/game/square.ts';
import { type Move, writeMoves } from '../../src/game/transcript.ts';
import { theoryOf } from '../../src/openings/book.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import type { Evaluation, PlayedGame } from '../../src/study/review/evaluate.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { readRecordedGames } from '../../testkit/game/recordedGames.ts';
import { engine, gameOf } from '../../testkit/study/games.ts';
import { CACHE } from '../../tools/paths.ts';

/** A game on which sentences are measured. */
export interface MeasuredGame {
  readonly name: string;
  readonly transcript: string;
  /** The level of Flipside of a weak game's opponents; undefined for a tournament game. */
  readonly levels?: readonly [black: number, white: number];
}

/** Distance between the tournament games, since the file is sorted by moves. */
const STRIDE = 7919;

export const tournamentGames = (path: string, seed: number, count: number): readonly MeasuredGame[] => {
  const games = readRecordedGames(path);
  return Array.from({ length: count }, (_, index) => {
    const number = (seed + index * STRIDE) % games.length;
    return { name: `tournament ${number}`, transcript: games[number]?.transcript ?? '' };
  });
};

/** Greedy, which flips as many discs as it can, and the weakest levels of Flipside. */
const GREEDY = 0;
const PLAYERS = [GREEDY, 1, 2, 3, 4] as const;

const greedyMove = (position: OthelloPosition, seed: number): Square => {
  const moves = [...legalMoves(position)];
  const most = Math.max(...moves.map(move => flippedBy(position, move).size));
  const best = moves.filter(move => flippedBy(position, move).size === most);
  const { black, white } = position.discs;
  const roll = chance(seed, black.lo, black.hi, white.lo, white.hi);
  return best[Math.floor(roll * best.length)] as Square;
};

const weakMove = (level: number, position: OthelloPosition, seed: number): Square => {
  if (level === GREEDY) return greedyMove(position, seed);
  const seat = { type: 'computer', opponent: 'flipside', level } as const;
  const { method, choose } = planReply({ seat, position, seed }, { milliseconds: 1000, threads: 1 });
  return choose(engineSearch(position, method));
};

/** A game between two weak players, the same for the same number. */
const weakGame = (number: number): MeasuredGame => {
  const [black, white] = [
    PLAYERS[number % PLAYERS.length] as number,
    PLAYERS[Math.floor(number / 2 + 1) % PLAYERS.length] as number,
  ];
  const moves: Move[] = [];
  for (let position: OthelloPosition = STANDARD_START; !isOver(position); ) {
    const move = weakMove(position.turn === 'black' ? black : white, position, number);
    moves.push(move);
    position = play(position, move) as OthelloPosition;
  }
  return {
    name: `weak ${number} (${black}-${white})`,
    transcript: writeMoves('othello', moves),
    levels: [black, white],
  };
};

export const weakGames = (seed: number, count: number): readonly MeasuredGame[] =>
  Array.from({ length: count }, (_, index) => weakGame(seed + index));

/** A game with the evaluations of its plies, which take most of the time of a review and are kept. */
export interface EvaluatedGame {
  readonly game: PlayedGame;
  readonly bookUntil: number;
  readonly evaluations: ReadonlyMap<number, Evaluation>;
}

const MICROSECONDS = 1e6;
const book = readBook();

export const evaluated = async ({ name, transcript }: MeasuredGame): Promise<EvaluatedGame> => {
  const game = gameOf(STANDARD_START, transcript);
  const bookUntil = theoryOf(book, game.positions);
  const folder = join(CACHE, 'moments', 'evaluations');
  const file = join(folder, `${transcript}.json`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    const before = process.cpuUsage();
    const outcome = await reviewGame(engine, game, { bookUntil });
    if (outcome.type !== 'finished') throw new Error(`The review was ${outcome.type}.`);
    const { user, system } = process.cpuUsage(before);
    console.log(`${name}: reviewed in ${((user + system) / MICROSECONDS).toFixed(1)} s of one core`);
    writeFileSync(file, JSON.stringify(outcome.review.plies));
  }
  const plies: readonly (Evaluation & { readonly ply: number })[] = JSON.parse(readFileSync(file, 'utf8'));
  return { game, bookUntil, evaluations: new Map(plies.map(ply => [ply.ply, ply])) };
};
