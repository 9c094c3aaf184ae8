/** Which folder of a package may import which, and that files do not import each other in a cycle. */
import { posix } from 'node:path';
import { importedModule } from './dependencies.ts';
import { lineOf, parse, walk, type File } from './source.ts';

/**
 * Folders and files of a package's `src`, innermost first. A file may import from its own folder and from earlier
 * rows; entries of one row are independent of each other. A package that is not listed has no layers.
 */
export type Layers = readonly (readonly string[])[];

export const LAYERS: Readonly<Record<string, Layers>> = {
  engine: [
    ['rules-error.ts', 'vocabulary'],
    ['reading'],
    ['cards'],
    ['words', 'compile'],
    ['state'],
    ['derive'],
    ['actions'],
    ['steps'],
    ['turn'],
    ['decision'],
    ['view'],
    ['encode', 'position', 'explain', 'telling', 'pack'],
    ['notation'],
    ['index.ts', 'simulation.ts'],
  ],
};

interface Import {
  readonly from: string;
  readonly line: number;
  readonly to: string;
}

/** The layer faults of the packages with layers, each with its place. */
export function layerFaults(files: readonly File[], layers = LAYERS): readonly string[] {
  return Object.entries(layers).flatMap(([name, order]) => {
    const root = `packages/${name}/src/`;
    const own = files.filter(({ path }) => path.startsWith(root));
    return [
      ...unlistedFolders(own, root, order),
      ...own.flatMap(importsOf).flatMap((each) => outwardFault(each, root, order)),
    ];
  });
}

/** One fault per import that closes a cycle, in any package. */
export function cycleFaults(files: readonly File[]): readonly string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of files.filter(({ path }) => SOURCE.test(path)).flatMap(importsOf))
    targets.set(from, [...(targets.get(from) ?? []), to]);
  const faults: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) faults.push(`files import each other: ${[...trail.slice(start), file].join(' -> ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return faults;
}

const SOURCE = /^packages\/[^/]+\/src\//;

/** Type imports count too: to understand a file you have to read what it is about. */
function importsOf(file: File): readonly Import[] {
  const source = parse(file);
  const found: Import[] = [];
  walk(source, (node) => {
    const specifier = importedModule(node)?.text;
    if (specifier?.startsWith('.') === true) {
      const to = posix.join(posix.dirname(file.path), specifier);
      found.push({ from: file.path, line: lineOf(source, node), to });
    }
    return true;
  });
  return found;
}

function folderOf(path: string, root: string): string {
  return path.slice(root.length).split('/')[0] ?? '';
}

const rankOf = (folder: string, order: Layers): number => order.findIndex((line) => line.includes(folder));

function unlistedFolders(files: readonly File[], root: string, order: Layers): readonly string[] {
  const folders = new Set(files.map(({ path }) => folderOf(path, root)));
  return [...folders]
    .filter((folder) => rankOf(folder, order) < 0)
    .map((folder) => `${root}${folder}: add it to LAYERS in tools/lib/layers.ts`);
}

function outwardFault({ from, line, to }: Import, root: string, order: Layers): readonly string[] {
  const [here, there] = [folderOf(from, root), folderOf(to, root)];
  if (here === there || rankOf(there, order) < rankOf(here, order)) return [];
  return [`${from}:${line}: ${here} may not import ${there}`];
}
