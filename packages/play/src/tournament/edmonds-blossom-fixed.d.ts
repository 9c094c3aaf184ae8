declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of maximum weight; with `maxCardinality` among those with as many pairs as possible. Gives the mate of
   * every vertex, or -1.
   */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): readonly number[];
}
