import {
  END_STAGES,
  FIRST_END_SELECTIVITY,
  HALFWAY_SELECTIVITY,
  MIDGAME_SELECTIVITY,
  PLIES_LEFT_OUT,
  SELECTIVE_EMPTIES,
} from './parameters';

/**
 * The stages of each move in an analysis, numbered from 1: one for each depth, then some to the end of the game with fewer
 * and fewer selective cuts. `lastDepth` is the maximum depth; if it equals the number of empty squares, the search goes to
 * the end.
 */

export function stageCount(lastDepth: i32, empties: i32): i32 {
  return shallowStages(lastDepth, empties) + endStages(lastDepth, empties);
}

export function depthAt(stage: i32, lastDepth: i32, empties: i32): i32 {
  return stage <= shallowStages(lastDepth, empties) ? stage : empties;
}

export function selectivityAt(stage: i32, lastDepth: i32, empties: i32): i32 {
  if (stage <= shallowStages(lastDepth, empties)) return empties == 1 ? 0 : MIDGAME_SELECTIVITY;
  const left = stageCount(lastDepth, empties) - stage;
  return left == 0 ? 0 : left == 1 ? HALFWAY_SELECTIVITY : FIRST_END_SELECTIVITY;
}

function shallowStages(lastDepth: i32, empties: i32): i32 {
  return lastDepth < empties ? lastDepth : max(1, empties - PLIES_LEFT_OUT);
}

function endStages(lastDepth: i32, empties: i32): i32 {
  if (lastDepth < empties || empties == 1) return 0;
  return empties < SELECTIVE_EMPTIES ? 1 : END_STAGES;
}
