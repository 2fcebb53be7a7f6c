import { expect, test } from 'vitest';
import type { SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { boardOf, type GameName, type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { dropsDiscs, isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import { chance } from '../../src/game/random.ts';
import { type ComputerSeat, levelsOf } from '../../src/game/seat.ts';
import { makeSquare, type Square } from '../../src/game/square.ts';
import { bookMove, looksIntoBook } from '../../src/opponents/bookMove.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import { shapeOf } from '../../testkit/game/positions.ts';
import { book } from '../../testkit/study/openingBook.ts';

/*
 * The measured strength of the levels holds only as long as they choose the same moves. After an intended
 * change measure them again with `flipside match`, and renew the snapshots with `npx vitest run choices -u`.
 */

const SEEDS = Array.from({ length: 12 }, (_, index) => index * 7919 + 1);
const MEANS = { milliseconds: 100, threads: 1 };

/** The position after this many plies of a random unfinished game. */
const positionAt = (setup: Setup, plies: number): Position => {
  let position = startOf(setup);
  for (let ply = 0; ply < plies; ply++) {
    const next = [...legalMoves(position)].flatMap(square => play(position, square) ?? []);
    const open = next.filter(after => !isOver(after));
    position = open[Math.floor(chance(ply, plies) * open.length)] as Position;
  }
  return position;
};

/** The largest loss and the step of random scores: in discs, or in plies and chances for Connect Four. */
const rangeOf = (position: Position, exact: boolean): readonly [range: number, step: number] => {
  if (!dropsDiscs(position)) return [16, 1];
  return exact ? [20, 10] : [1, 0.1];
};

/** Random scores, of which `lead` is the best. */
const foundIn = (position: Position, lead: number, exact: boolean): SearchResult => {
  const [range, step] = rangeOf(position, exact);
  const losses = [...legalMoves(position)].map(square => ({
    square,
    loss: step * Math.round((range * chance(square, 3)) / step),
  }));
  const least = Math.min(...losses.map(({ loss }) => loss));
  const moves = losses
    .map(({ square, loss }) => ({ square, score: lead + least - loss, exact }))
    .sort((a, b) => b.score - a.score);
  const [{ square, score }] = moves as [(typeof moves)[number]];
  return { square, score, moves, depth: 1, evaluations: 1, exact, milliseconds: 0 };
};

/**
 * The search as text: `8/12`: depth, and empty squares for a search to the end; `90<170ms`: target and limit;
 * `+`: scores every move.
 */
const methodText = (method: SearchMethod): string => {
  if (method.by !== 'flipside' && method.by !== 'solver') return method.by;
  const { limit } = method;
  const every = 'every' in method && method.every ? '+' : '';
  if (limit.type === 'depth') return `${limit.depth}${'endgame' in limit ? `/${limit.endgame}` : ''}${every}`;
  return limit.type === 'time' ? `${'aim' in limit ? limit.aim : ''}<${limit.milliseconds}ms` : limit.type;
};

/** The minimum reply time, and per seed the search and the move. */
const choicesOf = (seat: ComputerSeat, position: Position, found: SearchResult): string => {
  const plans = SEEDS.map(seed => planReply({ seat, position, seed }, MEANS));
  const choices = plans.map(({ method, choose }) => `${methodText(method)} ${makeSquare(choose(found))}`);
  return `${plans[0]?.beatMilliseconds} ms, ${choices.join(', ')}`;
};

const seatsOf = (game: GameName): readonly ComputerSeat[] => {
  const opponent = game === 'connect4' ? 'solver' : 'flipside';
  const levels = levelsOf(opponent).map((contender): ComputerSeat => ({ type: 'computer', ...contender }));
  const [first] = levels as [ComputerSeat];
  return [...levels, { ...first, fits: 2.5 }, { ...first, fits: 6.2 }];
};

const seatText = ({ level, fits }: ComputerSeat): string =>
  fits === undefined ? `level ${level}` : `fits ${fits}`;

/** Plies played, lead of the side to move, whether the lead is proved, board size. */
type Stand = readonly [plies: number, lead: number, exact?: boolean, side?: number];

const STANDS = {
  othello: [
    [0, 0],
    [9, 0],
    [10, 2],
    [20, 0],
    [30, -30],
    [40, 30],
    [50, 4],
    [56, 3, true],
    [14, 0, false, 6],
  ],
  anti: [
    [6, 0],
    [20, 0],
    [30, 9],
    [54, 0],
    [56, 3, true],
  ],
  reversi: [
    [2, 0],
    [20, -9],
    [30, 0, false, 7],
  ],
  connect4: [
    [0, 0],
    [3, 0.3],
    [9, -0.9],
    [16, 0.9],
    [22, 10, true],
  ],
} as const satisfies Partial<Record<GameName, readonly Stand[]>>;

test.each(Object.entries(STANDS) as [GameName, readonly Stand[]][])(
  'in %s every level searches and plays as when it was measured',
  async (game, stands) => {
    const told = stands.flatMap(([plies, lead, exact = false, side]) => {
      const shape = boardOf(game, side === undefined ? undefined : shapeOf(side, side));
      const position = positionAt({ ...STANDARD_SETUP, game, shape }, plies);
      const found = foundIn(position, lead, exact);
      return [
        `${plies} plies, ${lead} ahead`,
        ...seatsOf(game).map(seat => `  ${seatText(seat)}: ${choicesOf(seat, position, found)}`),
      ];
    });
    await expect(told.join('\n')).toMatchFileSnapshot(`../../data/choices/${game}.txt`);
  },
);

test('levels begin with the same book moves as when they were measured', async () => {
  const told = SEEDS.map(seed => {
    let position = startOf(STANDARD_SETUP);
    const line: Square[] = [];
    for (let move = bookMove(book, { position, seed }); move !== undefined; ) {
      line.push(move);
      position = play(position, move) ?? position;
      move = bookMove(book, { position, seed });
    }
    const readers = seatsOf('othello').filter(seat => looksIntoBook({ seat, position, seed }));
    return `${line.map(makeSquare).join('')} ${readers.map(seatText).join(', ')}`;
  });
  await expect(told.join('\n')).toMatchFileSnapshot('../../data/choices/book.txt');
});
