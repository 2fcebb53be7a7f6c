import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_COLOR_SLOTS, type Hex } from '../../../src/look/colors.ts';
import { type BoardStyle, styleOf } from '../../../src/look/style/boardStyle.ts';
import { DISC_STYLES } from '../../../src/look/style/discStyles.ts';
import { MATERIALS } from '../../../src/look/style/materials.ts';
import { type CodeRefusal, readThemeCode, writeThemeCode } from '../../../src/look/style/themeCode.ts';
import { THEME_NAMES, THEMES } from '../../../src/look/themes.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const anyHex: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

/** A theme in which any of the colors may differ. */
const anyTheme: fc.Arbitrary<BoardStyle> = fc
  .record({
    theme: fc.constantFrom(...THEME_NAMES),
    material: fc.constantFrom(...MATERIALS),
    discStyle: fc.constantFrom(...DISC_STYLES),
    changes: fc.array(fc.tuple(fc.constantFrom(...ALL_COLOR_SLOTS), anyHex)),
  })
  .map(({ theme, material, discStyle, changes }) => ({
    theme,
    material,
    discStyle,
    colors: { ...THEMES[theme].colors, ...Object.fromEntries(changes) },
  }));

const bare = (code: string): string => code.replaceAll('-', '');

const refusalOf = (text: string): CodeRefusal | undefined => {
  const read = readThemeCode(text);
  return read.type === 'refused' ? read.refusal : undefined;
};

test('every theme survives a round trip through its code', () => {
  fc.assert(
    fc.property(anyTheme, theme => {
      expect(readThemeCode(writeThemeCode(theme))).toEqual({ type: 'theme', theme });
    }),
  );
});

test('a code is short, and longer only for changed colors', () => {
  for (const theme of THEME_NAMES) expect(bare(writeThemeCode(styleOf(theme)))).toHaveLength(9);
  fc.assert(
    fc.property(anyTheme, theme => {
      expect(bare(writeThemeCode(theme)).length).toBeLessThanOrEqual(53);
    }),
  );
});

test('codes that were shared stay valid', () => {
  expect(writeThemeCode(styleOf('walnut'))).toBe('1200-00FH-F');
});

test('case, grouping and similar-looking characters do not matter', () => {
  fc.assert(
    fc.property(anyTheme, theme => {
      const code = writeThemeCode(theme);
      const written = ` ${bare(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}\n`;
      expect(readThemeCode(written)).toEqual({ type: 'theme', theme });
      expect(readThemeCode(code.replaceAll('-', '–'))).toEqual({ type: 'theme', theme });
    }),
  );
});

test('one wrong character, or two swapped ones, never yield another theme', () => {
  fc.assert(
    fc.property(anyTheme, fc.nat(), fc.nat({ max: 31 }), (theme, place, other) => {
      const code = [...bare(writeThemeCode(theme))];
      const at = place % code.length;
      const wrong = code.with(at, SIGNS[other] ?? '');
      expect(wrong[at] === code[at] || readThemeCode(wrong.join('')).type === 'refused').toBe(true);
      const next = (at + 1) % code.length;
      const swapped = code.with(at, code[next] ?? '').with(next, code[at] ?? '');
      const isSame = swapped.join('') === code.join('');
      expect(isSame || next === 0 || readThemeCode(swapped.join('')).type === 'refused').toBe(true);
    }),
  );
});

test('a truncated code, or one with surplus characters, is refused as such', () => {
  fc.assert(
    fc.property(anyTheme, fc.integer({ min: 1, max: 8 }), (theme, count) => {
      const code = bare(writeThemeCode(theme));
      expect(readThemeCode(code.slice(0, -count)).type).toBe('refused');
      expect(readThemeCode(code + 'Z'.repeat(count)).type).toBe('refused');
    }),
  );
});

test.each<[string, CodeRefusal]>([
  ['', { reason: 'empty' }],
  [' - ', { reason: 'empty' }],
  ['1200-00', { reason: 'incomplete' }],
  ['1200-00FH-E', { reason: 'mistyped' }],
  ['1200-00FH-FZ', { reason: 'tooLong', count: 1 }],
  ['12U0-00FH-F', { reason: 'strangeSign', sign: 'U' }],
  ['👍', { reason: 'strangeSign', sign: '👍' }],
])('"%s" is refused', (text, refusal) => {
  expect(refusalOf(text)).toEqual(refusal);
});

test('any text is either read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      expect(['theme', 'refused']).toContain(readThemeCode(text).type);
    }),
  );
});
