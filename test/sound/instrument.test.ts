import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Instrument } from '../../src/sound/Instrument.ts';
import { SOUND, VOICES } from '../../src/sound/soundLook.ts';
import { endOf, fakeAudio, loudnessOf, sources, stubAudio } from './fakeAudio.ts';

beforeEach(stubAudio);
afterEach(() => vi.unstubAllGlobals());

const instrument = () => new Instrument(fakeAudio as unknown as BaseAudioContext);

test('a note consists of a tone, a shorter overtone and the noise of the strike, all starting together', () => {
  instrument().play([{ kind: 'moves', voice: 'corner', at: 500, pitch: 2, gain: 0.5 }]);
  const { pitch, fall, length, loudness, overtone, overtonePitch, stroke, strokeLength } = VOICES.corner;
  const [tone, over, rustle] = sources;
  expect(sources.map(({ start }) => start)).toEqual([3.5, 3.5, 3.5]);
  const lengths = sources.map(({ start, end }) => (end - start) * 1000);
  expect(lengths).toEqual([length, length / 3, strokeLength].map(one => expect.closeTo(one)));
  expect([tone?.pitch, over?.pitch]).toEqual([pitch * 2, pitch * overtonePitch * 2]);
  for (const one of [tone, over]) expect(one?.fall).toBeCloseTo(fall);
  for (const { node } of sources) expect(endOf(node)).toBeLessThan(0.001);
  const loud = [tone, over, rustle].map(source => loudnessOf(source?.node));
  const base = loudness * 0.5 * SOUND.master;
  expect(loud).toEqual([base, base * overtone, base * stroke].map(one => expect.closeTo(one)));
});

test('a note is as loud as its voice unless it has a gain', () => {
  instrument().play([{ kind: 'moves', voice: 'corner', at: 0, pitch: 1 }]);
  expect(loudnessOf(sources[0]?.node)).toBeCloseTo(VOICES.corner.loudness * SOUND.master);
});

test('notes can be silenced, and the volume applies to all', () => {
  const player = instrument();
  const silence = player.play([{ kind: 'flips', voice: 'tick', at: 0, pitch: 1 }]);
  player.play([{ kind: 'flips', voice: 'tick', at: 0, pitch: 1 }]);
  silence();
  const [first, , , other] = sources.map(({ node }) => loudnessOf(node));
  expect(first).toBe(0);
  expect(other).toBeGreaterThan(0);
  player.setVolume(0.5);
  expect(loudnessOf(sources[3]?.node)).toBeCloseTo((other ?? 0) * 0.5 ** SOUND.volumeCurve);
});

test('the strike is noise around zero at full scale', () => {
  const noise = vi.spyOn(fakeAudio, 'createBuffer');
  instrument();
  const samples: readonly number[] = [...(noise.mock.results[0]?.value.getChannelData() ?? [])];
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  expect(mean).toBeCloseTo(0, 1);
  expect([Math.min(...samples), Math.max(...samples)]).toEqual([-1, 1].map(end => expect.closeTo(end, 1)));
});
