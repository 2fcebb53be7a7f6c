import type { MoveScore } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { legalMoves, type Position } from '../../src/game/position.ts';
import { below } from '../../src/game/random.ts';
import { replayOf } from '../../src/game/transcript.ts';
import { type PuzzleTheme, writePuzzle } from '../../src/study/exercises/puzzles.ts';
import { momentOfMove } from '../../src/study/review/single.ts';
import type { PuzzleEngine } from './engine.ts';
import { type Glance, glancesAt, gradeOf } from './grade.ts';
import type { HiddenPositions } from './hidden.ts';
import { CLOSE, DEPTHS, EASY_EMPTIES, EMPTIES, FOUR_PLIES, LEAD, LEAST_MOVES } from './plan.ts';
import { randomFor, type SourceGame, type SourceName } from './sources.ts';

/** A position of a game, and its ply. */
interface Place {
  readonly game: SourceGame;
  readonly ply: number;
  readonly position: Position;
}

interface Found {
  readonly theme: PuzzleTheme;
  readonly scores: readonly MoveScore[];
  readonly glances: readonly Glance[];
}

const leadOf = ([best, second]: readonly MoveScore[]): number =>
  best === undefined || second === undefined ? 0 : best.score - second.score;

/** Whether a shallow look finds a wrong move. */
const isTempting = (glances: readonly Glance[]): boolean => glances.some(({ loss }) => loss > 0);

const themeAtEnd = ([best, second]: readonly MoveScore[]): PuzzleTheme | undefined => {
  if (best === undefined || second === undefined) return undefined;
  if (best.score > 0 && second.score <= 0) return 'win';
  if (best.score === 0 && second.score < 0) return 'draw';
  return best.score - second.score >= LEAD.ending ? 'endgame' : undefined;
};

const findAtEnd = (engine: PuzzleEngine, position: Position): Found | undefined => {
  const scores = engine.solve(position);
  const theme = themeAtEnd(scores);
  if (theme === undefined || !scores.every(({ exact }) => exact)) return undefined;
  const glances = glancesAt(engine, position, scores);
  const isEasy = position.rules !== 'connect4' && emptySquares(position).size <= EASY_EMPTIES;
  return isEasy || isTempting(glances) ? { theme, scores, glances } : undefined;
};

/** Connect Four puzzles do not distinguish better and worse wins. */
const findFour = (engine: PuzzleEngine, position: Position): Found | undefined => {
  const found = findAtEnd(engine, position);
  return found?.theme === 'endgame' ? undefined : found;
};

const THEMES: Readonly<Record<string, PuzzleTheme>> = {
  corner: 'corner',
  mobilityGiven: 'mobility',
  mobilityLost: 'mobility',
};
const NO_EXTRA = { black: 0, white: 0 };

/** What the natural move loses, if known. */
const themeInMidgame = (
  position: Position,
  best: MoveScore,
  glances: readonly Glance[],
): PuzzleTheme | undefined => {
  if (position.rules === 'connect4') return undefined;
  const wrong = glances.find(({ loss }) => loss >= LEAD.midgame);
  if (wrong === undefined) return undefined;
  const evaluation = {
    best: best.square,
    score: best.score,
    played: best.score - wrong.loss,
    exact: false,
    depth: DEPTHS.look,
    line: [best.square],
    playedLine: [wrong.move],
  };
  return THEMES[momentOfMove(position, evaluation, NO_EXTRA)?.reason.name ?? ''];
};

const isClear = (scores: readonly MoveScore[]): boolean =>
  leadOf(scores) >= LEAD.midgame && Math.abs(scores[0]?.score ?? Infinity) <= CLOSE;

const findInMidgame = (engine: PuzzleEngine, position: Position): Found | undefined => {
  if (leadOf(engine.look(position, DEPTHS.sieve)) < LEAD.midgame) return undefined;
  const looked = engine.look(position, DEPTHS.look);
  const [best] = looked;
  if (best === undefined || !isClear(looked)) return undefined;
  const glances = glancesAt(engine, position, looked);
  const theme = themeInMidgame(position, best, glances);
  if (theme === undefined) return undefined;
  const scores = engine.look(position, DEPTHS.verify);
  return isClear(scores) && scores[0]?.square === best.square ? { theme, scores, glances } : undefined;
};

const FINDERS: Readonly<Record<SourceName, (engine: PuzzleEngine, position: Position) => Found | undefined>> =
  {
    ending: findAtEnd,
    midgame: findInMidgame,
    small: findAtEnd,
    anti: findAtEnd,
    four: findFour,
  };

interface Range {
  readonly from: number;
  readonly to: number;
}

const drawn = (random: () => number, { from, to }: Range): number => from + below(random, to - from + 1);

const isAt = (name: SourceName, random: () => number): ((position: Position, ply: number) => boolean) => {
  if (name === 'four') {
    const wanted = drawn(random, FOUR_PLIES);
    return (_position, ply) => ply === wanted;
  }
  const wanted = drawn(random, EMPTIES[name]);
  return position => emptySquares(position).size === wanted;
};

/** The candidate position of a game; undefined if it offers no choice. */
const placeIn = (name: SourceName, index: number, game: SourceGame): Place | undefined => {
  const course = replayOf(game.setup, game.moves);
  if (course.type === 'illegal') throw new Error(`Illegal game ${index} of ${name}.`);
  const isWanted = isAt(name, randomFor(name, index));
  const ply = course.positions.findIndex(isWanted);
  const position = course.positions[ply];
  if (position === undefined || legalMoves(position).size < LEAST_MOVES[name]) return undefined;
  return { game, ply, position };
};

/** The puzzle of a game as a line of the file; undefined if the position makes none. */
export const findPuzzle = (
  engine: PuzzleEngine,
  hidden: HiddenPositions,
  { name, index, game }: { readonly name: SourceName; readonly index: number; readonly game: SourceGame },
): string | undefined => {
  const place = placeIn(name, index, game);
  if (place === undefined || hidden.has(place.position)) return undefined;
  const { position, ply } = place;
  const found = FINDERS[name](engine, position);
  const [best] = found?.scores ?? [];
  if (found === undefined || best === undefined) return undefined;
  return writePuzzle({
    theme: found.theme,
    setup: game.setup,
    rating: gradeOf({ position, glances: found.glances, isMidgame: name === 'midgame' }),
    score: best.score,
    best: best.square,
    given: game.moves.slice(0, ply),
    line: [],
  });
};
