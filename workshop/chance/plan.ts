import { fromRoot } from '../../tools/paths.ts';

/** The log of examined positions. */
export const SAMPLES = fromRoot('.cache', 'chance', 'samples.tsv');
