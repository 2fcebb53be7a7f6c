import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

interface Suite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string }[];
  readonly suites?: readonly Suite[];
}

const titlesIn = ({ title, specs = [], suites = [] }: Suite): readonly string[] =>
  [...specs.map(spec => spec.title), ...suites.flatMap(titlesIn)].map(inner => `${title} ${inner}`);

/** The quick browser journeys, each as file, tags and title. */
const listQuickJourneys = (): readonly string[] => {
  const program = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  const listed = execFileSync(process.execPath, [program, 'test', '--list', '--reporter=json'], {
    cwd: fromRoot(),
    encoding: 'utf8',
    env: {
      ...process.env,
      FLIPSIDE_TEST_GROUPS: 'quick',
      // Nothing is started, so any browser path will do.
      FLIPSIDE_BROWSER: 'none',
      DATA_FOLDER: tmpdir(),
    },
  });
  return (JSON.parse(listed) as { suites: readonly Suite[] }).suites.flatMap(titlesIn);
};

const PROMISED: readonly (readonly [string, RegExp])[] = [
  ...Array.from({ length: 11 }, (_, at) => [`objective ${at + 1}`, RegExp(` ${at + 1}\\. [A-Z]`)] as const),
  ['a game by keyboard', /a whole game is played by the keyboard alone/],
  ['a game by touch', /by tapping/],
  ['online by link', /two people at two machines play .* to the end/],
  ['a browser that lacks something', /without WebGL, shared memory/],
  ['axe', /light appearance axe finds nothing on the menu and with the result/],
];

const quick = listQuickJourneys();

test.each(PROMISED)('npm test plays the journey for %s', (_, title) => {
  expect(quick.join('\n')).toMatch(title);
});
