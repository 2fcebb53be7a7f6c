import * as v from 'valibot';
import { TABLE_SIZES } from '../../engine/tableSizes.ts';
import { wholeWithin } from './choices.ts';

export const ANALYSIS_LINES = { min: 1, max: 8 } as const;
/** No limit, or as the device allows. */
export const BY_ITSELF = 0;
/** Plies, seconds, threads and megabytes to choose from. */
export const ANALYSIS_LIMITS = {
  analysisDepth: [BY_ITSELF, 10, 14, 18, 22, 26, 30],
  analysisSeconds: [BY_ITSELF, 5, 15, 60, 300],
  analysisThreads: [BY_ITSELF, 1, 2, 4, 8],
  analysisTable: [BY_ITSELF, ...TABLE_SIZES],
} as const;
export type AnalysisLimit = keyof typeof ANALYSIS_LIMITS;

/** How the engine analyzes a position for a person. */
export const ANALYSIS_FIELDS = {
  /** How many of the best moves an analysis shows with what follows. */
  analysisLines: wholeWithin(ANALYSIS_LINES),
  /** Where it ends: at a depth in plies, or after a time. */
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
