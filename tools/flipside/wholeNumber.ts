/** Reads a whole number with or without a sign, of at most nine digits; `undefined` if it is none from `from` to `to`. */
export const parseWholeNumber = (
  text: string,
  { from = -Infinity, to = Infinity }: { readonly from?: number; readonly to?: number } = {},
): number | undefined => {
  const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : undefined;
};
