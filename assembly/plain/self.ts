/** Whose turn it is where the search stands: that of the side it searches for, or of the other one. */
let selfToMove: bool = true;

export function startWithSelf(): void {
  selfToMove = true;
}

@inline
export function changeSides(): void {
  selfToMove = !selfToMove;
}

@inline
export function isSelfToMove(): bool {
  return selfToMove;
}
