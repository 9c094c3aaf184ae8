import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { RulesError } from '../../src/rules-error.ts';
import {
  explainCard,
  explainDemands,
  explainPlay,
  explainPower,
  explanationText,
} from '../../src/explain/index.ts';
import type { Explanation } from '../../src/explain/index.ts';
import type { State } from '../../src/state/workbench.ts';
import { scenario } from '../scenario/scenario.ts';
import type { ScenarioSetup } from '../scenario/setup.ts';

const inEnglish = (explanation: Explanation): readonly string[] =>
  explanationText(explanation, 'en', BUILT_IN);
const at = (setup: ScenarioSetup): State => scenario(setup).state;
const whyNot = (state: State, card: string): readonly string[] => inEnglish(explainPlay(state, 0, card));
const shields = ({ facts }: Explanation): number => facts.filter(({ kind }) => kind === 'shield').length;
const duties = (state: State, seat: 0 | 1 = 0): readonly string[] => inEnglish(explainDemands(state, seat));

describe('Why does this card have this value?', () => {
  test('from the printed value through the layers to what it adds, each with its cause (POWER-5)', () => {
    const state = at({
      element: 'fire',
      me: {
        active: ['Volca', 'Volcanic Gauntlets'],
        support: ['Lightning Bolts'],
        targets: { 'Volcanic Gauntlets': 'Volca' },
      },
      rival: { active: ['Glimmer'] },
    });
    const { facts } = explainCard(state, 0, 'volca');
    expect(facts).toEqual([
      { kind: 'printed', rules: ['VALUE-1'], card: { seat: 0, card: 'volca' }, element: 'fire', number: 5 },
      {
        kind: 'valueChanged',
        rules: ['POWER-5', 'POWER-9'],
        card: { seat: 0, card: 'volca' },
        by: { seat: 0, card: 'volcanic-gauntlets' },
        element: 'fire',
        number: 10,
      },
      { kind: 'worth', rules: ['POWER-6'], card: { seat: 0, card: 'volca' }, element: 'fire', number: 10 },
    ]);
  });

  test('the rival changes what is printed first (RULING-10)', () => {
    const state = at({
      element: 'fire',
      me: { active: ['Volca', 'FunFun'] },
      rival: { active: ['CoolCat'] },
    });
    expect(inEnglish(explainCard(state, 0, 'volca'))).toEqual([
      'Volca prints 5 Fire.',
      'CoolCat changes the printed value of Volca to 0 Fire.',
      'Volca adds 0 Fire.',
    ]);
  });

  test('an ignored card adds nothing, and the card that does it is named (IGNORE-2)', () => {
    const state = at({
      element: 'earth',
      me: { active: ['Torch'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    expect(inEnglish(explainCard(state, 0, 'torch'))).toEqual([
      'Torch is ignored because of Hank Highflyer Hawk.',
      'Torch adds 0 Earth.',
    ]);
    expect(explanationText(explainCard(state, 0, 'torch'), 'de', BUILT_IN)).toEqual([
      'Kandar wird wegen Hacker Hank ignoriert.',
      'Kandar zählt 0 Erde.',
    ]);
  });

  test('text that is ignored, icons that are ignored (IGNORE-4)', () => {
    const text = at({
      me: { active: ['Bethenitana the Storyteller'] },
      rival: { active: ['Volca'], leadership: 'Enthrall Opposition' },
      turn: 'rival',
    });
    expect(inEnglish(explainCard(text, 0, 'bethenitana-the-storyteller')).at(-1)).toBe(
      'The text of Bethenitana the Storyteller is ignored because of Enthrall Opposition.',
    );
    const icons = at({ me: { active: ['FunFun'] }, rival: { active: ['Mekarthas the Shrewd'] } });
    expect(inEnglish(explainCard(icons, 0, 'funfun')).at(-1)).toBe(
      'Icons of FunFun are ignored because of Mekarthas the Shrewd.',
    );
  });

  test('protection is named (PROTECT-1)', () => {
    const state = at({ me: { active: ['Terrible Kraken'] }, rival: { active: ['Volca'] } });
    expect(inEnglish(explainCard(state, 0, 'terrible-kraken')).at(-1)).toBe(
      "Terrible Kraken is protected from the rival's cards.",
    );
  });

  test('a card that is not active adds nothing in either element (BEGIN-5)', () => {
    const state = at({
      me: { hand: ['Volca'], covered: ['Torch'], active: ['Spark'] },
      rival: { active: ['Sear'] },
    });
    expect(inEnglish(explainCard(state, 0, 'torch'))).toContain('Torch is covered, so it adds nothing.');
    const quiet = at({ me: { hand: ['Volca'] } });
    expect(inEnglish(explainCard(quiet, 0, 'volca'))).toEqual([
      'Volca prints 5 Fire.',
      'Volca is in hand, so it adds nothing.',
      'Volca prints 1 Earth.',
      'Volca is in hand, so it adds nothing.',
    ]);
  });

  test('a card that is not in the deck is refused', () => {
    expect(() => explainCard(at({}), 0, 'dragon')).toThrow(RulesError);
    expect(() => explainPlay(at({}), 0, 'dragon')).toThrow('has no card “dragon”');
  });
});

describe('Why is this power what it is?', () => {
  test('card by card, the total raised last (POWER-6)', () => {
    const state = at({
      element: 'fire',
      me: { active: ['Torch', 'Elemental Enchantment'], support: ['Lightning Bolts'] },
      rival: { active: ['Glimmer'] },
    });
    const power = explainPower(state, 0);
    expect(power).toMatchObject({ element: 'fire', total: 6 });
    expect(inEnglish(power)).toEqual([
      'Torch adds 1 Fire.',
      'Elemental Enchantment adds 0 Fire.',
      'Lightning Bolts adds 3 Fire.',
      'Together that is 4 Fire.',
      'Elemental Enchantment changes the total to 6 Fire.',
      'The total is 6 Fire.',
    ]);
    expect(explainPower(state, 0, 'earth').total).toBe(6);
  });

  test('face-down cards have no name (BLUFF-3)', () => {
    const state = at({
      element: 'earth',
      me: { active: ['Torch'] },
      rival: { active: ['Glimmer'], bluffs: ['Boatswain Mena Marn'] },
    });
    const power = explainPower(state, 1);
    expect(power.total).toBe(5);
    expect(power.facts).toContainEqual({
      kind: 'worth',
      rules: ['BLUFF-3', 'POWER-6'],
      card: { seat: 1, card: null },
      element: 'earth',
      number: 2,
    });
    expect(inEnglish(power)).toContain('A face-down card adds 2 Earth.');
  });

  test('a shield of the right element is named (SHIELD-1)', () => {
    const setup = { me: { active: ['Torch', 'Infernal Armor'] }, rival: { active: ['Glimmer'] } } as const;
    expect(shields(explainPower(at({ element: 'earth', ...setup }), 0))).toBe(1);
    expect(shields(explainPower(at({ element: 'fire', ...setup }), 0))).toBe(0);
  });
});

describe('Why can I not play this?', () => {
  test('it has its phase', () => {
    const state = at({ phase: 'leadership', me: { hand: ['Volca', 'Fireblast', 'Summon Sorcerer'] } });
    expect(whyNot(state, 'volca')).toEqual(['This card is played in the Character phase.']);
    expect(whyNot(state, 'fireblast')).toEqual(['This card is played in the Booster/Support phase.']);
    expect(explainPlay(state, 0, 'summon-sorcerer')).toMatchObject({
      playable: true,
      options: ['play:summon-sorcerer'],
    });
  });

  test('it is elsewhere, or it is not my turn', () => {
    const state = at({
      turn: 'rival',
      me: { hand: ['Volca'], discardPile: ['Torch'] },
      rival: { hand: ['Sear'] },
    });
    expect(whyNot(state, 'volca')).toEqual(["It is the other player's turn."]);
    expect(whyNot(state, 'torch')).toEqual([
      'Torch is in the discard pile, not at hand.',
      "It is the other player's turn.",
    ]);
  });

  test('an emissary lies beside the leader and is never played (SETUP-3)', () => {
    const state = at({
      phase: 'leadership',
      me: { hand: ['Volca'], emissaries: ['Ondalin of the Pools'] },
    });
    expect(explainPlay(state, 0, 'ondalin-of-the-pools')).toMatchObject({
      playable: false,
      options: [],
      facts: [
        {
          kind: 'neverPlayed',
          rules: ['SETUP-3', 'COMP-7'],
          card: { seat: 0, card: 'ondalin-of-the-pools' },
        },
      ],
    });
    expect(whyNot(state, 'ondalin-of-the-pools')).toEqual(['Ondalin of the Pools is never played.']);
  });

  test('the card that forbids it is named, also before its phase (PRECED-4)', () => {
    const setup = { me: { hand: ['Volca', 'Cinder'] }, rival: { active: ['Ember'] } } as const;
    const why = "Ember: the rival's text forbids playing this card.";
    expect(whyNot(at({ ...setup, phase: 'character' }), 'volca')).toEqual([why]);
    expect(whyNot(at({ ...setup, phase: 'leadership' }), 'volca')).toContain(why);
    expect(explainPlay(at({ ...setup, phase: 'character' }), 0, 'cinder').playable).toBe(true);
  });

  test('a player who cannot play supports can neither bluff nor load (BLUFF-14, SHIP-8)', () => {
    const state = at({
      phase: 'boosterSupport',
      me: { hand: ['Boatswain Mena Marn'], active: ['Torch'], ships: { 'Rising Sun': [] } },
      rival: { active: ['Glimmer'], support: ['Pandemonium'] },
      thisTurn: { charactersPlayed: 1, characterUnits: 1, cardsPlayed: 1 },
    });
    expect(whyNot(state, 'boatswain-mena-marn')).toEqual([
      'This card is played in the Character phase.',
      "Pandemonium: the rival's text forbids laying this card face down.",
      "Pandemonium: the rival's text forbids loading this card.",
    ]);
  });

  test('no booster and no support on the turn that starts a fight (BOOST-4)', () => {
    const state = at({
      phase: 'boosterSupport',
      starting: true,
      me: { hand: ['Fireblast'], active: ['Torch'] },
      thisTurn: { charactersPlayed: 1, characterUnits: 1 },
    });
    expect(whyNot(state, 'fireblast')).toEqual([
      'You cannot play boosters or support cards in the turn that starts a fight.',
    ]);
  });

  test('one card of each kind (CHAR-2, BOOST-1, LEAD-2)', () => {
    const game = scenario({
      me: {
        hand: ['Volca', 'Spark', 'Fireblast', 'Lightning Bolts', 'Summon Sorcerer', 'Cast Cataclysm'],
        active: ['Torch'],
      },
      rival: { active: ['Glimmer'], support: ['Tome of Wisdom'] },
    });
    game.plays('Cast Cataclysm');
    expect(whyNot(game.state, 'summon-sorcerer')).toContain(
      'Something else comes first: the text of Cast Cataclysm is being carried out.',
    );
    game.passes();
    game.plays('Volca');
    expect(whyNot(game.state, 'spark')).toEqual(['You have already played your character this turn.']);
    game.plays('Fireblast');
    expect(whyNot(game.state, 'lightning-bolts')).toEqual([
      'You have already used your booster or support card this turn.',
    ]);
  });

  test('a second leadership card (LEAD-2)', () => {
    const state = at({
      phase: 'leadership',
      me: { hand: ['Summon Sorcerer'], active: ['Torch'] },
      rival: { active: ['Caterpillar Lightseeker', 'Glimmer'] },
      thisTurn: { leadershipPlayed: true, cardsPlayed: 1 },
    });
    expect(whyNot(state, 'summon-sorcerer')).toEqual([
      'You have already played your card of the Leadership phase.',
    ]);
  });

  test('the card with the stop icon is named (STOP-1)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Zig-nur-Don', 'Fireblast'] },
      rival: { active: ['Torch'], support: ['Flickering Fires'] },
    });
    game.plays('Zig-nur-Don');
    game.passes();
    expect(whyNot(game.state, 'fireblast')).toEqual([
      'Zig-nur-Don: a stop icon ends the playing of cards this turn.',
    ]);
  });

  test('text that counts cards (RULING-35)', () => {
    const combat = at({
      phase: 'boosterSupport',
      me: { hand: ['Fireblast'], active: ['Torch'] },
      rival: { active: ['Cheepchirrup'] },
      thisTurn: { charactersPlayed: 1, characterUnits: 1, cardsPlayed: 1, combatPlayed: 1 },
    });
    expect(whyNot(combat, 'fireblast')).toEqual([
      "Cheepchirrup: you have played 1 into the combat area already, and the rival's text allows no more there.",
    ]);
    const all = at({
      phase: 'boosterSupport',
      me: { hand: ['Lightning Bolts'], active: ['Torch'] },
      rival: { active: ['Glimmer'], support: ['Brain Drain'] },
      thisTurn: { charactersPlayed: 1, characterUnits: 1, cardsPlayed: 1, combatPlayed: 1 },
    });
    expect(whyNot(all, 'lightning-bolts')).toEqual([
      "Brain Drain: you have played 1 already, and the rival's text allows no more cards.",
    ]);
  });

  test('the condition, in the words of the card (MUTANT-1)', () => {
    const state = at({
      phase: 'character',
      me: { hand: ['Zig-nur-Don'] },
      rival: { active: ['Torch'] },
      element: 'earth',
    });
    const [why] = whyNot(state, 'zig-nur-don');
    expect(why).toMatch(/^Its condition is not met: “I can play this card only if you attack with/);
  });

  test('after a landing nothing is played from hand (SHIP-12)', () => {
    const state = at({
      phase: 'character',
      me: { hand: ['Volca'], landed: { 'Rising Sun': ['Torch'] } },
      rival: { active: ['Glimmer'] },
      thisTurn: { hasLanded: true },
    });
    expect(whyNot(state, 'volca')).toEqual([
      'You landed a ship this turn, so you cannot play cards from your hand.',
    ]);
    expect(explainPlay(state, 0, 'torch').playable).toBe(true);
  });

  test('a full ship takes no more (SHIP-6)', () => {
    const state = at({
      phase: 'boosterSupport',
      me: { hand: ['Volca'], active: ['Torch'], ships: { 'Sea Falcon': ['Spark', 'Sear'] } },
      rival: { active: ['Glimmer'] },
      thisTurn: { charactersPlayed: 1, characterUnits: 1, cardsPlayed: 1 },
    });
    expect(whyNot(state, 'volca')).toContain('None of your ships has room left.');
  });

  test('while bluff icons are ignored, nobody can bluff (BLUFF-19)', () => {
    const state = at({
      phase: 'boosterSupport',
      me: { hand: ['Boatswain Mena Marn'], active: ['Torch'] },
      rival: { active: ['Mekarthas the Shrewd'] },
      thisTurn: { charactersPlayed: 1, characterUnits: 1, cardsPlayed: 1 },
    });
    expect(whyNot(state, 'boatswain-mena-marn')).toContain(
      'Your bluff cards or their icons are ignored because of Mekarthas the Shrewd.',
    );
  });

  test('the game is over', () => {
    const game = scenario({
      me: { hand: ['Volca'], active: ['Torch'], dragons: 0 },
      rival: { active: ['Sear'], dragons: 3 },
    });
    game.retreats();
    expect(whyNot(game.state, 'volca')).toEqual(['The game is over.']);
    expect(duties(game.state)).toEqual(['The game is over.']);
  });
});

