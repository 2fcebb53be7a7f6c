import process from 'node:process';
import { readBook } from '../../cli/match/tournamentBook.ts';
import { planAnalysis } from '../../src/engine/analysis.ts';
import { emptySquares } from '../../src/game/board.ts';
import { isOver, type Position } from '../../src/game/position.ts';
import { theoryOf } from '../../src/openings/book.ts';
import type { Review } from '../../src/study/review/review.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { engine, tournamentGames } from '../../testkit/study/games.ts';
import { type Measurement, median } from './measurement.ts';

const MILLION = 1e6;
/** The depth at which the analysis is compared with a plain search, and the ply of the compared positions. */
const DEPTH = 12;
const PLIES = 20;
/** The book that reviews use. */
const book = readBook();

/** Processor time in seconds, so that other work on the machine does not count. */
const processorSeconds = async (work: () => Promise<void>): Promise<number> => {
  const begin = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / MILLION;
};

interface Reviewed {
  readonly seconds: number;
  readonly secondsToFirst: number;
  /** The most empty squares of a proved position. */
  readonly provedEmpties: number;
}

const provedEmpties = ({ plies }: Review, positions: readonly Position[]): number =>
  Math.max(
    ...plies.filter(({ exact }) => exact).map(({ ply }) => emptySquares(positions[ply - 1] as Position).size),
  );

const review = async (game: (typeof tournamentGames)[number]): Promise<Reviewed> => {
  const begin = performance.now();
  let secondsToFirst: number | undefined;
  let proved = 0;
  const seconds = await processorSeconds(async () => {
    const outcome = await reviewGame(engine, game, { bookUntil: theoryOf(book, game.positions) }, () => {
      secondsToFirst ??= (performance.now() - begin) / 1000;
    });
    if (outcome.type === 'finished') proved = provedEmpties(outcome.review, game.positions);
  });
  return { seconds, secondsToFirst: secondsToFirst ?? seconds, provedEmpties: proved };
};

const measureReviews = async (): Promise<readonly Measurement[]> => {
  const reviews: Reviewed[] = [];
  for (const game of tournamentGames) reviews.push(await review(game));
  const seconds = reviews.map(reviewed => reviewed.seconds);
  const toFirst = Math.max(...reviews.map(({ secondsToFirst }) => secondsToFirst));
  return [
    { name: 'review of a game, median', value: median(seconds).toFixed(1), unit: 's of one core' },
    { name: 'review of a game, longest', value: Math.max(...seconds).toFixed(1), unit: 's of one core' },
    { name: 'first result, latest', value: (1000 * toFirst).toFixed(0), unit: 'ms' },
    {
      name: 'proved from, median',
      value: median(reviews.map(reviewed => reviewed.provedEmpties)).toFixed(0),
      unit: 'empty squares on',
    },
  ];
};

/** The positions visited by an analysis of all moves until the best one is searched to `DEPTH` plies. */
const nodesOfAnalysis = (position: Position): number => {
  const limit = { depth: DEPTH + 1, endgame: 0 };
  const { request, read } = planAnalysis({ position, lines: 1, interval: 0, limit });
  let nodes: number | undefined;
  engineSearch(position, request.method, result => {
    const analysis = read(result);
    if (analysis.depth >= DEPTH) nodes ??= analysis.nodes;
  });
  return nodes ?? Number.NaN;
};

const nodesOfSearch = (position: Position): number => {
  const limit = { type: 'depth', depth: DEPTH, endgame: 0 } as const;
  return engineSearch(position, { by: 'flipside', limit }).nodes ?? Number.NaN;
};

const measureAnalysis = (): Measurement => {
  const positions = tournamentGames
    .map(({ positions }) => positions[PLIES])
    .filter(position => position !== undefined && !isOver(position)) as readonly Position[];
  const total = (count: (position: Position) => number): number =>
    positions.map(count).reduce((sum, nodes) => sum + nodes, 0);
  return {
    name: `analysis of all moves, ${DEPTH} plies`,
    value: (total(nodesOfAnalysis) / total(nodesOfSearch)).toFixed(2),
    unit: 'times the nodes of a search for the best move (aim: at most 2.2)',
  };
};

export const measureStudy = async (): Promise<readonly Measurement[]> => [
  ...(await measureReviews()),
  measureAnalysis(),
];
