import { makePerft, perftStart, type StartName } from '../../../cli/commands/perft.ts';
import { loadEngineProgram } from '../../../cli/engine/engineFiles.ts';
import { MAX_SIDE } from '../../../src/game/shape.ts';
import { readTable, shapeOf } from '../../../testkit/game/positions.ts';

const count = makePerft(await loadEngineProgram());

export interface CountedRow {
  readonly name: string;
  readonly sequences: number;
  readonly expected: { readonly nodes: number; readonly ended: number };
  /** Counts as the program does. */
  readonly recount: () => { readonly nodes: number; readonly ended: number };
}

const toRows = (cells: readonly string[]): readonly CountedRow[] => {
  const [width = 0, height = 0, , depth = 0, nodes = 0, ended = 0] = cells.slice(1).map(Number);
  const [variant, , , start] = cells;
  if (Math.max(width, height) > MAX_SIDE) return [];
  const passes = variant === 'skip' ? 'skip' : 'passply';
  return [
    {
      name: `${width}x${height} ${start}, depth ${depth}, ${variant}`,
      sequences: nodes + ended,
      expected: { nodes, ended },
      recount: () => count(perftStart(start as StartName, shapeOf(width, height)), depth, passes),
    },
  ];
};

/** All rows of `data/perft.tsv` for boards that fit into 64 squares. */
export const countedRows: readonly CountedRow[] = readTable('perft.tsv').flatMap(toRows);