describe('What must I do?', () => {
  test('match, and how much is missing (POWER-3)', () => {
    const state = at({
      phase: 'engagement',
      element: 'fire',
      me: { hand: ['Volca'] },
      rival: { active: ['Spark'] },
    });
    expect(duties(state)).toEqual([
      'It is your Engagement phase.',
      'To go on you must match 4 Fire: you have 0, 4 short.',
    ]);
    expect(duties(state, 1)).toEqual(['The other player has to decide.']);
    expect(explanationText(explainDemands(state, 0), 'de', BUILT_IN)).toEqual([
      'Es ist deine Kampfphase.',
      'Um weiterzukämpfen, musst du mit 4 Feuer mithalten: du hast 0, es fehlen 4.',
    ]);
  });

  test('without a character there is only the retreat (ENGAGE-9, ENGAGE-5)', () => {
    const running = at({ phase: 'engagement', me: { hand: ['Fireblast'] }, rival: { active: ['Spark'] } });
    expect(duties(running)).toContain('You have no character to play, so you must retreat.');
    const quiet = at({ phase: 'engagement', me: { hand: ['Fireblast'] } });
    expect(duties(quiet)).toContain('You cannot start a fight, so you must decline.');
  });

  test('what the rival demands, in the words of the card, doubled where it is (ENGAGE-10)', () => {
    const state = at({
      phase: 'leadership',
      element: 'fire',
      me: { hand: ['Volca', 'Scorch the Inflammable'] },
      rival: {
        active: ['Crysalus Frendus', 'Caterpillar Lightseeker'],
        targets: { 'Crysalus Frendus': 'Caterpillar Lightseeker' },
      },
    });
    const { facts } = explainDemands(state, 0);
    expect(facts).toContainEqual({
      kind: 'demand',
      rules: ['ENGAGE-10', 'TEXT-9', 'DISCARD-5'],
      by: { seat: 1, card: 'caterpillar-lightseeker' },
      times: 2,
      dragons: 0,
      canBePaid: true,
    });
    expect(duties(state).at(-1)).toMatch(
      /^Caterpillar Lightseeker demands: “By the end of .*” Its numbers count 2 times\. Your hand holds what is needed\.$/,
    );
  });

  test('play a character; then no more than the rival allows (CHAR-1)', () => {
    const setup = {
      phase: 'character',
      me: { hand: ['Volca'], active: ['Torch'] },
      rival: { active: ['Boatswain Mena Marn'] },
    } as const;
    expect(duties(at(setup))).toContain('You must play a character.');
    const two = at({
      ...setup,
      me: { hand: [], active: ['Torch', 'Spark'] },
      thisTurn: { charactersPlayed: 2, characterUnits: 1, cardsPlayed: 2 },
    });
    expect(duties(two)).toContain(
      'Boatswain Mena Marn lets you end this phase with at most 1 such cards active, and you have 2.',
    );
  });

  test('a dead end is called one (POWER-10)', () => {
    const state = at({
      phase: 'boosterSupport',
      element: 'fire',
      me: { hand: ['Fireblast'], active: ['Torch'] },
      rival: { active: ['Scorch the Inflammable'] },
      thisTurn: { charactersPlayed: 1, characterUnits: 1, cardsPlayed: 1 },
    });
    expect(duties(state)).toContain(
      'From here you cannot announce your power: play another card, or take the turn back.',
    );
  });

  test('what is pending: a text, a dragon, the cards for declining, a bluff', () => {
    const text = scenario({
      me: { hand: ['Cinder'] },
      rival: { active: ['Glimmer'], support: ['Tome of Wisdom'] },
    });
    text.plays('Cinder');
    expect(duties(text.state)[0]).toBe('Decide on the text of Cinder.');
    const declining = scenario({ me: { hand: ['Cinder', 'Volca'] } });
    declining.chooses('done', 'decline');
    expect(duties(declining.state)).toEqual(['You declined: discard one to three cards, 0 so far.']);
    const dragon = scenario({
      phase: 'engagement',
      me: { hand: ['Cinder'] },
      rival: { active: ['Glimmer'] },
    });
    dragon.chooses('retreat');
    expect(duties(dragon.state, 1)).toEqual(['Choose a dragon to attract.']);
    const bluff = at({
      phase: 'call',
      turn: 'rival',
      me: { active: ['Torch'] },
      rival: { active: ['Glimmer'], bluffs: ['Boatswain Mena Marn'] },
    });
    expect(duties(bluff)).toEqual(['Call the bluff, or trust the other player.']);
  });

  test('the element has to be named (POWER-1)', () => {
    const state = at({ phase: 'power', starting: true, me: { active: ['Torch'] } });
    expect(duties(state)).toEqual(['Name the element of the fight.']);
  });
});
