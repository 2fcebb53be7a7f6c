import { now, shouldStop } from '../host';
import { DEADLINE_MILLISECONDS, NODES_PER_POLL } from './parameters';

/**
 * A search ends early for three reasons: the host calls it off, the deadline passes, or its budget of evaluations is
 * spent. The first two are polled; the third is exact, so that a budget means the same on every machine.
 */
let deadline: f64 = 0;
let nodesToPoll: i32 = 0;
let interrupted: bool = false;
let evaluations: i32 = 0;
let budget: i32 = i32.MAX_VALUE;

export function startClock(): void {
  deadline = now() + DEADLINE_MILLISECONDS;
  nodesToPoll = NODES_PER_POLL;
  interrupted = false;
  evaluations = 0;
}

/** Allows `limit` evaluations since the clock was started. */
export function setBudget(limit: i32): void {
  budget = limit;
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
  return interrupted || evaluations >= budget;
}

function poll(): void {
  nodesToPoll = NODES_PER_POLL;
  interrupted = interrupted || shouldStop() || now() > deadline;
}
