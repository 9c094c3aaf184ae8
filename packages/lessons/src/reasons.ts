import type { Choosing, Words } from './lesson.ts';

const USUAL: Readonly<Partial<Record<string, Words>>> & { readonly otherwise: Words } = {
  retreat: {
    en: 'You could retreat, but you don’t need to: your cards are good enough to continue.',
    de: 'Du könntest dich zurückziehen, aber das ist nicht nötig: Deine Karten reichen zum Weiterkämpfen.',
  },
  play: {
    en: 'You could play that card, too. For now, follow the lesson.',
    de: 'Auch diese Karte könntest du spielen. Folge jetzt aber der Lektion.',
  },
  done: {
    en: 'You could stop here, but the lesson needs one more step first.',
    de: 'Du könntest hier aufhören, aber in der Lektion fehlt noch ein Schritt.',
  },
  'take-back': {
    en: 'You could undo this turn, but you are doing well.',
    de: 'Du könntest den Zug zurücknehmen, aber du machst alles richtig.',
  },
  otherwise: {
    en: 'You could do that, but the lesson shows something else.',
    de: 'Das wäre möglich, aber die Lektion zeigt etwas anderes.',
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
