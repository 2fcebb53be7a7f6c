import * as v from 'valibot';
import { readJson } from '../../game/json.ts';
import { fromEntries } from '../../game/record.ts';
import { ASIDE, tryToKeep } from './browserStorage.ts';
import { changed, type IdOf, idBy, isFields, type StoredFields } from './changed.ts';
import { isBrokenAt, isRead, type ReadValue, readAs } from './storedText.ts';

/** Prefix of all the page's keys. */
export const PREFIX = 'flipside.';

/** The content of a key. `newer`: in a format of a newer version of the page, left untouched. */
export type Stored =
  | { readonly type: 'none' | 'newer' | 'broken' }
  | { readonly type: 'read'; readonly fields: StoredFields };

/** Field for a list stored without a version, from before entries had one. */
const LIST = 'list';

const storedIn = (text: string | null, version: number | undefined): Stored => {
  if (text === null) return { type: 'none' };
  const value = readJson(text);
  if (version === undefined)
    return Array.isArray(value) ? { type: 'read', fields: { [LIST]: value } } : { type: 'broken' };
  if (!isFields(value)) return { type: 'broken' };
  if (value.version === version) return { type: 'read', fields: value };
  return { type: typeof value.version === 'number' && value.version > version ? 'newer' : 'broken' };
};

/** Whether a newer version of the page has written the text in its own format. */
export const isOfNewer = (text: string, version: number): boolean => storedIn(text, version).type === 'newer';

/** One storage entry. Only changes made in this tab are written, so that tabs do not overwrite each other. */
export class KeptText {
  readonly #storage: Storage;
  readonly #name: string;
  readonly #version: number | undefined;
  readonly #idOf: IdOf;

  /** `name` is the key without its prefix. */
  constructor(storage: Storage, name: string, version: number | undefined, idOf: IdOf = idBy()) {
    this.#storage = storage;
    this.#name = name;
    this.#version = version;
    this.#idOf = idOf;
  }

  get key(): string {
    return PREFIX + this.#name;
  }

  get text(): string | null {
    return this.#storage.getItem(this.key);
  }

