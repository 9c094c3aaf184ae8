import { describe, expect, test } from 'vitest';
import { boxWith, BUILT_IN, decision, projectEvents, viewFor } from '../../src/index.ts';
import type { Box, GameEvent, Language, Seat, Viewer } from '../../src/index.ts';
import {
  plainText,
  speakingTo,
  tellDecision,
  tellEvents,
  tellMissing,
  tellOption,
  voiceFor,
} from '../../src/telling/index.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** In both languages: an option of the player who has to choose, and what follows from it. */
function option(game: Scenario, id: string): readonly string[] {
  const asked = decision(game.state);
  const found = asked?.options.find((each) => each.id === id);
  if (asked === null || found === undefined) throw new Error(`${id} is not among ${game.options.join(' ')}`);
  return LANGUAGES.map((language) => {
    const { label, consequence } = tellOption(found, viewFor(game.state, asked.seat), language, {
      box: BUILT_IN,
    });
    return [label, ...(consequence === null ? [] : [consequence])].map(plainText).join(' → ');
  });
}

function question(game: Scenario, viewer: Viewer): readonly string[] {
  return LANGUAGES.map((language) =>
    plainText(tellDecision(viewFor(game.state, viewer), language, { box: BUILT_IN })),
  );
}

/** What those cards lack of what the player at the first seat has to discard. */
function missing(game: Scenario, picked: readonly string[]): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const told = tellMissing(viewFor(game.state, ME), picked, language, { box: BUILT_IN });
    return told === null ? [] : [plainText(told)];
  });
}

/** All that has happened so far, as the viewer reads it. */
function log(game: Scenario, viewer: Viewer, language: Language): readonly string[] {
  const voice = voiceFor(viewFor(game.state, viewer), language, BUILT_IN);
  return tellEvents(projectEvents(game.events, viewer), voice, language, BUILT_IN).map(({ parts }) =>
    plainText(parts),
  );
}

const [ME, RIVAL] = [0, 1] as const;

const engaged = (me: SideSetup, rival: SideSetup): Scenario =>
  scenario({
    element: 'fire',
    phase: 'engagement',
    me: { deck: 'vulca', hand: ['Cinder'], ...me },
    rival: { deck: 'hoax', active: ['Helkomedes the Rhetorician'], ...rival },
  });

