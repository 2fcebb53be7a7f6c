import { mapRecord } from '../game/record.ts';
import type { SoundKind } from '../store/settings/choices.ts';

/** Times in milliseconds, pitches in hertz, loudness from 0 to 1. */
export const SOUND = {
  master: 0.5,
  volumeCurve: 1.7,
  /** Steps of a major pentatonic scale from the first flip up, as factors of its pitch. */
  scale: [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3],
  firstFlip: 392,
  /** Flips closer together than this would blur into one sound. */
  leastGap: 26,
  /** The knock starts this long before the landing disc comes to rest. */
  knockLead: 12,
  /**
   * The pitch factor of a dropped disc for each disc under it, and the gap between the ticks of a four in a
   * row without animation.
   */
  dropStep: 2 ** (1.5 / 12),
  fourGap: 85,
  /** Pitch of the last tick of the count relative to the first. */
  pouringRise: 4.5,
} as const;

/**
 * A struck body: a tone with slightly falling pitch, and the noise of the strike. The overtone of wood,
 * between 600 and 2,500 hertz, is what a phone's small speaker can reproduce.
 */
export interface Voice {
  readonly pitch: number;
  /** Final pitch, as a factor. */
  readonly fall: number;
  readonly length: number;
  readonly loudness: number;
  /** Loudness of the overtone, and its pitch as a factor. */
  readonly overtone: number;
  readonly overtonePitch: number;
  /** The noise of the strike: its loudness, length and brightness. */
  readonly stroke: number;
  readonly strokeLength: number;
  readonly strokePitch: number;
}

export const VOICES = {
  knock: {
    pitch: 196,
    fall: 0.72,
    length: 95,
    loudness: 0.45,
    overtone: 1.1,
    overtonePitch: 4.7,
    stroke: 0.6,
    strokeLength: 22,
    strokePitch: 900,
  },
  corner: {
    pitch: 147,
    fall: 0.7,
    length: 210,
    loudness: 0.38,
    overtone: 1.0,
    overtonePitch: 5.4,
    stroke: 0.55,
    strokeLength: 28,
    strokePitch: 760,
  },
  tick: {
    pitch: 392,
    fall: 0.96,
    length: 52,
    loudness: 0.13,
    overtone: 0.3,
    overtonePitch: 3.9,
    stroke: 0.2,
    strokeLength: 8,
    strokePitch: 2600,
  },
  drop: {
    pitch: 174,
    fall: 0.8,
    length: 120,
    loudness: 0.43,
    overtone: 1.0,
    overtonePitch: 5.4,
    stroke: 0.6,
    strokeLength: 16,
    strokePitch: 1700,
  },
  bounce: {
    pitch: 196,
    fall: 0.86,
    length: 60,
    loudness: 0.17,
    overtone: 0.9,
    overtonePitch: 4.8,
    stroke: 0.5,
    strokeLength: 9,
    strokePitch: 2000,
  },
  back: {
    pitch: 262,
    fall: 0.85,
    length: 60,
    loudness: 0.12,
    overtone: 0.9,
    overtonePitch: 3.6,
    stroke: 0.16,
    strokeLength: 10,
    strokePitch: 1500,
  },
  low: {
    pitch: 110,
    fall: 0.8,
    length: 90,
    loudness: 0.2,
    overtone: 1.1,
    overtonePitch: 7,
    stroke: 0.12,
    strokeLength: 18,
    strokePitch: 420,
  },
  bar: {
    pitch: 392,
    fall: 1,
    length: 420,
    loudness: 0.22,
    overtone: 0.4,
    overtonePitch: 3.93,
    stroke: 0.12,
    strokeLength: 8,
    strokePitch: 1800,
  },
} as const satisfies Readonly<Record<string, Voice>>;
export type VoiceName = keyof typeof VOICES;

/** One strike, `at` milliseconds from now; `pitch` is a factor of the voice's pitch. */
interface Stroke {
  readonly voice: VoiceName;
  readonly at: number;
  readonly pitch: number;
  /** A factor of the voice's loudness. */
  readonly gain?: number;
}

