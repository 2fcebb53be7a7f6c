declare module 'edmonds-blossom-fixed' {
  /** The partner of each vertex, or -1, in a matching of the highest weight; with `most` among those with the most pairs. */
  const blossom: (
    edges: readonly (readonly [number, number, number])[],
    most: boolean,
  ) => readonly (number | undefined)[];
  export = blossom;
}
