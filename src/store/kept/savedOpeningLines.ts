import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { type OthelloPosition, STANDARD_START } from '../../game/othello/position.ts';
import { makeTranscript, parseTranscript, replay } from '../../game/transcript.ts';
import type { LearnedLine } from '../openingsStore.ts';
import { storedForm } from './kept.ts';
import { STORED_MEMORY } from './storedText.ts';

/** Maximum number of lines; the oldest are dropped. */
const KEPT_LINES = 500;

/** A transcript of legal moves. */
const transcript = v.pipe(
  v.string(),
  v.maxLength(120),
  v.transform(parseTranscript),
  v.custom<LearnedLine['transcript']>(
    moves =>
      Array.isArray(moves) &&
      moves.length > 0 &&
      replay<OthelloPosition>(STANDARD_START, moves).type !== 'illegal',
  ),
);

/** The opening lines that a person learns. */
export const OPENING_LINES = storedForm({
  name: 'openings',
  version: 1,
  fields: {
    lines: v.array(v.object({ transcript, color: v.picklist(COLORS), memory: v.optional(STORED_MEMORY) })),
  },
  fallback: [],
  read: ({ lines }): readonly LearnedLine[] =>
    lines.map(line => ({ transcript: line.transcript, color: line.color, memory: line.memory })),
  write: lines => ({
    lines: lines.slice(-KEPT_LINES).map(line => ({ ...line, transcript: makeTranscript(line.transcript) })),
  }),
  ids: ['transcript', 'color'],
});
