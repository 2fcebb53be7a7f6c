import type { Settings } from '../store/settingsStore.ts';
import type { Note } from './soundLook.ts';

/** The notes of the kinds that a person wants to hear. A corner that should not stand out knocks like any other move. */
export const audibleNotes = (notes: readonly Note[], { sounds }: Pick<Settings, 'sounds'>): readonly Note[] =>
  notes
    .map(
      (note): Note =>
        note.kind === 'corners' && !sounds.corners ? { ...note, kind: 'moves', voice: 'knock' } : note,
    )
    .filter(({ kind }) => sounds[kind]);
