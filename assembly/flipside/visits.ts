import { countNodes } from '../search/time';

let visited: i32 = 0;

/** Counts a position. `flushNodes` passes the count on, since counting every one there would cost time. */
@inline
export function countVisit(): void {
  visited++;
}

@inline
export function flushNodes(): void {
  countNodes(visited);
  visited = 0;
}
