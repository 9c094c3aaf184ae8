/** How long a bot may think about a decision. Nodes give the same move on every machine. */
export type Budget =
  | { readonly kind: 'time'; readonly milliseconds: number }
  | { readonly kind: 'nodes'; readonly nodes: number };
