/** Checks the order of packages and layers, that files do not import each other, and that pure packages are pure. */
import { fileURLToPath } from 'node:url';
import { dependencyFaults } from './lib/dependencies.ts';
import { cycleFaults, layerFaults } from './lib/layers.ts';
import { typescriptFiles } from './lib/source.ts';

const files = typescriptFiles(fileURLToPath(new URL('..', import.meta.url)), 'packages');
const faults = [...files.flatMap(dependencyFaults), ...layerFaults(files), ...cycleFaults(files)];
for (const fault of faults) console.log(fault);
console.log(`${files.length} files checked for their dependencies, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
