import { fromRoot } from '../../tools/paths.ts';

/** What was looked at so far. */
export const SAMPLES = fromRoot('.cache', 'chance', 'samples.tsv');
