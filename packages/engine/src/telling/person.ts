/** How a player is spoken of: to his face, as the rival of whoever is spoken to, or by a name. */
export type Person = 'you' | 'rival' | { readonly name: string };

/** How the players of seat 0 and seat 1 are spoken of. */
export type Voice = readonly [Person, Person];
