import { now, shouldStop } from '../search/host';
import { DEADLINE_MILLISECONDS, NODES_PER_POLL } from './parameters';

/**
 * A search ends early for two reasons, both polled: the host calls it off, or the deadline passes. A budget of
 * evaluations is asked between depths.
 */
let deadline: f64 = 0;
let nodesToPoll: i32 = 0;
let interrupted: bool = false;
let evaluations: i32 = 0;

export function startClock(): void {
  deadline = now() + DEADLINE_MILLISECONDS;
  nodesToPoll = NODES_PER_POLL;
  interrupted = false;
  evaluations = 0;
}

export function countEvaluation(): void {
  evaluations++;
}

export function evaluationCount(): i32 {
  return evaluations;
}

@inline
export function countNode(): void {
  if (--nodesToPoll == 0) poll();
}

/** Whether the search is to end without a result for its present depth. */
@inline
export function isAbandoned(): bool {
  return interrupted;
}

function poll(): void {
  nodesToPoll = NODES_PER_POLL;
  interrupted = interrupted || shouldStop() || now() > deadline;
}
