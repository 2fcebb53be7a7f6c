import { recordOf } from '../../game/record.ts';
/** Kinds of sounds that can be switched off one by one. */
export const SOUND_KINDS = [
  'moves',
  'flips',
  'corners',
  'passes',
  'refusals',
  'lowTime',
  'ends',
  'table',
] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
/** In percent. */
export const VOLUME = { min: 0, max: 100, step: 10 } as const;

export const ALL_SOUNDS: Readonly<Record<SoundKind, boolean>> = recordOf(SOUND_KINDS, () => true);
