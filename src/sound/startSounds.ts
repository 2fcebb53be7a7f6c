import type { Color } from '../game/color.ts';
import type { MatchState } from '../store/matchStore.ts';
import { shownEnding } from '../store/results/endings.ts';
import { rayTime } from '../store/results/firstGames.ts';
import { selectStretch } from '../store/selectors.ts';
import { type SoundKind, VOLUME } from '../store/settings/choices.ts';
import type { Stores } from '../store/stores.ts';
import { followLowTime } from '../store/table/lowTime.ts';
import { Instrument } from './Instrument.ts';
import { FIGURES, type Note } from './soundLook.ts';
import { audibleNotes, soundsOf } from './soundPlan.ts';
import { tableSoundsOf } from './tableSounds.ts';

/**
 * Vibration patterns by kind of sound: milliseconds on and off in turn. Flips and messages do not vibrate.
 */
const PATTERNS: Readonly<Partial<Record<SoundKind, readonly number[]>>> = {
  moves: [14],
  corners: [34],
  passes: [28, 70, 28],
  refusals: [18, 45, 18],
  lowTime: [60, 60, 60],
  ends: [45, 60, 110],
};

/** The vibration for notes: the pattern of the first note that has one. */
export const vibrationOf = (notes: readonly Note[]): readonly number[] =>
  notes.map(({ kind }) => PATTERNS[kind]).find(pattern => pattern !== undefined) ?? [];

/** Vibrates, if the device can and the browser allows it. */
const vibrate = (notes: readonly Note[]): void => {
  const pattern = vibrationOf(notes);
  if (pattern.length === 0 || !('vibrate' in navigator)) return;
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate([...pattern]);
};

const LOUDEST = VOLUME.max;
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Whether the browser has audio and allows the page to use it; creating a context too early would log a warning. */
const isAllowed = (): boolean =>
  typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true);

/** Plays the sounds of the board from the first gesture on: browsers forbid sound before it. */
export const startSounds = (stores: Stores): (() => void) => {
  const { settings, match, app, online } = stores;
  let audio: AudioContext | undefined;
  let instrument: Instrument | undefined;
  // The context is created late and resumed on every gesture, since phones suspend it during calls.
  const awaken = (): void => {
    if (!settings.getState().sound || !isAllowed()) return;
    audio ??= new AudioContext({ latencyHint: 'interactive' });
    instrument ??= new Instrument(audio);
    if (audio.state !== 'running') void audio.resume().catch(() => {});
  };
  for (const gesture of GESTURES) addEventListener(gesture, awaken, { capture: true, passive: true });
  let hushLatest = (): void => {};
  const play = (notes: readonly Note[]): void => {
    const wishes = settings.getState();
    if (app.getState().screen !== 'board' || notes.length === 0) return;
    if (wishes.vibration) vibrate(notes);
    const audible = audibleNotes(notes, wishes);
    if (!wishes.sound || audible.length === 0) return;
    instrument?.setVolume(wishes.volume / LOUDEST);
    hushLatest = instrument?.play(audible) ?? hushLatest;
  };
  const followMatch = (now: MatchState, before: MatchState): void => {
    // The sounds of an ending are long; they stop when the person skips the ending.
    if (before.result === 'coming' && now.result !== 'coming') hushLatest();
    const stretch = selectStretch(app.getState(), settings.getState());
    const rays = (color: Color): number => rayTime(stores, color);
    play(soundsOf(before, now, { stretch, rayTime: rays, ending: shownEnding(now, stores) }));
  };
  const ends = [
    match.subscribe(followMatch),
    online.subscribe((now, before) => play(tableSoundsOf(before, now, settings.getState().greetingsMuted))),
    followLowTime(online, () => play(FIGURES.lowTime)),
  ];
  return () => {
    for (const end of ends) end();
    for (const gesture of GESTURES) removeEventListener(gesture, awaken, { capture: true });
    void audio?.close().catch(() => {});
  };
};
