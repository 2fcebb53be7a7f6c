import { STANDARD_SETUP } from '../../game/games.ts';
import { legalMoves, type OthelloPosition } from '../../game/othello/position.ts';
import { flipsDiscs } from '../../game/position.ts';
import { fromEntries } from '../../game/record.ts';
import { cornersOf } from '../../game/shape.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import { positionAt } from '../../game/transcript.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import type { Mistake } from '../../store/kept/savedMistakes.ts';
import { isAtEnd, isVisible, sightOf } from '../../study/course/ideas.ts';
import { positionOnScreen, rightMoves, type Screen } from '../../study/course/screens.ts';
import { KINDS, type ScreenKind, screenName, type UnitName } from '../../study/course/units.ts';
import { openedMoves } from '../../study/overlays.ts';
import { edgeNeighbors } from '../../study/review/setting.ts';

type Text = Exercise['instruction'];
type Said = (position: OthelloPosition, move: Square, screen: Screen) => Text | undefined;

const counted =
  (unit: 'mobility' | 'quiet' | 'frontier' | 'parity' | 'stable' | 'principles'): Said =>
  (position, move) => ({
    key: `course.facts.${unit}`,
    values: { move: makeSquare(move), count: sightOf(unit, position, move).count ?? 0 },
  });

const squaresOf = (squares: readonly Square[]): string => squares.map(makeSquare).join(', ');

/** Statements about a move that need no search. */
const SAID: Readonly<Record<UnitName, Said>> = {
  corners: (position, move) => {
    const { follows, squares } = sightOf('corners', position, move);
    const values = { move: makeSquare(move), squares: squaresOf(squares) };
    if (cornersOf(position.shape).has(move)) return { key: 'course.facts.corner', values };
    return { key: follows ? 'course.facts.cornersKept' : 'course.facts.cornersGiven', values };
  },
  csquares: (position, move) => {
    const [disc, corner] = sightOf('csquares', position, move).squares.map(makeSquare);
    return disc === undefined || corner === undefined
      ? undefined
      : { key: 'course.facts.cSquareAttacked', values: { move: makeSquare(move), disc, corner } };
  },
  edges: (position, move) => {
    const { squares } = sightOf('edges', position, move);
    const values = { move: makeSquare(move), squares: squaresOf(squares) };
    if (edgeNeighbors(position, move) === undefined) return undefined;
    return { key: squares.length > 0 ? 'course.facts.edgesFlipped' : 'course.facts.edgesHeld', values };
  },
  unbalanced: (position, move) => {
    const [given, wedge, taken] = sightOf('unbalanced', position, move).squares.map(makeSquare);
    return given === undefined || wedge === undefined || taken === undefined
      ? undefined
      : { key: 'course.facts.exchange', values: { given, wedge, taken } };
  },
  mobility: counted('mobility'),
  quiet: counted('quiet'),
  frontier: counted('frontier'),
  parity: counted('parity'),
  tempo: (position, move) => ({
    key: sightOf('tempo', position, move).follows ? 'course.facts.tempoShared' : 'course.facts.tempoOwn',
    values: { move: makeSquare(move) },
  }),
  stable: counted('stable'),
  wedges: (position, move) => {
    const { follows, squares } = sightOf('wedges', position, move);
    const values = { move: makeSquare(move), squares: squaresOf(squares) };
    return follows ? { key: 'course.facts.wedge', values } : undefined;
  },
  counting: () => undefined,
  swindles: (_, move, { scores }) => {
    const count = scores.find(({ square }) => square === move)?.refutations;
    return count === undefined
      ? undefined
      : { key: 'course.facts.swindles', values: { move: makeSquare(move), count } };
  },
  principles: counted('principles'),
  openings: () => undefined,
};

/** A wrong move that follows the unit's idea is not praised: its flaw is another one. */
const isMisleading = (screen: Screen, position: OthelloPosition, move: Square): boolean =>
  isVisible(screen.unit) &&
  !rightMoves(screen).includes(move) &&
  sightOf(screen.unit, position, move).follows;

/** Says of a wrong move that it opens a corner. */
const cornersOpened: Said = (position, move, screen) => {
  const opened = openedMoves(position, move).intersect(cornersOf(position.shape));
  return rightMoves(screen).includes(move) || opened.isEmpty()
    ? undefined
    : {
        key: 'course.facts.cornersGiven',
        values: { move: makeSquare(move), squares: squaresOf([...opened]) },
      };
};

const sightOn: Said = (position, move, screen) =>
  (isMisleading(screen, position, move) ? undefined : SAID[screen.unit](position, move, screen)) ??
  cornersOpened(position, move, screen);

const sightsIn = (screen: Screen, position: OthelloPosition): Readonly<Record<number, Text>> =>
  fromEntries(
    [...legalMoves(position)].flatMap(move => {
      const said = sightOn(position, move, screen);
      return said === undefined ? [] : [[String(move), said] as const];
    }),
  );

/** In percent. */
const CERTAIN = 100;

/** Values of the file in the engine's format; at the end of the game they are proved. */
const solutionIn = (screen: Screen): NonNullable<Exercise['shows']> => {
  const exact = isAtEnd(screen.unit);
  return {
    squares: rightMoves(screen),
    moment: undefined,
    scores: screen.scores.map(({ square, score }) => ({
      square,
      score,
      exact,
      depth: 0,
      certainty: CERTAIN,
      line: [square],
    })),
  };
};

const WINS = { type: 'keepsScore', atLeast: 'win' } as const;

/** The instruction on each kind of screen before a move. */
const instructionOf = (unit: UnitName, kind: ScreenKind | 'test'): Text => {
  if (unit === 'swindles' && (kind === 'repeat' || kind === 'test')) return 'course.swindleAsk';
  if (kind === 'repeat') return 'course.repeat';
  return kind === 'test' ? 'course.testAsk' : `course.ideas.${unit}`;
};

/** A position of the course with its texts; undefined if its moves are not legal. */
export const screenExercise = (
  screen: Screen,
  index: number,
  kind: ScreenKind | 'test',
): Exercise | undefined => {
  const { unit, given } = screen;
  const position = positionOnScreen(screen);
  if (position === undefined) return undefined;
  const isTold = kind === 'show' || kind === 'explain';
  return {
    id: screenName(unit, index),
    setup: STANDARD_SETUP,
    given,
    color: position.turn,
    judge: unit === 'counting' ? WINS : { type: 'moves', squares: rightMoves(screen) },
    values: screen.scores,
    ...(unit === 'counting' && { continuation: { untilOver: { reply: 'engine', judge: WINS } } }),
    instruction: instructionOf(unit, kind),
    title: { key: `course.titles.${unit}`, values: { number: index + 1, count: KINDS.length } },
    sights: sightsIn(screen, position),
    ...(unit === 'openings' && { namesOpening: true }),
    ...(isTold ? { shows: solutionIn(screen) } : { teaches: true }),
  };
};

/** The person's latest mistake that the idea of a unit would have avoided. */
export const fittingMistake = (unit: UnitName, mistakes: readonly Mistake[]): Mistake | undefined =>
  mistakes.findLast(({ setup, before, played, best }) => {
    const position = setup.game === 'othello' ? positionAt(setup, before) : undefined;
    if (position === undefined || !flipsDiscs(position)) return false;
    if (!isVisible(unit)) return false;
    const moves = legalMoves(position);
    return (
      moves.has(played) &&
      moves.has(best) &&
      sightOf(unit, position, best).follows &&
      !sightOf(unit, position, played).follows
    );
  });
