import { countNodes } from '../search/time';

let visited: i32 = 0;

/** Counts a node. `flushNodes` adds the count to the total, since updating that for every node would cost time. */
@inline
export function countVisit(): void {
  visited++;
}

@inline
export function flushNodes(): void {
  countNodes(visited);
  visited = 0;
}
