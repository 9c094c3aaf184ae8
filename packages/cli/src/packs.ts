import { Option } from 'commander';
import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';
import { loadPack, PackError } from '@bluemoon/engine/pack';
import type { PackBeside } from '@bluemoon/engine/pack';
import { Failure } from './failure.ts';
import { readText, titleOf } from './files.ts';
import type { Io } from './io.ts';

export interface PacksGiven {
  readonly pack?: readonly string[];
}

export function packOption(): Option {
  return new Option(
    '--pack <file>',
    'cards of your own (docs/CARD-PACKS.md); can be given several times',
  ).argParser((file: string, before: readonly string[] | undefined) => [...(before ?? []), file]);
}

export async function readBox({ pack = [] }: PacksGiven, io: Io): Promise<Box> {
  return boxWith((await readPacks(pack, io)).flatMap(({ cards }) => cards));
}

/** Packs that can be used together; a `Failure` lists all problems of the first that cannot. */
export async function readPacks(files: readonly string[], io: Io): Promise<readonly PackBeside[]> {
  const packs: PackBeside[] = [];
  for (const file of files) {
    const twin = packs.find(({ name }) => name === titleOf(file));
    if (twin !== undefined) throw new Failure(`The pack ${twin.name} is given twice.`);
    packs.push({ name: titleOf(file), cards: cardsIn(await readText(file, 'pack', io), file, packs) });
  }
  return packs;
}

function cardsIn(text: string, file: string, beside: readonly PackBeside[]): readonly Card[] {
  if (text.trim() === '')
    throw new Failure(`${titleOf(file)} is empty. See docs/CARD-PACKS.md for card packs.`);
  try {
    return loadPack(text, { beside }).cards;
  } catch (error) {
    if (error instanceof PackError) throw new Failure(`${titleOf(file)}: ${error.message}`);
    throw error;
  }
}
