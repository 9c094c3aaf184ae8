import type { Affiliation } from '@bluemoon/engine';

/** The inks of one people: `key` for silhouettes and text, `hue` for fields, `tri` for small accents only. */
export interface Inks {
  readonly key: string;
  readonly hue: string;
  readonly tri: string;
}

export const PAPER = '#f5ead2';

export const INKS: Readonly<Record<Affiliation, Inks>> = {
  vulca: { key: '#4b0f0c', hue: '#e2451d', tri: '#f6b02c' },
  hoax: { key: '#23265c', hue: '#d7a03a', tri: '#efd9a0' },
  mimix: { key: '#452063', hue: '#b48fd8', tri: '#e9d6f3' },
  flit: { key: '#16345c', hue: '#6fbfe6', tri: '#e0492f' },
  khind: { key: '#8f0f4c', hue: '#ffc62b', tri: '#ff7fa6' },
  terrah: { key: '#3b2412', hue: '#c77f2e', tri: '#5d7a3a' },
  pillar: { key: '#20401c', hue: '#a9c234', tri: '#f08a34' },
  aqua: { key: '#083a46', hue: '#35b3ad', tri: '#c9efe4' },
  buka: { key: '#17263d', hue: '#d9694a', tri: '#ecc98f' },
  mutant: { key: '#241a33', hue: '#d8432a', tri: '#3e8f5d' },
  inquisitor: { key: '#2a2a30', hue: '#b9a27a', tri: '#c5330f' },
  emissary: { key: '#1f3a4a', hue: '#8fb7c4', tri: '#f6b02c' },
  hyla: { key: '#1f4037', hue: '#7fc29a', tri: '#f0b13a' },
  tutu: { key: '#4a2a1a', hue: '#e0a458', tri: '#7a9a3a' },
  crystal: { key: '#1a2f5c', hue: '#8fb4ea', tri: '#f1d36b' },
  interference: { key: '#3a1f2e', hue: '#c98aa0', tri: '#e9c46a' },
  spirit: { key: '#2b2b52', hue: '#a9a6dd', tri: '#f0e0a0' },
};

/** Third inks that are too pale for paper. */
const PALE: ReadonlySet<Affiliation> = new Set(['hoax', 'mimix', 'aqua', 'buka', 'spirit']);

export const GROUNDS = ['paper', 'hue', 'key'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What each ink is for, on one ground. */
export interface Palette {
  readonly ground: string;
  /** Large shapes behind the subject. */
  readonly back: string;
  /** Silhouettes. */
  readonly main: string;
  /** The second ink inside a silhouette. */
  readonly light: string;
  /** Faces and hands. */
  readonly skin: string;
  /** Features on skin. */
  readonly line: string;
  /** Gouges in a silhouette. */
  readonly cut: string;
  /** Small accents on a silhouette. */
  readonly spot: string;
  /** Small accents on the ground. */
  readonly glow: string;
}

export function paletteOf(people: Affiliation, ground: Ground): Palette {
  const { key, hue, tri } = INKS[people];
  const pale = PALE.has(people);
  switch (ground) {
    case 'paper':
      return {
        ground: PAPER,
        back: hue,
        main: key,
        light: hue,
        skin: PAPER,
        line: key,
        cut: PAPER,
        spot: tri,
        glow: pale ? hue : tri,
      };
    case 'hue':
      return {
        ground: hue,
        back: PAPER,
        main: key,
        light: hue,
        skin: PAPER,
        line: key,
        cut: PAPER,
        spot: tri,
        glow: pale ? key : tri,
      };
    case 'key':
      return {
        ground: key,
        back: hue,
        main: PAPER,
        light: hue,
        skin: hue,
        line: key,
        cut: key,
        spot: pale ? hue : tri,
        glow: tri,
      };
  }
}
