/** Installs the releases of Node on which the packages are tested, if they are missing. */
import { fileURLToPath } from 'node:url';
import { fetchNode, NODE_RELEASES, nodeProgram } from './lib/nodes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Never fails: tests run without them, and say which releases they skipped.
for (const release of NODE_RELEASES) {
  if (nodeProgram(root, release) !== null) continue;
  const why = fetchNode(root, release);
  console.log(
    why === null ? `Node ${release} is installed.` : `Node ${release} could not be installed:  ${why}`,
  );
}
