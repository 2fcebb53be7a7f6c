// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { positionOf } from '../../../src/game/match.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { overlap } from '../../../src/look/boardGeometry.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import { type Exercise, type ExerciseStage, NO_EXERCISE } from '../../../src/store/exerciseStore.ts';
import { solutionOf, verdictOn } from '../../../src/study/exercises/exercise.ts';
import { loadReasons } from '../../../src/study/review/loadedReasons.ts';
import { exerciseRect } from '../../../src/ui/exercise/exercisePlace.ts';
import { layoutFor } from '../../../src/ui/kit/shell.ts';
import { exerciseStatus } from '../../../src/ui/words/exerciseStatus.ts';
import { analysisOf, matchOf } from '../../../testkit/ui/matches.ts';
import { byRole, said } from '../../../testkit/ui/queries.ts';
import { sharePage, teachDialogs } from '../../../testkit/ui/testPage.ts';

await loadReasons();

const MATCH = matchOf('f5');
const EXERCISE: Exercise = {
  id: 'one',
  setup: STANDARD_SETUP,
  given: MATCH.transcript,
  color: 'white',
  judge: { type: 'best' },
  instruction: 'exercise.ask.best',
  title: { key: 'puzzles.titles.daily', values: { number: 1, of: 3 } },
};

const found = analysisOf({ d6: 4, f4: 0, f6: -2 }, { exact: true });
const answered = found.moves.map(move => ({ ...move, line: [...move.line, parseSquare('c3')] }));
const QUESTION = {
  position: positionOf(MATCH),
  judge: EXERCISE.judge,
  extra: { black: 0, white: 0 },
  analysis: { ...found, moves: answered },
};

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

test('the card says what is asked, and a reader hears it', () => {
  expect(cardText()).toBe('Puzzle of the day 1 of 3 White to move. Find the best move.');
  expect(said().at(-1)).toBe('Puzzle of the day 1 of 3 White to move. Find the best move.');
  expect(byRole('button', 'Show solution')).toBeDefined();
});

test('a position of the course is called by its opening', () => {
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
});

test('a wrong move is told with what it loses and what answers it', () => {
  const verdict = verdictOn(QUESTION, parseSquare('f6'));
  page.stores.exercise.setState({ stage: { type: 'wrong', verdict } });
  for (const text of ['Not that one.', 'f6 is 6 discs worse than the best move.', 'Black answers c3.'])
    expect(cardText()).toContain(text);
  expect(said().at(-1)).toContain('f6 is 6 discs worse than the best move.');
  expect(document.activeElement?.textContent).toBe('Try again');
  byRole('button', 'Try again').click();
  expect(page.play.exercise.tryAgain).toHaveBeenCalled();
});

test('a right move is told with the values of the others', () => {
  const verdict = verdictOn(QUESTION, parseSquare('d6'));
  page.stores.exercise.setState({ stage: { type: 'right', verdict }, hasNext: true });
  expect(cardText()).toContain('Right!');
  expect(cardText()).toContain('Values: d6 +4, f4 0, f6 −2');
  byRole('button', 'Next').click();
  expect(page.play.exercise.next).toHaveBeenCalled();
});

test('the solution is told and its values are on the squares', () => {
  page.stores.exercise.setState({ stage: { type: 'shown', solution: solutionOf(QUESTION) } });
  expect(cardText()).toContain('Solution Best: d6 +4');
  expect([...document.querySelectorAll('.value')].map(({ textContent }) => textContent)).toContain('+4');
  byRole('button', 'Done').click();
  expect(page.play.exercise.leave).toHaveBeenCalled();
});

test('what only shows something is told without a verdict', () => {
  const shows = { ...EXERCISE, shows: { moves: [] } as never };
  page.stores.exercise.setState({
    exercise: shows,
    stage: { type: 'shown', solution: { ...solutionOf(QUESTION), squares: [] } },
  });
  expect(cardText()).not.toContain('Solution');
});

test('what is said of a move waits until its discs have turned', () => {
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

test('nothing of the card is left without an exercise', () => {
  page.stores.exercise.setState(NO_EXERCISE);
  expect(cardText()).toBe('');
});

test.each([
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  // There the strips and the card lie together.
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
  [{ type: 'asked' }, {}, MATCH.id, 'White to move'],
  [{ type: 'judging', move: parseSquare('d6') }, {}, MATCH.id, 'White to move'],
  [{ type: 'replying', verdict: VERDICT }, {}, MATCH.id, 'Right. Go on.'],
  [{ type: 'right', verdict: VERDICT }, {}, MATCH.id, 'Right!'],
  [{ type: 'wrong', verdict: VERDICT }, {}, MATCH.id, 'Not that one.'],
  [{ type: 'shown', solution: SOLUTION }, {}, MATCH.id, 'Solution'],
  [{ type: 'failed', move: undefined }, {}, MATCH.id, 'White to move'],
  [{ type: 'right', verdict: VERDICT }, {}, 'another', 'White to move'],
  [{ type: 'asked' }, { shows: SOLUTION }, MATCH.id, 'Exercise'],
])('at the stage %j, with %j, on the board %s, the line above it says "%s"', (stage, more, matchId, says) => {
  page.stores.exercise.setState({ exercise: { ...EXERCISE, ...more }, matchId, stage });
  expect(exerciseStatus(page.shell.words, page.stores)).toBe(says);
});
