import { expect, test } from 'vitest';
import { loadEngineProgram } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { crossStart, openStart } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import { shapeOf } from '../../testkit/game/positions.ts';

const METHOD = { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 } } as const;

/** The starts of Reversi: the empty board, and with one to four discs in the centre. */
const OPENING = replay(openStart(STANDARD_SHAPE), parseTranscript('d4e4d5e5') ?? []);
const REVERSI = OPENING.type === 'legal' ? OPENING.positions : [];

const STARTS: readonly (readonly [string, Position])[] = [
  ['Othello', crossStart(STANDARD_SHAPE)],
  ['Anti-Othello', crossStart(STANDARD_SHAPE, 'anti')],
  ['a smaller board', crossStart(shapeOf(8, 7))],
  ['a small open board', openStart(shapeOf(6, 6))],
  ...REVERSI.map((position, discs): readonly [string, Position] => [`Reversi with ${discs} discs`, position]),
];

const program = await loadEngineProgram();

const searchesWithoutWeights = (position: Position): boolean => {
  const engine = new WasmEngine(program, { now: () => 0, shouldStop: () => false });
  try {
    engine.search(makeSearchTask({ position, method: METHOD }), () => {});
    return true;
  } catch {
    return false;
  }
};

test.each(STARTS)('a task says whether the engine needs its weights: %s', (_, position) => {
  const { needsWeights } = makeSearchTask({ position, method: METHOD });
  expect(needsWeights).toBe(!searchesWithoutWeights(position));
});

test('all starts of Reversi are tried', () => {
  expect(REVERSI).toHaveLength(5);
});
