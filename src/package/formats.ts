/**
 * Games in and out of files and links, for other programs: `import { readInputs, writeFiles } from 'flipside/formats'`.
 * Reading throws nothing: what cannot be read is reported with its place.
 */
export type { Failure, FailurePlace, Reason } from '../formats/failure.ts';
export { FORMATS, type Format, type Found, type Loss } from '../formats/found.ts';
export { isLink, readLink, writeLink } from '../formats/link/link.ts';
export { INPUT_ENDINGS, type Input, type InputEnding, readInputs } from '../formats/read.ts';
export { type GameRecord, type RecordDetails, recordOf } from '../formats/record.ts';
export { canWrite, lossesIn, OUTPUTS, type Output, type OutputFile, writeFiles } from '../formats/write.ts';
