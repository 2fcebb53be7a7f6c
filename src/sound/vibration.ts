import type { SoundKind } from '../store/settings/choices.ts';
import type { Note } from './soundLook.ts';

/** Milliseconds of shaking and rest by turns for each kind of sound; a flip or a message alone shakes nothing. */
const PATTERNS: Readonly<Partial<Record<SoundKind, readonly number[]>>> = {
  moves: [14],
  corners: [34],
  passes: [28, 70, 28],
  refusals: [18, 45, 18],
  lowTime: [60, 60, 60],
  ends: [45, 60, 110],
};

/** How a device shakes with notes: as the first of them says that has a pattern. */
export const vibrationOf = (notes: readonly Note[]): readonly number[] =>
  notes.map(({ kind }) => PATTERNS[kind]).find(pattern => pattern !== undefined) ?? [];

/** Shakes the device where it can and the page may. */
export const vibrate = (notes: readonly Note[]): void => {
  const pattern = vibrationOf(notes);
  if (pattern.length === 0 || !('vibrate' in navigator)) return;
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate([...pattern]);
};
