import type { Color } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { hasToPass, type Move, makeMove, passed } from './turns.ts';

interface Turn {
  readonly before: OthelloPosition;
  /** The same, or the position after a pass that nobody told. */
  readonly mover: OthelloPosition;
  readonly move: Move;
}

/** A game as a protocol tells it, move by move. A pass may be told, and need not be. */
export class GameRecord {
  readonly start: OthelloPosition;
  readonly #turns: Turn[] = [];
  #position: OthelloPosition;

  constructor(start: OthelloPosition) {
    this.start = start;
    this.#position = start;
  }

  get position(): OthelloPosition {
    return this.#position;
  }

  /** With all passes, told or not. */
  get moves(): readonly Move[] {
    return this.#turns.flatMap(({ before, mover, move }) =>
      before === mover ? [move] : ['pass' as const, move],
    );
  }

  /** The start and what every one of these moves led to. */
  get positions(): readonly OthelloPosition[] {
    const before = this.#turns.flatMap(({ before, mover }) =>
      before === mover ? [before] : [before, mover],
    );
    return [...before, this.#position];
  }

  /** The position with `color` to move, if it is its turn, be it after a pass that nobody has told. */
  positionFor(color: Color): OthelloPosition | undefined {
    if (this.#position.turn === color) return this.#position;
    return hasToPass(this.#position) ? passed(this.#position) : undefined;
  }

  /** Whether the move was legal, for `color` if one is told; else nothing happens. */
  play(move: Move, color?: Color): boolean {
    const mover = this.#mover(move, color);
    const after = mover && makeMove(mover, move);
    if (mover === undefined || after === undefined) return false;
    this.#turns.push({ before: this.#position, mover, move });
    this.#position = after;
    return true;
  }

  /** Takes the last move back, with a pass before it that nobody told. Whether there was one. */
  undo(): boolean {
    const turn = this.#turns.pop();
    if (turn === undefined) return false;
    this.#position = turn.before;
    return true;
  }

  #mover(move: Move, color: Color | undefined): OthelloPosition | undefined {
    if (color !== undefined) return this.positionFor(color);
    return move !== 'pass' && hasToPass(this.#position) ? passed(this.#position) : this.#position;
  }
}
