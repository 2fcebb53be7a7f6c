import type { SearchResult } from '../../src/engine/searchRequest.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import type { Thinker } from '../engine/thinker.ts';
import { THREADS_OPTION, withThinker } from '../engine/withThinker.ts';
import { readObfLine } from '../formats/boardText.ts';
import { finalScore, hasToPass, isFinished, makeMoveName, negated, passed } from '../formats/turns.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, UsageError } from '../program/commandLine.ts';
import { makePlace, readInputLines, roundMilliseconds } from '../program/inputOutput.ts';

interface Task {
  readonly line: number;
  readonly position: OthelloPosition;
}

interface Manner {
  readonly outcomeOnly: boolean;
  readonly every: boolean;
}

interface MoveScore {
  readonly move: string;
  readonly score: number;
}

interface Solution {
  readonly score: number;
  readonly best: string | null;
  readonly moves?: readonly MoveScore[];
  readonly exact: boolean;
  readonly nodes: number;
}

const readTasks = async (path: string, { input }: Environment): Promise<readonly Task[]> => {
  const lines = await readInputLines(path, input);
  return lines.flatMap((text, index) => {
    const reading = readObfLine(text);
    if (reading.type === 'wrong') throw new UsageError(`${makePlace(path, index + 1)}: ${reading.sentence}`);
    return reading.type === 'empty' ? [] : [{ line: index + 1, position: reading.position }];
  });
};

const makeMoves = ({ moves = [] }: SearchResult, scoreOf: (score: number) => number): readonly MoveScore[] =>
  moves.map(({ square, score }) => ({ move: makeMoveName(square), score: scoreOf(score) }));

const solve = async (thinker: Thinker, position: OthelloPosition, manner: Manner): Promise<Solution> => {
  const { outcomeOnly, every } = manner;
  const scoreOf = (score: number): number => (outcomeOnly ? Math.sign(score) : score);
  if (isFinished(position)) {
    const score = scoreOf(finalScore(position, position.turn));
    return { score, best: null, ...(every && { moves: [] }), exact: true, nodes: 0 };
  }
  if (hasToPass(position)) {
    const { score, exact, nodes } = await solve(thinker, passed(position), { ...manner, every: false });
    return { score: negated(score), best: 'pass', ...(every && { moves: [] }), exact, nodes };
  }
  const reach = { solve: outcomeOnly ? 'outcome' : 'score' } as const;
  const result = await thinker.think({ position, reach, every });
  const { square, score, exact, nodes = 0 } = result;
  return {
    score: scoreOf(score),
    best: makeMoveName(square),
    ...(every && { moves: makeMoves(result, scoreOf) }),
    exact,
    nodes,
  };
};

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const [path, ...more] = line.rest;
  if (path === undefined || more.length > 0)
    throw new UsageError('One file of positions is needed, or "-" for the standard input.');
  const tasks = await readTasks(path, environment);
  const manner = { outcomeOnly: line.has('wld'), every: line.has('every') };
  await withThinker(line, environment, async thinker => {
    for (const task of tasks) {
      const begin = performance.now();
      const solution = await solve(thinker, task.position, manner);
      const ms = roundMilliseconds(performance.now() - begin);
      environment.write(JSON.stringify({ line: task.line, ...solution, ms }));
    }
  });
};

export const solveCommand: Command = {
  name: 'solve',
  summary: 'Play positions out to the end of the game.',
  usage: 'solve FILE.obf [--wld] [--every] [--threads N]',
  options: {
    wld: { help: 'Find only who wins: scores are 1 (the side to move wins), 0 and -1.' },
    every: { help: 'Also give the score of every legal move, best first.' },
    threads: THREADS_OPTION,
  },
  details: [
    'Each line of the file is "board side; ... % comment": 64 signs row by row from a1 (X black, O white, - empty), then the side to move, X or O. Empty lines and comments are skipped; "-" reads the standard input.',
    'Prints one JSON line for each position as soon as it is solved: {"line","score","best","moves","exact","nodes","ms"}. line counts from 1. score is the disc difference for the side to move, with empty squares given to the winner. best is a square, "pass" if the side to move has to pass, or null if the game is over. With --every, moves is [{"move","score"}].',
  ].join('\n'),
  run,
};
