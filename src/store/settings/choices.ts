import * as v from 'valibot';
import { recordOf } from '../../game/record.ts';

/** Head starts: none, discs on corners, or extra discs in the count. */
export const HEAD_START_CHOICES = [
  'none',
  'corners1',
  'corners2',
  'corners3',
  'corners4',
  'discs2',
  'discs4',
  'discs8',
  'discs16',
] as const;
export type HeadStartChoice = (typeof HEAD_START_CHOICES)[number];

/** Clocks for online play: none, or minutes for the whole match plus seconds per ply. */
export const CLOCK_CHOICES = ['none', '1+0', '5+0', '10+5', 'custom'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];
export const CUSTOM_MINUTES = { min: 1, max: 180 } as const;
export const CUSTOM_INCREMENT = { min: 0, max: 180 } as const;

/** Kinds of sounds that can be muted separately. */
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

/** The same schema for each of the slots. */
export const all = <Slot extends string, Schema>(
  slots: readonly Slot[],
  schema: Schema,
): Record<Slot, Schema> => recordOf(slots, () => schema);

export const wholeWithin = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
