import type { Bilingual } from '../words.ts';
import type { TournamentTerms } from './terms.ts';

export interface TournamentRule {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** What players should know before they join, as short paragraphs. */
export function tournamentRules(terms: TournamentTerms): readonly TournamentRule[] {
  return [
    { title: { en: 'Who plays whom', de: 'Wer gegen wen spielt' }, text: pairingRule(terms) },
    { title: { en: 'A pairing', de: 'Eine Paarung' }, text: lengthRule(terms) },
    { title: { en: 'Decks', de: 'Decks' }, text: deckRule(terms) },
    { title: { en: 'Points', de: 'Punkte' }, text: pointRule(terms) },
    { title: { en: 'Not there', de: 'Nicht da' }, text: noShowRule(terms) },
    { title: { en: 'Withdrawing', de: 'Aussteigen' }, text: withdrawRule(terms) },
    ...(terms.system.kind === 'swiss'
      ? [{ title: { en: 'Joining late', de: 'Später einsteigen' }, text: lateRule(terms) }]
      : []),
  ];
}

function pairingRule({ system, seeding }: TournamentTerms): Bilingual {
  switch (system.kind) {
    case 'swiss':
      return {
        en: 'Swiss: in every round you meet somebody with as many points as you, or nearly so, and nobody twice. There are at most half as many rounds as players. Who begins is balanced over the rounds.',
        de: 'Schweizer System: In jeder Runde triffst du auf jemanden mit gleich vielen Punkten oder fast so vielen, und auf niemanden zweimal. Es gibt höchstens halb so viele Runden wie Mitspielende. Wer beginnt, gleicht sich über die Runden aus.',
      };
    case 'roundRobin':
      return system.legs === 1
        ? {
            en: 'Round robin: everybody plays everybody once. You begin about half of your pairings.',
            de: 'Jeder gegen jeden, einmal. Du beginnst etwa die Hälfte deiner Paarungen.',
          }
        : {
            en: 'Double round robin: everybody plays everybody twice, and each begins once.',
            de: 'Jeder gegen jeden, zweimal; jeder beginnt einmal.',
          };
    case 'knockOut': {
      const seeds = {
        rating: { en: 'by rating', de: 'nach Wertung' },
        joining: { en: 'in the order in which they joined', de: 'in der Reihenfolge der Anmeldung' },
      }[seeding];
      const third = {
        played: {
          en: 'The losers of the semifinals play for third place.',
          de: 'Die Verlierer der Halbfinale spielen um Platz drei.',
        },
        shared: {
          en: 'The losers of the semifinals share third place.',
          de: 'Die Verlierer der Halbfinale teilen sich Platz drei.',
        },
      }[system.thirdPlace];
      return {
        en: `Knock-out: who loses is out. Players are seeded ${seeds.en}; where some are missing for a full bracket, the best have no rival in the first round. ${third.en}`,
        de: `K.-o.-System: Wer verliert, ist draußen. Gesetzt wird ${seeds.de}; fehlen Mitspielende, haben die Besten in der ersten Runde keinen Gegner. ${third.de}`,
      };
    }
  }
}

function lengthRule({ agreement, bestOf }: TournamentTerms): Bilingual {
  if (agreement.match)
    return {
      en: 'A match to five crystals. The loser of a game begins the next.',
      de: 'Ein Match auf fünf Kristalle. Wer ein Spiel verliert, beginnt das nächste.',
    };
  if (bestOf === 1) return { en: 'One game.', de: 'Ein Spiel.' };
  const enough = Math.floor(bestOf / 2) + 1;
  return {
    en: `Best of ${bestOf}: the first to win ${enough} games. Players take turns to begin.`,
    de: `Höchstens ${bestOf} Spiele: Wer zuerst ${enough} gewinnt. Ihr beginnt abwechselnd.`,
  };
}

function deckRule({ agreement, choosing, lists }: TournamentTerms): Bilingual {
  if (choosing === 'perGame')
    return {
      en: 'People decks. Both choose one before every game, without knowing the other.',
      de: 'Volksdecks. Beide wählen vor jedem Spiel eines, ohne das andere zu kennen.',
    };
  if (agreement.decks === 'drafted')
    return {
      en: 'Drafted decks: after the start you draft with up to five others, build a deck of what you picked, and play it to the end. You have 40 seconds for a pick and ten minutes to build; otherwise a bot decides for you. Everybody sees all decks when the tournament is over.',
      de: 'Gedraftete Decks: Nach dem Start draftest du mit bis zu fünf anderen, baust aus deinen Karten ein Deck und spielst es bis zum Ende. Für jede Karte hast du 40 Sekunden, zum Bauen zehn Minuten; sonst entscheidet ein Bot für dich. Alle sehen alle Decks, wenn das Turnier vorbei ist.',
    };
  const kind =
    agreement.decks === 'built'
      ? { en: 'Built decks, checked when you join.', de: 'Gebaute Decks, geprüft bei der Anmeldung.' }
      : { en: 'People decks.', de: 'Volksdecks.' };
  const shown =
    lists === 'open'
      ? {
          en: 'Everybody can read all lists when the tournament has started.',
          de: 'Alle können alle Listen lesen, sobald das Turnier begonnen hat.',
        }
      : {
          en: 'Lists are closed until the tournament is over; from the start on everybody sees the leaders.',
          de: 'Die Listen bleiben bis zum Ende des Turniers geheim; ab dem Start sehen alle die Anführer.',
        };
  return {
    en: `${kind.en} You play the same one to the end. ${shown.en}`,
    de: `${kind.de} Du spielst dasselbe bis zum Ende. ${shown.de}`,
  };
}

function pointRule({ system }: TournamentTerms): Bilingual {
  switch (system.kind) {
    case 'swiss':
      return {
        en: 'A win is 1 point, a game that had to be aborted half a point for both. With an odd number of players the last one who has had no bye gets a bye and 1 point.',
        de: 'Ein Sieg bringt 1 Punkt, ein abgebrochenes Spiel beiden einen halben. Ist die Zahl ungerade, bekommt die oder der Letzte ohne bisheriges Freilos ein Freilos und 1 Punkt.',
      };
    case 'roundRobin':
      return {
        en: 'A win is 1 point, a game that had to be aborted half a point for both. With an odd number of players everybody rests once in each leg; that brings no point.',
        de: 'Ein Sieg bringt 1 Punkt, ein abgebrochenes Spiel beiden einen halben. Ist die Zahl ungerade, setzt jeder je Durchgang einmal aus; das bringt keinen Punkt.',
      };
    case 'knockOut':
      return {
        en: 'Your place follows from the round in which you lost. Those who lost in the same round share a place. If a game had to be aborted, the better seed goes on.',
        de: 'Dein Platz folgt aus der Runde, in der du verloren hast. Wer in derselben Runde verliert, teilt sich den Platz. Wird ein Spiel abgebrochen, kommt der besser Gesetzte weiter.',
      };
  }
}

const MINUTE = 60_000;

function noShowRule({ noShow, system }: TournamentTerms): Bilingual {
  const time = duration(noShow);
  const twice =
    system.kind === 'knockOut'
      ? { en: '', de: '' }
      : {
          en: ' Who has not come twice is out of the tournament.',
          de: ' Wer zweimal nicht kommt, ist aus dem Turnier.',
        };
  return {
    en: `If you are not at your table ${time.en} after a round began, you lose the pairing.${twice.en}`,
    de: `Wenn du ${time.de} nach Rundenbeginn nicht am Tisch bist, verlierst du die Paarung.${twice.de}`,
  };
}

function duration(ms: number): Bilingual {
  const minutes = Math.round(ms / MINUTE);
  const [size, en, de]: readonly [number, string, string] =
    minutes % 1440 === 0
      ? [1440, 'day', 'Tag']
      : minutes % 60 === 0
        ? [60, 'hour', 'Stunde']
        : [1, 'minute', 'Minute'];
  const count = minutes / size;
  if (count === 1) return { en: `1 ${en}`, de: `1 ${de}` };
  return { en: `${count} ${en}s`, de: `${count} ${de}${de === 'Tag' ? 'e' : 'n'}` };
}

function withdrawRule({ system, lateEntry }: TournamentTerms): Bilingual {
  switch (system.kind) {
    case 'swiss':
      return lateEntry > 1
        ? {
            en: `You can withdraw at any time, which loses the pairing you are in, and come back up to round ${lateEntry}. You can also sit out the next round, which brings no point.`,
            de: `Du kannst jederzeit aussteigen und verlierst dann die laufende Paarung; bis Runde ${lateEntry} kannst du zurückkommen. Du kannst auch die nächste Runde aussetzen, was keinen Punkt bringt.`,
          }
        : {
            en: 'You can withdraw at any time, which loses the pairing you are in. You can also sit out the next round, which brings no point.',
            de: 'Du kannst jederzeit aussteigen und verlierst dann die laufende Paarung. Du kannst auch die nächste Runde aussetzen, was keinen Punkt bringt.',
          };
    case 'roundRobin':
      return {
        en: 'Who withdraws after playing less than half of their pairings is taken out: none of their results count, because only some have met them. Later than that, results stay, and everybody else wins against them without playing.',
        de: 'Wer nach weniger als der Hälfte der eigenen Paarungen aussteigt, wird gestrichen: Keines der Ergebnisse zählt, weil nur manche gegen sie gespielt haben. Später bleiben die Ergebnisse, und alle anderen gewinnen kampflos.',
      };
    case 'knockOut':
      return {
        en: 'Who withdraws has lost; their rival goes on.',
        de: 'Wer aussteigt, hat verloren; der Gegner kommt weiter.',
      };
  }
}

function lateRule({ lateEntry }: TournamentTerms): Bilingual {
  return lateEntry > 1
    ? {
        en: `You can join up to round ${lateEntry}. Rounds you have missed bring no point: half a point would be more than those have who played and lost.`,
        de: `Du kannst bis Runde ${lateEntry} einsteigen. Verpasste Runden bringen keinen Punkt: Ein halber wäre mehr, als die haben, die gespielt und verloren haben.`,
      }
    : { en: 'Nobody can join after the start.', de: 'Nach dem Start kann niemand mehr einsteigen.' };
}
