import { scene, type Gallery } from '../../scene.ts';
import { brim, lantern, spyglass } from '../props.ts';
import { aiming, carrying, firing, linstock, pyramid, ramrod } from './cannons.ts';
import { bicorne, bobble, headband, kerchief, longHair, plumed, shaven, straw, tricorne } from './hats.ts';
import { council, ghost } from './others.ts';
import {
  bearded,
  cloak,
  fierce,
  keen,
  moustached,
  patched,
  sailor,
  serene,
  shadowed,
  uniform,
} from './sailor.ts';
import { compass, night, sail } from './sails.ts';
import {
  banner,
  barrels,
  blades,
  heart,
  keg,
  knot,
  mast,
  oar,
  parrot,
  piping,
  sabre,
  sextant,
  wheel,
} from './tools.ts';

export const buka: Gallery = {
  'council-of-eight': scene(compass, council),
  'commodore-lo-tan': scene(sail('tan'), sailor({ hat: bicorne, face: bearded, coat: uniform })),
  'commodore-tai-marn': scene(
    sail('marn'),
    sailor({ hat: plumed, face: moustached, coat: uniform, front: spyglass }),
  ),
  'captain-ariosa-paal': scene(
    sail('paal'),
    sailor({ hat: scene(longHair, tricorne), face: keen, coat: uniform, front: sabre }),
  ),
  'captain-su-cha': scene(
    sail('cha'),
    sailor({ hat: tricorne, face: patched, coat: uniform, front: parrot }),
  ),
  'sailingmaster-yo-cha': scene(sail('cha'), sailor({ hat: straw, face: moustached, front: wheel })),
  'sailingmaster-boo-marn': scene(sail('marn'), sailor({ hat: bobble, face: bearded, front: sextant })),
  'cannoneer-tara-ko': scene(sail('ko'), sailor({ hat: kerchief, face: fierce, front: firing })),
  'cannoneer-qu-cha': scene(sail('cha'), sailor({ hat: straw, face: bearded, front: carrying })),
  'cannoneer-edilia-paal': scene(sail('paal'), sailor({ hat: headband, face: keen, front: linstock })),
  'cannoneer-rilana-paal': scene(sail('paal'), sailor({ hat: headband, face: fierce, front: pyramid })),
  'cannoneer-riba-ko': scene(sail('ko'), sailor({ hat: kerchief, face: patched, front: aiming })),
  'cannoneer-alo-cha': scene(sail('cha'), sailor({ hat: straw, face: keen, front: ramrod })),
  'bp-unity': scene(sail('sun'), sailor({ hat: brim, face: keen, front: knot })),
  'bp-ferocity': scene(sail('tan'), sailor({ hat: shaven, face: fierce, behind: blades })),
  'bp-bravery': scene(sail('tan'), sailor({ hat: kerchief, face: bearded, front: banner })),
  'bp-mystery': scene(sail('tan'), sailor({ hat: brim, face: shadowed, coat: cloak, front: lantern })),
  'bp-loyalty': scene(sail('sun'), sailor({ hat: shaven, face: serene, front: heart })),
  'boatswain-mena-marn': scene(sail('marn'), sailor({ hat: bobble, face: keen, front: piping })),
  'coxswain-mora-marn': scene(
    sail('marn'),
    sailor({ hat: scene(longHair, bobble), face: serene, front: oar }),
  ),
  'quartermaster-kura-ko': scene(
    sail('ko'),
    sailor({ hat: scene(longHair, kerchief), face: keen, front: barrels }),
  ),
  'powdermaster-yina-ko': scene(sail('ko'), sailor({ hat: kerchief, face: moustached, front: keg })),
  'lookout-dolora-paal': scene(
    sail('paal'),
    sailor({ hat: headband, face: serene, front: scene(mast, spyglass) }),
  ),
  'old-goo-laas-ghost': scene(night, ghost),
};
