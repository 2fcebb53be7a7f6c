import { expect, test } from 'vitest';
import { FIGURES, type Note } from '../../src/sound/soundLook.ts';
import { audibleNotes } from '../../src/sound/soundPlan.ts';
import { vibrationOf } from '../../src/sound/startSounds.ts';
import { SOUND_KINDS, type SoundKind } from '../../src/store/settings/choices.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../src/store/settingsStore.ts';

const CORNER: Note = { kind: 'corners', voice: 'corner', at: 10, pitch: 1 };
const TICK: Note = { kind: 'flips', voice: 'tick', at: 90, pitch: 1 };

const without = (kind: SoundKind) => ({ sounds: { ...DEFAULT_SETTINGS.sounds, [kind]: false } });

test('by default every kind of sound is heard', () => {
  const notes = [CORNER, TICK, ...FIGURES.pass];
  expect(audibleNotes(notes, DEFAULT_SETTINGS)).toEqual(notes);
});

test.each([...SOUND_KINDS.filter(kind => kind !== 'corners')])(
  'with %s off the others are still heard',
  kind => {
    const notes = SOUND_KINDS.map((one): Note => ({ ...TICK, kind: one }));
    expect(audibleNotes(notes, without(kind))).toEqual(notes.filter(note => note.kind !== kind));
  },
);

test('without the corner sound a corner sounds like any other move', () => {
  expect(audibleNotes([CORNER, TICK], without('corners'))).toEqual([
    { ...CORNER, kind: 'moves', voice: 'knock' },
    TICK,
  ]);
});

test('a device vibrates once for a move, however many discs flip, and not for messages', () => {
  expect(vibrationOf([CORNER, TICK, TICK])).toHaveLength(1);
  expect(vibrationOf(FIGURES.pass)).toHaveLength(3);
  expect(vibrationOf(FIGURES.offered)).toEqual([]);
});

test('an invalid volume falls back to the default without affecting other settings', () => {
  expect(readSettings({ volume: 140, sound: false }).settings).toMatchObject({ volume: 100, sound: false });
});
