import { Instrument } from '../../../src/sound/Instrument.ts';
import type { Note } from '../../../src/sound/soundLook.ts';
import { RATE } from './loudness.ts';

/** Maximum length of a rendering, in seconds. */
const LONGEST = 3;

/** Renders notes at full volume; resolves to samples from -1 to 1. */
const render = async (notes: readonly Note[]): Promise<readonly number[]> => {
  const audio = new OfflineAudioContext(1, RATE * LONGEST, RATE);
  const instrument = new Instrument(audio);
  instrument.setVolume(1);
  instrument.play(notes);
  return [...(await audio.startRendering()).getChannelData(0)];
};

Object.assign(globalThis, { render });
