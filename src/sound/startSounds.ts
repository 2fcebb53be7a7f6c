import { selectStretch } from '../store/selectors.ts';
import type { Stores } from '../store/stores.ts';
import { Instrument } from './Instrument.ts';
import { soundsOf } from './soundPlan.ts';

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Whether the browser has an audio output and lets this page use it, so that asking for it is never complained of. */
const isAllowed = (): boolean =>
  typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true);

/** Lets the board be heard, from the first gesture on: before it, browsers forbid sound. */
export const startSounds = ({ settings, match, app }: Stores): (() => void) => {
  let instrument: Instrument | undefined;
  // A context is asked for late, and resumed with every gesture, since phones suspend it when a call comes in.
  const awaken = (): void => {
    if (!settings.getState().sound || !isAllowed()) return;
    instrument ??= new Instrument(new AudioContext({ latencyHint: 'interactive' }));
    instrument.resume();
  };
  for (const gesture of GESTURES) addEventListener(gesture, awaken, { capture: true, passive: true });
  const stopFollowing = match.subscribe((now, before) => {
    if (!settings.getState().sound || app.getState().screen !== 'board') return;
    instrument?.play(soundsOf(before, now, selectStretch(app.getState(), settings.getState())));
  });
  return () => {
    stopFollowing();
    for (const gesture of GESTURES) removeEventListener(gesture, awaken, { capture: true });
    instrument?.close();
  };
};
