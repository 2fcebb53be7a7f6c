import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import {
  blackScoreEmptiesToWinner,
  isOver,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { winnerOf } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import type { ComputerTurn } from '../../src/opponents/turn.ts';

const [program, weights] = await Promise.all([loadEngineProgram(), readWeights()]);
/** Its clock counts visited positions, so that a slow machine does not change the games. */
export const newEngine = (millisecondsALook = 0.1): WasmEngine => {
  let looks = 0;
  const now = () => looks++ * millisecondsALook;
  return new WasmEngine(program, { now, shouldStop: () => false }, weights);
};

interface Reply {
  readonly engine: WasmEngine;
  readonly level: number;
  readonly position: OthelloPosition;
  readonly seed: number;
}

/** The move of the opponent at a seat. */
export const replyOf = ({ engine, ...turn }: ComputerTurn & Pick<Reply, 'engine' | 'position'>): Square => {
  const { method, choose } = planReply(turn, { milliseconds: 50, threads: 1 });
  return choose(engine.search(makeSearchTask({ position: turn.position, method }), () => {}));
};

export const reply = ({ level, ...turn }: Reply): Square =>
  replyOf({ ...turn, seat: { type: 'computer', opponent: 'flipside', level } });

/** A game of Flipside against itself at two levels. */
export const playGame = (
  engine: WasmEngine,
  levels: { black: number; white: number },
  seed: number,
  start: OthelloPosition = STANDARD_START,
) => {
  const squares: Square[] = [];
  let position = start;
  while (!isOver(position)) {
    const square = reply({ engine, level: levels[position.turn], position, seed });
    squares.push(square);
    position = play(position, square) as OthelloPosition;
  }
  const blackScore = blackScoreEmptiesToWinner(position);
  return { transcript: makeTranscript(squares), blackScore, winner: winnerOf(position) };
};
