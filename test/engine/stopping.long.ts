import { describe, expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { type Analysis, planAnalysis } from '../../src/engine/analysis.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import type { Position } from '../../src/game/position.ts';
import { afterColumns } from '../../testkit/game/connect4.ts';
import { positionAfter, readTable } from '../../testkit/game/positions.ts';

const [program, weights] = [await loadEngineProgram(), await readWeights()];

const GAME = readTable('endgame.tsv')[5]?.[6] ?? '';

/** None of these is solved within a second. */
const POSITIONS: readonly (readonly [name: string, position: Position])[] = [
  ['Othello early in a game', positionAfter(GAME, 12)],
  ['Othello in the middle', positionAfter(GAME, 30)],
  ['Anti-Othello', { ...positionAfter(GAME, 20), rules: 'anti' }],
  ['Connect Four', afterColumns('76467')],
];

/** The engine polls after about a thousand positions: a fraction of a millisecond. */
const NODES_PER_POLL = 2048;

/** An engine whose analyses are stopped as soon as `isEnough` says so. */
class StoppedEngine {
  polls = 0;
  pollsAfterStop = 0;
  /** The latest report of the running analysis. */
  latest: Analysis | undefined;
  readonly #isEnough: (engine: StoppedEngine) => boolean;
  readonly #engine = new WasmEngine(
    program,
    { now: () => this.polls, shouldStop: () => this.#poll() },
    weights,
  );

  constructor(isEnough: (engine: StoppedEngine) => boolean) {
    this.#isEnough = isEnough;
  }

  analyze(position: Position): Analysis {
    this.latest = undefined;
    this.polls = 0;
    this.pollsAfterStop = 0;
    const { request, read } = planAnalysis({ position, lines: 1, interval: 0 });
    const result = this.#engine.search(makeSearchTask(request), report => {
      this.latest = read(report);
    });
    return read(result);
  }

  #poll(): boolean {
    this.polls++;
    if (!this.#isEnough(this)) return false;
    this.pollsAfterStop++;
    return true;
  }
}

describe.each(POSITIONS)('an analysis of %s', (_, position) => {
  test.each([1, 2, 30, 300])('stopped at poll %i ends before the next poll', polls => {
    const engine = new StoppedEngine(stopped => stopped.polls >= polls);
    const { nodes } = engine.analyze(position);
    expect([engine.polls, engine.pollsAfterStop]).toEqual([polls, 1]);
    expect(nodes).toBeLessThan((polls + 1) * NODES_PER_POLL);
  });

  test('gives the same results after being stopped as without', () => {
    let most = 5;
    const engine = new StoppedEngine(({ polls }) => polls >= most);
    const other = new StoppedEngine(({ polls }) => polls >= 5);
    const stopped = engine.analyze(position);
    expect(other.analyze(position)).toEqual(stopped);
    most = 400;
    const longer = engine.analyze(position);
    expect(longer.depth).toBeGreaterThanOrEqual(stopped.depth);
    expect(longer.moves.map(({ square }) => square).toSorted()).toEqual(
      stopped.moves.map(({ square }) => square).toSorted(),
    );
  });
});

/** The nodes of an analysis until its best move reaches `depth` plies. */
const nodesTo = (engine: StoppedEngine, position: Position): number => engine.analyze(position).nodes;

test.each([
  ['Othello early in a game', positionAfter(GAME, 12), 13],
  ['Othello in the middle', positionAfter(GAME, 30), 13],
  ['Anti-Othello', { ...positionAfter(GAME, 20), rules: 'anti' } as const, 11],
] as const)('an analysis of %s continues from where it was stopped', (_, position, depth) => {
  const engine = new StoppedEngine(({ latest }) => (latest?.depth ?? 0) >= depth);
  const [first, again] = [nodesTo(engine, position), nodesTo(engine, position)];
  expect(again).toBeLessThan(0.3 * first);
});

test('proved results of Connect Four are reused', () => {
  const engine = new StoppedEngine(() => false);
  const position = afterColumns('7646772446611354');
  const [first, again] = [nodesTo(engine, position), nodesTo(engine, position)];
  expect(again).toBeLessThan(0.3 * first);
});
