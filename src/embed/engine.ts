import type { Analysis } from '../engine/analysis.ts';
import type { Position } from '../game/position.ts';
import type { Opponent } from '../game/seat.ts';
import type { Square } from '../game/square.ts';

/** What a board asks an engine; `openEngine` of `@flipside/engine` opens one that can answer. */
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

/** Says how boards get their engine: one for all boards of the page, opened when the first one needs it. */
export const useEngine = (openEngine: OpenEngine): void => {
  if (typeof openEngine !== 'function')
    throw new TypeError('useEngine takes a function, such as openEngine.');
  open = openEngine;
  shared = undefined;
};

/** The engine of all boards; rejects if there is none, and is tried again by the next board. */
export const boardEngine = (): Promise<BoardEngine> => {
  shared ??= Promise.resolve().then(open);
  shared.catch(() => {
    shared = undefined;
  });
  return shared;
};