describe('Retreating', () => {
  test('says whose dragons there will be (DRAGON-1, DRAGON-2)', () => {
    expect(option(engaged({}, {}), 'retreat')).toEqual([
      'Retreat → Hoax attracts a dragon (now 1 of 3)',
      'Zurückziehen → Hoax lockt einen Drachen an (danach 1 von 3)',
    ]);
    expect(option(engaged({ dragons: 2 }, {}), 'retreat')).toEqual([
      'Retreat → Hoax attracts a dragon (you keep 1)',
      'Zurückziehen → Hoax lockt einen Drachen an (dir bleibt einer)',
    ]);
  });

  test('says the same if the rival may interfere (INTERF-1)', () => {
    const game = scenario({
      element: 'fire',
      phase: 'engagement',
      me: { deck: 'vulca', hand: ['Cinder'] },
      rival: { hand: ['Toll on the Way Home'], active: ['Catusan'] },
    });
    expect(option(game, 'retreat')[0]).toBe('Retreat → The rival attracts a dragon (now 1 of 3)');
    expect(question(game.chooses('retreat'), RIVAL)).toEqual([
      'Interfere with the retreat?',
      'Den Rückzug stören?',
    ]);
  });

  test('says that six cards attract two (RETREAT-2, RETREAT-3)', () => {
    const covered = ['Nirwadas the Traveler', 'Penemikanas the Paranoid', 'Ledinemras the Monk'];
    const support = ['Tome of Wisdom', 'Trebuchet of Fear'];
    expect(option(engaged({ dragons: 1 }, { covered, support }), 'retreat')).toEqual([
      'Retreat → Hoax attracts 2 dragons (now 1 of 3, you keep none)',
      'Zurückziehen → Hoax lockt 2 Drachen an (danach 1 von 3, dir bleibt keiner)',
    ]);
  });

  test('says that the game is lost by it, or that it is decided by cards (DRAGON-6, WIN-5)', () => {
    expect(option(engaged({}, { dragons: 3 }), 'retreat')).toEqual([
      'Retreat → Hoax wins the game (4 crystals)',
      'Zurückziehen → Hoax gewinnt das Spiel (4 Kristalle)',
    ]);
    expect(option(engaged({ dragons: 2 }, { ranOut: true }), 'retreat')).toEqual([
      'Retreat → You win the game (2 crystals)',
      'Zurückziehen → Du gewinnst das Spiel (2 Kristalle)',
    ]);
  });

  test('says where it costs nothing (RETREAT-4)', () => {
    const game = scenario({
      element: 'fire',
      phase: 'engagement',
      me: { active: ['Bethenitana the Storyteller'] },
      rival: { active: ['Glimmer'] },
    });
    expect(option(game, 'retreat')).toEqual([
      'Retreat → No dragon moves',
      'Zurückziehen → Kein Drache bewegt sich',
    ]);
  });

  test('is asked of one player, and the others read what it is about', () => {
    const game = engaged({}, {});
    expect(question(game, ME)).toEqual(['Continue or retreat?', 'Weiterkämpfen oder zurückziehen?']);
    const waiting = [
      'Vulca decides: continue or retreat?',
      'Vulca entscheidet: weiterkämpfen oder zurückziehen?',
    ];
    expect(question(game, RIVAL)).toEqual(waiting);
    expect(question(game, 'spectator')).toEqual(waiting);
  });

  test('reads well afterwards, for the loser, the winner and a spectator', () => {
    const game = engaged({}, {}).retreats();
    expect(log(game, ME, 'en').slice(0, 3)).toEqual([
      'You retreat: 1 dragon for Hoax.',
      "Lika goes to Hoax's side.",
      'The fight is over.',
    ]);
    expect(log(game, ME, 'de').slice(0, 3)).toEqual([
      'Du ziehst dich zurück: 1 Drache für Hoax.',
      'Lika kommt auf die Seite von Hoax.',
      'Der Kampf ist zu Ende.',
    ]);
    expect(log(game, RIVAL, 'de').slice(0, 2)).toEqual([
      'Vulca zieht sich zurück: 1 Drache für dich.',
      'Lika kommt auf deine Seite.',
    ]);
    expect(log(game, 'spectator', 'de')[0]).toBe('Vulca zieht sich zurück: 1 Drache für Hoax.');
  });
});

const idle = (hand: readonly string[], drawDeck?: readonly string[]): Scenario =>
  scenario({
    phase: 'engagement',
    me: { hand, ...(drawDeck === undefined ? {} : { drawDeck }) },
    rival: { hand: ['Spark'] },
  });

describe('Declining', () => {
  test('says what has to be discarded, and whose turn comes (ENGAGE-3)', () => {
    expect(option(idle(['Cinder', 'Glimmer', 'Sear', 'Flare']), 'decline')).toEqual([
      "Decline to fight → You discard one to three cards, draw up to six, then it is the rival's turn",
      'Verzichten → Du legst eine bis drei Karten ab, ziehst auf sechs nach, dann ist der Gegner am Zug',
    ]);
    expect(option(idle(['Cinder', 'Glimmer'], []), 'decline')[0]).toBe(
      "Decline to fight → You discard one or two cards, then it is the rival's turn",
    );
  });

  test('says at the last card what follows', () => {
    const game = idle(['Cinder', 'Glimmer', 'Sear', 'Flare']).chooses('decline');
    expect(question(game, ME)).toEqual(['Discard one to three cards', 'Lege eine bis drei Karten ab']);
    expect(question(game, RIVAL)[1]).toBe('Der Gegner legt eine bis drei Karten ab');
    const [first = ''] = game.options;
    game.chooses(first);
    expect(question(game, ME)).toEqual(['Discard more cards?', 'Noch mehr Karten ablegen?']);
    expect(option(game, 'done')).toEqual([
      "Discard no more → You draw 3 cards; then it is the rival's turn",
      'Nichts weiter ablegen → Du ziehst 3 Karten; dann ist der Gegner am Zug',
    ]);
  });

  test('says when it ends the game (ENGAGE-4, WIN-3)', () => {
    const game = idle(['Cinder'], []).chooses('decline');
    expect(option(game, 'discard:cinder')).toEqual([
      'Discard Cinder → The rival wins the game (1 crystal)',
      'Asha ablegen → Der Gegner gewinnt das Spiel (1 Kristall)',
    ]);
  });
});

