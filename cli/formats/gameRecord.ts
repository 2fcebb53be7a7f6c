import type { Color } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { hasToPass, type Move, makeMove, passed } from './turns.ts';

interface Turn {
  readonly before: OthelloPosition;
  /** The position before the turn, after any pass that was not sent. */
  readonly mover: OthelloPosition;
  readonly move: Move;
}

/** A game received from a protocol, move by move. Passes may be sent or omitted. */
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

  /** All turns, including passes that were not sent. */
  get moves(): readonly Move[] {
    return this.#turns.flatMap(({ before, mover, move }) =>
      before === mover ? [move] : ['pass' as const, move],
    );
  }

  /** The position at the start and after each of these moves. */
  get positions(): readonly OthelloPosition[] {
    const before = this.#turns.flatMap(({ before, mover }) =>
      before === mover ? [before] : [before, mover],
    );
    return [...before, this.#position];
  }

  /** The position if it is `color`'s turn, possibly after a pass that was not sent. */
  positionFor(color: Color): OthelloPosition | undefined {
    if (this.#position.turn === color) return this.#position;
    return hasToPass(this.#position) ? passed(this.#position) : undefined;
  }

  /** Plays the move if it is legal (for `color` if given); returns whether it was. */
  play(move: Move, color?: Color): boolean {
    const mover = this.#mover(move, color);
    const after = mover && makeMove(mover, move);
    if (mover === undefined || after === undefined) return false;
    this.#turns.push({ before: this.#position, mover, move });
    this.#position = after;
    return true;
  }

  /** Takes back the last move and any unsent pass before it; returns whether there was one. */
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
