import { expect, test } from 'vitest';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { parseTranscript, replay } from '../../../src/game/transcript.ts';
import { flipside } from '../flipside.ts';

const openings = async (...words: readonly string[]) => {
  const { stdout } = await flipside(['openings', ...words]);
  return stdout.trimEnd().split('\n');
};

test('the same seed gives the same legal openings, all different', async () => {
  const [some, same, others] = await Promise.all([
    openings('--plies', '8', '--count', '4', '--seed', '9'),
    openings('--plies', '8', '--count', '4', '--seed', '9'),
    openings('--plies', '8', '--count', '4', '--seed', '10'),
  ]);
  expect(some).toEqual(same);
  expect(some).not.toEqual(others);
  expect(new Set(some).size).toBe(4);
  for (const line of some) {
    expect(line).toHaveLength(16);
    expect(replay(STANDARD_START, parseTranscript(line) ?? []).type).toBe('legal');
  }
});

test('it reports when there are no more openings', async () => {
  const stderr = 'flipside: There are no more than 1 such openings.\n';
  const run = await flipside(['openings', '--plies', '1', '--count', '2']);
  expect(run).toEqual({ exitCode: 2, stdout: 'f5\n', stderr });
});

test('a transcript is named by its positions, in any move order', async () => {
  const [tiger, transposed] = [await openings('f5d6c3d3c4'), await openings('f5d6c4d3c3')];
  expect(JSON.parse(tiger.at(-1) ?? '')).toMatchObject({ ply: 5, en: 'Tiger', fr: 'tigre' });
  expect(JSON.parse(transposed.at(-1) ?? '')).toMatchObject({ transcript: 'f5d6c4d3c3', en: 'Tiger' });
});

test('a name is looked up in all languages', async () => {
  expect((await openings('ROSE-BILL')).map(line => JSON.parse(line).transcript)).toContain(
    'f5d6c3d3c4f4c5b3c2',
  );
  expect((await openings('虎定石')).length).toBeGreaterThan(0);
});
