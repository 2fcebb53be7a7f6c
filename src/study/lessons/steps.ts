import { boardOf, type GameName, type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { positionAt, readMoves } from '../../game/transcript.ts';
import type { Judge, Task } from '../exercises/exercise.ts';
import type { StepName } from './lessons.ts';

/** A screen of a lesson: the moves leading to its position, and the judge of the answer. */
interface Step {
  readonly game?: GameName;
  readonly moves: string;
  readonly judge: Judge;
  /** Whether the game is then played to the end. */
  readonly toTheEnd?: true;
}

const WIN: Judge = { type: 'keepsScore', atLeast: 'win' };

/** Positions from tournament games, and constructed ones for Connect Four. Tests prove the statements of the lessons. */
const STEPS: Readonly<Record<StepName, Step>> = {
  first: { moves: '', judge: { type: 'goal', goal: 'any' } },
  line: { moves: 'f5d6c5f4e3c6d3g5', judge: { type: 'goal', goal: 'flipsAtLeast', count: 3 } },
  ways: {
    moves: 'f5d6c3d3c4f4f6g5e6d7f7c5e3f3g6e7',
    judge: { type: 'goal', goal: 'flipsAtLeast', count: 5 },
  },
  corner: {
    moves: 'f5d6c3d3c4f4f6g5e6d7f7c5e3f3g6e7h5g4b6e2h4g3d2h3e1b4f2h6a4f1e8d8c8c7b5f8g1b8c6h2h7',
    judge: { type: 'goal', goal: 'takesCorner' },
  },
  pass: {
    moves:
      'f5f6e6f4e3c5c4e7c6e2f3d3c3d2e1f2f1c1d1g1g3g4d6g5f8c2f7d8h4h5h6d7e8c8b8h3h2g6c7b5b3a4h7g7g2b6b7b4a6a7',
    judge: { type: 'goal', goal: 'forcesPass' },
  },
  count: {
    moves:
      'f5d6c3d3c4f4c5b3c2b4e3e6b6c6b5g4a5a3c7f3e7c1g6a7g3h3d2f2e2d1b2a1a6f6a8h6g2d7f7e8b1a2e1h1a4f1f8g8g1c8b8g7h8h7h5b7h4g5',
    judge: WIN,
    toTheEnd: true,
  },
  drop: { game: 'connect4', moves: '', judge: { type: 'goal', goal: 'any' } },
  row: { game: 'connect4', moves: '172736', judge: { type: 'goal', goal: 'ends' } },
  diagonal: { game: 'connect4', moves: '255315346452', judge: { type: 'goal', goal: 'ends' } },
  block: { game: 'connect4', moves: '25531534', judge: { type: 'goal', goal: 'stopsFour' } },
  under: { game: 'connect4', moves: '24733567642543', judge: { type: 'goal', goal: 'stopsFour' } },
  fork: { game: 'connect4', moves: '53752246653241', judge: WIN, toTheEnd: true },
};

const setupFor = (game: GameName): Setup => ({ ...STANDARD_SETUP, game, shape: boardOf(game, undefined) });

/** The screen as an exercise. */
export const stepTask = (name: StepName): Task => {
  const { game = 'othello', moves, judge, toTheEnd } = STEPS[name];
  const setup = setupFor(game);
  const given = readMoves(startOf(setup), moves) ?? [];
  const position = positionAt(setup, given);
  if (position === undefined) throw new Error(`The lesson screen ${name} has illegal moves.`);
  return {
    id: name,
    setup,
    given,
    color: position.turn,
    judge,
    ...(toTheEnd && { continuation: { untilOver: { reply: 'engine', judge } } }),
  };
};