  /** The stored content, or the text of another tab's storage event. */
  read(text = this.text): Stored {
    return storedIn(text, this.#version);
  }

  /** The backup of an unreadable entry. */
  get aside(): Stored {
    return storedIn(this.#storage.getItem(ASIDE + this.#name), this.#version);
  }

  setAside(): void {
    const { text } = this;
    if (text !== null) tryToKeep(this.#storage, ASIDE + this.#name, text);
  }

  /**
   * Writes the changes from `before` to `after`; everything else stored stays. False if the browser refuses, or a newer version
   * of the page has written the entry.
   */
  write(after: StoredFields, before: StoredFields | undefined): boolean {
    const stored = this.read();
    if (stored.type === 'newer') return false;
    const known = { ...after, ...(this.#version !== undefined && { version: this.#version }) };
    const fields = stored.type === 'read' ? changed(stored.fields, before, known, this.#idOf) : known;
    return this.#put(fields);
  }

  /** Adds the fields and entries of `part`, taken from a file, that are not `known` to this version of the page. */
  graft(part: StoredFields, known: StoredFields): boolean {
    const stored = this.read();
    return stored.type === 'read' && this.#put(changed(part, known, stored.fields, this.#idOf));
  }

  #put(fields: unknown): boolean {
    const text = JSON.stringify(this.#version === undefined ? (fields as StoredFields)[LIST] : fields);
    return text === this.text || tryToKeep(this.#storage, this.key, text);
  }

  remove(): void {
    this.#storage.removeItem(this.key);
  }
}

/** How a value is stored: its key and its schema. */
export interface StoredForm<T> {
  readonly name: string;
  readonly version: number | undefined;
  readonly fallback: T;
  readonly idOf: IdOf;
  readonly write: (value: T) => StoredFields;
  /** Strict: the whole value, or the first field or list entry that is invalid. */
  readonly read: (fields: StoredFields) => ReadValue<T>;
  /** Lenient: invalid fields get their fallback, invalid entries of lists and records are left out. */
  readonly salvage: (fields: StoredFields) => T;
}

const entriesOf = (schema: v.GenericSchema, value: unknown): unknown => {
  const {
    type,
    item,
    key,
    value: inner,
    wrapped,
  } = schema as v.GenericSchema & {
    readonly type: string;
    readonly item?: v.GenericSchema;
    readonly key?: v.GenericSchema;
    readonly value?: v.GenericSchema;
    readonly wrapped?: v.GenericSchema;
  };
  if (wrapped !== undefined) return entriesOf(wrapped, value);
  if (type === 'array' && item !== undefined && Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      const parsed = v.safeParse(item, entry);
      return parsed.success ? [parsed.output] : [];
    });
  if (type === 'record' && inner !== undefined && isFields(value))
    return fromEntries(
      Object.entries(value).flatMap(([name, entry]) => {
        const parsed = v.safeParse(inner, entry);
        const isKey = key === undefined || v.is(key, name);
        return isKey && parsed.success ? [[name, parsed.output]] : [];
      }),
    );
  return undefined;
};

/** The form of these fields. `ids` are the fields that identify the entries of its lists. */
export const storedForm = <const Entries extends v.ObjectEntries, T>({
  name,
  version,
  fields: entries,
  fallback,
  read,
  write,
  ids = [],
}: {
  readonly name: string;
  readonly version: number | undefined;
  readonly fields: Entries;
  readonly fallback: T;
  readonly read: (fields: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => T;
  readonly write: (value: T) => StoredFields & Readonly<Record<keyof Entries, unknown>>;
  readonly ids?: readonly string[];
}): StoredForm<T> => {
  type Read = v.InferOutput<v.ObjectSchema<Entries, undefined>>;
  const schema = v.object(entries);
  const usual = v.safeParse(schema, write(fallback));
  const salvaged = (field: string, value: unknown): unknown => {
    const parsed = v.safeParse(entries[field] as v.GenericSchema, value);
    if (parsed.success) return parsed.output;
    return entriesOf(entries[field] as v.GenericSchema, value) ?? (usual.output as StoredFields)[field];
  };
  return {
    name,
    version,
    fallback,
    idOf: idBy(...ids),
    write,
    read: fields => {
      const parsed = readAs(schema, fields);
      if (parsed.type === 'read') return isRead(read(parsed.value));
      const entry = /\.(\d+)/.exec(parsed.at)?.[1];
      return entry === undefined ? parsed : isBrokenAt(Number(entry) + 1);
    },
    salvage: fields => {
      const parsed = v.safeParse(schema, fields);
      if (parsed.success) return read(parsed.output);
      if (!usual.success) return fallback;
      const rescued = Object.keys(entries).map(field => [field, salvaged(field, fields[field])] as const);
      return read(fromEntries(rescued) as Read);
    },
  };
};

/** A value stored in the browser. */
export interface Kept<T> {
  /** Its key in the browser's storage. */
  readonly key: string;
  /** The stored value as far as it is valid. Unreadable content is backed up. */
  readonly load: () => T;
  /** Whether it was stored. Unreadable content is backed up before it is overwritten. */
  readonly save: (value: T) => boolean;
  /** The value as part of a file: with its version, and with unknown fields of newer versions. */
  readonly pack: () => StoredFields;
  /** Saves a value made from such a part, with the part's unknown fields. */
  readonly take: (value: T, part: StoredFields) => boolean;
  readonly forget: () => void;
}

export const kept = <T>(storage: Storage, form: StoredForm<T>): Kept<T> => {
  const text = new KeptText(storage, form.name, form.version, form.idOf);
  /** The stored value as known to this tab. */
  let known: StoredFields | undefined;
  const load = (): T => {
    const stored = text.read();
    if (stored.type === 'broken') text.setAside();
    if (stored.type !== 'read') return form.fallback;
    const value = form.salvage(stored.fields);
    known = form.write(value);
    return value;
  };
  const save = (value: T): boolean => {
    if (known === undefined) load();
    const stored = text.read();
    if (stored.type === 'read' && form.read(stored.fields).type === 'broken') text.setAside();
    const after = form.write(value);
    const isKept = text.write(after, known);
    if (isKept) known = after;
    return isKept;
  };
  return {
    key: text.key,
    load,
    save,
    pack: () => {
      const stored = text.read();
      return stored.type === 'read' && form.read(stored.fields).type === 'read'
        ? stored.fields
        : { version: form.version, ...form.write(load()) };
    },
    take: (value, part) => save(value) && text.graft(part, form.write(form.salvage(part))),
    forget: () => {
      known = undefined;
      text.remove();
    },
  };
};

/** Reads a value strictly that is part of a file. */
export const readValueIn = <T>(form: StoredForm<T>, value: unknown): ReadValue<T> => {
  if (!isFields(value)) return isBrokenAt('');
  return value.version === form.version ? form.read(value) : isBrokenAt('version');
};
