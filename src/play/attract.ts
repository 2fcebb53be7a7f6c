import { drawSeed } from '../game/match.ts';
import { isOver, legalMoves, type Position, play } from '../game/position.ts';
import { opponentsOf, type Seat } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import { BEAT } from '../look/motion.ts';
import { planReply, type SearchMeans } from '../opponents/opponents.ts';
import { selectMenuPosition, selectStretch } from '../store/selectors.ts';
import { Timers } from './clock.ts';
import type { PlayContext } from './context.ts';

/** Low, so that searches for the demonstration are quick. */
const ATTRACT_LEVEL = 3;
const ATTRACT_MEANS: SearchMeans = { milliseconds: 100, threads: 1 };
/** One move in this many, on average, is random, so that no two visits show the same game. */
const RANDOM_SHARE = 4;
const FINISHED_GAME_TURNS = 3;

export interface Attract {
  /** Starts the demonstration on the menu's board after a while without input. */
  consider(): void;
  /** Ends the demonstration, if one is running, and restarts the wait. */
  stir(): void;
}

/**
 * Plays the planned match by itself, slowly, while the menu is idle. Does nothing if the person prefers reduced motion or the
 * page is hidden, and stops after a while until there is input again.
 */
export const createAttract = (context: PlayContext): Attract => {
  const { stores, engine, clock, random } = context;
  const { app, settings } = stores;
  const timers = new Timers(clock);
  const ending = new Timers(clock);

  const runs = (): boolean => {
    const { screen, visible } = app.getState();
    return screen === 'menu' && visible && selectStretch(app.getState(), settings.getState()) > 0;
  };

  const randomMove = (position: Position): Square | undefined => {
    const moves = [...legalMoves(position)];
    return moves[Math.floor(random() * moves.length)];
  };

  const advisedMove = async (position: Position): Promise<Square | undefined> => {
    if (engine.state.type !== 'ready') return undefined;
    const [opponent] = opponentsOf(position.rules);
    if (opponent === undefined) return randomMove(position);
    const seat: Extract<Seat, { type: 'computer' }> = { type: 'computer', opponent, level: ATTRACT_LEVEL };
    const { method, choose } = planReply({ seat, position, seed: drawSeed(random) }, ATTRACT_MEANS);
    const outcome = await engine.search({ position, method });
    return outcome.type === 'finished' ? choose(outcome.result) : undefined;
  };

  /** Plays one move, unless the demonstration has ended during the search. */
  const step = async (): Promise<void> => {
    const before = app.getState();
    const position = selectMenuPosition(before);
    const square = random() * RANDOM_SHARE < 1 ? randomMove(position) : await advisedMove(position);
    const now = app.getState();
    if (!runs() || now.attract !== before.attract || now.planned !== before.planned) return;
    const after = square === undefined ? undefined : play(position, square);
    if (after !== undefined) app.setState({ attract: after });
    goOn();
  };

  const turn = (): void => {
    if (!runs()) return;
    if (isOver(selectMenuPosition(app.getState()))) app.setState({ attract: undefined });
    void step();
  };

  const goOn = (): void => {
    const over = isOver(selectMenuPosition(app.getState()));
    timers.clear();
    timers.after(BEAT.attractTurn * (over ? FINISHED_GAME_TURNS : 1), turn);
  };

  const layBack = (): void => {
    if (app.getState().attract !== undefined) app.setState({ attract: undefined });
  };
  const rest = (): void => {
    timers.clear();
    layBack();
  };
  const begin = (): void => {
    ending.after(BEAT.attractLasts, rest);
    turn();
  };

  const consider = (): void => {
    timers.clear();
    ending.clear();
    if (runs()) timers.after(BEAT.menuIdle, begin);
  };

  return {
    consider,
    stir: () => {
      layBack();
      consider();
    },
  };
};
