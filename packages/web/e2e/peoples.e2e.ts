import { describe, expect, test } from 'vitest';
import { expectShown, expectTold } from './expecting.ts';
import { visitAsTwo, visitPosition } from './positions.ts';
import { button, choose, chooseAll, shown, spot } from './table.ts';
import { expectNoComplaints } from './visit.ts';

describe('Vulca', () => {
  test('say whose Fire the gauntlets double, where there are two', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      phase: 'boosterSupport',
      seats: [
        { hand: ['volcanic-gauntlets'], combat: ['spirit-of-the-night', 'flamebreath-the-dazzling'] },
        { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['play:volcanic-gauntlets', 'target:flamebreath-the-dazzling']);
    await expectShown(page, { near: { total: '19', verdict: 'Enough to stay' } });
    await expect
      .poll(() => spot(page, 0, 'flamebreath-the-dazzling').getAttribute('class'))
      .toContain('targeted');
    expectNoComplaints(visitor);
  });

  test('need not match where they show a shield', async () => {
    const visitor = await visitPosition({
      element: 'earth',
      seats: [
        { deck: 'vulca', hand: ['furnace', 'infernal-armor'], combat: ['ignite'] },
        {
          deck: 'hoax',
          hand: ['catusan'],
          combat: ['helkomedes-the-rhetorician'],
          support: ['tome-of-wisdom'],
        },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:furnace', 'play:infernal-armor']);
    await expectShown(page, { near: { verdict: 'Shielded' } });
    await choose(page, 'done');
    await expectTold(page, 'You play Infernal Armor.');
    expectNoComplaints(visitor);
  });
});

describe('Hoax', () => {
  test('play any number of supports after a brainstorm', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        {
          deck: 'hoax',
          hand: ['trigger-brainstorm', 'catusan', 'tome-of-wisdom', 'trebuchet-of-fear'],
          combat: ['nirwadas-the-traveler'],
        },
        { deck: 'vulca', hand: ['spark'], combat: ['volca'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['play:trigger-brainstorm', 'continue', 'play:catusan']);
    await chooseAll(page, ['play:tome-of-wisdom', 'play:trebuchet-of-fear']);
    await expectShown(page, { near: { support: ['tome-of-wisdom', 'trebuchet-of-fear'] } });
    await expectTold(page, 'You play Trigger Brainstorm.', 'You play Tome of Wisdom.');
    expectNoComplaints(visitor);
  });

  test('take a card from a hand that lies open by choice, and a hidden one by chance', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        {
          deck: 'hoax',
          hand: ['sarogakanas-the-ancient', 'tome-of-wisdom'],
          combat: ['nirwadas-the-traveler'],
        },
        {
          deck: 'vulca',
          hand: ['spark', 'torch', 'cinder', 'flare'],
          disclosed: ['spark', 'torch'],
          combat: ['glimmer'],
        },
      ],
    });
    const { page } = visitor;
    expect((await shown(page)).far.hand.toSorted()).toEqual(['spark', 'torch']);
    await chooseAll(page, ['continue', 'play:sarogakanas-the-ancient', 'discard:torch']);
    await expectShown(page, { far: { hand: ['spark'], handCount: 3 } });
    await choose(page, 'discard-at-random');
    await expectShown(page, { far: { handCount: 2 } });
    expectNoComplaints(visitor);
  });
});

