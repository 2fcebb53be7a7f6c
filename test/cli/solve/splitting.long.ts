import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { EngineThinker } from '../../../cli/engine/thinker.ts';
import { Proofs } from '../../../cli/solve/proofs.ts';
import { Splitting } from '../../../cli/solve/splitting.ts';
import { EngineClient } from '../../../src/engine/engineClient.ts';
import {
  crossStart,
  legalMoves,
  type OthelloPosition,
  openStart,
  play,
} from '../../../src/game/othello/position.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { useFolders } from '../../../testkit/folders.ts';
import { shapeOf } from '../../../testkit/game/positions.ts';
import { flipside, openEngine, resultsOf } from '../flipside.ts';

/** Small, so that small boards are split too. */
const MOST_EMPTIES = 8;
const SOLVE = { by: 'flipside', limit: { type: 'solve', goal: 'score' } } as const;

const STARTS: readonly (readonly [string, OthelloPosition])[] = [
  ['4x4', crossStart(shapeOf(4, 4))],
  ['4x4 from an empty board', openStart(shapeOf(4, 4))],
  ['5x4', crossStart(shapeOf(5, 4))],
  ['Anti-Othello on 4x5', crossStart(shapeOf(4, 5), 'anti')],
];

const newFolder = useFolders();
let folder = '';
beforeEach(() => {
  folder = newFolder();
});

const settled = async (start: OthelloPosition, path?: string) => {
  const thinker = new EngineThinker(new EngineClient(openEngine), 1);
  const proofs = new Proofs(start, path);
  let parts = 0;
  const splitting = new Splitting({ thinker, proofs, onPart: () => parts++, mostEmpties: MOST_EMPTIES });
  const found = await splitting.solve(start, () => {});
  thinker.close();
  return { ...found, parts };
};

test.each(STARTS)('%s has the same score in parts as in one search', async (_, start) => {
  const { score, best } = await settled(start);
  expect(score).toBe(engineSearch(start, SOLVE).score);
  expect(legalMoves(start).has(best)).toBe(true);
  const after = play(start, best) as OthelloPosition;
  const reply = engineSearch(after, SOLVE).score;
  expect(after.turn === start.turn ? reply : 0 - reply).toBe(score);
});

test('an interrupted proof continues from its file, even if its last line was truncated', async () => {
  const path = join(folder, 'proofs.jsonl');
  const [, start] = STARTS[2] ?? ['', crossStart(shapeOf(5, 4))];
  const whole = await settled(start, path);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  writeFileSync(path, `${lines.slice(0, lines.length / 2).join('\n')}\n`);
  appendFileSync(path, (lines.at(-1) ?? '').slice(0, 20));
  const rest = await settled(start, path);
  expect(rest.score).toBe(whole.score);
  expect(rest.parts).toBeLessThan(whole.parts);
  expect((await settled(start, path)).parts).toBe(0);
});

test('a proof file belongs to one game', async () => {
  const path = join(folder, 'proofs.jsonl');
  await flipside(['solve', '--size', '4x4', '--log', path]);
  expect(await flipside(['solve', '--size', '4x5', '--log', path])).toMatchObject({
    exitCode: 2,
    stderr: `flipside: ${path}, line 1: This proof is for othello 4x4, not for othello 4x5.\n`,
  });
});

test('the program solves the start of a game, and positions of its board', async () => {
  const answers = await resultsOf(['solve', '--size', '4x4']);
  expect(answers.at(-1)).toMatchObject({ score: -10, exact: true });
  const [answer] = await resultsOf(['solve', '-', '--size', '4x4'], '-----XO--OX----- O');
  expect(answer).toMatchObject({ line: 1, score: -10, exact: true });
});
