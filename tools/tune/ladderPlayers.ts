import { planReply, type ReplyPlan } from '../../src/engine/opponents.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { isOver, legalMoves, type Position } from '../../src/game/othello/position.ts';
import { isLevel, OPPONENTS } from '../../src/game/seat.ts';
import type { Square } from '../../src/game/square.ts';
import { loadEngineProgram, readWeights } from '../flipside/engineFiles.ts';
import { makeRandom, pick } from '../flipside/random.ts';
import { UsageError } from '../flipside/usageError.ts';
import { arthursMove } from './arthur.ts';

/** A player's move for the side to move; the same position and seed give the same one, but for thinking by time. */
export type Player = (position: Position, seed: number) => Square;

const openEngine = async (): Promise<WasmEngine> => {
  const [program, weights] = await Promise.all([loadEngineProgram(), readWeights()]);
  return new WasmEngine(program, { now: () => performance.now(), shouldStop: () => false }, weights);
};

const randomMove: Player = (position, seed) =>
  pick(makeRandom(seed ^ position.discs.black.lo ^ position.discs.white.hi), [...legalMoves(position)]);

const deafen = (): void => {};

const byPlan = (engine: WasmEngine, planOf: (position: Position, seed: number) => ReplyPlan): Player => {
  return (position, seed) => {
    const { method, choose } = planOf(position, seed);
    return choose(engine.search(makeSearchTask({ position, method }), deafen));
  };
};

/** Discs by which a balanced position may favor a side, and plies to find that out. */
const BALANCE = { discs: 4, depth: 8 } as const;

/** Tells whether neither side is much ahead, as far as Flipside sees. */
export const openScales = async (): Promise<(position: Position) => boolean> => {
  const engine = await openEngine();
  const method = { by: 'flipside', limit: { type: 'depth', depth: BALANCE.depth, endgame: 0 } } as const;
  return position =>
    !isOver(position) &&
    Math.abs(engine.search(makeSearchTask({ position, method }), deafen).score) <= BALANCE.discs;
};

/** `flipside:3`, `flipside:12:500` (milliseconds a move), `minimax:7`, `bitboard`, `arthur` or `random`. */
export const openPlayer = async (name: string): Promise<Player> => {
  if (name === 'random') return randomMove;
  if (name === 'arthur') return arthursMove;
  const [opponentName, levelText = '1', millisecondsText = '1000'] = name.split(':');
  const opponent = OPPONENTS.find(one => one === opponentName);
  const [level, milliseconds] = [Number(levelText), Number(millisecondsText)];
  if (opponent === undefined || !isLevel(opponent, level) || !(milliseconds > 0))
    throw new UsageError(`"${name}" is no player.`);
  const seat = { type: 'computer', opponent, level } as const;
  const means = { milliseconds, threads: 1 };
  return byPlan(await openEngine(), (position, seed) => planReply({ seat, position, seed }, means));
};
