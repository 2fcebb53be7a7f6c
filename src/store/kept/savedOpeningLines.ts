import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { type OthelloPosition, STANDARD_START } from '../../game/othello/position.ts';
import { makeTranscript, parseTranscript, replay } from '../../game/transcript.ts';
import type { LearnedLine } from '../openingsStore.ts';
import { tryToKeep } from './browserStorage.ts';
import { type ReadValue, readAs, readEach, readJson, STORED_MEMORY } from './storedText.ts';

const KEY = 'flipside.openings';
const ASIDE = 'flipside.aside.openings';
const VERSION = 1;
/** The oldest lines beyond this number are forgotten. */
const KEPT_LINES = 500;

const LINE = v.object({
  transcript: v.pipe(v.string(), v.maxLength(120)),
  color: v.picklist(COLORS),
  memory: v.optional(STORED_MEMORY),
});
const LIST = v.object({ version: v.literal(VERSION), lines: v.array(v.unknown()) });

/** A line that cannot be read or played is dropped alone. */
const readLine = (stored: unknown): readonly LearnedLine[] => {
  const parsed = v.safeParse(LINE, stored);
  const transcript = parsed.success ? parseTranscript(parsed.output.transcript) : undefined;
  if (!parsed.success || transcript === undefined || transcript.length === 0) return [];
  if (replay<OthelloPosition>(STANDARD_START, transcript).type === 'illegal') return [];
  return [{ transcript, color: parsed.output.color, memory: parsed.output.memory }];
};

export const linesValue = (lines: readonly LearnedLine[]) => ({
  version: VERSION,
  lines: lines.map(({ transcript, color, memory }) => ({
    transcript: makeTranscript(transcript),
    color,
    memory,
  })),
});

export const readLinesValue = (value: unknown): ReadValue<readonly LearnedLine[]> => {
  const list = readAs(LIST, value);
  return list.type === 'broken' ? list : readEach(list.value.lines, line => readLine(line)[0]);
};

/** The lines of openings that a person learns, as the browser keeps them. */
export class SavedOpeningLines {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** What is kept; nothing if it cannot be read, and that is set aside. */
  load(): readonly LearnedLine[] {
    const stored = this.#storage.getItem(KEY);
    if (stored === null) return [];
    const list = v.safeParse(LIST, readJson(stored));
    if (list.success) return list.output.lines.flatMap(readLine);
    tryToKeep(this.#storage, ASIDE, stored);
    return [];
  }

  /** Returns whether the browser kept them. */
  save(lines: readonly LearnedLine[]): boolean {
    return tryToKeep(this.#storage, KEY, JSON.stringify(linesValue(lines.slice(-KEPT_LINES))));
  }
}
