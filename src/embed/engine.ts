import type { Analysis } from '../engine/analysis.ts';
import type { Position } from '../game/position.ts';
import type { Opponent } from '../game/seat.ts';
import type { Square } from '../game/square.ts';

/** The engine functions that boards use; `openEngine` of `@flipside/engine` returns such an engine. */
export interface BoardEngine {
  analyze(
    position: Position,
    reach: {
      readonly depth: number;
      readonly signal: AbortSignal;
      readonly onReport: (analysis: Analysis) => void;
    },
  ): Promise<Analysis>;
  reply(
    position: Position,
    replier: { readonly opponent?: Opponent; readonly level?: number; readonly signal: AbortSignal },
  ): Promise<{ readonly square: Square }>;
}

type OpenEngine = () => BoardEngine | Promise<BoardEngine>;

let open: OpenEngine = () => {
  throw new Error('Boards have no engine yet: give them one with useEngine(openEngine) of @flipside/engine.');
};
let shared: Promise<BoardEngine> | undefined;

/** Sets how boards open their engine: one for all boards of the page, when the first board needs it. */
export const useEngine = (openEngine: OpenEngine): void => {
  if (typeof openEngine !== 'function')
    throw new TypeError('useEngine takes a function, such as openEngine.');
  open = openEngine;
  shared = undefined;
};

/** The shared engine; rejects if there is none. After a failure the next board tries again. */
export const boardEngine = (): Promise<BoardEngine> => {
  shared ??= Promise.resolve().then(open);
  shared.catch(() => {
    shared = undefined;
  });
  return shared;
};
