import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
/** Gloock is used for numbers only. */
const NUMBERS = '0123456789 +-−–.,:%/?×';

/** Reduces fonts to the letters that the program uses: half the size. Imported text may fall back to system fonts. */
export function fonts(): Plugin {
  return {
    name: 'bluemoon:fonts',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
      const used = ASCII + [...new Set(code.match(/[\u00a0-\u2bff]/g))].join('');
      await Promise.all(
        files.map(async (file) => {
          if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) return;
          const letters = file.fileName.includes('gloock') ? NUMBERS : used;
          const source = Buffer.from(file.source as Uint8Array);
          file.source = await subsetFont(source, letters, { targetFormat: 'woff2' });
        }),
      );
    },
  };
}
