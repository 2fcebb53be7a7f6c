import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '../../../tools/paths.ts';
import { NODE_VERSIONS } from '../../../tools/test/nodes.ts';
import { PARTS } from '../../../tools/test/testParts.ts';

const FOLDER = fromRoot('.github', 'workflows');

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly steps: readonly Step[];
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix?: { readonly node?: readonly (number | string)[] } };
}

const workflows = readdirSync(FOLDER).map(name => ({
  name,
  text: readFileSync(`${FOLDER}/${name}`, 'utf8'),
}));
const jobsOf = (text: string): readonly Job[] =>
  Object.values((parse(text) as { readonly jobs: Record<string, Job> }).jobs);

test.each(workflows)(
  'the actions of $name are pinned by commit, with their version beside it',
  ({ text }) => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, what = '']) => what);
    expect(used.length).toBeGreaterThan(0);
    for (const what of used) expect(what).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
  },
);

test.each(workflows)('every job of $name has a limit', ({ text }) => {
  for (const job of jobsOf(text)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
});

test('the tests run on every version of Node that is meant to work', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'test.yml') ?? {};
  const tested = jobsOf(text).flatMap(({ strategy }) => strategy?.matrix?.node ?? []);
  for (const version of NODE_VERSIONS)
    expect(tested.map(each => Math.floor(Number(each)))).toContain(version);
});

test('every part of the tests that a workflow or a script names exists', () => {
  const scripts = readFileSync(fromRoot('package.json'), 'utf8');
  const named = [scripts, ...workflows.map(({ text }) => text)].flatMap(text =>
    [...text.matchAll(/test\.ts\b[^\n"]*--only ([\w,]+)/g)].flatMap(([, parts = '']) => parts.split(',')),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(PARTS.map(part => part.name)).toContain(name);
});

test('the long tests of the server run on every version of Node', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'test.yml') ?? {};
  const long = jobsOf(text).find(({ steps }) =>
    steps.some(({ run }) => /--groups \S*long .*\bunit test\/server$/.test(run ?? '')),
  );
  expect(long?.strategy?.matrix?.node?.length).toBeGreaterThanOrEqual(NODE_VERSIONS.length);
});

test('an image is built, and the page is published', () => {
  const commands = workflows.flatMap(({ text }) => jobsOf(text).flatMap(({ steps }) => steps));
  expect(commands.some(({ run }) => run?.includes('docker build -f deploy/Dockerfile'))).toBe(true);
  expect(commands.some(({ uses }) => uses?.startsWith('actions/deploy-pages@'))).toBe(true);
});
