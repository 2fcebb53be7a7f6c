import { expect, test } from 'vitest';
import { paintFor } from '../../src/embed/paint.ts';
import { ALL_COLOR_SLOTS } from '../../src/look/colors.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));

test.each(THEME_NAMES)(
  'a style sheet can change each color of the theme %s, which looks as elsewhere',
  theme => {
    const { colors, named } = paintFor(theme);
    for (const slot of ALL_COLOR_SLOTS) {
      const color = colors[slot];
      const name = slot.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      expect(named(`fill="${color}"`)).toBe(`fill="var(--flipside-${name}, ${color})"`);
      const own = channelsOf(THEMES[theme].colors[slot]);
      expect(channelsOf(color).every((channel, at) => Math.abs(channel - (own[at] ?? 0)) <= 1)).toBe(true);
    }
    expect(named(`stroke="${THEMES[theme].line}"`)).toMatch(/--flipside-(lines|letters|frame),/);
    expect(named('fill="#123456"')).toBe('fill="#123456"');
  },
);
