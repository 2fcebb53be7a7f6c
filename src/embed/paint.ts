import { ALL_COLOR_SLOTS, type BoardColors, type Hex } from '../look/colors.ts';
import { THEMES, type ThemeName } from '../look/themes.ts';

/** The name of a custom property, such as `--flipside-dark-squares`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** A color indistinguishable from the given one that no other part of the board has. */
const distinct = (color: Hex, taken: ReadonlySet<string>): Hex => {
  const value = Number.parseInt(color.slice(1), 16);
  const near = [0, 1, -1, 256, -256, 65536, -65536, 257, -257, 65537, -65537, 65792, -65792].map(
    (step): Hex =>
      `#${Math.min(0xffffff, Math.max(0, value + step))
        .toString(16)
        .padStart(6, '0')}`,
  );
  return near.find(other => !taken.has(other)) ?? color;
};

interface Paint {
  readonly colors: BoardColors;
  readonly line: Hex;
  /** Replaces the colors in a drawing by custom properties, so that a style sheet can change each. */
  readonly named: (drawing: string) => string;
}

const paintOf = (theme: ThemeName): Paint => {
  const { colors, frame, engraving, line: usual } = THEMES[theme];
  const line = distinct(usual, new Set([frame, engraving]));
  const names = new Map<string, string>([
    [line, 'lines'],
    [engraving, 'letters'],
    [frame, 'frame'],
  ]);
  const taken = new Set(names.keys());
  const own = { ...colors };
  for (const slot of ALL_COLOR_SLOTS) {
    const color = distinct(colors[slot], taken);
    taken.add(color);
    names.set(color, dashed(slot));
    own[slot] = color;
  }
  const named = (drawing: string): string =>
    drawing.replace(/"(#[\da-f]{6})"/g, (whole, color: string) => {
      const name = names.get(color);
      return name === undefined ? whole : `"var(--flipside-${name}, ${color})"`;
    });
  return { colors: own, line, named };
};

const paints = new Map<ThemeName, Paint>();

/** The paint of a theme: every color is unique. */
export const paintFor = (theme: ThemeName): Paint => {
  const known = paints.get(theme) ?? paintOf(theme);
  paints.set(theme, known);
  return known;
};
