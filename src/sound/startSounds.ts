import { shownEnding } from '../store/endings.ts';
import { followLowTime } from '../store/lowTime.ts';
import type { MatchState } from '../store/matchStore.ts';
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
export const startSounds = (stores: Stores): (() => void) => {
  const { settings, match, app, online } = stores;
  let instrument: Instrument | undefined;
  // The context is created late, and resumed on every gesture, since phones suspend it when a call comes in.
  const awaken = (): void => {
    if (!settings.getState().sound || !isAllowed()) return;
    instrument ??= new Instrument(new AudioContext({ latencyHint: 'interactive' }));
    instrument.resume();
  };
  for (const gesture of GESTURES) addEventListener(gesture, awaken, { capture: true, passive: true });
  let hushLatest = (): void => {};
  const play = (notes: readonly Note[]): void => {
    if (!settings.getState().sound || app.getState().screen !== 'board' || notes.length === 0) return;
    hushLatest = instrument?.play(notes) ?? hushLatest;
  };
  const followMatch = (now: MatchState, before: MatchState): void => {
    // The sounds of an ending are long, and end with it when somebody hurries.
    if (before.result === 'coming' && now.result !== 'coming') hushLatest();
    const stretch = selectStretch(app.getState(), settings.getState());
    play(soundsOf(before, now, { stretch, ending: shownEnding(now, stores) }));
  };
  const ends = [
    match.subscribe(followMatch),
    online.subscribe((now, before) => play(tableSoundsOf(before, now, settings.getState().greetingsMuted))),
    followLowTime(online, () => play(FIGURES.lowTime)),
  ];
  return () => {
    for (const end of ends) end();
    for (const gesture of GESTURES) removeEventListener(gesture, awaken, { capture: true });
    instrument?.close();
  };
};
