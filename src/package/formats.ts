/**
 * Games in and out of links, for other programs: `import { readLink, writeLink } from 'flipside/formats'`. Reading throws
 * nothing: what cannot be read is told, with its place.
 */
export type { Failure, FailurePlace, Reading, Reason } from '../formats/failure.ts';
export { isLink, readLink, writeLink } from '../formats/link/link.ts';
export { type GameRecord, type RecordDetails, recordOf } from '../formats/record.ts';
