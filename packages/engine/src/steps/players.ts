/** LEAD-9: if both players act, the rival of the owner acts first. */
export function players(owner: number, who: 'owner' | 'rival' | 'each'): readonly number[] {
  switch (who) {
    case 'owner':
      return [owner];
    case 'rival':
      return [1 - owner];
    case 'each':
      return [1 - owner, owner];
  }
}
