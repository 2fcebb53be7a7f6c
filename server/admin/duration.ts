const MINUTE = 60_000;
const UNITS = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE } as const;
type Unit = keyof typeof UNITS;

/** `30m`, `12h` or `7d` in milliseconds. */
export const parseDuration = (text: string): number | undefined => {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * UNITS[unit as Unit];
};

export const timeText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