describe('Announcing', () => {
  test('names the element where the fight starts, and says what the rival then faces', () => {
    const game = scenario({ me: { hand: ['Cinder'] }, rival: { hand: ['Spark'] } })
      .plays('Cinder')
      .chooses('done');
    expect(option(game, 'done')).toEqual([
      'Announce your power → Then you name Fire or Earth',
      'Stärke ansagen → Danach nennst du Feuer oder Erde',
    ]);
    game.chooses('done');
    expect(question(game, ME)).toEqual(['Fire or Earth?', 'Feuer oder Erde?']);
    expect(option(game, 'announce:fire')).toEqual([
      'Announce 2 Fire → The rival must match 2; you draw 6 cards',
      '2 Feuer ansagen → Der Gegner braucht 2; du ziehst 6 Karten',
    ]);
  });

  test('comes with the end of the phase in a running fight, and says what it is measured against (POWER-3)', () => {
    const game = scenario({
      element: 'fire',
      me: { hand: ['Sear', 'Lightning Bolts'] },
      rival: { active: ['Cinder'] },
    })
      .plays('Sear')
      .chooses('done');
    expect(question(game, ME)).toEqual([
      'Play support cards, or announce',
      'Spiele Unterstützung oder sag deine Stärke an',
    ]);
    expect(option(game, 'done')).toEqual([
      'Announce 4 Fire → Enough against 2; the rival must match 4; you draw 5 cards',
      '4 Feuer ansagen → Genügt gegen 2; der Gegner braucht 4; du ziehst 5 Karten',
    ]);
  });

  test('says that shields help (SHIELD-1)', () => {
    const game = scenario({
      element: 'fire',
      me: { hand: ['Silento Sol'] },
      rival: { active: ['Sear'] },
    });
    game.plays('Silento Sol').chooses('done');
    expect(option(game, 'done')).toEqual([
      'Announce 0 Fire → A shield spares you the 4; the rival must match 0; you draw 6 cards',
      '0 Feuer ansagen → Ein Schild erspart dir die 4; der Gegner braucht 0; du ziehst 6 Karten',
    ]);
  });
});

const bluffing = (me: SideSetup = {}): Scenario =>
  scenario({
    element: 'fire',
    me: { hand: ['Lavar the Powerful'], bluffs: ['Cannoneer Tara Ko'], ...me },
    rival: { active: ['Glimmer'], dragons: 1 },
  });

describe('A bluff', () => {
  test('may be called: both outcomes are told (BLUFF-9, BLUFF-11)', () => {
    const game = bluffing().plays('Lavar the Powerful').chooses('done');
    expect(option(game, 'done')[0]).toContain('; the rival may call the bluff; the rival must match ');
    game.chooses('done');
    expect(question(game, RIVAL)).toEqual(['Call the bluff?', 'Den Bluff anzweifeln?']);
    expect(question(game, ME)[1]).toBe('Der Gegner entscheidet: Bluff anzweifeln?');
    expect(option(game, 'call')).toEqual([
      'Call the bluff → If it is a bluff, the rival has to retreat and you attract 2 dragons (now 3 of 3); if it is not, the rival attracts a dragon (you keep none)',
      'Bluff anzweifeln → Bei einem Bluff: der Gegner muss sich zurückziehen und du lockst 2 Drachen an (danach 3 von 3); sonst: der Gegner lockt einen Drachen an (dir bleibt keiner)',
    ]);
    expect(option(game, 'trust')[1]).toMatch(/^Bluff nicht anzweifeln → Du brauchst \d+$/);
  });

  test('has a known outcome for a player who knows the card', () => {
    const game = bluffing({ known: ['Cannoneer Tara Ko'] })
      .plays('Lavar the Powerful')
      .chooses('done', 'done');
    expect(option(game, 'call')).toEqual([
      'Call the bluff → The rival attracts a dragon (you keep none)',
      'Bluff anzweifeln → Der Gegner lockt einen Drachen an (dir bleibt keiner)',
    ]);
    game.chooses('call');
    expect(game.eventsOf('called')).toMatchObject([{ honest: true }]);
  });
});

