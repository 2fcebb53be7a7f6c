import { expect, test } from 'vitest';
import { paintFor } from '../../src/embed/paint.ts';
import { ALL_COLOR_SLOTS } from '../../src/look/colors.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));
const isLike = (color: string, other: string): boolean =>
  channelsOf(color).every((channel, at) => Math.abs(channel - (channelsOf(other)[at] ?? 0)) <= 1);

test.each(THEME_NAMES)(
  'a style sheet can change each color of the theme %s, which looks the same as elsewhere',
  theme => {
    const { colors, line, named } = paintFor(theme);
    for (const slot of ALL_COLOR_SLOTS) {
      const color = colors[slot];
      const name = slot.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      expect(named(`fill="${color}"`)).toBe(`fill="var(--flipside-${name}, ${color})"`);
      expect(isLike(color, THEMES[theme].colors[slot])).toBe(true);
    }
    const { frame, engraving } = THEMES[theme];
    for (const [part, color] of Object.entries({ lines: line, letters: engraving, frame }))
      expect(named(`fill="${color}"`)).toContain(`--flipside-${part},`);
    expect(isLike(line, THEMES[theme].line)).toBe(true);
    expect(named('fill="#123456"')).toBe('fill="#123456"');
  },
);
