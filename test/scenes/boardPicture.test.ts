import { expect, test } from 'vitest';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import type { Match } from '../../src/game/match.ts';
import type { Seat } from '../../src/game/seat.ts';
import { makeShape, type Shape } from '../../src/game/shape.ts';
import { makeSquare, parseSquare, type Square } from '../../src/game/square.ts';
import { readMoves } from '../../src/game/transcript.ts';
import { type Ending, endingOf } from '../../src/look/ceremony/ending.ts';
import { type AppState, createAppStore } from '../../src/store/appStore.ts';
import { boardPicture, type SidedSquare } from '../../src/store/boards/boardPicture.ts';
import { marksOf } from '../../src/store/boards/marks.ts';
import { showcaseOf } from '../../src/store/boards/showcase.ts';
import { type MatchState, NO_MATCH } from '../../src/store/matchStore.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import type { OverlayMark } from '../../src/study/overlays.ts';
import { matchWith } from '../../testkit/ui/matches.ts';

const HUMAN: Seat = { type: 'human' };
const COMPUTER: Seat = { type: 'computer', opponent: 'minimax', level: 1 };
/** A whole game on a 4x4 board, which White wins ten to six. */
const SMALL_GAME = 'a2a1b1a3a4c4d4d2b4d3c1d1';
/** Black plays three times in a row on that board, and then it is White's turn. */
const WHITE_PASSES_TWICE = 'c4b4a1d1a4a2b1a3d2';
/** Red has a row of four at the bottom. */
const FOUR = '1122334';

const SMALL: Setup = { ...STANDARD_SETUP, shape: makeShape(4, 4) as Shape };
const FREE: Setup = { ...STANDARD_SETUP, game: 'reversi' };
const CONNECT4: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: CONNECT4_SHAPE };

interface Scene {
  setup?: Setup;
  transcript?: string;
  white?: Seat;
  match?: Partial<MatchState>;
  settings?: Partial<Settings>;
  app?: Partial<AppState>;
  next?: Square;
  isExercise?: boolean;
  ending?: Ending | undefined;
}

const matchOf = ({ setup = STANDARD_SETUP, transcript = '', white = HUMAN }: Scene): Match => ({
  ...matchWith(setup),
  seats: { black: HUMAN, white },
  transcript: readMoves(startOf(setup), transcript) ?? [],
});

const pictureOf = (scene: Scene) => {
  const { match, settings, app, ending, next, isExercise = false } = scene;
  const base = createAppStore({ width: 800, height: 600 }).getState();
  return boardPicture(
    { ...NO_MATCH, match: matchOf(scene), ...match },
    { ...DEFAULT_SETTINGS, ...settings },
    { ...base, ...app },
    { ending, next, isExercise },
  );
};

const names = (squares: readonly SidedSquare[]) =>
  squares.map(({ square, color }) => `${makeSquare(square)} ${color}`);

test('the legal moves of the side to move are marked, unless that is switched off', () => {
  expect(names(pictureOf({}).legal)).toEqual(['d3 black', 'c4 black', 'f5 black', 'e6 black']);
  expect(names(pictureOf({ transcript: 'f5' }).legal)).toEqual(['f4 white', 'd6 white', 'f6 white']);
  expect(pictureOf({ settings: { legalMarks: false } }).legal).toEqual([]);
});

test("in an exercise only the person's moves are marked", () => {
  const exercise = { isExercise: true, white: COMPUTER };
  expect(names(pictureOf(exercise).legal)).toHaveLength(4);
  expect(pictureOf({ ...exercise, transcript: 'f5' }).legal).toEqual([]);
});

test('marks are fainter while the computer is to move', () => {
  expect(pictureOf({ transcript: 'f5', white: COMPUTER })).toMatchObject({ quiet: true, rider: undefined });
  expect(pictureOf({ transcript: 'f5' })).toMatchObject({ quiet: false, rider: 'white' });
});

test('pointing at a legal square shows the disc and what it would flip', () => {
  const { ghost, turning, attended } = pictureOf({ app: { preview: parseSquare('f5') } });
  expect(ghost).toEqual({ square: parseSquare('f5'), color: 'black' });
  expect(names(turning)).toEqual(['e5 white']);
  expect(attended).toBe(parseSquare('f5'));
});

