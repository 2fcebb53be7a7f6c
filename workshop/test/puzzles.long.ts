import { expect, test } from 'vitest';
import { PUZZLE_ENTRIES, puzzleOf } from '../../testkit/study/puzzleFile.ts';
import { faultOf } from '../puzzles/check.ts';
import { openPuzzleEngine } from '../puzzles/engine.ts';

const engine = await openPuzzleEngine();
/** In parts, so that none takes too long. */
const PARTS = 20;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'every puzzle, solved again, has the answer of the file: part %i',
  part => {
    const faults = PUZZLE_ENTRIES.filter((_, index) => index % PARTS === part).map(({ line }) => [
      line,
      faultOf(engine, puzzleOf(line)),
    ]);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  },
);
