import { expect, test } from 'vitest';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import type { Match } from '../../src/game/match.ts';
import type { Seat } from '../../src/game/seat.ts';
import { makeShape, type Shape } from '../../src/game/shape.ts';
import { parseSquare } from '../../src/game/square.ts';
import { readMoves } from '../../src/game/transcript.ts';
import { endingOf } from '../../src/look/ceremony/ending.ts';
import { MOTION, turnPlan } from '../../src/look/motion.ts';
import { FIGURES, SOUND } from '../../src/sound/soundLook.ts';
import { endFigure, soundsOf, stepPitch } from '../../src/sound/soundPlan.ts';
import { type MatchState, NO_MATCH } from '../../src/store/matchStore.ts';

const HUMAN: Seat = { type: 'human' };
const COMPUTER: Seat = { type: 'computer', opponent: 'minimax', level: 1 };
const WIPEOUT = 'e6f4e3f6g5d6e7f5c5';

const matchOf = (
  transcript: string,
  seats: Match['seats'] = { black: HUMAN, white: HUMAN },
  setup = STANDARD_SETUP,
): Match => ({
  id: 'test',
  setup,
  seats,
  transcript: readMoves(startOf(setup), transcript) ?? [],
  given: 0,
  undone: [],
  seed: 0,
});
const state = (transcript: string, more: Partial<MatchState> = {}): MatchState => ({
  ...NO_MATCH,
  match: matchOf(transcript),
  ...more,
});

test('a play is a knock and a tick for each disc, each later and higher', () => {
  const notes = soundsOf(state('e6d6c7f4c4e7'), state('e6d6c7f4c4e7g4'), { stretch: 1 });
  expect(notes[0]?.voice).toBe('knock');
  const ticks = notes.slice(1);
  expect(ticks.length).toBeGreaterThan(1);
  for (const [index, tick] of ticks.entries()) {
    expect(tick.voice).toBe('tick');
    expect(tick.at).toBeGreaterThan(ticks[index - 1]?.at ?? 0);
    expect(tick.pitch).toBeGreaterThan(ticks[index - 1]?.pitch ?? 0);
  }
});

test('ticks stay apart even without animation', () => {
  const notes = soundsOf(state('e6d6c7f4c4e7'), state('e6d6c7f4c4e7g4'), { stretch: 0 });
  expect(new Set(notes.map(({ at }) => at)).size).toBe(notes.length);
});

test('the scale is pentatonic and rises', () => {
  expect(stepPitch(0)).toBe(1);
  expect(stepPitch(5)).toBe(2);
  expect(stepPitch(3)).toBeGreaterThan(stepPitch(2));
});

test('an undo is one tick, resuming a match is silent', () => {
  expect(soundsOf(state('f5f6'), state(''), { stretch: 1 })).toBe(FIGURES.undone);
  expect(soundsOf(NO_MATCH, state('f5f6'), { stretch: 1 })).toEqual([]);
  expect(
    soundsOf(state('f5', { match: { ...matchOf('f5'), id: 'other' } }), state('f5f6'), { stretch: 1 }),
  ).toEqual([]);
});

test('a free pass sounds when it is made, not again with its card', () => {
  const free = (moves: string, more: Partial<MatchState> = {}) => {
    const match = matchOf(moves, undefined, { ...STANDARD_SETUP, freePassing: true });
    return { ...NO_MATCH, match, ...more };
  };
  const after = free('f5--');
  expect(soundsOf(free('f5'), after, { stretch: 1 })).toBe(FIGURES.pass);
  expect(soundsOf(after, { ...after, passCard: 'white' }, { stretch: 1 })).toEqual([]);
});

test('a refusal, a pass and an end have figures of their own', () => {
  const before = state('f5');
  const refused = { square: parseSquare('a1'), refusal: 'flipsNothing' } as const;
  expect(soundsOf(before, { ...before, refused }, { stretch: 1 })).toBe(FIGURES.refused);
  expect(soundsOf(before, { ...before, passCard: 'black' }, { stretch: 1 })).toBe(FIGURES.pass);
  const over = state(WIPEOUT);
  expect(soundsOf(over, { ...over, result: 'shown' }, { stretch: 1 })).toBe(FIGURES.won);
});

