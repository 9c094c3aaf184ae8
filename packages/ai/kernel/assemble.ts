/** Assembles the kernel into the module that loads it: `npm run kernel`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assembled } from './assembled.ts';

const module = fileURLToPath(new URL('../src/evaluation/kernel-bytes.ts', import.meta.url));
const source = readFileSync(new URL('kernel.wat', import.meta.url), 'utf8');
writeFileSync(
  module,
  `/** \`kernel/kernel.wat\`, assembled by \`npm run kernel\`. */\nexport const KERNEL =\n  '${await assembled(source)}';\n`,
);
