declare module 'edmonds-blossom-fixed' {
  /** The partner of each vertex, or -1, in a maximum weight matching; with `most`, among the matchings of maximum size. */
  const blossom: (
    edges: readonly (readonly [number, number, number])[],
    most: boolean,
  ) => readonly (number | undefined)[];
  export = blossom;
}
