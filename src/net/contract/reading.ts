import * as v from 'valibot';

/** Kinds of messages, each with what its payload has to look like. */
type MessageTable = Readonly<Record<string, v.GenericSchema>>;

/** Reads a payload by the table, with its kind beside it; `undefined` for a kind that is not there, or a malformed payload. */
export const readMessage = (table: MessageTable, kind: unknown, payload: unknown): unknown => {
  const schema = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
  const read = schema && v.safeParse(schema, payload);
  return read?.success ? { ...(read.output as object), kind } : undefined;
};
