import { Option } from 'commander';
import type { Card } from '@bluemoon/engine';
import { loadPack, PackError } from '@bluemoon/engine/pack';
import { layIn } from './box.ts';
import { Failure } from './failure.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { titleOf } from './moment.ts';

export interface PacksGiven {
  readonly pack?: readonly string[];
}

export function packOption(): Option {
  return new Option(
    '--pack <file>',
    'cards of your own (docs/CARD-PACKS.md); may be given several times',
  ).argParser((file: string, before: readonly string[] | undefined) => [...(before ?? []), file]);
}

/** Has to come before anything is read in which the cards may occur. */
export async function usePacks({ pack = [] }: PacksGiven, io: Io): Promise<void> {
  const cards: Card[] = [];
  for (const file of pack) {
    for (const card of await cardsOf(file, io)) {
      if (cards.some(({ id }) => id === card.id)) {
        throw new Failure(`${titleOf(file)} has the card “${card.id}”, and so has a pack before it.`);
      }
      cards.push(card);
    }
  }
  layIn(cards);
}

async function cardsOf(file: string, io: Io): Promise<readonly Card[]> {
  const text = await readText(file, io);
  try {
    return loadPack(text).cards;
  } catch (error) {
    if (error instanceof PackError) throw new Failure(`${titleOf(file)}: ${error.message}`);
    throw error;
  }
}
