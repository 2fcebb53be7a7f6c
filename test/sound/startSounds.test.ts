import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '../../src/game/match.ts';
import { FIGURES, type Note, SOUND, VOICES } from '../../src/sound/soundLook.ts';
import { startSounds, vibrationOf } from '../../src/sound/startSounds.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { begun, type Room, square } from '../../testkit/play/playRoom.ts';
import { matchOf, WHITE_WINS } from '../../testkit/ui/matches.ts';
import { fakeAudio, loudnessOf, type Source, sources, stubAudio } from './fakeAudio.ts';

let gestures: Record<string, () => void> = {};
const vibrate = vi.fn();
const close = vi.fn(() => Promise.resolve());
let stop = (): void => {};

beforeEach(() => {
  stubAudio();
  gestures = {};
  vibrate.mockReset();
  const context = { ...fakeAudio, state: 'suspended', resume: () => Promise.resolve(), close };
  vi.stubGlobal(
    'AudioContext',
    vi.fn(function AudioContext() {
      return context;
    }),
  );
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    gestures[name] = listener;
  });
  vi.stubGlobal('removeEventListener', (name: string) => {
    delete gestures[name];
  });
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const started = (settings: Partial<Settings>): Room => {
  const room = begun(settings);
  stop = startSounds(room.stores);
  return room;
};
const refuse = ({ stores }: Room): void => {
  stores.match.setState({ refused: { square: square('a1'), refusal: 'flipsNothing' } });
};

test('the page is silent until the first gesture, and plays from then on', () => {
  const room = started({ sound: true });
  refuse(room);
  expect(sources).toHaveLength(0);
  gestures.pointerdown?.();
  room.stores.match.setState({ refused: undefined });
  refuse(room);
  expect(sources).toHaveLength(3 * FIGURES.refused.length);
});

test.each([[{ sound: false }], [{ volume: 0 }]])('nothing is heard with %j', settings => {
  const room = started({ sound: true, ...settings });
  gestures.keydown?.();
  refuse(room);
  expect(sources.filter(({ node }) => loudnessOf(node) > 0)).toEqual([]);
});

test('a higher volume is louder, and never exceeds the maximum', () => {
  const { voice, gain = 1 } = FIGURES.refused[0] as Note;
  const heard = [5, 50, 100].map(volume => {
    stubAudio();
    const room = started({ sound: true, volume });
    gestures.keydown?.();
    refuse(room);
    const [{ node }] = sources as [Source];
    stop();
    return loudnessOf(node) / (VOICES[voice].loudness * gain);
  });
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(new Set(heard).size).toBe(3);
  expect(heard.at(-1)).toBeCloseTo(SOUND.master);
});

test('with sound off no audio context is created', () => {
  started({ sound: false });
  gestures.keydown?.();
  expect(AudioContext).not.toHaveBeenCalled();
});

test('a device vibrates only if that is switched on, and stopping removes the listeners', () => {
  const room = started({ sound: false, vibration: true });
  refuse(room);
  room.stores.match.setState({ match: { ...(room.match() as Match), transcript: [square('e6')] } });
  expect(vibrate.mock.calls[0]).toEqual([vibrationOf(FIGURES.refused)]);
  expect(vibrate.mock.calls[1]).toEqual([[expect.any(Number)]]);
  stop();
  vibrate.mockReset();
  refuse(started({ sound: false, vibration: false }));
  expect(vibrate).not.toHaveBeenCalled();
  stop();
  expect(gestures).toEqual({});
});

const active = (hasBeenActive: boolean) => ({ vibrate, userActivation: { hasBeenActive } });

test.each([
  ['a device without vibration', {}, { shakes: 0, isHeard: true }],
  ['a page without a gesture', active(false), { shakes: 0, isHeard: false }],
  ['a page after a gesture', active(true), { shakes: 1, isHeard: true }],
] as const)('%s does not fail', (_, navigator, { shakes, isHeard }) => {
  vi.stubGlobal('navigator', navigator);
  const room = started({ sound: true, vibration: true });
  gestures.keydown?.();
  refuse(room);
  expect(vibrate).toHaveBeenCalledTimes(shakes);
  expect(sources.length > 0).toBe(isHeard);
});

test('away from the board, and for silent changes, there is neither sound nor vibration', () => {
  const room = started({ sound: true, vibration: true });
  gestures.keydown?.();
  room.stores.match.setState({ refused: undefined });
  room.stores.app.setState({ screen: 'menu' });
  refuse(room);
  expect([sources.length, vibrate.mock.calls]).toEqual([0, []]);
});

test('the sounds of an ending stop when the ending is skipped, and not before', () => {
  const { stores } = started({ sound: true });
  gestures.keydown?.();
  const match = matchOf(WHITE_WINS);
  const isHeard = () => sources.some(({ node }) => loudnessOf(node) > 0);
  stores.match.setState({ match });
  stores.match.setState({ result: 'coming' });
  stores.match.setState({ thinking: 'idle' });
  expect(isHeard()).toBe(true);
  stores.match.setState({ result: 'closed' });
  expect(isHeard()).toBe(false);
});
