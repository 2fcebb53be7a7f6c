import { loadEngineProgram } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import type { ByColor } from '../../src/game/color.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { isOver, play, type Winner, winnerOf } from '../../src/game/position.ts';
import { LEVELS } from '../../src/game/seat.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import { runTool } from './runTool.ts';

/** Lets each level of Flipside play the one below in Connect Four: `npx tsx workshop/tune/connect4Levels.ts`. */
const OPTIONS = {
  games: { placeholder: 'N', help: 'Games for each pair.' },
  from: { placeholder: 'LEVEL', help: 'The lowest level to test against the one below.' },
  to: { placeholder: 'LEVEL', help: 'The highest level to test.' },
} as const;

const HIGHEST = LEVELS.solver?.max ?? 1;
const GAMES = 200;
const MOST_GAMES = 10_000;
const MEANS = { milliseconds: 1000, threads: 1 };

/** A clock driven by visited nodes, at two million per second, so that games are reproducible on every machine. */
let looks = 0;
const engine = new WasmEngine(await loadEngineProgram(), {
  now: () => looks++ * 0.5,
  shouldStop: () => false,
});

const playGame = (levels: ByColor<number>, seed: number): Winner => {
  let position = CONNECT4_START;
  while (!isOver(position)) {
    const seat = { type: 'computer', opponent: 'solver', level: levels[position.turn] } as const;
    const { method, choose } = planReply({ seat, position, seed }, MEANS);
    const square = choose(engine.search(makeSearchTask({ position, method }), () => {}));
    position = play(position, square) ?? position;
  }
  return winnerOf(position);
};

/** The points of the higher level: 1 for a win, half for a draw. Colors alternate. */
const pointsOf = (upper: number, game: number): number => {
  const isBlack = game % 2 === 0;
  const levels = isBlack ? { black: upper, white: upper - 1 } : { black: upper - 1, white: upper };
  const winner = playGame(levels, Math.floor(game / 2) * 7919 + 1);
  if (winner === 'draw') return 0.5;
  return (winner === 'black') === isBlack ? 1 : 0;
};

await runTool(OPTIONS, line => {
  const games = line.wholeNumber('games', { from: 2, to: MOST_GAMES }) ?? GAMES;
  const lowest = line.wholeNumber('from', { from: 2, to: HIGHEST }) ?? 2;
  const highest = line.wholeNumber('to', { from: lowest, to: HIGHEST }) ?? HIGHEST;
  for (let upper = lowest; upper <= highest; upper++) {
    const begin = performance.now();
    const points = Array.from({ length: games }, (_, game) => pointsOf(upper, game));
    const share = points.reduce((sum, point) => sum + point, 0) / games;
    const draws = points.filter(point => point === 0.5).length;
    const seconds = (performance.now() - begin) / 1000;
    console.log(
      `${upper} against ${upper - 1}: ${(100 * share).toFixed(1)} % of ${games} games, ${draws} drawn, ${seconds.toFixed(0)} s`,
    );
  }
});
