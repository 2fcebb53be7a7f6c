/** Sizes of the hash table, in megabytes. */
export const TABLE_SIZES = [16, 64, 128] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** The sizes for searches without a limit of depth or time, which quickly fill a small table. */
export interface TableSizes {
  readonly analysis: TableSize;
  readonly solve: TableSize;
}

/**
 * Enough for a reply. Every limited search gets this size, so that its result is the same on all machines.
 */
export const USUAL_TABLE: TableSize = 16;
export const SMALL_TABLES: TableSizes = { analysis: USUAL_TABLE, solve: USUAL_TABLE };

const ENTRY_BYTES = 16;
const MEGABYTE = 2 ** 20;
export const GIGABYTE = 2 ** 30;
/** In gigabytes: up to the first a device has little memory, from the second on plenty. */
const [LITTLE, PLENTY] = [2, 8];

/** The device's memory in gigabytes, if the browser tells. */
export const memoryOfDevice = (): number | undefined =>
  (globalThis.navigator as Navigator & { readonly deviceMemory?: number }).deviceMemory;

/** The table sizes for a device with this much memory, if known. */
export const tablesFor = (gigabytes: number | undefined): TableSizes => {
  if (gigabytes === undefined) return { analysis: 64, solve: 64 };
  if (gigabytes <= LITTLE) return SMALL_TABLES;
  return { analysis: 64, solve: gigabytes >= PLENTY ? 128 : 64 };
};

/** Binary logarithm of the number of entries. */
export const tableBitsOf = (size: TableSize): number => Math.log2((size * MEGABYTE) / ENTRY_BYTES);