const demanded = (rival: SideSetup): Scenario =>
  scenario({
    element: 'fire',
    phase: 'leadership',
    me: { hand: ['Lavar the Powerful', 'Flamebreath the Dazzling', 'Blaze', 'Volca', 'Torch'] },
    rival,
  });

const sirensDemand = (): Scenario => demanded({ active: ['Glimmer'], support: ['Irresistible Sirens'] });

/** In the middle of paying. */
const paying = (caterpillar: string, id: string): Scenario =>
  demanded({ active: ['Glimmer', caterpillar] }).chooses(`meet:${id}`);

describe('A demand', () => {
  test('says what follows if it is not met (ENGAGE-10)', () => {
    const sirens = sirensDemand();
    expect(option(sirens, 'meet:irresistible-sirens')).toEqual([
      'Meet the demand of Irresistible Sirens → Discard one character card from your hand; or else the rival attracts a dragon',
      'Die Forderung von Unwiderstehliche Sirenen erfüllen → Lege eine Charakterkarte aus der Hand ab; sonst lockt der Gegner einen Drachen an',
    ]);
    sirens.chooses('done', 'continue', 'play:volca', 'done');
    expect(option(sirens, 'done')[0]).toContain('the rival attracts a dragon (now 1 of 3)');
  });

  test('asks for what is to be discarded, and says what follows otherwise', () => {
    const sirens = sirensDemand().chooses('meet:irresistible-sirens');
    expect(question(sirens, ME)).toEqual([
      'For Irresistible Sirens, discard one character card from your hand, or else the rival attracts a dragon',
      'Lege für Unwiderstehliche Sirenen eine Charakterkarte aus der Hand ab, sonst lockt der Gegner einen Drachen an',
    ]);
    expect(missing(sirens, [])).toEqual(['1 more card needed', 'Es fehlt noch eine Karte']);
  });

  test('is named where it is the only one that can be met', () => {
    expect(question(demanded({ active: ['Glimmer', 'Caterpillar Watertamer'] }), ME)).toEqual([
      'For Caterpillar Watertamer, discard cards worth 2 Fire and others worth 2 Earth now, or go on',
      'Lege jetzt für Wasserzähmer Raupe Karten im Wert von 2 Feuer und weitere im Wert von 2 Erde ab oder mach weiter',
    ]);
  });

  test('names values, and what the cards picked lack of them', () => {
    const fireeater = paying('Caterpillar Fireeater', 'caterpillar-fireeater');
    expect(question(fireeater, ME)).toEqual([
      'For Caterpillar Fireeater, discard cards worth 3 Fire, or else you cannot fight on',
      'Lege für Feuerfresser Raupe Karten im Wert von 3 Feuer ab, sonst kannst du nicht weiterkämpfen',
    ]);
    expect(missing(fireeater, ['torch'])).toEqual(['2 more Fire needed', 'Es fehlen noch 2 Feuer']);
    expect(missing(fireeater, ['volca'])).toEqual([]);
  });

  test('of two values counts each card for one of them (DISCARD-5)', () => {
    const watertamer = paying('Caterpillar Watertamer', 'caterpillar-watertamer');
    expect(missing(watertamer, ['blaze'])).toEqual(['2 more Earth needed', 'Es fehlen noch 2 Erde']);
    expect(missing(watertamer, [])).toEqual([
      '2 more Fire and 2 more Earth needed',
      'Es fehlen noch 2 Feuer und 2 Erde',
    ]);
  });

  test('leaves the choice between two values', () => {
    const lightseeker = paying('Caterpillar Lightseeker', 'caterpillar-lightseeker');
    expect(missing(lightseeker, ['torch'])).toEqual([
      '4 more Fire or 1 more Earth needed',
      'Es fehlen noch 4 Feuer oder 1 Erde',
    ]);
  });

  test('counts twice where a card doubles its text (OPEN-QUESTION-21)', () => {
    const game = demanded({
      active: ['Crysalus Frendus', 'Caterpillar Moonsetter'],
      targets: { 'Crysalus Frendus': 'Caterpillar Moonsetter' },
    }).chooses('meet:caterpillar-moonsetter');
    expect(question(game, ME)[0]).toContain('discard cards with 4 moons');
    expect(missing(game, [])).toEqual(['4 more moons needed', 'Es fehlen noch 4 Monde']);
  });
});

