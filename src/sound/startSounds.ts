import { followLowTime } from '../store/lowTime.ts';
import { selectStretch } from '../store/selectors.ts';
import type { Stores } from '../store/stores.ts';
import { Instrument } from './Instrument.ts';
import { FIGURES, type Note } from './soundLook.ts';
import { soundsOf } from './soundPlan.ts';
import { tableSoundsOf } from './tableSounds.ts';

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Whether the browser has audio output and lets this page use it, so that asking for it logs no warning. */
const isAllowed = (): boolean =>
  typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true);

/** Plays the sounds of the board from the first gesture on, since browsers forbid sound before it. */
export const startSounds = ({ settings, match, app, online }: Stores): (() => void) => {
  let instrument: Instrument | undefined;
  // The context is created late, and resumed on every gesture, since phones suspend it when a call comes in.
  const awaken = (): void => {
    if (!settings.getState().sound || !isAllowed()) return;
    instrument ??= new Instrument(new AudioContext({ latencyHint: 'interactive' }));
    instrument.resume();
  };
  for (const gesture of GESTURES) addEventListener(gesture, awaken, { capture: true, passive: true });
  const play = (notes: readonly Note[]): void => {
    if (settings.getState().sound && app.getState().screen === 'board') instrument?.play(notes);
  };
  const ends = [
    match.subscribe((now, before) =>
      play(soundsOf(before, now, selectStretch(app.getState(), settings.getState()))),
    ),
    online.subscribe((now, before) => play(tableSoundsOf(before, now, settings.getState().greetingsMuted))),
    followLowTime(online, () => play(FIGURES.lowTime)),
  ];
  return () => {
    for (const end of ends) end();
    for (const gesture of GESTURES) removeEventListener(gesture, awaken, { capture: true });
    instrument?.close();
  };
};
