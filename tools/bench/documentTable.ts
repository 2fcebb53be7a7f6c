/** Inserts `table` between the comments with this name. Throws if the text has no such comments. */
export const withTable = (text: string, name: string, table: string): string => {
  const [begin, end] = [`<!-- bench: ${name} -->`, '<!-- end -->'];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The document has no place for the table "${name}".`);
  return `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`;
};
