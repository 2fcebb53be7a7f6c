import fc from 'fast-check';

/** Anything a decoder can return and more: all kinds of numbers, text, lists, objects without a prototype. */
export const anyPayload: fc.Arbitrary<unknown> = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
