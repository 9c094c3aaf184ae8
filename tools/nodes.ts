/** Fetches the releases of Node on which the packages are tested, as far as they are not here yet. */
import { fileURLToPath } from 'node:url';
import { fetchNode, NODE_RELEASES, nodeProgram } from './lib/nodes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// The tests run without them, and say which ones they had to leave out: this never fails.
for (const release of NODE_RELEASES) {
  if (nodeProgram(root, release) !== null) continue;
  const why = fetchNode(root, release);
  console.log(why === null ? `Node ${release} is here.` : `Node ${release} cannot be had: ${why}`);
}
