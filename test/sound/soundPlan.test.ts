import { expect, test } from 'vitest';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { discChanges } from '../../src/game/discChanges.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { type Match, positionOf } from '../../src/game/match.ts';
import type { Seat } from '../../src/game/seat.ts';
import { makeShape, type Shape } from '../../src/game/shape.ts';
import { makeSquare, parseSquare } from '../../src/game/square.ts';
import { readMoves } from '../../src/game/transcript.ts';
import { endingOf } from '../../src/look/ceremony/ending.ts';
import { MOTION, turnPlan } from '../../src/look/motion.ts';
import { FIGURES, type FigureName, SOUND } from '../../src/sound/soundLook.ts';
import { endFigure, soundsOf, stepPitch } from '../../src/sound/soundPlan.ts';
import { type MatchState, NO_MATCH } from '../../src/store/matchStore.ts';
import { WHITE_WINS } from '../../testkit/ui/matches.ts';

const HUMAN: Seat = { type: 'human' };
const COMPUTER: Seat = { type: 'computer', opponent: 'minimax', level: 1 };
const WIPEOUT = 'e6f4e3f6g5d6e7f5c5';

const CONNECT4: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: CONNECT4_SHAPE };

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

/** Each ply of the game with its changes on the board and its notes. */
const pliesOf = (transcript: string, style: { stretch: number; rayTime?: () => number }) =>
  Array.from({ length: transcript.length / 2 }, (_, ply) => {
    const [before, after] = [state(transcript.slice(0, 2 * ply)), state(transcript.slice(0, 2 * ply + 2))];
    const changes = discChanges(positionOf(before.match as Match), positionOf(after.match as Match));
    const plan = turnPlan(changes, style.stretch, style.rayTime?.());
    return { changes, plan, notes: soundsOf(before, after, style) };
  });

test.each([
  ['at normal speed', { stretch: 1 }],
  ['without animation', { stretch: 0 }],
  ['with rays', { stretch: 1, rayTime: () => 300 }],
] as const)(
  '%s, the landing disc knocks, and each flip ticks halfway, or as soon as it can be told apart',
  (_, style) => {
    for (const { changes, plan, notes } of pliesOf(WHITE_WINS, style)) {
      const [knock, ...ticks] = notes;
      const isCorner = /^[ah][18]$/.test(makeSquare(changes.landed!.square));
      const at = style.stretch === 0 ? 0 : (MOTION.landing * style.stretch) / 2 - SOUND.knockLead;
      expect(knock).toMatchObject({ voice: isCorner ? 'corner' : 'knock', at, pitch: 1 });
      const halfway = plan.flips.map(({ delay }) => delay + plan.flip / 2).toSorted((a, b) => a - b);
      const waits = ticks.map((tick, step) => tick.at - (ticks[step - 1]?.at ?? plan.landing));
      expect(ticks.map(({ voice }) => voice)).toEqual(halfway.map(() => 'tick'));
      expect(ticks.map(({ pitch }) => pitch)).toEqual(halfway.map((_, step) => stepPitch(step)));
      expect(Math.min(...waits, Infinity)).toBeGreaterThanOrEqual(SOUND.leastGap - 1e-9);
      for (const [step, tick] of ticks.entries())
        if ((waits[step] ?? 0) > SOUND.leastGap + 1e-9) expect(tick.at).toBe(halfway[step]);
        else expect(tick.at).toBeGreaterThanOrEqual(halfway[step] ?? Infinity);
    }
  },
);

test('the scale is pentatonic and rises', () => {
  expect(stepPitch(0)).toBe(1);
  expect(stepPitch(5)).toBe(2);
  const steps = Array.from({ length: 15 }, (_, step) => stepPitch(step + 1) / stepPitch(step));
  // Each step is a whole tone or a third, up to the highest octave.
  for (const step of steps.slice(0, 14)) expect(step > 1.1 && step < 1.21).toBe(true);
});

test('an undo is one tick, resuming a match is silent', () => {
  expect(soundsOf(state('f5f6'), state(''), { stretch: 1 })).toBe(FIGURES.undone);
  expect(soundsOf(NO_MATCH, state('f5f6'), { stretch: 1 })).toEqual([]);
  expect(
    soundsOf(state('f5', { match: { ...matchOf('f5'), id: 'other' } }), state('f5f6'), { stretch: 1 }),
  ).toEqual([]);
});

test('a free pass sounds when it is made, not again when its card is shown', () => {
  const free = (moves: string, more: Partial<MatchState> = {}) => {
    const match = matchOf(moves, undefined, { ...STANDARD_SETUP, freePassing: true });
    return { ...NO_MATCH, match, ...more };
  };
  const after = free('f5--');
  expect(soundsOf(free('f5'), after, { stretch: 1 })).toBe(FIGURES.pass);
  expect(soundsOf(after, { ...after, passCard: 'white' }, { stretch: 1 })).toEqual([]);
});

const over = state(WIPEOUT);
const rows = (isFirstWin: boolean, celebrates: boolean, stretch = 1) => {
  const ending = endingOf(over.match as Match, { bottom: 'black', isFirstWin, celebrates, stretch });
  if (ending?.type !== 'rows') throw new Error('A game that is counted ends in rows.');
  return ending;
};

const REFUSED = { square: parseSquare('a1'), refusal: 'flipsNothing' } as const;

