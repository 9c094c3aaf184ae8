import type { Choosing, Words } from './lesson.ts';

const USUAL: Readonly<Partial<Record<string, Words>>> & { readonly otherwise: Words } = {
  retreat: {
    en: 'You could retreat, but there is no need: your cards are good enough to go on.',
    de: 'Zurückziehen darfst du dich, aber das ist nicht nötig: Deine Karten reichen, um weiterzukämpfen.',
  },
  play: {
    en: 'That card may be played, too. Follow the example for now.',
    de: 'Auch diese Karte darfst du spielen. Halte dich für den Augenblick an das Beispiel.',
  },
  done: {
    en: 'You could stop here, but something is still missing for the example.',
    de: 'Du könntest hier aufhören, aber für das Beispiel fehlt noch etwas.',
  },
  'take-back': {
    en: 'You could take this turn back, but you are on the right way.',
    de: 'Du könntest den Zug zurücknehmen, aber du bist auf dem richtigen Weg.',
  },
  otherwise: {
    en: 'That is possible, but it leads away from what this lesson wants to show.',
    de: 'Das ist möglich, führt aber weg von dem, was diese Lektion zeigen will.',
  },
};

/** Why a legal choice is rejected here: the step's own reason, or a general one. */
export function reasonAgainst(option: string, { reasons = {} }: Choosing): Words {
  const kind = kindOf(option);
  return reasons[option] ?? reasons[kind] ?? reasons.otherwise ?? USUAL[kind] ?? USUAL.otherwise;
}

/** `announce` of `announce:fire`. */
export function kindOf(option: string): string {
  return option.split(':')[0] ?? option;
}
