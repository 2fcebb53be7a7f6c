import { opposite } from '../../src/game/color.ts';
import type { PassRule, PerftCount } from '../../src/game/othello/perft.ts';
import { OTHELLO_RULES, type OthelloPosition, openStart } from '../../src/game/othello/position.ts';
import { centreSquares, type Shape } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { loadEngineProgram } from '../engine/engineFiles.ts';
import { readBoard } from '../program/boardOptions.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, SIZE_OPTION } from '../program/commandLine.ts';
import { roundMilliseconds } from '../program/inputOutput.ts';

/**
 * `cross` has White on the upper left and lower right centre squares, `par` on the two upper ones; `free` is empty, and
 * the sides take turns placing four discs on the centre squares before the game begins.
 */
export const START_NAMES = ['cross', 'par', 'free'] as const;
export type StartName = (typeof START_NAMES)[number];

/** Black begins, even if only White can move, because a pass may count as a ply. */
const withWhiteOn = (shape: Shape, ...squares: readonly Square[]): OthelloPosition => {
  const white = SquareSet.of(...squares);
  const black = SquareSet.of(...centreSquares(shape)).diff(white);
  return { rules: 'othello', shape, discs: { black, white }, turn: 'black' };
};

export const perftStart = (name: StartName, shape: Shape): OthelloPosition => {
  const [upperLeft, upperRight, , lowerRight] = centreSquares(shape);
  switch (name) {
    case 'cross':
      return withWhiteOn(shape, upperLeft, lowerRight);
    case 'par':
      return withWhiteOn(shape, upperLeft, upperRight);
    case 'free':
      return openStart(shape);
  }
};

interface PerftExports {
  setPosition(...halves: number[]): void;
  perft(depth: number, pliesPerPass: number): number;
  perftEnded(): number;
}

type CountFrom = (position: OthelloPosition, depth: number, passes: PassRule) => PerftCount;

/** Counts with the compiled engine; `depth` is at least 1. */
export const makePerft = (program: WebAssembly.Module): CountFrom => {
  const host = { now: () => performance.now(), shouldStop: () => false };
  const engine = new WebAssembly.Instance(program, { host }).exports as unknown as PerftExports;
  return ({ rules, shape, discs, turn }, depth, passes) => {
    const [own, other, board] = [discs[turn], discs[opposite(turn)], shape.squares];
    engine.setPosition(own.lo, own.hi, other.lo, other.hi, board.lo, board.hi, OTHELLO_RULES.indexOf(rules));
    const nodes = engine.perft(depth, passes === 'skip' ? 0 : 1);
    return { nodes, ended: engine.perftEnded() };
  };
};

/** An upper bound for the length of a game on 64 squares, even if every other ply is a pass. */
const MOST_PLIES = 128;

/** Anti-Othello has the same moves as Othello, and Reversi is `--start free`. */
const COUNTED = ['othello', 'octagon'] as const;

/** Yields to the event loop between counts, so that a closed pipe is noticed. */
const breathe = (): Promise<void> => new Promise(setImmediate);

const run = async (line: CommandLine, { write }: Environment): Promise<void> => {
  line.refuseRest();
  line.required('depth');
  const deepest = line.wholeNumber('depth', { from: 1, to: MOST_PLIES }) ?? 1;
  const start = perftStart(line.choice('start', START_NAMES) ?? 'cross', readBoard(line, COUNTED).shape);
  const passes = line.choice('passes', ['skip', 'ply']) === 'ply' ? 'passply' : 'skip';
  const count = makePerft(await loadEngineProgram());
  for (let depth = 1; depth <= deepest; depth++) {
    const begin = performance.now();
    const { nodes, ended } = count(start, depth, passes);
    write(JSON.stringify({ depth, nodes, ended, ms: roundMilliseconds(performance.now() - begin) }));
    await breathe();
  }
};

export const perftCommand: Command = {
  name: 'perft',
  summary: 'Count the move sequences of every length up to a depth.',
  usage: 'perft --depth N [--game othello|octagon] [--size WxH] [--start cross|par|free] [--passes skip|ply]',
  options: {
    depth: { placeholder: 'N', help: `The maximum length of the sequences, in plies (1 to ${MOST_PLIES}).` },
    game: { placeholder: 'NAME', help: 'othello (default), or octagon, the same without the four corners.' },
    size: SIZE_OPTION,
    start: {
      placeholder: 'NAME',
      help: 'cross: the four discs of Othello. par: two rows of one color. free: an empty board; the sides first take turns placing discs on the four centre squares, each a ply (default cross).',
    },
    passes: {
      placeholder: 'RULE',
      help: 'skip: a side that cannot move is skipped, which costs no ply. ply: a pass is a ply (default skip).',
    },
  },
  details:
    'Prints one JSON line for each depth from 1 to N: {"depth","nodes","ended","ms"}. nodes counts the sequences of exactly that many plies, ended the games that were over earlier. Black always begins.',
  run,
};
