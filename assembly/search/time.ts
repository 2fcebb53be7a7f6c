import { evaluationsOfHelpers, isStopped, nodesOfHelpers } from '../threads/pool';

/** Milliseconds on a monotonic clock. */
@external('host', 'now')
declare function now(): f64;

/** Whether the host has cancelled the search. */
@external('host', 'shouldStop')
declare function shouldStop(): bool;

/** Nodes between two polls of the clock and of `shouldStop`, which take about a fifth of a millisecond. */
const NODES_PER_POLL: u64 = 1024;

/**
 * A search is abandoned when the host cancels it, at its deadline, or at its node limit, all of which are polled. A function
 * that finds the search abandoned returns at once with a meaningless result.
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

/** Moves the deadline of the search to `milliseconds` after its start, if that is earlier. */
export function shortenTo(milliseconds: f64): void {
  deadline = min(deadline, begin + milliseconds);
}

/** Sets the node limit of the search. */
export function allowNodes(most: u64): void {
  mostNodes = most;
}

/** Counts one node. */
@inline
export function countNode(): void {
  countNodes(1);
}

/** Counts the nodes since the last call: a few hundred at most, so that polls are not late. */
@inline
export function countNodes(more: u64): void {
  nodes += more;
  if (nodes >= nextPoll) poll();
}

@inline
export function countEvaluation(): void {
  evaluations++;
}

/** Nodes visited by this thread. */
@inline
export function nodesOfThread(): u64 {
  return nodes;
}

export function nodeCount(): f64 {
  return <f64>(nodes + nodesOfHelpers());
}

/** Positions evaluated by this thread. */
export function evaluationsOfThread(): f64 {
  return <f64>evaluations;
}

export function evaluationCount(): f64 {
  return <f64>(evaluations + evaluationsOfHelpers());
}

/** Whether the search must end without a result for its current depth. */
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
