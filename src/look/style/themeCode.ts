import { fromEntries, tableOf } from '../../game/record.ts';
import { ALL_COLOR_SLOTS, type ColorSlot, type Hex } from '../colors.ts';
import { THEMES, type ThemeName } from '../themes.ts';
import type { BoardStyle } from './boardStyle.ts';
import type { DiscStyle } from './discStyles.ts';
import type { Material } from './materials.ts';

/** Why a text is no theme code: `sign` is a character that no code has, `count` the number of surplus characters. */
export type CodeRefusal =
  | { readonly reason: 'empty' | 'incomplete' | 'mistyped' | 'newer' }
  | { readonly reason: 'strangeSign'; readonly sign: string }
  | { readonly reason: 'tooLong'; readonly count: number };

export type ReadCode =
  | { readonly type: 'theme'; readonly theme: BoardStyle }
  | { readonly type: 'refused'; readonly refusal: CodeRefusal };

/** Crockford's base 32: no two characters look alike, case does not matter, and one character is five bits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
/** Characters that people write instead of similar ones. */
const MISREAD = tableOf<string>({ O: '0', I: '1', L: '1' });

/** The first character. A change of the format takes another one, but the check stays at the end. */
const VERSION = 1;

/** The number of each theme in a code: never changed, so that old codes stay valid. */
const THEME_CODES: Readonly<Record<ThemeName, number>> = {
  classic: 0,
  felt: 1,
  walnut: 2,
  slate: 3,
  porcelain: 4,
  night: 5,
  highContrast: 6,
  colorVision: 7,
};

/** The codes of materials; 0 means the theme's. */
const MATERIAL_CODES: Readonly<Record<Material, number>> = {
  felt: 1,
  wood: 2,
  stone: 3,
  porcelain: 4,
  flat: 5,
  marble: 6,
  lacquer: 7,
  paper: 8,
  metal: 9,
};
const DISC_CODES: Readonly<Record<DiscStyle, number>> = {
  turned: 1,
  stone: 2,
  glass: 3,
  wood: 4,
  enamel: 5,
  flat: 6,
};
const THEMES_OWN = 0;

/** The order of the colors in a code, which never changes either; a bit mask of ten bits says which of them follow. */
const SLOTS: readonly ColorSlot[] = ALL_COLOR_SLOTS;

/** In characters: version, theme, material and discs, then the color mask, and the check. */
const LENGTH = { head: 4, slots: 2, check: 3 } as const;
const LEAST = LENGTH.head + LENGTH.slots + LENGTH.check;
/** Room for every color and for later versions; longer texts are not read. */
const MOST_READ = 200;
/** Characters are shown in groups of this size, which are easier to compare. */
const GROUP = 4;

/** CRC-15 of CAN (ISO 11898-1): detects every change within three adjacent characters, so also two swapped ones. */
const POLYNOMIAL = 0x4599;
const CHECK_BITS = BITS * LENGTH.check;

const checkOf = (values: readonly number[]): readonly number[] => {
  let rest = 0;
  for (const value of values)
    for (let bit = BITS - 1; bit >= 0; bit--) {
      const isOut = ((rest >> (CHECK_BITS - 1)) ^ (value >> bit)) & 1;
      rest = ((rest << 1) & 0x7fff) ^ (isOut === 1 ? POLYNOMIAL : 0);
    }
  return [rest >> (2 * BITS), (rest >> BITS) & 31, rest & 31];
};

const bitsOf = (value: number, count: number): string => value.toString(2).padStart(count, '0');

/** A bit string as numbers of five bits each; the last one is padded with zeros. */
const inFives = (bits: string): readonly number[] =>
  (bits.match(/.{1,5}/g) ?? []).map(five => Number.parseInt(five.padEnd(BITS, '0'), 2));

const signsForColors = (count: number): number => Math.ceil((count * 24) / BITS);