/** Something hidden was revealed, and the power is too low. */
const stuck = (backtrack: 'free' | 'loss' | 'retreat'): Scenario =>
  scenario({
    element: 'fire',
    backtrack,
    me: { hand: ['Sarogakanas the Ancient'] },
    rival: { active: ['Flamebreath the Dazzling'], hand: ['Volca', 'Sear'] },
  })
    .plays('Sarogakanas the Ancient')
    .chooses('discard-at-random', 'done');

describe('Taking back', () => {
  test('leads back to Engagement (BACKTRACK-1)', () => {
    const game = stuck('free');
    expect(option(game, 'take-back')).toEqual([
      'Take the turn back → Back to the Engagement phase',
      'Zug zurücknehmen → Zurück in die Kampfphase',
    ]);
    expect(question(game, ME)).toEqual([
      'You cannot go on: take the turn back',
      'So geht es nicht weiter: nimm den Zug zurück',
    ]);
  });

  test('says what it costs where something was agreed on (BACKTRACK-4)', () => {
    expect(option(stuck('loss'), 'take-back')).toEqual([
      'Take the turn back → The rival wins the game (4 crystals)',
      'Zug zurücknehmen → Der Gegner gewinnt das Spiel (4 Kristalle)',
    ]);
    expect(option(stuck('retreat'), 'take-back')).toEqual([
      'Take the turn back → You have to retreat; the rival attracts a dragon (now 1 of 3)',
      'Zug zurücknehmen → Du musst dich zurückziehen; der Gegner lockt einen Drachen an (danach 1 von 3)',
    ]);
  });
});

