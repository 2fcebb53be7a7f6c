import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import type { Match } from '../../src/game/match.ts';
import type { Seat } from '../../src/game/seat.ts';
import { parseSquare } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { FIGURES } from '../../src/sound/soundLook.ts';
import { endFigure, soundsOf, stepPitch } from '../../src/sound/soundPlan.ts';
import { type MatchState, NO_MATCH } from '../../src/store/matchStore.ts';

const HUMAN: Seat = { type: 'human' };
const COMPUTER: Seat = { type: 'computer', opponent: 'minimax', level: 1 };
const WIPEOUT = 'e6f4e3f6g5d6e7f5c5';

const matchOf = (transcript: string, seats: Match['seats'] = { black: HUMAN, white: HUMAN }): Match => ({
  id: 'test',
  setup: STANDARD_SETUP,
  seats,
  transcript: parseTranscript(transcript) ?? [],
  given: 0,
  undone: [],
  seed: 0,
});
const state = (transcript: string, more: Partial<MatchState> = {}): MatchState => ({
  ...NO_MATCH,
  match: matchOf(transcript),
  ...more,
});

test('a play is a knock and one tick a disc, later and higher each', () => {
  const notes = soundsOf(state('e6d6c7f4c4e7'), state('e6d6c7f4c4e7g4'), 1);
  expect(notes[0]?.voice).toBe('knock');
  const ticks = notes.slice(1);
  expect(ticks.length).toBeGreaterThan(1);
  for (const [index, tick] of ticks.entries()) {
    expect(tick.voice).toBe('tick');
    expect(tick.at).toBeGreaterThan(ticks[index - 1]?.at ?? 0);
    expect(tick.pitch).toBeGreaterThan(ticks[index - 1]?.pitch ?? 0);
  }
});

test('ticks stay apart where nothing moves', () => {
  const notes = soundsOf(state('e6d6c7f4c4e7'), state('e6d6c7f4c4e7g4'), 0);
  expect(new Set(notes.map(({ at }) => at)).size).toBe(notes.length);
});

test('the scale is pentatonic and rises', () => {
  expect(stepPitch(0)).toBe(1);
  expect(stepPitch(5)).toBe(2);
  expect(stepPitch(3)).toBeGreaterThan(stepPitch(2));
});

test('taking back is one tick, taking up a match is silent', () => {
  expect(soundsOf(state('f5f6'), state(''), 1)).toBe(FIGURES.undone);
  expect(soundsOf(NO_MATCH, state('f5f6'), 1)).toEqual([]);
  expect(soundsOf(state('f5', { match: { ...matchOf('f5'), id: 'other' } }), state('f5f6'), 1)).toEqual([]);
});

test('a refusal, a pass and an end have figures of their own', () => {
  const before = state('f5');
  const refused = { square: parseSquare('a1'), refusal: 'flipsNothing' } as const;
  expect(soundsOf(before, { ...before, refused }, 1)).toBe(FIGURES.refused);
  expect(soundsOf(before, { ...before, passCard: 'black' }, 1)).toBe(FIGURES.pass);
  const over = state(WIPEOUT);
  expect(soundsOf(over, { ...over, result: 'shown' }, 1)).toBe(FIGURES.won);
});

test('one person against the computer hears a win or a loss', () => {
  expect(endFigure(matchOf(WIPEOUT, { black: HUMAN, white: COMPUTER }))).toBe('won');
  expect(endFigure(matchOf(WIPEOUT, { black: COMPUTER, white: HUMAN }))).toBe('lost');
});