describe('Mimix', () => {
  test('play a pair as if it were one', async () => {
    const visitor = await visitPosition({
      element: 'earth',
      seats: [
        {
          deck: 'mimix',
          hand: ['spirit-of-the-night', 'spirit-of-the-light', 'virgin-of-pure-earth'],
          combat: ['young-bear'],
        },
        {
          deck: 'hoax',
          hand: ['nirwadas-the-traveler'],
          combat: ['catusan'],
          support: ['ballista-of-confusion'],
        },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:spirit-of-the-night']);
    await expectShown(page, { near: { total: '2', verdict: '5 more needed' } });
    expect(await page.locator('section.hand .spot.lit').count()).toBe(1);
    await choose(page, 'play:spirit-of-the-light');
    await expectShown(page, {
      near: {
        active: ['spirit-of-the-night', 'spirit-of-the-light'],
        covered: ['young-bear'],
        total: '7',
        verdict: 'Enough to stay',
      },
    });
    await expectTold(page, 'You play Spirit of the Night.', 'You play Spirit of the Light.');
    expectNoComplaints(visitor);
  });

  test('search the draw deck, whose cards are laid out for it', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { deck: 'mimix', hand: ['shaman-of-the-here-and-now'], combat: ['young-bear'] },
        { deck: 'hoax', hand: ['catusan'], combat: ['sarogakanas-the-ancient'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:shaman-of-the-here-and-now', 'done']);
    await choose(page, 'take:virgin-of-pure-earth');
    await expectTold(
      page,
      'You take Virgin of Pure Earth from the draw deck into hand (Shaman of the Here and Now).',
    );
    expect((await shown(page)).near.hand).toContain('virgin-of-pure-earth');
    expectNoComplaints(visitor);
  });
});

describe('Flit', () => {
  test('take a character back, play it again and launch two boosters as one', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        {
          deck: 'flit',
          hand: ['launch-rain-of-fire', 'launch-dazzling-flares'],
          combat: ['wing-commander-razorfeather'],
        },
        {
          deck: 'vulca',
          hand: ['spark'],
          combat: ['flamebreath-the-dazzling'],
          support: ['lightning-bolts'],
        },
      ],
    });
    const { page } = visitor;
    await choose(page, 'retrieve:wing-commander-razorfeather');
    await expectShown(page, { near: { active: [] } });
    expect((await shown(page)).near.hand).toContain('wing-commander-razorfeather');
    await chooseAll(page, ['continue', 'play:wing-commander-razorfeather']);
    await chooseAll(page, ['play:launch-rain-of-fire', 'play:launch-dazzling-flares']);
    await expectShown(page, { near: { covered: [], total: '10', verdict: 'Enough to stay' } });
    expectNoComplaints(visitor);
  });
});

describe('Khind', () => {
  test('add to a gang that stays active, or cover it: the card asks which', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { deck: 'khind', hand: ['funfun', 'topgun'], combat: ['funfair', 'funflap'] },
        { deck: 'vulca', hand: ['spark'], combat: ['flamebreath-the-dazzling'] },
      ],
    });
    const { page } = visitor;
    await choose(page, 'continue');
    await spot(page, 0, 'funfun').click();
    expect(await page.locator('.menu button').count()).toBe(2);
    await button(page, 'play:funfun+keep').click();
    await expectShown(page, { near: { active: ['funfair', 'funflap', 'funfun'], covered: [], total: '12' } });
    expectNoComplaints(visitor);
  });

  test('use what a card says once a turn', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { deck: 'khind', hand: ['topgun', 'topnotch'], combat: ['funflop'] },
        { deck: 'hoax', hand: ['catusan'], combat: ['zedemikras-the-brain'], support: ['tome-of-wisdom'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:topgun', 'play:topnotch']);
    await expectShown(page, { far: { total: '7' } });
    await choose(page, 'use:topnotch');
    await expectShown(page, { far: { support: [], total: '4' }, near: { verdict: 'Enough to stay' } });
    expectNoComplaints(visitor);
  });

  test('discard a card that lies face down, by pointing at it', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { deck: 'khind', hand: ['topgun', 'topnotch'], combat: ['funflop'] },
        {
          deck: 'buka',
          hand: ['captain-su-cha'],
          combat: ['commodore-lo-tan'],
          bluffs: ['cannoneer-tara-ko', 'cannoneer-alo-cha'],
        },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:topgun', 'play:topnotch', 'use:topnotch']);
    await spot(page, 1, '#2').click();
    await expectShown(page, { far: { support: ['#1'], total: '7' } });
    expectNoComplaints(visitor);
  });
});

