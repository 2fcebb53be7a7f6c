import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { isOver, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import { positionKey } from '../../src/game/positionKey.ts';
import type { Square } from '../../src/game/square.ts';
import { makeStartText } from '../../src/game/start.ts';
import type { Thinker } from '../engine/thinker.ts';
import { endScore } from '../formats/turns.ts';
import type { Proofs } from './proofs.ts';

/** Positions with at most this many empty squares are solved in one search, which takes about a second on 6 x 6. */
const MOST_EMPTIES = 24;
/** Nodes for ordering the moves. */
const NODES_FOR_ORDER = 300_000;
/** The size of the transposition table in bits: 64 MiB. */
const ROOM = 22;

interface Move {
  readonly square: Square;
  readonly after: OthelloPosition;
}

export interface Settled {
  readonly score: number;
  readonly best: Square;
}

interface Surroundings {
  readonly thinker: Thinker;
  readonly proofs: Proofs;
  /** Called after each part. */
  readonly onPart: () => void;
  /** Positions with more empty squares are split. */
  readonly mostEmpties?: number;
}

/**
 * Solves a position that is too large for one search. The first plies are searched here with null windows, the likely best
 * move first; the positions after them are solved one by one and saved, so that an interrupted run can continue.
 */
export class Splitting {
  readonly #thinker: Thinker;
  readonly #proofs: Proofs;
  readonly #onPart: () => void;
  readonly #mostEmpties: number;
  readonly #orders = new Map<string, readonly Move[]>();
  #nodes = 0;
  #lastKept = performance.now();

  constructor({ thinker, proofs, onPart, mostEmpties = MOST_EMPTIES }: Surroundings) {
    this.#thinker = thinker;
    this.#proofs = proofs;
    this.#onPart = onPart;
    this.#mostEmpties = mostEmpties;
  }

  /** The score of an unfinished game, and a best move. `onBound` gets every intermediate bound. */
  async solve(
    position: OthelloPosition,
    onBound: (bound: { readonly least?: number; readonly most?: number }) => void,
  ): Promise<Settled> {
    let guess = (await this.#quickly(position)).score;
    for (;;) {
      const { least, most } = this.#proofs.boundsOf(position);
      if (least === most) return { score: least, best: await this.#best(position, least) };
      const alpha = Math.max(least, Math.min(guess, most) - 1);
      const isAbove = await this.#isAbove(position, alpha);
      const { least: low, most: high } = this.#proofs.boundsOf(position);
      guess = isAbove ? Math.min(low + 1, high) : high;
      onBound(isAbove ? { least: low } : { most: high });
    }
  }

  async #best(position: OthelloPosition, score: number): Promise<Square> {
    for (const move of await this.#ordered(position))
      if (await this.#leadsAbove(position, move, score - 1)) return move.square;
    throw new Error('No move has the score that was proved.');
  }

  async #isAbove(position: OthelloPosition, alpha: number): Promise<boolean> {
    const { least, most } = this.#proofs.boundsOf(position);
    if (least > alpha || most <= alpha) return least > alpha;
    const isAbove =
      emptySquares(position).size > this.#mostEmpties
        ? await this.#someLeadsAbove(position, alpha)
        : await this.#searchesAbove(position, alpha);
    this.#onPart();
    return isAbove;
  }

  async #someLeadsAbove(position: OthelloPosition, alpha: number): Promise<boolean> {
    for (const move of await this.#ordered(position)) {
      if (!(await this.#leadsAbove(position, move, alpha))) continue;
      this.#keep(position, { least: alpha + 1 });
      return true;
    }
    this.#keep(position, { most: alpha });
    return false;
  }

  async #leadsAbove({ turn }: OthelloPosition, { after }: Move, alpha: number): Promise<boolean> {
    if (isOver(after)) return endScore(after, turn) > alpha;
    return after.turn === turn ? this.#isAbove(after, alpha) : !(await this.#isAbove(after, -alpha - 1));
  }

  async #searchesAbove(position: OthelloPosition, alpha: number): Promise<boolean> {
    const reach = { solve: 'score', above: alpha, room: ROOM } as const;
    const { score, nodes = 0 } = await this.#thinker.think({ position, reach });
    this.#nodes += nodes;
    this.#keep(position, score > alpha ? { least: score } : { most: score });
    return score > alpha;
  }

  #keep(position: OthelloPosition, bounds: { least?: number; most?: number }): void {
    const now = performance.now();
    this.#proofs.add(position, bounds, { nodes: this.#nodes, milliseconds: now - this.#lastKept });
    this.#nodes = 0;
    this.#lastKept = now;
  }

  /** Sorts moves, best first, by a short search. */
  async #ordered(position: OthelloPosition): Promise<readonly Move[]> {
    const key = makeStartText(position);
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const { moves: scored = [] } = await this.#quickly(position);
    const order = scored.flatMap(({ square }) => {
      const after = play(position, square);
      return after === undefined ? [] : [{ square, after }];
    });
    const distinct = new Map(order.map(move => [positionKey(move.after).join(), move]));
    const moves = [...distinct.values()];
    this.#orders.set(key, moves);
    return moves;
  }

  async #quickly(position: OthelloPosition): Promise<SearchResult> {
    const reach = { solve: 'score', nodes: NODES_FOR_ORDER, room: ROOM } as const;
    const result = await this.#thinker.think({ position, reach, every: true });
    this.#nodes += result.nodes ?? 0;
    return result;
  }
}