test.each<[string, MatchState, Partial<MatchState>, FigureName | undefined]>([
  ['a refusal', state('f5'), { refused: REFUSED }, 'refused'],
  ['a pass', state('f5'), { passCard: 'black' }, 'pass'],
  ['the result', over, { result: 'shown' }, 'won'],
  ['the result of an unfinished match', state('f5'), { result: 'shown' }, undefined],
  ['closing the result', { ...over, result: 'shown' }, { result: 'closed' }, undefined],
  ['hiding a card', { ...state('f5'), passCard: 'black' }, { passCard: undefined }, undefined],
  ['hiding a refusal', { ...state('f5'), refused: REFUSED }, { refused: undefined }, undefined],
  ['the result of another match', over, { result: 'shown', match: matchOf('', undefined) }, undefined],
])('%s has its own sound, played once', (_, before, change, figure) => {
  const after = { ...before, ...change };
  const isOther = after.match !== before.match;
  const now = isOther ? { ...after, match: { ...(after.match as Match), id: 'other' } } : after;
  expect(soundsOf(before, now, { stretch: 1 })).toEqual(figure === undefined ? [] : FIGURES[figure]);
  expect(soundsOf(now, { ...now }, { stretch: 1, ending: rows(false, false) })).toEqual([]);
});

test('discs that fill their rows tick up the scale, the last one knocks, and hopping rows sound as a wave', () => {
  for (const celebrates of [true, false]) {
    const ending = rows(false, celebrates);
    const { discs, decided } = ending.plan;
    const style = { stretch: 1, ending };
    const notes = soundsOf(over, { ...over, result: 'coming' }, style);
    expect(soundsOf({ ...over, result: 'coming' }, { ...over, result: 'coming' }, style)).toEqual([]);
    const moments = [...new Set(discs.map(({ landing }) => landing))].sort((a, b) => a - b).slice(0, -1);
    const ticks = notes.slice(0, moments.length);
    expect(ticks.map(({ voice, at }) => ({ voice, at }))).toEqual(moments.map(at => ({ voice: 'tick', at })));
    const pitches = [...ticks.map(({ pitch }) => pitch), SOUND.pouringRise];
    expect(pitches[0]).toBe(1);
    expect(pitches).toEqual([...new Set(pitches)].sort((a, b) => a - b));
    const [last, ...wave] = notes.slice(ticks.length);
    expect(last).toMatchObject({ voice: 'corner', at: expect.closeTo(decided - SOUND.knockLead) });
    const hop = celebrates ? FIGURES.wave.map(note => ({ ...note, at: decided + note.at })) : [];
    expect(wave).toEqual(hop);
  }
});

test('the four discs that light up in Connect Four make no sound of their own', () => {
  const four: MatchState = { ...NO_MATCH, match: matchOf('4152637', undefined, CONNECT4) };
  const ending = endingOf(four.match as Match, { bottom: 'black', isFirstWin: false, stretch: 1 });
  expect(ending?.type).toBe('four');
  expect(soundsOf(four, { ...four, result: 'coming' }, { stretch: 1, ending })).toEqual([]);
});

test('discs that are placed in their rows without animation knock once', () => {
  const notes = soundsOf(over, { ...over, result: 'coming' }, { stretch: 0, ending: rows(false, false, 0) });
  expect(notes.map(({ voice, at }) => [voice, at])).toEqual([['corner', 0]]);
});

test('one person against the computer hears a win or a loss', () => {
  expect(endFigure(matchOf(WIPEOUT, { black: HUMAN, white: COMPUTER }))).toBe('won');
  expect(endFigure(matchOf(WIPEOUT, { black: COMPUTER, white: HUMAN }))).toBe('lost');
});

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

test('a dropped disc strikes when it lands, and softly again after its bounce, higher for each disc under it', () => {
  for (const below of [0, 1, 4]) {
    const landed = { square: parseSquare('d6'), color: 'black', fall: 6 - below } as const;
    const { strikes } = turnPlan({ landed, flipped: [], appeared: [], vanished: [] }, 1);
    const notes = lastPly(CONNECT4, '4'.repeat(below + 1), 1);
    expect(notes.map(({ voice }) => voice)).toEqual(['drop', 'bounce']);
    for (const [index, { at, pitch }] of notes.entries()) {
      expect(at).toBeCloseTo((strikes[index] ?? 0) - SOUND.knockLead);
      expect(pitch).toBeCloseTo(SOUND.dropStep ** below);
    }
  }
  const still = lastPly(CONNECT4, '4', 1, 0);
  expect(still.map(({ voice, at }) => [voice, at])).toEqual([['drop', 0]]);
});

test('a four in a row ticks disc by disc once the last disc lies still, at its own pace without animation', () => {
  for (const [stretch, gap] of [
    [1, MOTION.fourStep],
    [2, 2 * MOTION.fourStep],
    [0, SOUND.fourGap],
  ] as const) {
    const notes = lastPly(CONNECT4, '4152637', 1, stretch).filter(({ kind }) => kind === 'ends');
    const [first = 0, ...others] = notes.map(({ at }) => at);
    expect(others).toEqual([1, 2, 3].map(step => expect.closeTo(first + step * gap)));
    expect(notes.map(({ pitch }) => pitch)).toEqual([0, 1, 2, 3].map(stepPitch));
    expect(first).toBeGreaterThan(lastPly(CONNECT4, '4152637', 1, stretch)[0]?.at ?? Infinity);
  }
});
