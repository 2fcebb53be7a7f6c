import { evaluationsOfHelpers, isStopped, nodesOfHelpers } from '../threads/pool';

/** Milliseconds on a clock that never goes back. */
@external('host', 'now')
declare function now(): f64;

/** Whether the present search has been cancelled. */
@external('host', 'shouldStop')
declare function shouldStop(): bool;

/** Positions visited between two polls of the clock and of `shouldStop`: a fifth of a millisecond or so. */
const NODES_PER_POLL: u64 = 1024;

/**
 * A search is abandoned when the host cancels it, when its deadline passes or when it has used up its positions. All are polled. A function that finds the
 * search abandoned returns at once, and its result is meaningless.
 */
let begin: f64 = 0;
let deadline: f64 = Infinity;
let mostNodes: u64 = u64.MAX_VALUE;
let abandoned: bool = false;
let nodes: u64 = 0;
let nextPoll: u64 = 0;
let evaluations: u64 = 0;

/** Starts a search that may take `milliseconds`, or `Infinity`. */
export function startClock(milliseconds: f64): void {
  begin = now();
  deadline = begin + milliseconds;
  mostNodes = u64.MAX_VALUE;
  abandoned = false;
  nodes = 0;
  nextPoll = NODES_PER_POLL;
  evaluations = 0;
}

/** Moves the deadline of the present search forward, to `milliseconds` after its start. */
export function shortenTo(milliseconds: f64): void {
  deadline = min(deadline, begin + milliseconds);
}

/** Lets the present search visit about this many positions. */
export function allowNodes(most: u64): void {
  mostNodes = most;
}

/** Counts one position visited. */
@inline
export function countNode(): void {
  countNodes(1);
}

/** Counts positions visited since the last call: a few hundred at most, so that polls are not late. */
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

/** Positions evaluated by this thread alone. */
export function evaluationsOfThread(): f64 {
  return <f64>evaluations;
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
  abandoned = abandoned || nodes >= mostNodes || isStopped(nodes, evaluations) || shouldStop() || now() >= deadline;
}
