/** In megabytes: how large the table of positions that were searched can be. */
export const TABLE_SIZES = [16, 64, 128] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** The sizes for searches without a limit of depth or time, which fill a small table soon. */
export interface TableSizes {
  readonly analysis: TableSize;
  readonly solve: TableSize;
}

/** Enough for a reply, and what every search with a limit gets, so that its result is the same on all machines. */
export const USUAL_TABLE: TableSize = 16;
export const SMALL_TABLES: TableSizes = { analysis: USUAL_TABLE, solve: USUAL_TABLE };

const ENTRY_BYTES = 16;
const MEGABYTE = 2 ** 20;
export const GIGABYTE = 2 ** 30;
/** In gigabytes: a device with no more than this has little memory, one with at least that much has plenty. */
const [LITTLE, PLENTY] = [2, 8];

/** The gigabytes of memory of the device that this page runs on, where its browser tells them. */
export const memoryOfDevice = (): number | undefined =>
  (globalThis.navigator as Navigator & { readonly deviceMemory?: number }).deviceMemory;

/** By the memory of the device; some browsers do not tell it. */
export const tablesFor = (gigabytes: number | undefined): TableSizes => {
  if (gigabytes === undefined) return { analysis: 64, solve: 64 };
  if (gigabytes <= LITTLE) return SMALL_TABLES;
  return { analysis: 64, solve: gigabytes >= PLENTY ? 128 : 64 };
};

/** The table has two to the power of this many entries. */
export const tableBitsOf = (size: TableSize): number => Math.log2((size * MEGABYTE) / ENTRY_BYTES);