describe('Terrah', () => {
  test('attract a dragon with two storms, and say which', async () => {
    const visitor = await visitPosition({
      element: 'earth',
      seats: [
        {
          deck: 'terrah',
          hand: ['helitos'],
          combat: ['terraton'],
          support: ['crashing-thunder-storm', 'swirling-snow-storm'],
        },
        { deck: 'pillar', hand: ['devius-maximus'], combat: ['colossus-gigantus'] },
      ],
    });
    const { page } = visitor;
    await choose(page, 'dragon:sesha');
    await expectShown(page, { dragons: { lika: 'board', doran: 'board', sesha: 'near' } });
    expectNoComplaints(visitor);
  });

  test('demand a support of the rival, who cannot announce without one', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { deck: 'vulca', hand: ['volca', 'flickering-fires'], combat: ['glimmer'] },
        { deck: 'terrah', hand: ['torana'], combat: ['kabu-kat'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:volca']);
    await expectShown(page, { near: { total: '5' } });
    expect(await button(page, 'done').count()).toBe(0);
    await choose(page, 'play:flickering-fires');
    await button(page, 'done').waitFor();
    expectNoComplaints(visitor);
  });
});

describe('Pillar', () => {
  test('raise a character with a potion', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { deck: 'pillar', hand: ['devius-maximus', 'potion-of-conjoining'], combat: ['bodius-maloderus'] },
        { deck: 'terrah', hand: ['rocara'], combat: ['flash-the-incendiary'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:devius-maximus']);
    await expectShown(page, { near: { total: '2' } });
    await choose(page, 'play:potion-of-conjoining');
    await expectShown(page, { near: { active: ['devius-maximus', 'potion-of-conjoining'], total: '8' } });
    expectNoComplaints(visitor);
  });

  test('make the rival disclose their hand, which can then be seen', async () => {
    const hand = ['rocara', 'torana', 'helitos'];
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { deck: 'pillar', hand: ['deploy-butterfly', 'smartia-pantia'], combat: ['bodius-maloderus'] },
        { deck: 'terrah', hand, combat: ['sonatos'] },
      ],
    });
    const { page } = visitor;
    expect((await shown(page)).far.hand).toEqual([]);
    await choose(page, 'play:deploy-butterfly');
    await expect.poll(async () => (await shown(page)).far.hand.toSorted()).toEqual(hand.toSorted());
    await spot(page, 1, 'torana').hover();
    await expect.poll(() => page.locator('.reading .reader .card').textContent()).toContain('Torana');
    expectNoComplaints(visitor);
  });

  test('let a character double what one caterpillar asks for', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      phase: 'boosterSupport',
      seats: [
        {
          deck: 'pillar',
          hand: ['caterpillar-fireeater', 'potion-of-mutation'],
          combat: ['crysalus-frendus', 'caterpillar-lightseeker'],
          targets: { 'crysalus-frendus': 'caterpillar-lightseeker' },
        },
        { deck: 'terrah', hand: ['rocara'], combat: ['sonatos'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['play:caterpillar-fireeater', 'target:caterpillar-fireeater']);
    await expect
      .poll(() => spot(page, 0, 'caterpillar-fireeater').getAttribute('class'))
      .toContain('targeted');
    expectNoComplaints(visitor);
  });

  test('are paid for a caterpillar with several cards from hand, in any order', async () => {
    const visitor = await visitPosition({
      element: 'earth',
      seats: [
        {
          deck: 'pillar',
          hand: ['primus-magicus', 'bigus-musselus', 'halitosus-teriblus'],
          combat: ['smartia-pantia'],
        },
        { hand: ['rocara'], combat: ['gravitos-greatpower', 'caterpillar-eartheroder'] },
      ],
    });
    const { page } = visitor;
    await spot(page, 0, 'halitosus-teriblus').click();
    await expect.poll(() => button(page, 'picked').getAttribute('aria-disabled')).toBe('true');
    await spot(page, 0, 'primus-magicus').click();
    await button(page, 'picked').click();
    await expectShown(page, { near: { hand: ['bigus-musselus'], counts: { discardPile: 2 } } });
    await chooseAll(page, ['continue', 'play:bigus-musselus']);
    await expectShown(page, { near: { verdict: 'Enough to stay' } });
    await button(page, 'done').waitFor();
    expectNoComplaints(visitor);
  });
});