/** A theme as a code: 9 characters for the theme's own colors, 53 if all colors differ. */
export const writeThemeCode = ({ theme, colors, material, discStyle }: BoardStyle): string => {
  const own = THEMES[theme];
  const changed = SLOTS.filter(slot => colors[slot] !== own.colors[slot]);
  const slots = SLOTS.map(slot => (changed.includes(slot) ? '1' : '0')).join('');
  const hues = changed.map(slot => bitsOf(Number.parseInt(colors[slot].slice(1), 16), 24)).join('');
  const values = [
    VERSION,
    THEME_CODES[theme],
    material === own.material ? THEMES_OWN : MATERIAL_CODES[material],
    discStyle === own.discStyle ? THEMES_OWN : DISC_CODES[discStyle],
    ...inFives(slots.padEnd(BITS * LENGTH.slots, '0')),
    ...inFives(hues),
  ];
  const signs = [...values, ...checkOf(values)].map(value => SIGNS[value]).join('');
  return signs.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? signs;
};

const refused = (refusal: CodeRefusal): ReadCode => ({ type: 'refused', refusal });

const valueOfSign = (sign: string): number => SIGNS.indexOf(MISREAD.get(sign) ?? sign);

/** The color slots in a code's mask. */
const slotsIn = (values: readonly number[]): readonly ColorSlot[] => {
  const bits = values.slice(LENGTH.head, LENGTH.head + LENGTH.slots).map(value => bitsOf(value, BITS));
  return SLOTS.filter((_, index) => bits.join('')[index] === '1');
};

/** The length that a code of this version should have, derived from its head. */
const lengthOf = (values: readonly number[]): number => LEAST + signsForColors(slotsIn(values).length);

const isChecked = (values: readonly number[]): boolean => {
  const check = checkOf(values.slice(0, -LENGTH.check));
  return values.slice(-LENGTH.check).every((value, index) => value === check[index]);
};

/** The most likely damage of a code whose check fails. */
const damageOf = (values: readonly number[]): CodeRefusal => {
  const isOurs = values[0] === VERSION;
  const excess = isOurs ? values.length - lengthOf(values) : 0;
  if (excess > 0) return { reason: 'tooLong', count: excess };
  return { reason: excess < 0 ? 'incomplete' : 'mistyped' };
};

/** The name with this number in a code; undefined if there is none. */
const named = <Name extends string>(
  codes: Readonly<Record<Name, number>>,
  value: number | undefined,
): Name | undefined => (Object.keys(codes) as Name[]).find(name => codes[name] === value);

/** The colors in a code. */
const colorsIn = (values: readonly number[]): Partial<Record<ColorSlot, Hex>> => {
  const bits = values
    .slice(LENGTH.head + LENGTH.slots, -LENGTH.check)
    .map(value => bitsOf(value, BITS))
    .join('');
  const colors = slotsIn(values).map((slot, index): [ColorSlot, Hex] => {
    const color = Number.parseInt(bits.slice(index * 24, (index + 1) * 24), 2);
    return [slot, `#${color.toString(16).padStart(6, '0')}`];
  });
  return fromEntries(colors);
};

/** The style of a complete code; undefined if a newer version wrote it. */
const styleIn = (values: readonly number[]): BoardStyle | undefined => {
  const [version, themeCode, materialCode, discCode] = values;
  const theme = named(THEME_CODES, themeCode);
  if (version !== VERSION || theme === undefined || values.length !== lengthOf(values)) return undefined;
  const own = THEMES[theme];
  const material = materialCode === THEMES_OWN ? own.material : named(MATERIAL_CODES, materialCode);
  const discStyle = discCode === THEMES_OWN ? own.discStyle : named(DISC_CODES, discCode);
  if (material === undefined || discStyle === undefined) return undefined;
  return { theme, colors: { ...own.colors, ...colorsIn(values) }, material, discStyle };
};

/** Reads a code however its characters are grouped, or says why it is invalid. */
export const readThemeCode = (text: string): ReadCode => {
  const signs = [...text.slice(0, MOST_READ).toUpperCase()].filter(sign => !/[\s\p{Pd}\p{Cf}]/u.test(sign));
  if (signs.length === 0) return refused({ reason: 'empty' });
  const strange = signs.find(sign => valueOfSign(sign) < 0);
  if (strange !== undefined) return refused({ reason: 'strangeSign', sign: strange });
  const values = signs.map(valueOfSign);
  if (values.length < LEAST) return refused({ reason: 'incomplete' });
  if (!isChecked(values)) return refused(damageOf(values));
  const theme = styleIn(values);
  return theme === undefined ? refused({ reason: 'newer' }) : { type: 'theme', theme };
};
