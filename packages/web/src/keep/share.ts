import { addressOf } from '../address.ts';
import type { Sitting } from '../game/sitting.ts';
import { linkContent, LinkError } from './link.ts';

/** Without a clipboard the link can still be shown. */
export type CopiedLink =
  | { readonly kind: 'copied' | 'notCopied'; readonly link: string }
  | { readonly kind: 'tooLong' };

export async function copyLinkTo({ record, resigned }: Sitting): Promise<CopiedLink> {
  try {
    const address = addressOf({ screen: 'link', content: await linkContent(record, resigned) });
    const link = new URL(address, location.href).href;
    return { kind: (await isCopied(link)) ? 'copied' : 'notCopied', link };
  } catch (error) {
    if (error instanceof LinkError) return { kind: 'tooLong' };
    throw error;
  }
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
