/** What to expect before anything was seen, and how many observations that counts for: a beta distribution. */
export interface Prior {
  readonly mean: number;
  readonly weight: number;
}

export function learned({ mean, weight }: Prior, yes: number, no: number): number {
  return (mean * weight + yes) / (weight + yes + no);
}
