import type { SearchResult } from '../../src/engine/searchRequest.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { DEFAULT_REACH, type Reach, type Thinker } from '../engine/thinker.ts';
import { MS_OPTION, readMs, THREADS_OPTION, withThinker } from '../engine/withThinker.ts';
import { isBoardText, readObfLine } from '../formats/boardText.ts';
import { readTranscript, type WrittenGame } from '../formats/transcriptText.ts';
import { finalScore, hasToPass, isFinished, makeMoveName, negated, passed } from '../formats/turns.ts';
import { GAME_OPTION, readBoard, startOn } from '../program/boardOptions.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, SIZE_OPTION, UsageError } from '../program/commandLine.ts';
import { roundMilliseconds } from '../program/inputOutput.ts';

type Subject =
  | { readonly type: 'game'; readonly game: WrittenGame }
  | { readonly type: 'position'; readonly position: OthelloPosition };

const MOST_DEPTH = 60;

const readSubject = (line: CommandLine): Subject => {
  const text = line.rest.join(' ').trim();
  const start = startOn(readBoard(line));
  if (text === '') throw new UsageError('A transcript or a board is needed.');
  if (isBoardText(text.slice(0, 64))) {
    if (line.text('size') !== undefined || line.text('game') !== undefined)
      throw new UsageError('A board is one of 8x8 Othello: --game and --size go with a transcript.');
    const reading = readObfLine(text);
    if (reading.type === 'position') return { type: 'position', position: reading.position };
    throw new UsageError(reading.type === 'wrong' ? reading.sentence : 'A transcript or a board is needed.');
  }
  const reading = readTranscript(text, start, line.has('free-passing') ? 'free' : 'forced');
  if (reading.type === 'unreadable') throw new UsageError(reading.sentence);
  return { type: 'game', game: reading.game };
};

const readReach = (line: CommandLine): Reach => {
  const depth = line.wholeNumber('depth', { from: 1, to: MOST_DEPTH });
  const milliseconds = readMs(line);
  if (depth === undefined && milliseconds === undefined) return DEFAULT_REACH;
  return { ...(depth && { depth }), ...(milliseconds && { milliseconds }) };
};

const costOf = ({ depth, nodes = 0, milliseconds }: SearchResult) => ({
  depth,
  nodes,
  ms: roundMilliseconds(milliseconds),
});

/** Compares the score of each move played with that of the best move. */
async function* analyzeGame(thinker: Thinker, { turns }: WrittenGame, reach: Reach) {
  let ply = 0;
  for (const { position, move } of turns) {
    if (move === 'pass') continue;
    const result = await thinker.think({ position, reach, every: true });
    const played = result.moves?.find(({ square }) => square === move) ?? result;
    yield {
      ply: ++ply,
      side: position.turn,
      move: makeMoveName(move),
      score: played.score,
      best: makeMoveName(result.square),
      bestScore: result.score,
      lost: result.score - played.score,
      exact: result.exact && played.exact,
      ...costOf(result),
    };
  }
}

/** Scores every legal move. */
async function* analyzePosition(thinker: Thinker, position: OthelloPosition, reach: Reach) {
  if (isFinished(position)) {
    yield { move: null, score: finalScore(position, position.turn), exact: true };
    return;
  }
  const isPass = hasToPass(position);
  const toMove = isPass ? passed(position) : position;
  const result = await thinker.think({ position: toMove, reach, every: !isPass });
  if (isPass) yield { move: 'pass', score: negated(result.score), exact: result.exact, ...costOf(result) };
  for (const { square, score, exact } of result.moves ?? [])
    yield { move: makeMoveName(square), score, exact, ...costOf(result) };
}

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const subject = readSubject(line);
  const reach = readReach(line);
  await withThinker(line, environment, async thinker => {
    const found =
      subject.type === 'game'
        ? analyzeGame(thinker, subject.game, reach)
        : analyzePosition(thinker, subject.position, reach);
    for await (const result of found) environment.write(JSON.stringify(result));
  });
};

export const analyzeCommand: Command = {
  name: 'analyze',
  summary: 'Score the moves of a game, or every move of a position.',
  usage:
    'analyze TRANSCRIPT|BOARD [--game NAME] [--size WxH] [--free-passing] [--ms N] [--depth N] [--threads N]',
  options: {
    game: GAME_OPTION,
    size: SIZE_OPTION,
    'free-passing': { help: 'The transcript may have passes of a side that could move.' },
    ms: MS_OPTION,
    depth: {
      placeholder: 'N',
      help: `Look this many plies ahead, 1 to ${MOST_DEPTH}, and further near the end.`,
    },
    threads: THREADS_OPTION,
  },
  details: [
    'A transcript is a game from the start, as in f5d6c3. Either case works; blanks, commas and move numbers may separate the moves, and passes ("--", "pass", "ps", "pa") may be written. Each move gives a JSON line: {"ply","side","move","score","best","bestScore","lost","exact","depth","nodes","ms"}; lost is how many discs better the best move is.',
    'A board is 64 signs row by row from a1 (X black, O white, - empty), then a blank and the side to move, X or O. Each legal move gives a JSON line, best first: {"move","score","exact","depth","nodes","ms"}. The move may be "pass", or null if the game is over.',
    'Scores are in discs for the side to move, with empty squares given to the winner; in anti the other way round, so more is always better. Without --ms and --depth each position gets one second.',
  ].join('\n'),
  run,
};
