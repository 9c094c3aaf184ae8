/** How a player is addressed: as "you", as "the rival", or by name. */
export type Person = 'you' | 'rival' | { readonly name: string };

/** How the players of seat 0 and seat 1 are addressed. */
export type Voice = readonly [Person, Person];