describe('Choosing for a text', () => {
  test('on one’s own cards: targets', () => {
    const game = scenario({
      me: { hand: ['Dancer of Dawn', 'Dancer of Dusk', 'Volcanic Gauntlets'] },
      rival: { active: ['Glimmer', 'Sun Setting'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk').plays('Volcanic Gauntlets');
    expect(question(game, ME)).toEqual([
      'Choose the target of Volcanic Gauntlets',
      'Wähle das Ziel von Vulkanhandschuhe',
    ]);
    expect(option(game, 'target:dancer-of-dawn')).toEqual([
      'Let Volcanic Gauntlets act on Dancer of Dawn',
      'Vulkanhandschuhe auf Tänzerin der Morgenröte wirken lassen',
    ]);
  });

  test('on the rival’s cards, also face-down ones', () => {
    const game = scenario({
      element: 'fire',
      me: { hand: ['Cinder'] },
      rival: {
        active: ['Torch'],
        support: ['Tome of Wisdom'],
        bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'],
      },
    }).plays('Cinder');
    expect(question(game, ME)).toEqual([
      "Discard one of the rival's cards for Cinder?",
      'Für Asha eine Karte des Gegners ablegen?',
    ]);
    expect(option(game, 'discard:tome-of-wisdom')).toEqual([
      "Discard the rival's Tome of Wisdom",
      'Buch der Weisheit des Gegners ablegen',
    ]);
    expect(option(game, 'discard-face-down:2')).toEqual([
      "Discard the rival's face-down card at place 2",
      'Die verdeckte Karte des Gegners auf Platz 2 ablegen',
    ]);
    expect(option(game, 'refuse')).toEqual(['Do not use Cinder', 'Asha nicht nutzen']);
  });
});

const started = (seat: Seat) => ({ event: 'started', seat }) as const;

const draw = (card: string | null) =>
  ({
    event: 'moved',
    seat: 1,
    card,
    from: 'drawDeck',
    to: 'hand',
    shown: false,
    by: { seat: 1, card: 'flare' },
  }) as const;

const into = (card: string) =>
  ({
    event: 'moved',
    seat: 0,
    card,
    from: 'discardPile',
    to: 'drawDeck',
    shown: true,
    by: { seat: 0, card: 'bashdin' },
  }) as const;

/** In both languages, as the first player reads it. */
const toMe = (events: readonly GameEvent[]): readonly string[] =>
  LANGUAGES.flatMap((language) =>
    tellEvents(events, speakingTo(ME), language, BUILT_IN).map(({ parts }) => plainText(parts)),
  );

describe('Sentences', () => {
  test('are parts, so that a page can link cards and colour elements', () => {
    const game = scenario({ me: { hand: ['Cinder'] } }).starts();
    const view = viewFor(game.state, ME);
    const play = { id: 'play:cinder', kind: 'play', card: 'cinder', owner: 0 } as const;
    expect(tellOption(play, view, 'de', { box: BUILT_IN }).label).toEqual([
      { card: 'cinder', name: 'Asha' },
      ' spielen',
    ]);
    const announced = {
      event: 'announced',
      seat: 1,
      element: 'earth',
      power: 5,
      against: 0,
    } as const;
    expect(tellEvents([announced], speakingTo(ME), 'de', BUILT_IN)).toEqual([
      {
        event: 'announced',
        parts: ['Der Gegner sagt 5 ', { element: 'earth', name: 'Erde' }, ' an.'],
      },
    ]);
  });

  test('address players as “you”, as the rival, or by name', () => {
    const said = (seat: Seat, rival?: { readonly name: string }): readonly string[] =>
      LANGUAGES.flatMap((language) =>
        tellEvents([started(seat)], speakingTo(ME, rival), language, BUILT_IN).map(({ parts }) =>
          plainText(parts),
        ),
      );
    expect(said(ME)).toEqual(['You start a fight.', 'Du beginnst einen Kampf.']);
    expect(said(RIVAL)).toEqual(['The rival starts a fight.', 'Der Gegner beginnt einen Kampf.']);
    expect(said(RIVAL, { name: 'Anna' })).toEqual(['Anna starts a fight.', 'Anna beginnt einen Kampf.']);
  });

  test('tell of cards that move together at once, and of hidden ones only how many', () => {
    expect(toMe([draw(null), draw(null)])).toEqual([
      'The rival draws 2 cards (Flare).',
      'Der Gegner zieht 2 Karten (Flacka).',
    ]);
    expect(toMe([draw('cinder'), draw('sear')])).toEqual([
      'The rival draws Cinder and Sear (Flare).',
      'Der Gegner zieht Asha und Brandar (Flacka).',
    ]);
  });

  test('count cards where a whole pile is shuffled in', () => {
    const pile = ['cinder', 'sear', 'flare', 'torch', 'glimmer', 'spark', 'volca'];
    expect(toMe(pile.map(into))).toEqual([
      'You put 7 cards from the discard pile into the draw deck (Bashdin).',
      'Du legst 7 Karten aus dem Ablagestapel in den Nachziehstapel (Bashdin).',
    ]);
    expect(toMe(pile.slice(0, 2).map(into))[0]).toBe(
      'You put Cinder and Sear from the discard pile into the draw deck (Bashdin).',
    );
  });

  test('name pack cards, if they are in the box', () => {
    const guest = {
      id: 'guest',
      name: { en: 'Guest', de: 'Gast' },
      people: 'tutu',
      number: 1,
      type: 'character',
    } as const;
    const event = {
      event: 'played',
      seat: 0,
      card: 'guest',
      from: 'hand',
      to: 'combat',
      as: 'itself',
      shown: true,
    } as const;
    const said = (box: Box): readonly string[] =>
      tellEvents([event], speakingTo(ME), 'de', box).map(({ parts }) => plainText(parts));
    expect(said(boxWith([guest]))).toEqual(['Du spielst Gast.']);
    expect(said(BUILT_IN)).toEqual(['Du spielst guest.']);
  });
});
