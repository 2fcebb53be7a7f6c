/** Reads a whole number of at most nine digits, with or without a sign; `undefined` if it is not in `from` to `to`. */
export const parseWholeNumber = (
  text: string,
  { from = -Infinity, to = Infinity }: { readonly from?: number; readonly to?: number } = {},
): number | undefined => {
  const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : undefined;
};
