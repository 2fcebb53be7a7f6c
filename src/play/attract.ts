import type { SearchMethod } from '../engine/searchRequest.ts';
import { STANDARD_START } from '../game/othello/position.ts';
import { isOver, legalMoves, type Position, play } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import { parseTranscript, replay } from '../game/transcript.ts';
import { BEAT } from '../look/motion.ts';
import type { PlayContext } from './context.ts';
import { Timers } from './timers.ts';

/** Where the board behind the menu begins: a quiet middle game. */
const OPENING = 'f5d6c4g5c6c5b6c3e3f3d7d3d2c1d1e1g6b5a6e7';
/** Quickly found: nobody waits for a move here. */
const ATTRACT_METHOD: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 3, endgame: 8 } };
/** One move in this many is a random one, so that no two visits see the same game. */
const RANDOM_SHARE = 4;
const FINISHED_GAME_TURNS = 3;

export const attractStart = (): Position => {
  const replayed = replay(STANDARD_START, parseTranscript(OPENING) ?? []);
  return (replayed.type === 'legal' ? replayed.positions.at(-1) : undefined) ?? STANDARD_START;
};

/** Lets the engine play itself behind the menu, slowly; stands still when motion is unwanted or nobody looks. */
export const createAttract = (context: PlayContext, isWatched: () => boolean): { consider(): void } => {
  const { stores, engine, clock, random } = context;
  const timers = new Timers(clock);

  const runs = (): boolean => stores.app.getState().screen === 'menu' && !stores.app.getState().reducedMotion;

  const randomMove = (position: Position): Square | undefined => {
    const moves = [...legalMoves(position)];
    return moves[Math.floor(random() * moves.length)];
  };

  const advisedMove = async (position: Position): Promise<Square | undefined> => {
    if (engine.state.type !== 'ready') return undefined;
    const outcome = await engine.search({ position, method: ATTRACT_METHOD });
    return outcome.type === 'finished' ? outcome.result.square : undefined;
  };

  const step = async (): Promise<void> => {
    const position = stores.app.getState().attract;
    const square = random() * RANDOM_SHARE < 1 ? randomMove(position) : await advisedMove(position);
    if (!runs() || stores.app.getState().attract !== position) return;
    const after = square === undefined ? undefined : play(position, square);
    if (after !== undefined) stores.app.setState({ attract: after });
  };

  const turn = async (): Promise<void> => {
    const over = isOver(stores.app.getState().attract);
    if (over && runs()) stores.app.setState({ attract: attractStart() });
    else if (runs() && isWatched()) await step();
    consider();
  };

  const consider = (): void => {
    timers.clear();
    if (!runs()) return;
    const over = isOver(stores.app.getState().attract);
    timers.after(BEAT.attractTurn * (over ? FINISHED_GAME_TURNS : 1), () => void turn());
  };

  return { consider };
};
