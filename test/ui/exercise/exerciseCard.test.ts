// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { overlap } from '../../../src/look/boardGeometry.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import { type Exercise, type ExerciseStage, NO_EXERCISE } from '../../../src/store/exerciseStore.ts';
import { solutionOf, verdictOn } from '../../../src/study/exercises/exercise.ts';
import type { GoalName } from '../../../src/study/exercises/goals.ts';
import { exerciseRect } from '../../../src/ui/exercise/exercisePlace.ts';
import { layoutFor } from '../../../src/ui/kit/shell.ts';
import { exerciseStatus } from '../../../src/ui/words/exerciseStatus.ts';
import { exerciseWords } from '../../../src/ui/words/exerciseWords.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { said } from '../../../testkit/ui/queries.ts';
import { EXERCISE, MATCH, QUESTION } from '../../../testkit/ui/shown/games.ts';
import { sharePage, teachDialogs } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: MATCH } });
const cardText = (): string =>
  (document.querySelector('.exercise-card')?.textContent ?? '').replace(/\s+/g, ' ').trim();

beforeAll(teachDialogs);
beforeEach(() => {
  page.stores.exercise.setState({
    ...NO_EXERCISE,
    exercise: EXERCISE,
    matchId: MATCH.id,
    asked: MATCH.transcript,
  });
});

test('a course position is named after its opening', () => {
  const match = matchOf('f5d6c3d3c4');
  const names = OpeningNames.read({
    version: 1,
    sources: [],
    openings: [['f5d6c3d3c4', 'cwaykabf', 'Tiger', '', '']],
  }) as OpeningNames;
  page.stores.openings.setState({ names: { type: 'here', value: names } });
  page.stores.match.setState({ match });
  const exercise = { ...EXERCISE, given: match.transcript, namesOpening: true } as const;
  page.stores.exercise.setState({ exercise, matchId: match.id, asked: match.transcript });
  expect(cardText()).toContain('1 of 3 Tiger White to move.');
  page.stores.exercise.setState({ exercise: { ...EXERCISE, given: match.transcript } });
  expect(cardText()).not.toContain('Tiger');
});

test('a wrong move gets feedback, and can be retried at once', () => {
  const verdict = verdictOn(QUESTION, parseSquare('f6'));
  page.stores.exercise.setState({ stage: { type: 'wrong', verdict } });
  expect(said().at(-1)).toContain('f6 is 6 discs worse than the best move.');
  expect(document.activeElement?.textContent).toBe('Try again');
});

test('a lesson says only its own sentence after a right move, other exercises give values', () => {
  const verdict = verdictOn(QUESTION, parseSquare('d6'));
  page.stores.exercise.setState({ stage: { type: 'right', verdict } });
  expect(cardText()).toContain('Values: ');
  const fact = { key: 'course.facts.quiet', values: { move: 'd6', count: 0 } } as const;
  const lesson = { ...EXERCISE, teaches: true, sights: { [parseSquare('d6')]: fact } } as const;
  page.stores.exercise.setState({ exercise: lesson });
  expect(cardText()).toMatch(/Right!\s?New moves that d6 opens to the other side: 0\./);
  expect(cardText()).not.toContain('Values: ');
});

test('a demonstration has text without a verdict', () => {
  const shows = { ...EXERCISE, shows: { moves: [] } as never };
  page.stores.exercise.setState({
    exercise: shows,
    stage: { type: 'shown', solution: { ...solutionOf(QUESTION), squares: [] } },
  });
  expect(cardText()).not.toContain('Solution');
});

test('feedback on a move waits until its discs have flipped', () => {
  const before = said().length;
  page.stores.match.setState({ inMotion: { before: MATCH, counts: { black: 4, white: 1 } } });
  page.stores.exercise.setState({
    stage: { type: 'right', verdict: verdictOn(QUESTION, parseSquare('d6')) },
  });
  expect(cardText()).toContain('Right!');
  expect(said()).toHaveLength(before);
  page.stores.match.setState({ inMotion: undefined });
  expect(said().at(-1)).toContain('Right!');
});

test('without an exercise nothing of the card remains', () => {
  page.stores.exercise.setState(NO_EXERCISE);
  expect(cardText()).toBe('');
});

