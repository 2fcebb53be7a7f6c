import type { Analysis, AnalysisRequest, AnalyzedLine } from '../../src/engine/analysis.ts';
import type { EngineClient } from '../../src/engine/engineClient.ts';
import { type AnalyzedMove, endgameOf } from '../../src/engine/searchRequest.ts';
import { PASS_TEXT } from '../../src/game/notation.ts';
import { isOver, type Position } from '../../src/game/position.ts';
import { rulesFor } from '../../src/game/rules.ts';
import { DEFAULT_REACH, failureOf, type Reach } from '../engine/thinker.ts';
import { MS_OPTION, readMs, THREADS_OPTION, withEngine } from '../engine/withThinker.ts';
import { isBoardOf, readBoardText } from '../formats/boardText.ts';
import { negated } from '../formats/turns.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, UsageError } from '../program/commandLine.ts';
import { roundMilliseconds } from '../program/inputOutput.ts';
import { GAME_OPTIONS, readGame, readStart } from './gameOptions.ts';

const MOST_DEPTH = 60;
const MOST_LINES = 8;

/** A position to analyze, and whether the named side has to pass first. */
interface Subject {
  readonly position: Position;
  readonly isPass: boolean;
}

const readSubject = (line: CommandLine): Subject => {
  const start = readStart(line);
  const text = line.rest.join(' ').trim();
  if (text === '') throw new UsageError('A transcript or a board is needed.');
  const [board = '', side = '', ...more] = text.split(/[\s;]+/);
  if (!isBoardOf(start.shape, board)) {
    const { positions } = readGame(line, text, start);
    return { position: positions.at(-1) ?? start, isPass: false };
  }
  const given = more.length > 0 && !text.includes(';') ? undefined : readBoardText(start, board, side);
  if (given === undefined) throw new UsageError('After the board comes the side to move, X or O.');
  const position = rulesFor(given).settled(given);
  return { position, isPass: position.turn !== given.turn };
};

const readReach = (line: CommandLine): Reach => {
  const depth = line.wholeNumber('depth', { from: 1, to: MOST_DEPTH });
  const milliseconds = readMs(line);
  if (depth === undefined && milliseconds === undefined) return DEFAULT_REACH;
  return { ...(depth && { depth }), ...(milliseconds && { milliseconds }) };
};

/** The analysis as a line of JSON. Scores are for the named side, even if it has to pass. */
const makeReport = (analysis: Analysis, { position, isPass }: Subject): string => {
  const { writeMoves } = rulesFor(position);
  const scoreOf = (score: number): number => (isPass ? negated(score) : score);
  const makeMove = ({ square, score, exact, depth }: AnalyzedMove) => ({
    square: writeMoves([square]),
    score,
    exact,
    depth,
  });
  const makeLine = ({ score, exact, moves }: AnalyzedLine) => ({
    score: scoreOf(score),
    exact,
    moves: `${isPass ? PASS_TEXT : ''}${writeMoves(moves)}`,
  });
  const { depth, certainty, exact, nodes, milliseconds, moves, lines } = analysis;
  const best = moves.slice(0, 1).map(({ score, ...move }) => ({ ...move, score: scoreOf(score) }));
  return JSON.stringify({
    depth,
    certainty,
    exact,
    nodes,
    ms: roundMilliseconds(milliseconds),
    moves: isPass ? best.map(move => ({ ...makeMove(move), square: PASS_TEXT })) : moves.map(makeMove),
    lines: lines.map(makeLine),
  });
};

/** The analysis of a finished game. */
const NOTHING: Analysis = {
  depth: 0,
  certainty: 100,
  exact: true,
  nodes: 0,
  milliseconds: 0,
  moves: [],
  lines: [],
};

/** Resolves when the analysis is complete or the time is up; by then everything has been reported. */
const analyze = async (
  client: EngineClient,
  request: AnalysisRequest,
  milliseconds: number | undefined,
  onReport: (analysis: Analysis) => void,
): Promise<void> => {
  const timer = milliseconds === undefined ? undefined : setTimeout(() => client.stop(), milliseconds);
  const outcome = await client.analyze(request, { onReport });
  clearTimeout(timer);
  if (outcome.type === 'finished') onReport(outcome.analysis);
  else if (outcome.type !== 'stopped') throw failureOf(outcome);
};

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const subject = readSubject(line);
  const { position } = subject;
  const { depth, milliseconds } = readReach(line);
  const lines = line.wholeNumber('lines', { from: 1, to: MOST_LINES }) ?? 1;
  const report = (analysis: Analysis): void => environment.write(makeReport(analysis, subject));
  if (isOver(position)) return report(NOTHING);
  await withEngine(line, environment, async (client, threads) => {
    const limit = depth === undefined ? {} : { limit: { depth, endgame: endgameOf(depth) } };
    await analyze(client, { position, lines, threads, interval: 0, ...limit }, milliseconds, report);
  });
};

export const analyzeCommand: Command = {
  name: 'analyze',
  summary: 'Score every move of a position at increasing depth.',
  usage:
    'analyze TRANSCRIPT|BOARD [--game NAME|--rules NAME] [--size WxH] [--free-passing] [--lines N] [--ms N] [--depth N] [--threads N]',
  options: {
    ...GAME_OPTIONS,
    lines: {
      placeholder: 'N',
      help: `Print the expected continuation of the N best moves, 1 to ${MOST_LINES} (default 1).`,
    },
    ms: { ...MS_OPTION, help: 'Stop after this many milliseconds.' },
    depth: {
      placeholder: 'N',
      help: `Search this many plies, 1 to ${MOST_DEPTH}, and further near the end.`,
    },
    threads: THREADS_OPTION,
  },
  details: [
    'A transcript is a game from the start, as in f5d6c3, or 4435 in Connect Four; the position after its last move is analyzed. Either case works; blanks, commas and move numbers may separate the moves, and passes ("--", "pass", "ps", "pa") may be written.',
    'A board is a symbol for each square, row by row from a1 (X black, O white, - empty), then a blank and the side to move, X or O.',
    'Each finished depth gives a JSON line, and so does each tenth of a second of a long one: {"depth","certainty","exact","nodes","ms","moves":[{"square","score","exact","depth"}],"lines":[{"score","exact","moves"}]}. moves are all legal moves, best first. Bad moves are searched less deeply at first. certainty is the percentage of cases in which the cuts behind the best score are right.',
    'Scores are in discs for the side to move, with empty squares given to the winner; in anti the other way round, so more is always better. In Connect Four an exact score s above 0 is a win with s - 1 of the 21 discs unplayed, below 0 a loss, and 0 a draw. Without --ms and --depth it takes one second.',
  ].join('\n'),
  run,
};
