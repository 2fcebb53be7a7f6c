import { boardOf, type GameName, type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { readMoves, replayOf } from '../../game/transcript.ts';
import type { Judge, Task } from '../exercise.ts';
import type { StepName } from './lessons.ts';

/** A screen of a lesson: the moves that lead to the position, and what is asked there. */
interface Step {
  readonly game?: GameName;
  readonly moves: string;
  readonly judge: Judge;
  /** Whether the game is then played to its end. */
  readonly toTheEnd?: true;
}

const BEST: Judge = { type: 'best' };
const WIN: Judge = { type: 'keepsScore', atLeast: 'win' };

/** Positions from tournament games, and constructed ones of Connect Four. Tests prove what the lessons say of them. */
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
  cornersTake: {
    moves: 'f5d6c4d3e6f4e3f3c3c5d2c6d7b3g4b5b6c7a5e8b4c1e1a6a3d1b1a4c2e2a7f7f6e7g3g6g5h6h5f2f8h4b8c8d8a2',
    judge: { type: 'goal', goal: 'takesCorner' },
  },
  cornersKeep: {
    moves: 'f5d6c3d3c4f4f6f3e6e7c6g6g5f7g3h5g4h3e3d2h6h4h2c5c7',
    judge: { type: 'goal', goal: 'keepsCorners' },
  },
  mobilityFew: {
    moves: 'f5d6c5f4e3c6e6f6d7c8f7c7e7f3c4e2d8e8f8g8g6g5f2h6g4h5g3h2d2',
    judge: { type: 'goal', goal: 'leavesAtMost', count: 3 },
  },
  mobilityMore: {
    moves: 'f5d6c5f4e3c6f3g5f6g6h5g3h6e2d3f2e6e7d2g4h4h3h2f7d1e1f1b5f8g8',
    judge: { type: 'goal', goal: 'leavesAtMost', count: 3 },
  },
  quietMove: { moves: 'f5d6c3d3c4f4f6g5e6f7c7c5g3e7g4g6h5f3b6d7d2h6e2b5', judge: BEST },
  quietFrontier: { moves: 'f5f6e6f4g4e7f7g5e8f8g8d7h4g6h5d8c8d6c5c4f3b5e3c6', judge: BEST },
  parityOne: {
    moves:
      'f5d6c3d3c4f4c5b3c2b4e3e6b5f6d7c6c7d8a5a3b6a4a6a7f7e7f8e8c8f3d2e2g3g5g6g4h5h4h3e1f1f2d1h6b7h2g7c1b1b2g1h8h7g8h1',
    judge: WIN,
  },
  parityThree: {
    moves:
      'f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6f7g5d7c7g4h4e7g6c8g3h5h6h3h2f2e2g7d1e1b7b1b8a8g1a4h8h7g8f8a2h1f1g2a1a7',
    judge: WIN,
  },
  edgeAnchor: {
    moves: 'f5d6c3d3c4f4f6f3e6e7d7g6d8c5c6c7c8b6b5e3b4a5a4a3a6b3h6a7g5b7g3h3e2g4h4e8a8h5f2f8f7h7c2c1',
    judge: BEST,
  },
  edgeWall: {
    moves: 'f5f6e6f4e3c5c4d6c6b5d7e7b6c7a6a4c8b3c3f3a5a7d8d3f8b7g6h6b4a3f7e8a8b8a2b2a1d2e1d1c2f1e2c1',
    judge: BEST,
  },
  wedgeMove: {
    moves: 'f5d6c4d3e6f4e3f3c3c5d2c6d7b3g4b5b6c7a5e8b4c1e1a6a3d1b1a4c2e2a7f7f6e7g3g6g5h6h5f2f8h4b8c8',
    judge: BEST,
  },
  wedgeSide: {
    moves: 'f5d6c3d3c4f4f6f3e6e7c6g6g5f7g4e3d7c7c2b6f8h4c5h3g3b4b5d8a3e8c8a5a4a2g8b7h5h6a6a7a8',
    judge: BEST,
  },
  countTwo: {
    moves:
      'f5d6c3d3c4f4c5b3c2d2e6b4g4f6e7f7d7g5c6f3e3e2a5a4b5a6a2b6c7c8d8f8b8c1h5g6b2a1h6a3g3h3h4h7f2f1e8a8g2b7g7h1d1e1a7h2b1g8',
    judge: WIN,
    toTheEnd: true,
  },
  countThree: {
    moves:
      'f5d6c3d3c4f4f6f3e6e7c6g6g5f7e8c5b5c7f8b6d7e3g4b4a3d8a5h6h4g8c2d2a6h3h2b1c8b8d1e2f1e1c1a4b7h5h7g3a1b3f2g1h1g2b2a2g7',
    judge: WIN,
    toTheEnd: true,
  },
};

const setupFor = (game: GameName): Setup => ({ ...STANDARD_SETUP, game, shape: boardOf(game, undefined) });

/** What a screen asks, ready for the board. */
export const taskOf = (name: StepName): Task => {
  const { game = 'othello', moves, judge, toTheEnd } = STEPS[name];
  const setup = setupFor(game);
  const given = readMoves(startOf(setup), moves) ?? [];
  const replayed = replayOf(setup, given);
  const position = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (position === undefined) throw new Error(`the moves of the lesson's screen ${name} are not legal`);
  return {
    id: name,
    setup,
    given,
    color: position.turn,
    judge,
    ...(toTheEnd && { continuation: { untilOver: { reply: 'engine', judge } } }),
  };
};
