import * as v from 'valibot';
import { readArrangement, writeArrangement } from '../../formats/text/arrangement.ts';
import { type Arrangement, usualArrangement } from '../../game/arrangement.ts';
import { allowsStart, boardOf, GAMES, hasSize } from '../../game/games.ts';
import { makeSize, parseSize } from '../../game/shape.ts';
import { createEditorStore, type EditorStore } from '../editorStore.ts';
import { tryToKeep } from './browserStorage.ts';

const KEY = 'flipside.editor';
const VERSION = 1;
/** A sign for each square and a few more: longer text was not written by this page. */
const MOST_SIGNS = 80;

const STORED = v.object({
  version: v.literal(VERSION),
  game: v.picklist(GAMES),
  size: v.pipe(v.string(), v.maxLength(MOST_SIGNS)),
  board: v.pipe(v.string(), v.maxLength(MOST_SIGNS)),
});

const make = (arrangement: Arrangement): string => {
  const { game, shape } = arrangement;
  return JSON.stringify({
    version: VERSION,
    game,
    size: makeSize(shape),
    board: writeArrangement(arrangement),
  });
};

const arrangementFrom = ({ game, size, board }: v.InferOutput<typeof STORED>): Arrangement | undefined => {
  const shape = parseSize(size);
  if (shape === undefined || !allowsStart(game) || !hasSize(game, shape)) return undefined;
  const reading = readArrangement(usualArrangement(game, boardOf(game, shape)), board);
  const isWhole = reading.type === 'read' && makeSize(reading.arrangement.shape) === size;
  return isWhole ? reading.arrangement : undefined;
};

const parse = (text: string): Arrangement | undefined => {
  try {
    const parsed = v.safeParse(STORED, JSON.parse(text));
    return parsed.success ? arrangementFrom(parsed.output) : undefined;
  } catch {
    return undefined;
  }
};

/** The store of the editor, with the position that this browser has kept; it is kept again after every change. */
export const keepEditor = (storage: Storage): EditorStore => {
  const text = storage.getItem(KEY);
  const store = createEditorStore(text === null ? undefined : parse(text));
  store.subscribe(({ arrangement }, before) => {
    if (arrangement !== before.arrangement) tryToKeep(storage, KEY, make(arrangement));
  });
  return store;
};
