import * as v from 'valibot';
import { TABLE_SIZES } from '../../engine/tableSizes.ts';
import { wholeWithin } from './choices.ts';

export const ANALYSIS_LINES = { min: 1, max: 8 } as const;
/** No limit, or chosen by the device. */
export const BY_ITSELF = 0;
/** The options, in plies, seconds, threads and megabytes. */
export const ANALYSIS_LIMITS = {
  analysisDepth: [BY_ITSELF, 10, 14, 18, 22, 26, 30],
  analysisSeconds: [BY_ITSELF, 5, 15, 60, 300],
  analysisThreads: [BY_ITSELF, 1, 2, 4, 8],
  analysisTable: [BY_ITSELF, ...TABLE_SIZES],
} as const;
export type AnalysisLimit = keyof typeof ANALYSIS_LIMITS;

/** Settings of the analysis. */
export const ANALYSIS_FIELDS = {
  /** Number of best moves shown with their main lines. */
  analysisLines: wholeWithin(ANALYSIS_LINES),
  /** The limits: a depth in plies and a time. */
  analysisDepth: v.picklist(ANALYSIS_LIMITS.analysisDepth),
  analysisSeconds: v.picklist(ANALYSIS_LIMITS.analysisSeconds),
  analysisThreads: v.picklist(ANALYSIS_LIMITS.analysisThreads),
  analysisTable: v.picklist(ANALYSIS_LIMITS.analysisTable),
} as const;

export const ANALYSIS_DEFAULTS = {
  analysisLines: 3,
  analysisDepth: BY_ITSELF,
  analysisSeconds: BY_ITSELF,
  analysisThreads: BY_ITSELF,
  analysisTable: BY_ITSELF,
} as const;
