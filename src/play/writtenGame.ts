import type { Failure } from '../formats/failure.ts';
import { isColumnText, readColumns, readTranscripts } from '../formats/text/movesText.ts';
import type { SharedGame } from './sharedLinks.ts';

/** What `?moves=f5d6…` asks for: a transcript to be studied. Undefined if the address has none. */
export const readMovesPart = (parameters: URLSearchParams): SharedGame | Failure | undefined => {
  const text = parameters.get('moves');
  if (text === null) return undefined;
  const { records, failures } = isColumnText(text) ? readColumns(text) : readTranscripts(text);
  const [[record], [failure]] = [records, failures];
  if (failure !== undefined) return failure;
  return record === undefined ? { reason: 'noGame' } : { type: 'study', record };
};