test('pointing at another square highlights only the square', () => {
  const elsewhere = pictureOf({ app: { preview: parseSquare('a1') } });
  expect(elsewhere).toMatchObject({ attended: parseSquare('a1'), ghost: undefined, turning: [] });
  const waiting = pictureOf({ transcript: 'f5', white: COMPUTER, app: { preview: parseSquare('f4') } });
  expect(waiting.ghost).toBeUndefined();
});

test('the last move is marked with the color of its disc', () => {
  expect(pictureOf({}).lastMoves).toEqual([]);
  expect(names(pictureOf({ transcript: 'f5f6' }).lastMoves)).toEqual(['f6 white']);
  expect(names(pictureOf({ setup: CONNECT4, transcript: '44' }).lastMoves)).toEqual(['d5 white']);
});

test('all moves since the other side could last move are marked, the newest strongest', () => {
  const picture = pictureOf({ setup: SMALL, transcript: WHITE_PASSES_TWICE });
  expect(names(picture.lastMoves)).toEqual(['d2 black', 'a3 black', 'b1 black']);
  const { last, earlier } = marksOf(picture);
  expect(last.marks).toEqual([{ square: parseSquare('d2'), texture: 'last-black', at: 'disc' }]);
  expect(earlier.marks.map(({ texture }) => texture)).toEqual(['earlier-black', 'earlier-black']);
});

test('the mark of a legal move contrasts with its square, and is smaller while the computer is to move', () => {
  const textures = (white: Seat) =>
    marksOf(pictureOf({ transcript: 'f5', white })).legal.marks.map(({ texture }) => texture);
  expect(textures(HUMAN)).toEqual(Array(3).fill('legal-white-darkSquares'));
  expect(textures(COMPUTER)[0]).toBe('quiet-white-darkSquares');
});

test('with reduced motion the discs just flipped are outlined', () => {
  expect(names(pictureOf({ transcript: 'f5', app: { reducedMotion: true } }).outlined)).toEqual(['e5 black']);
  expect(pictureOf({ transcript: 'f5' }).outlined).toEqual([]);
});

test("the loser's discs turn gray only at the end, when no disc moves any more", () => {
  expect(pictureOf({ transcript: 'f5f6e6' }).lost.isEmpty()).toBe(true);
  const over = { setup: SMALL, transcript: SMALL_GAME };
  const inMotion = { before: matchOf({ setup: SMALL }), counts: { black: 2, white: 2 } };
  expect(pictureOf({ ...over, match: { inMotion } }).lost.isEmpty()).toBe(true);
  const { lost, position, legal, rider } = pictureOf(over);
  expect(lost.size).toBe(6);
  expect([lost, legal, rider]).toEqual([position.discs.black, [], undefined]);
});

test('a ghost disc hides the dot under it', () => {
  const groups = marksOf(pictureOf({ app: { preview: parseSquare('f5') } }));
  expect(groups.legal.marks.map(({ square }) => makeSquare(square))).toEqual(['d3', 'c4', 'e6']);
  expect(groups.ghost.marks.map(({ texture }) => texture)).toEqual(['disc-black']);
  expect(groups.turning.marks.map(({ texture }) => texture)).toEqual(['turning-white']);
  expect(groups.gained.marks).toEqual([{ square: parseSquare('e5'), texture: 'gained', at: 'square' }]);
});

test('marks of empty squares lie under the discs, and those of discs around them', () => {
  const square = parseSquare('f5') as Square;
  const kinds = ['mobility', 'frontier', 'stable', 'opened'] as const;
  const overlay: readonly OverlayMark[] = [
    ...kinds.map(kind => ({ square, kind, color: 'black' }) as const),
    { square, kind: 'odd' },
    { square, kind: 'even' },
  ];
  const { under, over } = marksOf({ ...pictureOf({}), overlay });
  const textures = [under, over].map(({ marks }) => marks.map(({ texture }) => texture));
  expect(textures).toEqual([
    ['mobility-black', 'opened-black', 'odd', 'even'],
    ['frontier-black', 'stable-black'],
  ]);
});

