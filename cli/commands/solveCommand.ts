import type { SearchResult } from '../../src/engine/searchRequest.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import type { Thinker } from '../engine/thinker.ts';
import { THREADS_OPTION, withThinker } from '../engine/withThinker.ts';
import { readObfLine } from '../formats/boardText.ts';
import { endScore, hasToPass, isFinished, makeMoveName, negated, passed } from '../formats/turns.ts';
import { isStandard } from '../match/openings.ts';
import { GAME_OPTION, readBoard, startOn } from '../program/boardOptions.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, SIZE_OPTION, UsageError } from '../program/commandLine.ts';
import { makePlace, readInputLines, roundMilliseconds } from '../program/inputOutput.ts';
import { Proofs } from '../solve/proofs.ts';
import { Splitting } from '../solve/splitting.ts';

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

const readTasks = async (
  path: string,
  start: OthelloPosition,
  { input }: Environment,
): Promise<readonly Task[]> => {
  const lines = await readInputLines(path, input);
  return lines.flatMap((text, index) => {
    const reading = readObfLine(text, start);
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
    const score = scoreOf(endScore(position, position.turn));
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

const MILLISECONDS_BETWEEN_NEWS = 5000;

/** Solves the start of a game part by part and reports progress from time to time. */
const solveStart = async (
  thinker: Thinker,
  start: OthelloPosition,
  { proofs, write }: { readonly proofs: Proofs; readonly write: Environment['write'] },
): Promise<void> => {
  const tell = (news: object): void => {
    const { nodes, milliseconds } = proofs.cost;
    write(JSON.stringify({ ...news, proofs: proofs.count, nodes, ms: Math.round(milliseconds) }));
  };
  let lastNews = performance.now();
  const onPart = (): void => {
    if (performance.now() - lastNews < MILLISECONDS_BETWEEN_NEWS) return;
    lastNews = performance.now();
    tell({});
  };
  const splitting = new Splitting({ thinker, proofs, onPart });
  const { score, best } = await splitting.solve(start, tell);
  tell({ score, best: makeMoveName(best), exact: true });
};

const solveTasks = async (
  thinker: Thinker,
  tasks: readonly Task[],
  { manner, write }: { readonly manner: Manner; readonly write: Environment['write'] },
): Promise<void> => {
  for (const task of tasks) {
    const begin = performance.now();
    const solution = await solve(thinker, task.position, manner);
    const ms = roundMilliseconds(performance.now() - begin);
    write(JSON.stringify({ line: task.line, ...solution, ms }));
  }
};

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const [path, ...more] = line.rest;
  const board = readBoard(line);
  const start = startOn(board);
  const { write } = environment;
  if (more.length > 0 || (path === undefined && isStandard(start)))
    throw new UsageError('One file of positions is needed, or "-" for the standard input.');
  if (path === undefined) {
    for (const option of ['wld', 'every'])
      if (line.has(option)) throw new UsageError(`The start of a game is solved without --${option}.`);
    const proofs = new Proofs(start, line.text('log'));
    return withThinker(line, environment, thinker => solveStart(thinker, start, { proofs, write }));
  }
  if (line.has('log')) throw new UsageError('The option --log is for the start of a game, without a file.');
  const tasks = await readTasks(path, start, environment);
  const manner = { outcomeOnly: line.has('wld'), every: line.has('every') };
  await withThinker(line, environment, thinker => solveTasks(thinker, tasks, { manner, write }));
};

export const solveCommand: Command = {
  name: 'solve',
  summary: 'Solve positions to the end of the game.',
  usage:
    'solve FILE.obf [--size WxH] [--game NAME] [--wld] [--every] [--threads N]\nflipside solve --size WxH [--game NAME] [--log FILE] [--threads N]',
  options: {
    size: SIZE_OPTION,
    game: GAME_OPTION,
    log: {
      placeholder: 'FILE',
      help: 'Save the progress of solving the start of a game in this file, and resume from it.',
    },
    wld: { help: 'Find only who wins: scores are 1 (the side to move wins), 0 and -1.' },
    every: { help: 'Also print the score of every legal move, best first.' },
    threads: THREADS_OPTION,
  },
  details: [
    'Each line of the file is "board side; ... % comment": 64 signs row by row from a1 (X black, O white, - empty), or as many as the board of --size has, then the side to move, X or O. Empty lines and comments are skipped; "-" reads the standard input.',
    'Prints one JSON line for each position as soon as it is solved: {"line","score","best","moves","exact","nodes","ms"}. line counts from 1. score is the disc difference for the side to move, with empty squares given to the winner. best is a square, "pass" if the side to move has to pass, or null if the game is over. With --every, moves is [{"move","score"}].',
    'Without a file it solves the start of the game on the board of --size, which takes up to a few seconds on boards of 30 squares and a minute or two on 6x6. Stopped and run again with the same --log, it goes on. A line every few seconds says how far it is: {"proofs","nodes","ms"} count all runs; "least" and "most" are bounds of the score; the last line has {"score","best","exact"}.',
  ].join('\n'),
  run,
};
