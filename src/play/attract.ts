import { drawnFor, type Setup, startOf } from '../game/games.ts';
import { drawSeed } from '../game/match.ts';
import { isOver, legalMoves, type Position, play } from '../game/position.ts';
import { opponentsOf, type Seat } from '../game/seat.ts';
import { makeSize, STANDARD_SHAPE } from '../game/shape.ts';
import type { Square } from '../game/square.ts';
import { parseTranscript, replay } from '../game/transcript.ts';
import { BEAT } from '../look/motion.ts';
import { planReply, type SearchMeans } from '../opponents/opponents.ts';
import type { AppState } from '../store/appStore.ts';
import { boardOnScreen, selectSetup } from '../store/selectors.ts';
import { Timers } from './clock.ts';
import type { PlayContext } from './context.ts';

/** Where the standard board begins: a quiet middle game. */
const OPENING = 'f5d6c4g5c6c5b6c3e3f3d7d3d2c1d1e1g6b5a6e7';
/** On every other board, random moves first fill this share of the squares. */
const TAKEN_SHARE = 1 / 4;
/** Found quickly: nobody waits for a move here. */
const ATTRACT_LEVEL = 3;
const ATTRACT_MEANS: SearchMeans = { milliseconds: 100, threads: 1 };
/** One move in this many is a random one, so that no two visits see the same game. */
const RANDOM_SHARE = 4;
const FINISHED_GAME_TURNS = 3;

const randomMove = (position: Position, random: () => number): Square | undefined => {
  const moves = [...legalMoves(position)];
  return moves[Math.floor(random() * moves.length)];
};

const afterRandomMove = (position: Position, random: () => number): Position | undefined => {
  const square = randomMove(position, random);
  return square === undefined ? undefined : play(position, square);
};

const startAtRandom = (start: Position, random: () => number): Position => {
  let position = start;
  for (let taken = 0; taken < start.shape.squares.size * TAKEN_SHARE; taken++) {
    const next = afterRandomMove(position, random);
    if (next === undefined || isOver(next)) break;
    position = next;
  }
  return position;
};

/** A game under way, so that the board has something to show. */
const attractStart = (setup: Setup, random: () => number): Position => {
  const start = startOf({ ...setup, headStart: undefined });
  const isStandard = start.rules === 'othello' && setup.shape.squares.equals(STANDARD_SHAPE.squares);
  if (!isStandard) return startAtRandom(start, random);
  const replayed = replay<Position>(start, parseTranscript(OPENING) ?? []);
  return (replayed.type === 'legal' ? replayed.positions.at(-1) : undefined) ?? start;
};

export interface Attract {
  /** Checks whether the game behind the menu goes on. */
  consider(): void;
  /** What the board shows for the current settings: the game already under way if it is the one they choose. */
  picture(): Pick<AppState, 'shape' | 'rules' | 'attract'>;
}

/** Plays the chosen game behind the menu, slowly; stands still when motion is unwanted or nobody is looking. */
export const createAttract = (context: PlayContext, isWatched: () => boolean): Attract => {
  const { stores, engine, clock, random } = context;
  const timers = new Timers(clock);
  let begun: Setup | undefined;

  const runs = (): boolean => stores.app.getState().screen === 'menu' && !stores.app.getState().reducedMotion;

  const advisedMove = async (position: Position): Promise<Square | undefined> => {
    if (engine.state.type !== 'ready') return undefined;
    const [opponent] = opponentsOf(position.rules);
    if (opponent === undefined) return randomMove(position, random);
    const seat: Extract<Seat, { type: 'computer' }> = { type: 'computer', opponent, level: ATTRACT_LEVEL };
    const seed = drawSeed(random);
    const { method, choose } = planReply({ seat, position, seed }, ATTRACT_MEANS);
    const outcome = await engine.search({ position, method });
    return outcome.type === 'finished' ? choose(outcome.result) : undefined;
  };

  const begin = (chosen: Setup): Pick<AppState, 'shape' | 'rules' | 'attract'> => {
    const setup = drawnFor(chosen, drawSeed(random));
    return { ...boardOnScreen(setup), attract: attractStart(setup, random) };
  };

  const step = async (): Promise<void> => {
    const position = stores.app.getState().attract;
    const square = random() * RANDOM_SHARE < 1 ? randomMove(position, random) : await advisedMove(position);
    if (!runs() || stores.app.getState().attract !== position) return;
    const after = square === undefined ? undefined : play(position, square);
    if (after !== undefined) stores.app.setState({ attract: after });
  };

  const turn = async (): Promise<void> => {
    const over = isOver(stores.app.getState().attract);
    if (over && runs()) stores.app.setState(begin(selectSetup(stores.settings.getState())));
    else if (runs() && isWatched()) await step();
    consider();
  };

  const consider = (): void => {
    timers.clear();
    if (!runs()) return;
    const over = isOver(stores.app.getState().attract);
    timers.after(BEAT.attractTurn * (over ? FINISHED_GAME_TURNS : 1), () => void turn());
  };

  return {
    consider,
    picture: () => {
      const setup = selectSetup(stores.settings.getState());
      const { attract } = stores.app.getState();
      const goesOn = begun?.game === setup.game && makeSize(attract.shape) === makeSize(setup.shape);
      begun = setup;
      return goesOn ? { shape: attract.shape, rules: attract.rules, attract } : begin(setup);
    },
  };
};
