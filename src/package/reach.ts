import {
  endgameOf,
  type SearchLimit,
  type SearchMethod,
  type SolverMethod,
} from '../engine/searchRequest.ts';
import { type Position, RULES } from '../game/rules.ts';
import type { Reach } from './engineTypes.ts';

export const USUAL_MILLISECONDS = 1000;

const limitOf = ({ depth, milliseconds, solve }: Reach): SearchLimit => {
  if (solve === true) return { type: 'solve', goal: 'score' };
  if (depth === undefined) return { type: 'time', milliseconds: milliseconds ?? USUAL_MILLISECONDS };
  const most = milliseconds === undefined ? {} : { milliseconds };
  return { type: 'depth', depth, endgame: endgameOf(depth), ...most };
};

const solverLimitOf = ({ depth, milliseconds, solve }: Reach): SolverMethod['limit'] => {
  if (solve === true) return { type: 'solve' };
  if (depth !== undefined) return { type: 'depth', depth };
  return { type: 'time', milliseconds: milliseconds ?? USUAL_MILLISECONDS };
};

/** The search for the best move of a position. */
export const methodFor = ({ rules }: Position, reach: Reach): SearchMethod =>
  RULES[rules].hasOutlook
    ? { by: 'solver', limit: solverLimitOf(reach), line: true }
    : { by: 'flipside', limit: limitOf(reach) };
