import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import type { Match } from '../../src/game/match.ts';
import type { Seat } from '../../src/game/seat.ts';
import { makeSquare, parseSquare } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { boardPicture, type SidedSquare } from '../../src/scenes/board/boardPicture.ts';
import { marksOf } from '../../src/scenes/board/marks.ts';
import { SHOWCASE, SHOWCASE_PICTURE, SHOWCASE_TURNED } from '../../src/scenes/showcase.ts';
import { type AppState, createAppStore } from '../../src/store/appStore.ts';
import { type MatchState, NO_MATCH } from '../../src/store/matchStore.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';

const HUMAN: Seat = { type: 'human' };
const COMPUTER: Seat = { type: 'computer', opponent: 'minimax', level: 1 };
/** White is wiped out. */
const WIPEOUT = 'e6f4e3f6g5d6e7f5c5';

interface Scene {
  transcript?: string;
  white?: Seat;
  match?: Partial<MatchState>;
  settings?: Partial<Settings>;
  app?: Partial<AppState>;
}

const pictureOf = ({ transcript = '', white = HUMAN, match, settings, app }: Scene) => {
  const played: Match = {
    id: 'test',
    setup: STANDARD_SETUP,
    seats: { black: HUMAN, white },
    transcript: parseTranscript(transcript) ?? [],
    given: 0,
    undone: [],
    seed: 0,
  };
  const base = createAppStore({ width: 800, height: 600 }).getState();
  return boardPicture(
    { ...NO_MATCH, match: played, ...match },
    { ...DEFAULT_SETTINGS, ...settings },
    { ...base, ...app },
  );
};

const names = (squares: readonly SidedSquare[]) =>
  squares.map(({ square, color }) => `${makeSquare(square)} ${color}`);

test('the legal moves of the side to move are marked', () => {
  expect(names(pictureOf({}).legal)).toEqual(['d3 black', 'c4 black', 'f5 black', 'e6 black']);
  expect(names(pictureOf({ transcript: 'f5' }).legal)).toEqual(['f4 white', 'd6 white', 'f6 white']);
});

test('no marks where they are switched off', () => {
  expect(pictureOf({ settings: { legalMarks: false } }).legal).toEqual([]);
});

test('marks step back while the computer is to move', () => {
  expect(pictureOf({ transcript: 'f5', white: COMPUTER })).toMatchObject({ quiet: true, rider: undefined });
  expect(pictureOf({ transcript: 'f5' })).toMatchObject({ quiet: false, rider: 'white' });
});

test('pointing at a legal square shows the disc and what it would turn', () => {
  const { ghost, turning, attended } = pictureOf({ app: { preview: parseSquare('f5') } });
  expect(ghost).toEqual({ square: parseSquare('f5'), color: 'black' });
  expect(names(turning)).toEqual(['e5 white']);
  expect(attended).toBe(parseSquare('f5'));
});

test('pointing at another square lights only the square', () => {
  const elsewhere = pictureOf({ app: { preview: parseSquare('a1') } });
  expect(elsewhere).toMatchObject({ attended: parseSquare('a1'), ghost: undefined, turning: [] });
  const waiting = pictureOf({ transcript: 'f5', white: COMPUTER, app: { preview: parseSquare('f4') } });
  expect(waiting.ghost).toBeUndefined();
});

test('the last move is marked, in the color that its disc has', () => {
  expect(pictureOf({}).lastMove).toBeUndefined();
  expect(pictureOf({ transcript: 'f5f6' }).lastMove).toEqual({ square: parseSquare('f6'), color: 'white' });
});

test('with reduced motion the discs just turned are outlined', () => {
  expect(names(pictureOf({ transcript: 'f5', app: { reducedMotion: true } }).outlined)).toEqual(['e5 black']);
  expect(pictureOf({ transcript: 'f5' }).outlined).toEqual([]);
});

test("the loser's discs lose their color only at the end", () => {
  expect(pictureOf({ transcript: WIPEOUT.slice(0, -2) }).lost).toBeUndefined();
  expect(pictureOf({ transcript: WIPEOUT })).toMatchObject({ lost: 'white', legal: [], rider: undefined });
});

test('the dot under a ghost gives way to it', () => {
  const groups = marksOf(pictureOf({ app: { preview: parseSquare('f5') } }));
  expect(groups.legal.marks.map(({ square }) => makeSquare(square))).toEqual(['d3', 'c4', 'e6']);
  expect(groups.ghost.marks.map(({ texture }) => texture)).toEqual(['disc-black']);
  expect(groups.turning.marks.map(({ texture }) => texture)).toEqual(['turning-white']);
});

test('the showcase has marks of both sides, and one disc that turns', () => {
  const sides = new Set(SHOWCASE_PICTURE.legal.map(({ color }) => color));
  expect(sides).toEqual(new Set(['black', 'white']));
  expect(SHOWCASE_TURNED.discs.black.equals(SHOWCASE.discs.black)).toBe(false);
});
