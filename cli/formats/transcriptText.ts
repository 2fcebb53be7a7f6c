import type { Reading } from '../../src/formats/failure.ts';
import { readColumns, readMovesFrom } from '../../src/formats/text/movesText.ts';
import { MOST_FREE_PASSES } from '../../src/game/games.ts';
import { dropsDiscs, type Position } from '../../src/game/position.ts';
import type { Transcript } from '../../src/game/transcript.ts';
import { lineThrough } from '../../src/game/tree.ts';

const readColumnLine = (text: string): Reading<Transcript> => {
  const { records, failures } = readColumns(text);
  const [record] = records;
  const [failure = { reason: 'noGame' } as const] = failures;
  return record === undefined
    ? { type: 'unreadable', failure }
    : { type: 'read', value: lineThrough(record.tree, []) };
};

/** Reads the moves of a game from `start`. Forced passes may be written or omitted; others are only legal with free passing. */
export const readTranscript = (
  text: string,
  start: Position,
  passing: 'forced' | 'free' = 'forced',
): Reading<Transcript> => {
  if (dropsDiscs(start)) return readColumnLine(text);
  const freePasses = passing === 'free' ? 0 : MOST_FREE_PASSES;
  return readMovesFrom({ position: start, owesPass: false, freePasses }, text);
};
