import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { positionOf } from '../../../src/game/match.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { type Exercise, type ExerciseState, NO_EXERCISE } from '../../../src/store/exerciseStore.ts';
import { solutionOf, verdictOn } from '../../../src/study/exercises/exercise.ts';
import { loadReasons } from '../../../src/study/review/loadedReasons.ts';
import { SHORTEST } from '../../game/specialGames.ts';
import {
  analysisOf,
  BLACK_AGAINST_MINIMAX,
  BLACK_PASSES,
  gameOf,
  matchOf,
  TWO_COMPUTERS,
  TWO_PEOPLE,
  WHITE_WINS,
} from '../matches.ts';
import { NEXT_BEST } from '../moments.ts';
import { SMALL_PHONE } from '../testPage.ts';
import { onBoard, over, type Shown } from './shown.ts';

// Verdicts give reasons only once these are loaded.
await loadReasons();

export const MATCH = matchOf('f5');
const FOUND = analysisOf({ d6: 4, f4: 0, f6: -2 }, { exact: true });
const answer = parseSquare('c3');
export const EXERCISE: Exercise = {
  id: 'one',
  setup: STANDARD_SETUP,
  given: MATCH.transcript,
  color: 'white',
  judge: { type: 'best' },
  instruction: 'exercise.ask.best',
  title: { key: 'puzzles.titles.daily', values: { number: 1, of: 3 } },
};
export const QUESTION = {
  position: positionOf(MATCH),
  judge: EXERCISE.judge,
  extra: { black: 0, white: 0 },
  analysis: { ...FOUND, moves: FOUND.moves.map(move => ({ ...move, line: [...move.line, answer] })) },
} as const;

const inPuzzle = (name: string, more: Partial<ExerciseState>): Shown => [
  `a puzzle ${name}`,
  onBoard(MATCH),
  {
    exercise: {
      ...NO_EXERCISE,
      matchId: MATCH.id,
      asked: MATCH.transcript,
      exercise: EXERCISE,
      ...more,
    },
  },
];

export const GAMES: readonly Shown[] = [
  ['a game', onBoard(MATCH)],
  ['a game on a phone', { ...onBoard(MATCH), viewport: SMALL_PHONE }],
  ['a side that has to pass', onBoard(matchOf(BLACK_PASSES)), { match: { passCard: 'black' } }],
  [
    'a side that passes by hand',
    { ...onBoard(matchOf(BLACK_PASSES)), settings: { passByHand: true } },
    { match: { passCard: 'black' } },
  ],
  ['a game that is lost', over(matchOf(WHITE_WINS))],
  ['a game of two people', onBoard(matchOf('f5d6', TWO_PEOPLE))],
  ['the end of such a game', over(matchOf(WHITE_WINS, TWO_PEOPLE))],
  ['two computers', onBoard(matchOf('f5d6', TWO_COMPUTERS)), { match: { paused: true } }],
  ['Connect Four', onBoard(gameOf('connect4', '44'))],
  ['Connect Four that is won', over(gameOf('connect4', '4455667'))],
  ['anti-Othello', onBoard(gameOf('anti', 'f5', BLACK_AGAINST_MINIMAX))],
  ['reversi on a small board', onBoard(gameOf('reversi', '', BLACK_AGAINST_MINIMAX, '6x6'))],
  [
    'what the engine sees',
    { ...onBoard(matchOf('f5d6')), settings: { values: true } },
    {
      match: {
        hint: { good: [parseSquare('c3')], best: parseSquare('c3'), scores: [] },
        intended: parseSquare('c3'),
      },
      study: {
        analysis: { position: positionOf(matchOf('f5d6')), analysis: analysisOf({ c3: 2, c4: -4 }) },
        overlay: 'mobility',
      },
    },
  ],
  ['a computer that thinks', onBoard(MATCH), { match: { thinking: 'reply' } }],
  [
    'praise by the coach',
    onBoard(MATCH),
    { study: { advice: { type: 'praise', match: MATCH, moment: NEXT_BEST } } },
  ],
  ['a question before another game', onBoard(matchOf('f5d6c3')), { match: { asksNewGame: true } }],
  [
    'a question after the end of a game',
    onBoard(gameOf('othello', SHORTEST, BLACK_AGAINST_MINIMAX)),
    { match: { result: 'closed', asksNewGame: true } },
  ],
  inPuzzle('that is asked', {}),
  inPuzzle('with a wrong answer', {
    stage: { type: 'wrong', verdict: verdictOn(QUESTION, parseSquare('f6')) },
  }),
  inPuzzle('with the right answer', {
    stage: { type: 'right', verdict: verdictOn(QUESTION, parseSquare('d6')) },
    hasNext: true,
  }),
  inPuzzle('whose solution is shown', { stage: { type: 'shown', solution: solutionOf(QUESTION) } }),
];
