import { expect, test } from 'vitest';
import { FIGURES, type FigureName } from '../../src/sound/soundLook.ts';

const pitchesOf = (name: FigureName): readonly number[] => FIGURES[name].map(({ pitch }) => pitch);
const steps = (name: FigureName): readonly number[] =>
  pitchesOf(name).flatMap((pitch, index, all) => (index === 0 ? [] : [pitch / (all[index - 1] ?? 1)]));

/** A minor and a major third, a fourth and a fifth. */
const INTERVALS = [6 / 5, 5 / 4, 4 / 3, 3 / 2];

test.each<[string, readonly FigureName[], (step: number) => boolean]>([
  ['rises', ['won', 'wave', 'began', 'offered', 'greeted', 'lineFound'], step => step > 1],
  ['falls', ['lost', 'pass', 'lineLost'], step => step < 1],
  ['stays', ['lowTime'], step => step === 1],
])('a tune that %s does so in every step, by a third, a fourth or a fifth', (_, names, goes) => {
  for (const step of names.flatMap(steps)) {
    expect(goes(step)).toBe(true);
    const size = Math.max(step, 1 / step);
    expect([1, ...INTERVALS].some(interval => Math.abs(size - interval) < 1e-9)).toBe(true);
  }
});

test('a win climbs an octave, and a draw returns to its first pitch', () => {
  expect(pitchesOf('won').at(-1)).toBe(2);
  const [first, highest, last] = pitchesOf('drawn');
  expect(last).toBe(first);
  expect(highest).toBe(3 / 2);
});

test('the tones of a tune do not overlap', () => {
  for (const notes of Object.values(FIGURES))
    for (const [index, { at }] of notes.entries())
      expect(at - (notes[index - 1]?.at ?? -65)).toBeGreaterThanOrEqual(65);
});