describe('Aqua', () => {
  test('sweep all cards away but one character of their choice', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        { hand: ['drown-resistance', 'eelena-aqua-prima-alpha'], combat: ['kelp-leech'] },
        { combat: ['spirit-of-the-night', 'spirit-of-the-light', 'fireblast'] },
      ],
    });
    const { page } = visitor;
    await choose(page, 'play:drown-resistance');
    await choose(page, 'keep:spirit-of-the-light');
    await expectShown(page, { far: { active: ['spirit-of-the-light'] } });
    expectNoComplaints(visitor);
  });

  test('discard as many cards as they like', async () => {
    const visitor = await visitPosition({
      element: 'fire',
      seats: [
        {
          deck: 'aqua',
          hand: ['oomola-aqua-delta', 'giant-octopus', 'terrible-kraken', 'tidal-flood'],
          combat: ['kelp-leech'],
        },
        { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:oomola-aqua-delta']);
    await spot(page, 0, 'tidal-flood').click();
    await spot(page, 0, 'giant-octopus').click();
    await spot(page, 0, 'tidal-flood').click();
    await spot(page, 0, 'terrible-kraken').click();
    await button(page, 'picked').click();
    await expectShown(page, { near: { hand: ['tidal-flood'], counts: { discardPile: 2 } } });
    expectNoComplaints(visitor);
  });
});

describe('Buka', () => {
  test('bring a ship and load it', async () => {
    const visitor = await visitPosition({
      element: 'earth',
      seats: [
        {
          deck: 'buka',
          hand: ['rising-sun', 'commodore-tai-marn', 'cannoneer-qu-cha'],
          combat: ['sailingmaster-yo-cha'],
        },
        { deck: 'terrah', hand: ['torana'], combat: ['rocara'] },
      ],
    });
    const { page } = visitor;
    await choose(page, 'play:rising-sun');
    await expectShown(page, { near: { ships: ['rising-sun'] } });
    await chooseAll(page, ['continue', 'play:commodore-tai-marn', 'load:cannoneer-qu-cha>rising-sun']);
    await expectShown(page, { near: { ships: ['rising-sun', 'cannoneer-qu-cha'], hand: [], total: '5' } });
    expectNoComplaints(visitor);
  });

  test('land a ship, and play what is aboard', async () => {
    const visitor = await visitPosition({
      element: 'earth',
      seats: [
        {
          deck: 'buka',
          hand: ['armory'],
          combat: ['sailingmaster-yo-cha'],
          ships: { 'rising-sun': ['cannoneer-qu-cha', 'cannoneer-tara-ko'] },
        },
        { deck: 'terrah', hand: ['torana'], combat: ['rocara'] },
      ],
    });
    const { page } = visitor;
    await choose(page, 'land:rising-sun');
    await expect.poll(() => page.locator('.ship.landed').count()).toBe(1);
    await chooseAll(page, ['continue', 'play:cannoneer-qu-cha', 'play:cannoneer-tara-ko']);
    await expectShown(page, {
      near: { active: ['cannoneer-tara-ko', 'cannoneer-qu-cha'], covered: ['sailingmaster-yo-cha'] },
    });
    expectNoComplaints(visitor);
  });

  test('bluff: the rival sees a back, and trusts it', async () => {
    const visitor = await visitAsTwo({
      element: 'fire',
      seats: [
        { deck: 'buka', hand: ['commodore-lo-tan', 'captain-su-cha'], combat: ['sailingmaster-boo-marn'] },
        { deck: 'terrah', hand: ['torana'], combat: ['flash-the-incendiary'] },
      ],
    });
    const { page } = visitor;
    await chooseAll(page, ['continue', 'play:commodore-lo-tan', 'bluff:captain-su-cha']);
    await expectShown(page, { near: { support: ['captain-su-cha'], total: '7' } });
    await choose(page, 'done');
    await page.locator('.curtain .button').click();
    await expectShown(page, { far: { support: ['#1'], total: '7' } });
    expect(await page.content()).not.toContain('Su Cha');
    await choose(page, 'trust');
    await expectShown(page, { near: { verdict: 'You need 7' }, far: { support: ['#1'] } });
    expectNoComplaints(visitor);
  });

  test('lose two dragons where a bluff is rightly called', async () => {
    const visitor = await visitPosition({
      element: 'earth',
      turn: 1,
      phase: 'call',
      seats: [
        { deck: 'vulca', hand: ['torch', 'ignite', 'lavar-the-powerful'], combat: ['furnace'] },
        {
          deck: 'buka',
          hand: ['captain-ariosa-paal'],
          combat: ['sailingmaster-yo-cha'],
          bluffs: ['captain-su-cha', 'cannoneer-alo-cha'],
        },
      ],
    });
    const { page } = visitor;
    expect((await shown(page)).far.support).toEqual(['#1', '#2']);
    await chooseAll(page, ['call', 'dragon:lika', 'dragon:sesha']);
    await expectShown(page, {
      dragons: { lika: 'near', doran: 'board', sesha: 'near' },
      far: { support: [] },
    });
    expectNoComplaints(visitor);
  });

  test('attract a dragon where a bluff is wrongly called', async () => {
    const visitor = await visitAsTwo({
      element: 'fire',
      turn: 0,
      phase: 'call',
      seats: [
        {
          deck: 'buka',
          hand: ['captain-su-cha'],
          combat: ['commodore-lo-tan'],
          bluffs: ['cannoneer-tara-ko'],
        },
        { deck: 'terrah', hand: ['torana'], combat: ['flash-the-incendiary'] },
      ],
    });
    const { page } = visitor;
    expect((await shown(page)).far.support).toEqual(['#1']);
    await choose(page, 'call');
    await page.locator('.curtain .button').click();
    await expectTold(page, 'Terrah calls the bluff: Cannoneer Tara Ko. It was no bluff.');
    await choose(page, 'dragon:doran');
    await page.locator('.curtain .button').click();
    await expectShown(page, { dragons: { doran: 'far' }, far: { support: [], total: '5' } });
    expectNoComplaints(visitor);
  });
});
