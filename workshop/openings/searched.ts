import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { emptySquares } from '../../src/game/board.ts';
import { type OthelloPosition, play } from '../../src/game/othello/position.ts';
import { codeText } from '../../src/openings/code.ts';
import { fromRoot } from '../../tools/paths.ts';

/** The result of a deep search: the value for the side to move, and the code of the position after the best move. */
export interface Searched {
  readonly value: number;
  readonly after: string;
  /** The node limit of the search, if it was searched again with another one than `plan.ts` says. */
  readonly visited?: number;
}

/** The searched positions, stored with the sources so that a later run continues. */
export const SEARCHED = fromRoot('workshop', 'openings', 'searched.tsv');

/** Drops a last line without a line end, which was truncated. */
const readWholeLines = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole.split('\n').filter(line => line !== '');
};

/**
 * The file has a line for each search: code, value, code after the best move, and the node limit of a repeated
 * search. The last line of a position counts.
 */
export class SearchedPositions {
  readonly #path: string;
  readonly #found = new Map<string, Searched>();

  constructor(path: string) {
    this.#path = path;
    for (const line of existsSync(path) ? readWholeLines(path) : []) {
      const [code = '', value, after = '', visited] = line.split('\t');
      this.#found.set(code, {
        value: Number(value),
        after,
        ...(visited !== undefined && { visited: Number(visited) }),
      });
    }
  }

  get size(): number {
    return this.#found.size;
  }

  get(code: string): Searched | undefined {
    return this.#found.get(code);
  }

  add(code: string, found: Searched): void {
    this.#found.set(code, found);
    const { value, after, visited } = found;
    appendFileSync(
      this.#path,
      `${[code, value, after, ...(visited === undefined ? [] : [visited])].join('\t')}\n`,
    );
  }
}

/** The limit of a search: a depth in plies, or a number of nodes. */
export type Reach = { readonly plies: number } | { readonly visited: number };

/** In plies: deeper than any search gets within its node limit. */
const FAR = 40;

/** Stops one ply before the end of the game, since a search to the end takes different steps and longer. */
const pliesOf = (reach: Reach, position: OthelloPosition): number =>
  Math.min('plies' in reach ? reach.plies : FAR, emptySquares(position).size - 1);

/** A search from an empty table, which is reproducible on every machine. */
export const openSearch = async (): Promise<(position: OthelloPosition, reach: Reach) => Searched> => {
  let isEnough = false;
  const host = { now: () => 0, shouldStop: () => isEnough };
  const engine = new WasmEngine(await loadEngineProgram(), host, await readWeights());
  return (position, reach) => {
    const most = 'visited' in reach ? reach.visited : Infinity;
    const limit = { type: 'depth', depth: pliesOf(reach, position), endgame: 0 } as const;
    let last: SearchResult | undefined;
    isEnough = false;
    const end = engine.search(makeSearchTask({ position, method: { by: 'flipside', limit } }), result => {
      last = result;
      isEnough = (result.nodes ?? 0) >= most;
    });
    const { score, square } = isEnough && last !== undefined ? last : end;
    const after = play(position, square);
    if (after === undefined) throw new Error('The engine played an illegal move.');
    return { value: score, after: codeText(after) };
  };
};