test.each([
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  // Here the strips and the card overlap.
  [320, 480],
])('on %ix%i the card has room, and covers neither board nor buttons', (width, height) => {
  page.stores.app.setState({ viewport: { width, height }, hasCard: true });
  const { board, actions, card, bar, unit } = layoutFor(page.shell, 'board');
  const rect = exerciseRect(page.shell)!;
  expect([board.frame, actions].filter(part => overlap(part, rect))).toEqual([]);
  expect(bar !== undefined || rect.height >= 6 * unit).toBe(true);
  expect(rect).toEqual(card ?? bar ?? rect);
});

const VERDICT = verdictOn(QUESTION, parseSquare('d6'));
const SOLUTION = solutionOf(QUESTION);

test.each<readonly [ExerciseStage, Partial<Exercise>, string, string]>([
  [{ type: 'judging', move: parseSquare('d6') }, {}, MATCH.id, 'White to move'],
  [{ type: 'replying', verdict: VERDICT }, {}, MATCH.id, 'Right. Go on.'],
  [{ type: 'failed', move: undefined }, {}, MATCH.id, 'White to move'],
  [{ type: 'right', verdict: VERDICT }, {}, 'another', 'White to move'],
  [{ type: 'asked' }, { shows: SOLUTION }, MATCH.id, 'Exercise'],
])('at the stage %j, with %j, on the board %s, the line above it says "%s"', (stage, more, matchId, says) => {
  page.stores.exercise.setState({ exercise: { ...EXERCISE, ...more }, matchId, stage });
  expect(exerciseStatus(page.shell.words, page.stores)).toBe(says);
});

test('a solution says why, or else by how much the next move is worse', () => {
  page.stores.exercise.setState({ stage: { type: 'shown', solution: SOLUTION } });
  const [because, other] = [exerciseText(), SOLUTION.moment];
  const moment = other && { ...other, reason: { name: 'line', facts: {} } as const };
  page.stores.exercise.setState({ stage: { type: 'shown', solution: { ...SOLUTION, moment } } });
  expect(because).toBe(
    'Solution Best: d6 +4 Black cannot play f4, so it could wait: after d6, it is still there to play.',
  );
  expect(exerciseText()).toBe('Solution Best: d6 +4 The next best move, f4, is 4 discs worse.');
});

const GOAL = (goal: GoalName): Partial<Exercise> => ({ judge: { type: 'goal', goal, count: 4 } });
const WRONG = { ...VERDICT, move: parseSquare('f6'), reply: [], loss: undefined };
const STEP = { reply: 'engine', judge: { type: 'best' } } as const;
const asked = { type: 'asked' } as const;

test.each<readonly [ExerciseStage, Partial<Exercise>, number, string]>([
  [{ type: 'wrong', verdict: WRONG }, GOAL('flipsAtLeast'), 0, 'Not that one. f6 flips 1 disc.'],
  [{ type: 'wrong', verdict: WRONG }, GOAL('takesCorner'), 0, 'Not that one. f6 flips 1 disc.'],
  [{ type: 'wrong', verdict: WRONG }, GOAL('forcesPass'), 0, 'Not that one. After f6, Black has 4 moves.'],
  [{ type: 'wrong', verdict: WRONG }, GOAL('leavesNoMoves' as never), 0, 'Not that one.'],
  [asked, { continuation: { steps: [] } }, 0, 'White to move. Find the best move.'],
  [asked, { continuation: { steps: [STEP, STEP] } }, 0, 'White to move. Find the best move. Move 1 of 3.'],
  [asked, { continuation: { steps: [STEP, STEP] } }, 1, 'White to move. Find the best move. Move 2 of 3.'],
  [asked, { teaches: true }, 0, 'Find the best move.'],
  [asked, { teaches: true }, 1, 'White to move. Find the best move.'],
])('at the stage %j, with %j after %i right moves, the card says "%s"', (stage, more, rightMoves, text) => {
  page.stores.exercise.setState({
    exercise: { ...EXERCISE, title: undefined as never, ...more },
    stage,
    rightMoves,
  });
  expect(exerciseText()).toBe(text);
});
const exerciseText = (): string => {
  const { verdict, sentences = [] } = exerciseWords(page.shell.words, page.stores) ?? {};
  return [...(verdict ? [verdict] : []), ...sentences].join(' ');
};
