import { expect, test } from 'vitest';
import { VOICES } from '../../src/sound/soundLook.ts';
import { loudnessOf, RATE } from '../../tools/bench/sounds/loudness.ts';

const tone = (hertz: number): readonly number[] =>
  Array.from({ length: RATE / 4 }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / RATE));

/** Attenuation of a tone in decibels to the ear (IEC 61672), and through a small speaker. */
test.each([
  // A 100 Hz tone begins with a click, which the speaker reproduces.
  [100, -19.1, -26],
  [500, -3.2, -6],
  [1000, 0, 0],
  [2000, 1.2, 0],
])(
  'a tone of %i Hz has the expected loudness to the ear and through a small speaker',
  (hertz, ear, speaker) => {
    const { byEar, bySpeaker, peak } = loudnessOf(tone(hertz));
    const whole = 10 * Math.log10(1 / 2);
    expect(byEar - whole).toBeCloseTo(ear, 0);
    expect(Math.abs(bySpeaker - byEar - speaker)).toBeLessThan(2);
    expect(peak).toBeCloseTo(0, 1);
  },
);

test.each(['knock', 'corner', 'drop', 'bounce', 'back', 'low'] as const)(
  'the voice %s has an overtone of wood that a phone can reproduce',
  name => {
    const { pitch, overtonePitch, overtone } = VOICES[name];
    expect(pitch * overtonePitch).toBeGreaterThan(600);
    expect(pitch * overtonePitch).toBeLessThan(2500);
    expect(overtone).toBeGreaterThanOrEqual(0.5);
  },
);
