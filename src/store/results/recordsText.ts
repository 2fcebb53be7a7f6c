import * as v from 'valibot';
import { fromEntries, ownIn, recordOf } from '../../game/record.ts';
import { isFields } from '../kept/changed.ts';
import type { Stored } from '../kept/kept.ts';
import { isBrokenAt, isRead, type ReadValue, readAs } from '../kept/storedText.ts';
import { type Records, rivalOf, type Tally } from './tallies.ts';

export const RECORDS_VERSION = 1;
/** Maximum number of counted match ids, many more than saved matches. */
const REMEMBERED_MATCHES = 200;
/** Maximum number of devices. */
const MOST_DEVICES = 50;

const times = v.pipe(v.number(), v.integer(), v.minValue(0));
const TALLY = v.object({ won: times, drawn: times, lost: times });
const MATCHES = v.array(v.string());
const DEVICE = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A person's results, as stored in a browser. */
export interface KeptTallies {
  /** A random name of this device, set on the first export. */
  readonly device: string | undefined;
  /** Results counted on this device. */
  readonly tallies: Records;
  /** Known results of other devices, kept apart so that nothing is counted twice. */
  readonly elsewhere: Readonly<Record<string, Records>>;
  /** The ids of counted matches, the latest last. */
  readonly counted: readonly string[];
}
/** Results for export. */
export type PackedTallies = KeptTallies & { readonly version: number; readonly device: string };

export interface ReadRecords {
  readonly kept: KeptTallies;
  /** The names of invalid fields and results. */
  readonly broken: readonly string[];
}

const NOTHING: KeptTallies = { device: undefined, tallies: {}, elsewhere: {}, counted: [] };

interface ReadTallies {
  readonly tallies: Records;
  /** The invalid keys. */
  readonly broken: readonly string[];
}

const readTallies = (stored: Readonly<Record<string, unknown>>): ReadTallies => {
  const good: [string, Tally][] = [];
  const broken: string[] = [];
  for (const [key, value] of Object.entries(stored)) {
    const parsed = v.safeParse(TALLY, value);
    if (rivalOf(key) !== undefined && parsed.success) good.push([key, parsed.output]);
    else broken.push(key);
  }
  return { tallies: fromEntries(good), broken };
};

const readElsewhere = (
  stored: unknown,
): Pick<KeptTallies, 'elsewhere'> & { readonly broken: readonly string[] } => {
  if (stored === undefined) return { elsewhere: {}, broken: [] };
  if (!isFields(stored) || Object.keys(stored).length > MOST_DEVICES)
    return { elsewhere: {}, broken: ['elsewhere'] };
  const read = Object.entries(stored).map(([device, tallies]) => ({
    device,
    isNamed: v.safeParse(DEVICE, device).success,
    ...(isFields(tallies) ? readTallies(tallies) : { tallies: {}, broken: [device] }),
  }));
  return {
    elsewhere: fromEntries(
      read.filter(({ isNamed }) => isNamed).map(({ device, tallies }) => [device, tallies] as const),
    ),
    broken: read.flatMap(({ broken, isNamed, device }) => (isNamed ? broken : [device])),
  };
};

/** Lenient: only invalid fields are left out. */
export const readRecords = (stored: Stored): ReadRecords => {
  if (stored.type === 'none') return { kept: NOTHING, broken: [] };
  if (stored.type !== 'read' || !isFields(stored.fields.tallies)) return { kept: NOTHING, broken: [''] };
  const { fields } = stored;
  const { tallies, broken } = readTallies(stored.fields.tallies);
  const elsewhere = readElsewhere(fields.elsewhere);
  const counted = v.safeParse(MATCHES, fields.counted);
  const device = v.safeParse(v.optional(DEVICE), fields.device);
  return {
    kept: {
      device: device.success ? device.output : undefined,
      tallies,
      elsewhere: elsewhere.elsewhere,
      counted: counted.success ? counted.output : [],
    },
    broken: [
      ...broken,
      ...elsewhere.broken,
      ...(counted.success ? [] : ['counted']),
      ...(device.success ? [] : ['device']),
    ],
  };
};

export const packedTallies = (kept: KeptTallies, device: string): PackedTallies => ({
  version: RECORDS_VERSION,
  ...kept,
  device,
});

const PACKED = v.object({
  version: v.literal(RECORDS_VERSION),
  device: DEVICE,
  tallies: v.record(v.string(), v.unknown()),
  elsewhere: v.record(DEVICE, v.record(v.string(), v.unknown())),
  counted: MATCHES,
});

/** Validates another device's results strictly. */
export const readRecordsValue = (value: unknown): ReadValue<PackedTallies> => {
  const read = readAs(PACKED, value);
  if (read.type === 'broken') return read;
  const { kept, broken } = readRecords({ type: 'read', fields: read.value });
  return broken[0] === undefined
    ? isRead({ version: RECORDS_VERSION, ...kept, device: read.value.device })
    : isBrokenAt(broken[0]);
};

const RESULTS = ['won', 'drawn', 'lost'] as const;

const combined = (one: Records, other: Records, how: (a: number, b: number) => number): Records =>
  recordOf([...new Set([...Object.keys(one), ...Object.keys(other)])], key => {
    const [a, b] = [ownIn(one, key) ?? NO_GAMES, ownIn(other, key) ?? NO_GAMES];
    return recordOf(RESULTS, result => how(a[result], b[result]));
  });
const NO_GAMES: Tally = { won: 0, drawn: 0, lost: 0 };

/** The sum over all devices, as shown to the person. */
export const totalOf = ({ tallies, elsewhere }: KeptTallies): Records =>
  Object.values(elsewhere).reduce((sum, one) => combined(sum, one, (a, b) => a + b), tallies);

const later = (one: Records | undefined, other: Records): Records =>
  one === undefined ? other : combined(one, other, Math.max);

/** A device only counts upwards, so of two of its states the larger numbers are the newer ones. */
export const mergedTallies = (here: KeptTallies, there: PackedTallies): KeptTallies => {
  const elsewhere = new Map(Object.entries(here.elsewhere));
  let { tallies } = here;
  for (const [device, counted] of [
    ...Object.entries(there.elsewhere),
    [there.device, there.tallies] as const,
  ]) {
    if (device === here.device) tallies = later(tallies, counted);
    else elsewhere.set(device, later(elsewhere.get(device), counted));
  }
  const counted = [...new Set([...there.counted, ...here.counted])].slice(-REMEMBERED_MATCHES);
  return { ...here, tallies, elsewhere: fromEntries(elsewhere), counted };
};

/** Adds a result of this device. */
export const withCounted = (kept: KeptTallies, id: string, key: string, result: keyof Tally): KeptTallies => {
  const tally = ownIn(kept.tallies, key) ?? NO_GAMES;
  return {
    ...kept,
    tallies: { ...kept.tallies, [key]: { ...tally, [result]: tally[result] + 1 } },
    counted: [...kept.counted, id].slice(-REMEMBERED_MATCHES),
  };
};