test('the showcase has marks of both sides, and one disc that flips', () => {
  const { still, after, picture } = showcaseOf('othello');
  expect(new Set(picture.legal.map(({ color }) => color))).toEqual(new Set(['black', 'white']));
  expect(after.discs.black.equals(still.discs.black)).toBe(false);
});

test('while the center is open its empty squares are outlined, and moves there flip nothing', () => {
  const open = pictureOf({ setup: FREE, transcript: 'd4', app: { preview: parseSquare('e4') } });
  expect(open.centre.map(makeSquare)).toEqual(['e4', 'd5', 'e5']);
  expect(names(open.legal)).toEqual(['e4 white', 'd5 white', 'e5 white']);
  expect([open.ghost, open.turning]).toEqual([{ square: parseSquare('e4'), color: 'white' }, []]);
  expect(pictureOf({ setup: FREE, transcript: 'd4e4d5e5' }).centre).toEqual([]);
});

test('while discs pour into rows no square is marked; with the result they are on their squares, the loser gray', () => {
  const over = matchOf({ setup: SMALL, transcript: SMALL_GAME });
  const ending = endingOf(over, { bottom: 'black', isFirstWin: false, stretch: 1 });
  const pictureAt = (result: 'coming' | 'shown') =>
    pictureOf({ match: { match: over, result }, app: { preview: parseSquare('a1') }, ending });
  const { rows, lastMoves, attended } = pictureAt('coming');
  expect(rows).toBeDefined();
  expect([lastMoves, attended]).toEqual([[], undefined]);
  const shown = pictureAt('shown');
  expect(shown.rows).toBeUndefined();
  expect(shown.lastMoves).toHaveLength(1);
  expect(shown.lost.size).toBeGreaterThan(0);
});

test('in Connect Four a disc hovers over the column under the pointer, and its landing square is marked', () => {
  const { landing, ghost, legal, attended } = pictureOf({
    setup: CONNECT4,
    transcript: '44',
    app: { preview: parseSquare('d1') },
  });
  expect(landing).toEqual({ square: parseSquare('d4'), color: 'black' });
  expect([ghost, legal, attended]).toEqual([undefined, [], undefined]);
});

test('no disc hovers over a full column, or while the computer is to move', () => {
  const app = { preview: parseSquare('d6') };
  expect(pictureOf({ setup: CONNECT4, transcript: '444444', app }).landing).toBeUndefined();
  expect(pictureOf({ setup: CONNECT4, transcript: '4', white: COMPUTER, app }).landing).toBeUndefined();
});

test('at the end of Connect Four the row of four is ringed, and all other discs turn gray', () => {
  const { won, lost } = pictureOf({ setup: CONNECT4, transcript: FOUR });
  expect(names(won)).toEqual(['a6 black', 'b6 black', 'c6 black', 'd6 black']);
  expect([...lost].map(makeSquare)).toEqual(['a5', 'b5', 'c5']);
});

test('a disc hovers above the frame, and a ring shows where it lands', () => {
  const groups = marksOf(pictureOf({ setup: CONNECT4, app: { preview: parseSquare('a1') } }));
  expect(groups.held.marks).toEqual([{ square: parseSquare('a6'), texture: 'disc-black', at: 'head' }]);
  expect(groups.landing.marks.map(({ texture }) => texture)).toEqual(['landing-black']);
});

test('a hint marks good squares quietly, and then the best one', () => {
  const [first, second] = [parseSquare('d3'), parseSquare('c4')];
  const hint = { good: [first, second], best: undefined, scores: [] };
  const good = marksOf(pictureOf({ match: { hint } }));
  expect([good.good.marks.length, good.hint.marks.length]).toEqual([2, 0]);
  const best = marksOf(pictureOf({ match: { hint: { ...hint, best: first } } }));
  expect(best.good.marks.map(({ square }) => square)).toEqual([second]);
  expect(best.hint.marks.map(({ square }) => square)).toEqual([first]);
});

test('the next move of a study is previewed in the color of the side to move, unless a person points at it', () => {
  const next = parseSquare('d3');
  expect(pictureOf({ next }).next).toEqual({ square: next, color: 'black' });
  expect(pictureOf({ next, app: { preview: next } })).toMatchObject({
    next: undefined,
    ghost: { square: next },
  });
});