/** A strike, with the kind of sound by which a person can switch it off. */
export interface Note extends Stroke {
  readonly kind: SoundKind;
}

/** Short figures, each recognizable. */
const STROKES = {
  refused: [{ voice: 'low', at: 0, pitch: 1 }],
  undone: [{ voice: 'back', at: 0, pitch: 1 }],
  pass: [
    { voice: 'bar', at: 0, pitch: 3 / 4 },
    { voice: 'bar', at: 150, pitch: 5 / 8 },
  ],
  won: [
    { voice: 'bar', at: 0, pitch: 1 },
    { voice: 'bar', at: 130, pitch: 5 / 4 },
    { voice: 'bar', at: 260, pitch: 3 / 2 },
    { voice: 'bar', at: 430, pitch: 2 },
  ],
  lost: [
    { voice: 'bar', at: 0, pitch: 1 },
    { voice: 'bar', at: 190, pitch: 5 / 6 },
    { voice: 'bar', at: 400, pitch: 2 / 3 },
  ],
  /** A match starts at a table, possibly after a long wait. */
  began: [
    { voice: 'knock', at: 0, pitch: 1 },
    { voice: 'knock', at: 140, pitch: 5 / 4 },
  ],
  offered: [
    { voice: 'bar', at: 0, pitch: 5 / 4 },
    { voice: 'bar', at: 110, pitch: 3 / 2 },
  ],
  greeted: [
    { voice: 'tick', at: 0, pitch: 3 / 2 },
    { voice: 'tick', at: 90, pitch: 2 },
  ],
  lineLost: [
    { voice: 'back', at: 0, pitch: 1 },
    { voice: 'back', at: 140, pitch: 3 / 4 },
  ],
  lineFound: [
    { voice: 'back', at: 0, pitch: 3 / 4 },
    { voice: 'back', at: 140, pitch: 1 },
  ],
  lowTime: [
    { voice: 'tick', at: 0, pitch: 5 / 4 },
    { voice: 'tick', at: 160, pitch: 5 / 4 },
    { voice: 'tick', at: 320, pitch: 5 / 4 },
  ],
  /** The wave through a row of discs at the end of a game. */
  wave: [
    { voice: 'tick', at: 0, pitch: 1 },
    { voice: 'tick', at: 65, pitch: 5 / 4 },
    { voice: 'tick', at: 130, pitch: 3 / 2 },
    { voice: 'tick', at: 195, pitch: 2 },
  ],
  drawn: [
    { voice: 'bar', at: 0, pitch: 1 },
    { voice: 'bar', at: 180, pitch: 3 / 2 },
    { voice: 'bar', at: 360, pitch: 1 },
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
export type FigureName = keyof typeof STROKES;

/**
 * The kind of each figure, and the gain that makes all figures equally loud (`npm run bench -- sounds`); the
 * wave is part of a longer sound.
 */
const FIGURE_MIX: Readonly<Record<FigureName, { readonly kind: SoundKind; readonly gain: number }>> = {
  refused: { kind: 'refusals', gain: 2.8 },
  undone: { kind: 'refusals', gain: 5.3 },
  pass: { kind: 'passes', gain: 1.5 },
  won: { kind: 'ends', gain: 0.85 },
  lost: { kind: 'ends', gain: 1.2 },
  drawn: { kind: 'ends', gain: 0.95 },
  wave: { kind: 'ends', gain: 1 },
  lowTime: { kind: 'lowTime', gain: 4.7 },
  began: { kind: 'table', gain: 1 },
  offered: { kind: 'table', gain: 0.95 },
  greeted: { kind: 'table', gain: 3.9 },
  lineLost: { kind: 'table', gain: 5.3 },
  lineFound: { kind: 'table', gain: 5.3 },
};

const mixed = (name: FigureName): readonly Note[] =>
  STROKES[name].map((stroke: Stroke) => ({ ...stroke, ...FIGURE_MIX[name] }));

export const FIGURES: Readonly<Record<FigureName, readonly Note[]>> = mapRecord(STROKES, (_, name) =>
  mixed(name),
);
