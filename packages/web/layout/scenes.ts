import type { OpponentName } from '@bluemoon/ai';
import type { Handwritten } from '@bluemoon/lessons';

/** A position to lay out, and what is pressed in it; each press gives another state to look at. */
export interface Scene {
  readonly name: string;
  readonly position: Handwritten;
  /** Left out: the rival is a bot without a face. */
  readonly opponent?: OpponentName;
  readonly presses?: readonly string[];
  /** Only the state after the last press is of interest. */
  readonly endsWithPresses?: boolean;
  /** The rival keeps thinking, so that the table of their turn stays. */
  readonly rivalThinks?: boolean;
}

const FEW: Handwritten = {
  element: 'fire',
  phase: 'engagement',
  seats: [
    {
      leader: 'inferno',
      drawDeck: ['furnace', 'blaze', 'erupta'],
      hand: ['scorch-the-inflammable', 'spark', 'fireblast'],
      combat: ['glimmer'],
    },
    {
      leader: 'xelethotiras',
      drawDeck: ['mekarthas-the-shrewd', 'ketharkopas-the-astronomer'],
      hand: ['catusan'],
      combat: ['athradysas-the-seeker'],
    },
  ],
};

const MANY: Handwritten = {
  element: 'fire',
  phase: 'engagement',
  dragons: { sesha: 1 },
  turnNumber: 14,
  seats: [
    {
      leader: 'inferno',
      drawDeck: ['furnace', 'blaze', 'erupta'],
      hand: [
        'scorch-the-inflammable',
        'spark',
        'torch',
        'lightning-bolts',
        'shimmer',
        'wall-of-fire',
        'ignite',
        'flare',
      ],
      combat: ['cinder', 'fireblast', 'titanic-gauntlets'],
      covered: ['glimmer', 'ember', 'sear'],
      support: ['flickering-fires', 'heat-haze', 'fearsome-spirits'],
    },
    {
      leader: 'xelethotiras',
      drawDeck: ['mekarthas-the-shrewd', 'ketharkopas-the-astronomer'],
      hand: ['genathones-the-blind', 'sarogakanas-the-ancient', 'ledinemras-the-monk'],
      combat: ['nirwadas-the-traveler', 'battling-boomerang', 'inscrutable-armor'],
      covered: ['penemikanas-the-paranoid', 'demegodas-the-odd'],
      support: ['tome-of-wisdom', 'ballista-of-confusion', 'homing-missiles', 'trebuchet-of-fear'],
    },
  ],
};

const SHIPS_AND_BLUFFS: Handwritten = {
  element: 'earth',
  phase: 'leadership',
  dragons: { lika: 0 },
  turnNumber: 9,
  seats: [
    {
      leader: 'council-of-eight',
      drawDeck: ['powdermaster-yina-ko', 'old-goo-laas-ghost'],
      hand: [
        'sea-moon',
        'captain-su-cha',
        'cannoneer-tara-ko',
        'letter-of-marque',
        'bp-bravery',
        'commodore-lo-tan',
      ],
      combat: ['bp-unity'],
      covered: ['bp-ferocity'],
      support: ['armory'],
      bluffs: ['boatswain-mena-marn', 'coxswain-mora-marn'],
      ships: { 'rising-sun': ['quartermaster-kura-ko', 'bp-mystery'], 'sea-falcon': ['bp-loyalty'] },
    },
    {
      leader: 'council-of-eight',
      drawDeck: ['powdermaster-yina-ko', 'old-goo-laas-ghost'],
      hand: ['captain-ariosa-paal', 'cannoneer-alo-cha'],
      combat: ['commodore-tai-marn'],
      support: ['duplicator-of-fire'],
      bluffs: ['cannoneer-qu-cha', 'sailingmaster-yo-cha'],
      ships: { 'sea-devil': ['bp-unity', 'lookout-dolora-paal'] },
    },
  ],
};

