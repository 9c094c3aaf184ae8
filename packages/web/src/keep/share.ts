import { addressOf } from '../address.ts';
import type { Sitting } from '../game/sitting.ts';
import { linkContent, LinkError } from './link.ts';

/** Without a clipboard the link can still be shown. */
export type CopiedLink =
  | { readonly kind: 'copied' | 'notCopied'; readonly link: string }
  | { readonly kind: 'tooLong' };

/** With a moment, the link leads to the analysis of the game there. */
export async function copyLinkTo({ record, resigned }: Sitting, at?: number): Promise<CopiedLink> {
  try {
    const content = await linkContent(record, resigned);
    return await copiedLink(addressOf({ screen: 'link', content, ...(at === undefined ? {} : { at }) }));
  } catch (error) {
    if (error instanceof LinkError) return { kind: 'tooLong' };
    throw error;
  }
}

/** Copies the whole link to an address of this page. */
export async function copiedLink(address: string): Promise<CopiedLink> {
  const link = new URL(address, location.href).href;
  return { kind: (await isCopied(link)) ? 'copied' : 'notCopied', link };
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
