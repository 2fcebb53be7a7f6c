import type { Transaction } from './database.ts';
import {
  type EntriesPack,
  IN_A_PACK,
  itemsOf,
  joinedKeys,
  PACKED,
  type PackedItem,
  type PositionsPack,
  packsOf,
  type TextsPack,
} from './packs.ts';

interface Held {
  readonly item: PackedItem;
  /** Undefined until it is assigned. */
  readonly pack: number | undefined;
}

const entriesOf = (items: readonly PackedItem[]): Omit<EntriesPack, 'pack'> => ({
  ids: items.map(({ id }) => id),
  entries: items.map(({ entry }) => entry),
});

/** Items changed in a transaction, with the packs they share. Nothing is stored before `write`. */
export class OpenPacks {
  readonly #to: Transaction;
  readonly #held = new Map<string, Held>();
  readonly #open = new Set<number>();
  readonly #changed = new Set<number>();

  constructor(to: Transaction) {
    this.#to = to;
  }

  /** Loads the packs of these items: only loaded items can be replaced or removed. */
  async open(ids: readonly string[]): Promise<void> {
    const numbers = await packsOf(
      this.#to,
      ids.filter(id => !this.#held.has(id)),
    );
    await Promise.all(numbers.map(number => this.#read(number)));
  }

  get(id: string): PackedItem | undefined {
    return this.#held.get(id)?.item;
  }

  /** Adds an item or replaces the one with its id. */
  put(item: PackedItem): void {
    const pack = this.#held.get(item.id)?.pack;
    this.#held.set(item.id, { item, pack });
    if (pack !== undefined) this.#changed.add(pack);
  }

  delete(id: string): void {
    const pack = this.#held.get(id)?.pack;
    this.#held.delete(id);
    if (pack !== undefined) this.#changed.add(pack);
  }

  /** Stores the changes; returns the number of the newest pack written. */
  async write(): Promise<number> {
    if (this.#itemsIn(undefined).length > 0) await this.#fillUp();
    const fresh = this.#itemsIn(undefined);
    const added: Promise<number>[] = [];
    for (let from = 0; from < fresh.length; from += IN_A_PACK)
      added.push(this.#add(fresh.slice(from, from + IN_A_PACK)));
    const replaced = [...this.#changed].map(pack => this.#replace(pack, this.#itemsIn(pack)));
    const [numbers] = await Promise.all([Promise.all(added), ...replaced]);
    return Math.max(0, ...numbers);
  }

  #itemsIn(pack: number | undefined): readonly PackedItem[] {
    return [...this.#held.values()].filter(held => held.pack === pack).map(({ item }) => item);
  }

  async #read(number: number): Promise<void> {
    if (this.#open.has(number)) return;
    this.#open.add(number);
    const parts = await Promise.all(PACKED.map(name => this.#to.objectStore(name).get(number)));
    for (const item of itemsOf(...(parts as [EntriesPack, TextsPack, PositionsPack])))
      if (!this.#held.has(item.id)) this.#held.set(item.id, { item, pack: number });
  }

  /** Merges the newest pack into the first new one if it has room. */
  async #fillUp(): Promise<void> {
    const newest = await this.#to.objectStore('packedEntries').openCursor(null, 'prev');
    const { pack, ids } = (newest?.value ?? { pack: 0, ids: { length: IN_A_PACK } }) as EntriesPack;
    if (ids.length >= IN_A_PACK) return;
    await this.#read(pack);
    for (const [id, held] of this.#held)
      if (held.pack === pack) this.#held.set(id, { ...held, pack: undefined });
    this.#changed.add(pack);
  }

  #replace(pack: number, items: readonly PackedItem[]): Promise<unknown> {
    if (items.length === 0) return Promise.all(PACKED.map(name => this.#to.objectStore(name).delete(pack)));
    const entries: EntriesPack = { pack, ...entriesOf(items) };
    return Promise.all([this.#to.objectStore('packedEntries').put(entries), this.#putRest(pack, items)]);
  }

  async #add(items: readonly PackedItem[]): Promise<number> {
    // The database generates a number that no pack has ever had.
    const pack = (await this.#to.objectStore('packedEntries').put(entriesOf(items))) as number;
    await this.#putRest(pack, items);
    return pack;
  }

  #putRest(pack: number, items: readonly PackedItem[]): Promise<unknown> {
    const texts: TextsPack = { pack, texts: items.map(({ text }) => text) };
    const ids = items.map(({ id }) => id);
    const positions: PositionsPack = { pack, ids, ...joinedKeys(items.map(({ keys }) => keys)) };
    return Promise.all([
      this.#to.objectStore('packedTexts').put(texts),
      this.#to.objectStore('packedPositions').put(positions),
    ]);
  }
}
