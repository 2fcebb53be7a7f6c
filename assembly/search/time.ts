import { now, shouldStop } from './host';
import { evaluationsOfHelpers, isDismissed, nodesOfHelpers } from '../threads/muster';
import { NODES_PER_POLL } from '../flipside/parameters';

/**
 * A search ends early when the host calls it off or when its deadline passes; both are polled. Whoever finds it
 * abandoned returns at once, and what is returned then is meaningless.
 */
let begin: f64 = 0;
let deadline: f64 = Infinity;
let abandoned: bool = false;
let nodes: u64 = 0;
let nextPoll: u64 = 0;
let evaluations: u64 = 0;

/** Starts a search that may take `milliseconds`, or `Infinity`. */
export function startClock(milliseconds: f64): void {
  begin = now();
  deadline = begin + milliseconds;
  abandoned = false;
  nodes = 0;
  nextPoll = NODES_PER_POLL;
  evaluations = 0;
}

/** Leaves the search that runs no more than `milliseconds` from its start. */
export function hasten(milliseconds: f64): void {
  deadline = min(deadline, begin + milliseconds);
}

/** Counts a position visited. */
@inline
export function countNode(): void {
  countNodes(1);
}

/** Counts positions visited without being counted one by one: some hundreds at most, so that polls are not late. */
@inline
export function countNodes(more: u64): void {
  nodes += more;
  if (nodes >= nextPoll) poll();
}

@inline
export function countEvaluation(): void {
  evaluations++;
}

/** Positions visited by this thread alone. */
@inline
export function nodesOfThread(): u64 {
  return nodes;
}

export function nodeCount(): f64 {
  return <f64>(nodes + nodesOfHelpers());
}

export function evaluationCount(): f64 {
  return <f64>(evaluations + evaluationsOfHelpers());
}

/** Whether the search is to end without a result for its present depth. */
@inline
export function isAbandoned(): bool {
  return abandoned;
}

/** Milliseconds since the search began. */
export function elapsed(): f64 {
  return now() - begin;
}

function poll(): void {
  nextPoll = nodes + NODES_PER_POLL;
  abandoned = abandoned || isDismissed(nodes, evaluations) || shouldStop() || now() >= deadline;
}