const SIX_SUPPORTS: Handwritten = {
  element: 'earth',
  phase: 'engagement',
  seats: [
    {
      leader: 'xelethotiras',
      drawDeck: ['mekarthas-the-shrewd', 'ketharkopas-the-astronomer'],
      hand: [
        'helkomedes-the-rhetorician',
        'zedemikras-the-brain',
        'battling-boomerang',
        'thirkomedas-the-serene',
      ],
      combat: ['demegodas-the-odd'],
      support: [
        'tome-of-wisdom',
        'ballista-of-confusion',
        'homing-missiles',
        'trebuchet-of-fear',
        'pulsating-shockwave',
        'brain-drain',
      ],
    },
    {
      leader: 'xelethotiras',
      drawDeck: ['mekarthas-the-shrewd', 'ketharkopas-the-astronomer'],
      hand: ['catusan'],
      combat: ['ciklarethas-the-bitter'],
      covered: ['vetraskedas-the-sceptic'],
      support: [
        'tome-of-wisdom',
        'ballista-of-confusion',
        'homing-missiles',
        'trebuchet-of-fear',
        'pulsating-shockwave',
        'duplicator-of-strength',
      ],
    },
  ],
};

const LONG_NAMES: Handwritten = {
  element: 'fire',
  phase: 'engagement',
  dragons: { lika: 0, doran: 0, sesha: 0 },
  seats: [
    {
      leader: 'blue-radiance',
      drawDeck: ['wild-unicorn', 'stars-shining'],
      hand: [
        'shaman-of-the-here-and-now',
        'call-spirit-of-the-battlefield',
        'dancer-of-dusk',
        'shaman-of-the-afterlife',
        'virgin-of-pure-fire',
        'hypnotic-rattle',
      ],
      combat: ['shaman-of-the-holy-sacrifice', 'whirling-hatchet'],
      covered: ['heroine-of-the-great-plains', 'amazon-leaping-high'],
      support: ['menacing-wardance', 'fearsome-chant'],
      emissaries: ['irmeline-oathspeaker'],
    },
    {
      leader: 'falc',
      drawDeck: [],
      hand: ['wing-commander-razorfeather'],
      combat: ['launch-locust-paratroopers'],
      leaderArea: ['distract-holy-dragon'],
      beside: ['keeper-of-the-still-pool'],
    },
  ],
};

const FOUR_CHOICES: Handwritten = {
  element: 'earth',
  phase: 'engagement',
  seats: [
    {
      leader: 'blue-radiance',
      drawDeck: ['wild-unicorn', 'stars-shining'],
      hand: ['shaman-of-the-deeds-to-come', 'wild-gazelle', 'young-fox', 'hail-of-arrows'],
      combat: ['young-bear'],
    },
    {
      leader: 'xelethotiras',
      drawDeck: ['mekarthas-the-shrewd', 'ketharkopas-the-astronomer'],
      hand: ['catusan'],
      combat: ['demegodas-the-odd'],
    },
  ],
};

/** All phases of one turn, pressed one after the other. */
const ONE_TURN: Handwritten = {
  element: 'fire',
  phase: 'leadership',
  seats: [
    {
      leader: 'inferno',
      drawDeck: ['furnace', 'blaze', 'erupta'],
      hand: [
        'summon-sorcerer',
        'volca',
        'fireblast',
        'flickering-fires',
        'lightning-bolts',
        'infernal-armor',
      ],
      combat: ['glimmer'],
      covered: ['ember'],
    },
    {
      leader: 'xelethotiras',
      drawDeck: ['mekarthas-the-shrewd', 'ketharkopas-the-astronomer'],
      hand: ['catusan'],
      combat: ['zedemikras-the-brain'],
      support: ['ballista-of-confusion'],
    },
  ],
};

export const SCENES: readonly Scene[] = [
  { name: 'few cards', position: FEW },
  { name: 'many cards', position: MANY, opponent: 'sirrel', presses: ['continue'] },
  { name: 'ships and bluffs', position: SHIPS_AND_BLUFFS },
  { name: 'six supports', position: SIX_SUPPORTS },
  { name: 'long names', position: LONG_NAMES },
  {
    name: 'four choices',
    position: FOUR_CHOICES,
    presses: ['continue', 'play:shaman-of-the-deeds-to-come'],
    endsWithPresses: true,
  },
  { name: 'one turn', position: ONE_TURN, presses: ['done', 'continue', 'play:volca', 'play:fireblast'] },
  { name: "the rival's turn", position: { ...MANY, turn: 1 }, opponent: 'orrun', rivalThinks: true },
];
