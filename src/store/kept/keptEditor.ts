import * as v from 'valibot';
import { readArrangement, writeArrangement } from '../../formats/text/arrangement.ts';
import { type Arrangement, usualArrangement } from '../../game/arrangement.ts';
import { allowsStart, boardOf, GAMES, hasSize } from '../../game/games.ts';
import { makeSize, parseSize } from '../../game/shape.ts';
import { createEditorStore, type EditorStore } from '../editorStore.ts';
import { kept, storedForm } from './kept.ts';

/** Maximum length of the stored text: one sign per square and a few more. */
const MOST_SIGNS = 80;

const sized = v.pipe(v.string(), v.maxLength(MOST_SIGNS));
const FIELDS = { game: v.picklist(GAMES), size: sized, board: sized };

const arrangementFrom = ({
  game,
  size,
  board,
}: {
  readonly game: (typeof GAMES)[number];
  readonly size: string;
  readonly board: string;
}): Arrangement | undefined => {
  const shape = parseSize(size);
  if (shape === undefined || !allowsStart(game) || !hasSize(game, shape)) return undefined;
  const reading = readArrangement(usualArrangement(game, boardOf(game, shape)), board);
  const isWhole = reading.type === 'read' && makeSize(reading.arrangement.shape) === size;
  return isWhole ? reading.arrangement : undefined;
};

const EDITOR = storedForm<typeof FIELDS, Arrangement | undefined>({
  name: 'editor',
  version: 1,
  fields: FIELDS,
  fallback: undefined,
  read: arrangementFrom,
  write: arrangement => ({
    game: arrangement?.game,
    size: arrangement && makeSize(arrangement.shape),
    board: arrangement && writeArrangement(arrangement),
  }),
});

/** The editor's store, loaded from the browser and saved after every change. */
export const keepEditor = (storage: Storage): EditorStore => {
  const { load, save } = kept(storage, EDITOR);
  const store = createEditorStore(load());
  store.subscribe(({ arrangement }, before) => {
    if (arrangement !== before.arrangement) save(arrangement);
  });
  return store;
};
