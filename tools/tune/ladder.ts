import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isOver, legalMoves, type Position, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { blackScoreEmptiesToWinner } from '../../src/game/othello/result.ts';
import { SQUARE_COUNT } from '../../src/game/square.ts';
import { makeRandom, pick } from '../flipside/random.ts';
import type { Player } from './ladderPlayers.ts';

/** Two players by name, and how often they meet: twice from each opening, with colors swapped. */
export interface Pairing {
  readonly first: string;
  readonly second: string;
  readonly games: number;
}

/** A game that was played, one line of the file. `difference` is in discs for the first player. */
interface Game {
  readonly first: string;
  readonly second: string;
  readonly number: number;
  readonly difference: number;
}

/** Plies played at random before the players take over. */
const OPENING_PLIES = 6;
const SEED_STEP = 7919;

const randomOpening = (random: () => number): Position => {
  let position = STANDARD_START;
  for (let ply = 0; ply < OPENING_PLIES; ply++)
    position = play(position, pick(random, [...legalMoves(position)])) as Position;
  return position;
};

/** The same openings in every pairing: drawn at random, the ones that `isBalanced`. */
export const drawOpenings = (
  count: number,
  isBalanced: (position: Position) => boolean,
): readonly Position[] => {
  const random = makeRandom(1);
  const openings: Position[] = [];
  while (openings.length < count) {
    const opening = randomOpening(random);
    if (isBalanced(opening)) openings.push(opening);
  }
  return openings;
};

const playGame = (start: Position, players: Record<'black' | 'white', Player>, seed: number): number => {
  let position = start;
  while (!isOver(position)) position = play(position, players[position.turn](position, seed)) as Position;
  return 2 * blackScoreEmptiesToWinner(position) - SQUARE_COUNT;
};

const readGames = (file: string, { first, second }: Pairing): readonly Game[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Game)
        .filter(game => game.first === first && game.second === second)
    : [];

/** Points of the first player, 0 to 1 a game. */
const pointsOf = ({ difference }: Game): number => (Math.sign(difference) + 1) / 2;

export interface Standing {
  readonly games: number;
  /** The first player's share of the points, and how far it may be off, 95 times of 100. */
  readonly share: number;
  readonly margin: number;
  readonly meanDifference: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const Z_95 = 1.96;

const standingOf = (games: readonly Game[]): Standing => {
  const points = games.map(pointsOf);
  const share = mean(points);
  const variance = mean(points.map(point => (point - share) ** 2));
  return {
    games: games.length,
    share,
    margin: Z_95 * Math.sqrt(variance / Math.max(1, games.length)),
    meanDifference: mean(games.map(({ difference }) => difference)),
  };
};

export interface Match {
  readonly pairing: Pairing;
  readonly first: Player;
  readonly second: Player;
  readonly openings: readonly Position[];
  /** Every game is written there at once, and not played again. */
  readonly file: string;
  readonly onGame: (standing: Standing) => void;
}

export const playMatch = ({ pairing, first, second, openings, file, onGame }: Match): Standing => {
  const games = [...readGames(file, pairing)];
  mkdirSync(dirname(file), { recursive: true });
  for (let number = games.length; number < pairing.games; number++) {
    const isBlack = number % 2 === 0;
    const players = isBlack ? { black: first, white: second } : { black: second, white: first };
    const forBlack = playGame(openings[number >> 1] as Position, players, (number + 1) * SEED_STEP);
    const { first: one, second: other } = pairing;
    const game: Game = { first: one, second: other, number, difference: isBlack ? forBlack : -forBlack };
    appendFileSync(file, `${JSON.stringify(game)}\n`);
    games.push(game);
    onGame(standingOf(games));
  }
  return standingOf(games);
};
