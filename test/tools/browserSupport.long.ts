import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserslist } from '../../package.json';
import { installOutside } from '../../testkit/outside.ts';
import { INSTALLING_MILLISECONDS } from '../../testkit/packages/outsideTools.ts';
import { buildPage } from '../../tools/build/buildPage.ts';
import { isPageBuilt } from '../../tools/build/freshness.ts';
import { BUNDLE_FOLDER, DIST } from '../../tools/paths.ts';

const LINTER = { '@eslint/css': '2.0.0', eslint: '9.39.5', 'eslint-plugin-compat': '7.0.2' } as const;

/** The year whose common features every supported browser has. */
const BASELINE = 2023;

/** What some supported browser lacks: the page asks for it first, or nobody misses it. */
const DISPENSABLE = [
  // Asked for before they are used.
  'ClipboardItem',
  'WebTransport',
  'navigator.deviceMemory()',
  'navigator.vibrate()',
  'navigator.wakeLock()',
  'requestIdleCallback',
  // Styles that only improve what is there.
  "'@property'",
  "'accent-color'",
  "'animation-range'",
  "'animation-timeline'",
  "'backdrop-filter'",
  "'field-sizing'",
  "'forced-color-adjust'",
  "'overscroll-behavior'",
  "'paint-order'",
  "'resize'",
  "'scrollbar-color'",
  "'scrollbar-width'",
  "'text-wrap'",
  "'ui-monospace' of property 'font-family'",
  "'user-select'",
];

interface Linted {
  readonly messages: readonly { readonly message: string }[];
}
interface Linter {
  readonly ESLint: new (
    options: object,
  ) => { lintFiles(patterns: readonly string[]): Promise<readonly Linted[]> };
}

/** `navigator.vibrate()`, `'resize'`: what a message is about, without what is said of it. */
const subjectOf = (message: string): string =>
  message.replace(/ is not .*$/, '').replace(/^(Property|Value|At-rule|Selector|Type|Function) /, '');

test(
  'the built page uses nothing that a supported browser lacks and that matters',
  async () => {
    if (!isPageBuilt()) await buildPage();
    const load = createRequire(join(installOutside('linter', LINTER), 'package.json'));
    const { ESLint } = load('eslint') as Linter;
    const linter = new ESLint({
      cwd: DIST,
      overrideConfigFile: true,
      overrideConfig: [
        {
          files: ['**/*.js'],
          plugins: { compat: load('eslint-plugin-compat') },
          rules: { 'compat/compat': 'error' },
          settings: { browsers: browserslist, lintAllEsApis: true },
          linterOptions: { noInlineConfig: true },
        },
        {
          files: ['**/*.css'],
          plugins: { css: (load('@eslint/css') as { default: object }).default },
          language: 'css/css',
          languageOptions: { tolerant: true },
          rules: { 'css/use-baseline': ['error', { available: BASELINE }] },
        },
      ],
    });
    const linted = await linter.lintFiles([`${BUNDLE_FOLDER}/*.{js,css}`]);
    const subjects = linted.flatMap(({ messages }) => messages.map(({ message }) => subjectOf(message)));
    expect([...new Set(subjects)].sort()).toEqual([...DISPENSABLE].sort());
  },
  INSTALLING_MILLISECONDS,
);
