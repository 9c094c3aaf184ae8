/** Checks that packages and their layers import only what lies before them, and that the pure packages stay pure. */
import { fileURLToPath } from 'node:url';
import { dependencyFaults } from './lib/dependencies.ts';
import { layerFaults } from './lib/layers.ts';
import { typescriptFiles } from './lib/source.ts';

const files = typescriptFiles(fileURLToPath(new URL('..', import.meta.url)), 'packages');
const faults = [...files.flatMap(dependencyFaults), ...layerFaults(files)];
for (const fault of faults) console.log(fault);
console.log(`${files.length} files checked for their dependencies, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
