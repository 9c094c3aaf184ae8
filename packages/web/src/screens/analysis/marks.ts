import type { ToldPoint } from '../../analysis/turning-points.ts';

/** What a mark on the curve looks like: they differ by shape, not only by colour. */
export type MarkLook = 'mistake' | 'blunder' | 'rightCall' | 'goodLuck' | 'badLuck' | 'end';

export function lookOf({ kind, value }: Pick<ToldPoint, 'kind' | 'value'>): MarkLook {
  if (kind !== 'luck') return kind;
  return value < 0 ? 'badLuck' : 'goodLuck';
}

const DIAMOND = '<path d="M0-8 8 0 0 8-8 0Z" fill="#ff6a3d" stroke="#f5ead2" stroke-width="1.6"/>';
const CARD =
  '<rect x="-6" y="-8" width="12" height="16" rx="1.6" fill="#f5ead2" stroke="#0e1930" stroke-width="1.4"/>';

/** Drawn around 0 0, 18 wide and high. */
export const MARK_SHAPES: Readonly<Record<MarkLook, string>> = {
  mistake: DIAMOND,
  blunder: `${DIAMOND}<path d="M-1.3-4.5h2.6l-.5 5.5h-1.6ZM-1.2 2.2h2.4v2.3h-2.4Z" fill="#fff"/>`,
  goodLuck: `${CARD}<path d="M0-4.5 4 2.5H-4Z" fill="#2e4a86"/>`,
  badLuck: `${CARD}<path d="M0 4.5 4-2.5H-4Z" fill="#2e4a86"/>`,
  end: '<path d="M-4.5-8V8.5" stroke="#f5ead2" stroke-width="2.2"/><path d="M-4.5-7.5H7L3.6-3.2 7 1.1H-4.5Z" fill="#ff6a3d" stroke="#f5ead2" stroke-width="1.4"/>',
  rightCall:
    '<circle r="7.5" fill="#1d5a37" stroke="#f5ead2" stroke-width="1.5"/><path d="M-3.5 0-1 2.8 3.8-2.6" fill="none" stroke="#fff" stroke-width="2"/>',
};

export const markPicture = (look: MarkLook): string =>
  `<svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">${MARK_SHAPES[look]}</svg>`;