test('discs that pour into rows tick up the scale, and the last one knocks', () => {
  const over = state(WIPEOUT);
  const ending = endingOf(over.match as Match, { bottom: 'black', isFirstWin: false, stretch: 1 });
  const notes = soundsOf(over, { ...over, result: 'coming' }, { stretch: 1, ending });
  const ticks = notes.slice(
    0,
    notes.findIndex(({ voice }) => voice === 'corner'),
  );
  const pitches = ticks.map(({ pitch }) => pitch);
  expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  const landings = ending?.type === 'rows' ? ending.plan.discs.map(({ landing }) => landing) : [];
  const moments = [...new Set(landings)].sort((a, b) => a - b);
  expect(ticks.map(({ at }) => at)).toEqual(moments.slice(0, -1));
  expect(ending?.type === 'rows' && notes[ticks.length]?.at).toBeCloseTo(
    ending?.type === 'rows' ? ending.plan.decided - SOUND.knockLead : Number.NaN,
  );
});

test('one person against the computer hears a win or a loss', () => {
  expect(endFigure(matchOf(WIPEOUT, { black: HUMAN, white: COMPUTER }))).toBe('won');
  expect(endFigure(matchOf(WIPEOUT, { black: COMPUTER, white: HUMAN }))).toBe('lost');
});

const CONNECT4: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: CONNECT4_SHAPE };
const SMALL: Setup = { ...STANDARD_SETUP, shape: makeShape(4, 4) as Shape };

/** The sounds of the last ply of a transcript. */
const lastPly = (setup: Setup, transcript: string, plyLength: number, stretch = 1) =>
  soundsOf(
    { ...NO_MATCH, match: matchOf(transcript.slice(0, -plyLength), undefined, setup) },
    { ...NO_MATCH, match: matchOf(transcript, undefined, setup) },
    { stretch },
  );

test('a corner sounds like a corner on a board of any size', () => {
  const corner = 'a2a1';
  expect(lastPly(SMALL, corner, 2)[0]?.voice).toBe('corner');
  expect(lastPly(SMALL, 'a2', 2)[0]?.voice).toBe('knock');
});

test('a dropped disc strikes when it lands, and softly again after its bounce', () => {
  const { strikes } = turnPlan(
    {
      landed: { square: parseSquare('d6'), color: 'black', fall: 6 },
      flipped: [],
      appeared: [],
      vanished: [],
    },
    1,
  );
  const notes = lastPly(CONNECT4, '4', 1);
  expect(notes.map(({ voice }) => voice)).toEqual(['drop', 'bounce']);
  for (const [index, { at }] of notes.entries())
    expect(Math.abs(at - (strikes[index] ?? 0))).toBeLessThan(20);
  expect(lastPly(CONNECT4, '4', 1, 0).map(({ voice }) => voice)).toEqual(['drop']);
});

test('a disc on a higher pile sounds higher, and sooner', () => {
  const [low, high] = ['4', '44444'].map(moves => lastPly(CONNECT4, moves, 1)[0]);
  expect(high?.pitch).toBeGreaterThan(low?.pitch ?? 0);
  expect(high?.at).toBeLessThan(low?.at ?? 0);
});

test('a row of four ticks four times, one higher than the other', () => {
  const ticks = lastPly(CONNECT4, '1122334', 1).filter(({ voice }) => voice === 'tick');
  expect(ticks.map(({ pitch }) => pitch)).toEqual(ticks.map(({ pitch }) => pitch).toSorted((a, b) => a - b));
  expect(ticks).toHaveLength(4);
});

test('a row of four ticks disc by disc once the last one lies still, by its own pace without animation', () => {
  for (const [stretch, gap] of [
    [1, MOTION.fourStep],
    [0, SOUND.fourGap],
  ] as const) {
    const notes = lastPly(CONNECT4, '4152637', 1, stretch).filter(({ kind }) => kind === 'ends');
    const [first = 0, ...others] = notes.map(({ at }) => at);
    expect(others).toEqual([1, 2, 3].map(step => expect.closeTo(first + step * gap)));
    expect(first).toBeGreaterThan(lastPly(CONNECT4, '4152637', 1, stretch)[0]?.at ?? Infinity);
  }
});
