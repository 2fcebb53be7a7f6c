import * as v from 'valibot';

/** Kinds of messages, each with the schema of its payload. */
type MessageTable = Readonly<Record<string, v.GenericSchema>>;

/** Reads a payload by the table and adds its kind; `undefined` for an unknown kind or a malformed payload. */
export const readMessage = (table: MessageTable, kind: unknown, payload: unknown): unknown => {
  const schema = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
  const read = schema && v.safeParse(schema, payload);
  return read?.success ? { ...(read.output as object), kind } : undefined;
};
