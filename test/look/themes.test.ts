import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Hex } from '../../src/look/colors.ts';
import { contrastOf, MIN_CONTRAST } from '../../src/look/contrast.ts';
import { discNames } from '../../src/look/discNames.ts';
import { greyOf, mix } from '../../src/look/shade.ts';
import { type Backdrop, THEME_NAMES, THEMES, type ThemeName } from '../../src/look/themes.ts';
import { ROOT } from '../../tools/paths.ts';

const READABLE = 4.5;
const APPEARANCES = ['light', 'dark'] as const;
type Appearance = (typeof APPEARANCES)[number];

/** In these the sides must differ by lightness alone. */
const WITHOUT_COLOR: readonly ThemeName[] = ['colorVision', 'highContrast'];

test.each(WITHOUT_COLOR)('the sides of %s differ by more than 3 : 1, also without color', name => {
  const { blackDiscs, whiteDiscs, redDiscs, yellowDiscs } = THEMES[name].colors;
  for (const [dark, light] of [
    [blackDiscs, whiteDiscs],
    [redDiscs, yellowDiscs],
  ] as const) {
    expect(contrastOf(dark, light)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(contrastOf(greyOf(dark), greyOf(light))).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
});

test('the color vision theme has patterns, and names its sides', () => {
  const { patterned, names } = THEMES.colorVision;
  expect([patterned, names]).toEqual([true, { black: 'blue', white: 'orange' }]);
});

test('the sides are blue and orange in every shade of them, else black and white', () => {
  const { colors } = THEMES.colorVision;
  const named = (changed: object) => Object.values(discNames('colorVision', { ...colors, ...changed }));
  expect(named({})).toEqual(['blue', 'orange']);
  expect(named({ blackDiscs: '#08306b', whiteDiscs: '#c66200' })).toEqual(['blue', 'orange']);
  expect(named({ blackDiscs: '#000000' })).toEqual(['black', 'white']);
  expect(named({ whiteDiscs: '#d01080' })).toEqual(['black', 'white']);
});

test.each(THEME_NAMES.filter(name => name !== 'colorVision'))('the sides of %s are black and white', name => {
  expect(Object.values(discNames(name, THEMES[name].colors))).toEqual(['black', 'white']);
});

const TOKENS = readFileSync(join(ROOT, 'src/ui/kit/tokens.css'), 'utf8');

/** The declarations of the rule whose selectors end with this one. */
const declarationsOf = (selector: string): Readonly<Record<string, string>> => {
  const start = TOKENS.indexOf(`${selector} {`);
  const body = TOKENS.slice(start, TOKENS.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
};

const hexOf = (channels: readonly number[]): Hex =>
  `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`;

/** A color of the page composited over its background. */
const over = (color: string, behind: Hex, share = 1): Hex => {
  if (color.startsWith('#')) return (color.length === 4 ? color.replace(/\w/g, '$&$&') : color) as Hex;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return mix(behind, hexOf([red, green, blue]), alpha * share);
};

/** The vignette's opacity in the corners of the page. */
const IN_CORNERS = 1 / 4;

const backgroundsOf = (
  tokens: Readonly<Record<string, string>>,
  { lit, shade }: Backdrop,
): readonly Hex[] => {
  const { vignette = '', surface = '', 'surface-strong': strong = '', paper = '', light = '' } = tokens;
  const corner = over(vignette, shade, IN_CORNERS);
  return [lit, shade, corner].flatMap(table => [
    table,
    ...[surface, strong, paper, light].map(layer => over(layer, table)),
  ]);
};

const tokensOf = (name: ThemeName, appearance: Appearance): Readonly<Record<string, string>> => {
  const usual = declarationsOf(`:root[data-appearance='${appearance}']`);
  if (!THEMES[name].bold) return usual;
  const bold = {
    ...usual,
    ...declarationsOf(`:root[data-contrast='more'][data-appearance='${appearance}']`),
  };
  const { ink = '', paper = '' } = bold;
  return {
    ...bold,
    quiet: ink,
    edge: ink,
    surface: paper,
    'surface-strong': paper,
    vignette: 'rgb(0 0 0 / 0)',
  };
};

const cases = THEME_NAMES.flatMap(name => APPEARANCES.map(appearance => [name, appearance] as const));

test.each(cases)('text of the theme %s is readable on every background, when %s', (name, appearance) => {
  const tokens = tokensOf(name, appearance);
  const backgrounds = backgroundsOf(tokens, THEMES[name].backdrop[appearance]);
  for (const ink of ['ink', 'quiet', 'accent', 'danger'])
    for (const background of backgrounds)
      expect(contrastOf(over(tokens[ink] ?? '', background), background), ink).toBeGreaterThanOrEqual(
        READABLE,
      );
  for (const background of backgrounds)
    expect(contrastOf(over(tokens.edge ?? '', background), background), 'edge').toBeGreaterThanOrEqual(
      MIN_CONTRAST,
    );
});

test.each(THEME_NAMES)('coordinates of the theme %s are readable on its frame', name => {
  const { engraving, frame } = THEMES[name];
  expect(contrastOf(engraving, frame)).toBeGreaterThanOrEqual(READABLE);
});
