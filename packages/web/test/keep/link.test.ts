import { describe, expect, test } from 'vitest';
import { deckOf, encode, replay, writeNotation } from '@bluemoon/engine';
import type { GameRecord, GameSetup } from '@bluemoon/engine';
import { concededIn, linkContent, LinkError, readLink } from '../../src/keep/link.ts';
import type { LinkFault } from '../../src/keep/link.ts';
import { randomRecord, setupOf } from './random-record.ts';

async function faultOf(content: string): Promise<LinkFault> {
  try {
    await readLink(content);
  } catch (error) {
    if (error instanceof LinkError) return error.fault;
    throw error;
  }
  throw new Error('was read without complaint');
}

function startOf({ setup }: GameRecord): string {
  return writeNotation({ setup, choices: [] });
}

/** The record from one of its steps on, as a position with the remaining choices. */
function fromPosition(record: GameRecord, step: number): GameRecord {
  const position = replay(record).states[step];
  if (position === undefined) throw new Error(`there is no step ${step}`);
  return { setup: { position }, choices: record.choices.slice(step) };
}

const { leader, cards } = deckOf('aqua');
const OWN_DECKS: GameSetup = {
  decks: [
    { leader, cards: cards.toReversed() },
    { leader: null, cards: deckOf('pillar').cards.slice(2) },
  ],
  seed: -3,
  first: 1,
  edition: 'first',
  backtrack: 'retreat',
};

describe('A link', () => {
  test.each<Pick<GameSetup, 'match' | 'mulligan'>>([
    { mulligan: true },
    { match: true },
    { match: true, mulligan: true },
  ])('contains the agreement: %j', async (agreed) => {
    const record: GameRecord = { setup: { ...OWN_DECKS, ...agreed }, choices: [] };
    const back = await readLink(await linkContent(record));
    expect(back.setup).toMatchObject(agreed);
    expect(startOf(back)).toBe(startOf(record));
  });

  test.each(Array.from({ length: 9 }, (_, seed) => setupOf(seed * 7)))(
    'to a game reads back the same: %j',
    async (setup) => {
      const record = randomRecord(setup);
      const content = await linkContent(record);
      expect(content).toMatch(/^[\w.~-]+$/);
      const back = await readLink(content);
      expect(back.choices).toEqual(record.choices);
      expect(startOf(back)).toBe(startOf(record));
    },
  );

  test('to an unfinished game, or to one without choices, reads back the same', async () => {
    const whole = randomRecord(setupOf(4));
    for (let length = 0; length < whole.choices.length; length += 67) {
      const part = { ...whole, choices: whole.choices.slice(0, length) };
      expect((await readLink(await linkContent(part))).choices).toEqual(part.choices);
    }
  });

  test('to a position reads back the same, with and without choices', async () => {
    for (let seed = 30; seed < 36; seed++) {
      const whole = randomRecord(setupOf(seed), 60);
      const rest = fromPosition(whole, (seed * 13) % whole.choices.length);
      expect(writeNotation(await readLink(await linkContent(rest)))).toBe(writeNotation(rest));
      const { setup, choices } = await readLink(await linkContent({ ...rest, choices: [] }));
      expect(choices).toEqual([]);
      expect('position' in setup && 'position' in rest.setup && encode(setup.position)).toBe(
        'position' in rest.setup && encode(rest.setup.position),
      );
    }
  });

  test('contains turns that were taken back', async () => {
    const setup: GameSetup = { decks: ['vulca', 'hoax'], seed: 533, first: 0 };
    const choices = ['done', 'start', 'play:cinder', 'take-back', 'start', 'play:cinder'];
    expect((await readLink(await linkContent({ setup, choices }))).choices).toEqual(choices);
  });

  test('contains own decks card by card, deflated since that is shorter', async () => {
    const record = randomRecord(OWN_DECKS, 80);
    const content = await linkContent(record);
    expect(content).toMatch(/^1d\.[\w.-]+$/);
    expect(content.length).toBeLessThan(writeNotation({ ...record, choices: [] }).length);
    expect(writeNotation(await readLink(content))).toBe(writeNotation(record));
  });

  test('is short enough for every messenger: whole games below 150 letters, positions below 700', async () => {
    for (let seed = 60; seed < 65; seed++) {
      const record = randomRecord(setupOf(seed));
      expect((await linkContent(record)).length).toBeLessThan(150);
      const position = { ...fromPosition(record, 20), choices: [] };
      expect((await linkContent(position)).length).toBeLessThan(700);
    }
  });

  test('says who conceded, which earlier versions ignore', async () => {
    const record = randomRecord(setupOf(8), 20);
    const content = await linkContent(record, 1);
    expect(content.startsWith(await linkContent(record))).toBe(true);
    expect(content).toMatch(/^[\w.~-]+$/);
    expect((await readLink(content)).choices).toEqual(record.choices);
    expect(concededIn(`${content}).`)).toBe(1);
    expect(concededIn(await linkContent(record, 0))).toBe(0);
    expect(concededIn(await linkContent(record))).toBeUndefined();
  });

  test('may be followed by punctuation', async () => {
    const record = randomRecord(setupOf(8), 20);
    expect((await readLink(`${await linkContent(record)}).`)).choices).toEqual(record.choices);
  });
});

describe('A link of version 1', () => {
  /** Change the version if you change the order of options, or which options there are. */
  test.each([
    [
      '1p.2t.1ufd1e7.7o.RtgtKk9Y3jiGvBOSj3yQs5evKdUNXQQjfWfOahFM4J_PKooPauAKq32qj.0l6s85r.legends.free.buka.vulca.8.random',
      276,
      'discard:scorch-the-inflammable',
    ],
    [
      '1p.35.1q1v63x.8r.-30YhbgX5D8vVtKu3MmWIv02ohyxvniCjNtUq31p6UNt37xMvt7eTC4Z-8sVwuI4UKDj.0oko677.legends.free.khind.aqua.22.random',
      315,
      'dragon:lika',
    ],
    [
      '1d.a2.1f2g19n.ZZBRT4NAEIR_kRertOnr3N6BK61w2mjqiwGK2xQUCqUUf725vvZhM_mSzc7OVOq9TWNSs31VVlWr8p-Zqkspf3e9-u7KUuVDlal9k12UcIcaDmg2PFoArAHki1N-12EEPAmT34gP6w3fu8gdU5GuN4Kscw8h8SElQZdvpxVoGIwrPsUCJWVAAmf1zbw1Fg5GmshWYOAI8jZAXnyl57N2HhiG43WVgJrY-8ZuEdMF7aYPQvo4PZtXzP_swNYMbIKCZQsUCRDc-jmrV-KDpfWUTY8moZd26VZjEG1HmRwcM9Ug_4EGLHnxoQWxFgDO81WN9gUJfCEE0U8KoROA5Rog5DWAAujpeiBq1G6e_y0X_w',
      20,
      'done',
    ],
  ])('can still be read: %s', async (content, length, last) => {
    const { choices } = await readLink(content);
    expect(choices).toHaveLength(length);
    expect(choices.at(-1)).toBe(last);
  });
});

describe('A link with a fault', () => {
  const record = randomRecord(setupOf(11), 40);

  test('is recognised as cut off at any place', async () => {
    const content = await linkContent(record);
    for (let length = 0; length < content.length; length++) {
      expect(await faultOf(content.slice(0, length))).toBe('cutOff');
    }
  });

  test('is recognised as changed at any letter', async () => {
    const content = await linkContent(record);
    const body = content.split('.').slice(0, 3).join('.').length + 1;
    for (let at = body; at < content.length; at++) {
      const other = content[at] === 'x' ? 'y' : 'x';
      expect(await faultOf(content.slice(0, at) + other + content.slice(at + 1))).toBe('changed');
    }
  });

  test.each([
    ['an address of something else', 'dQw4w9WgXcQ', 'noLink'],
    ['a script', '<script>alert(1)</script>', 'noLink'],
    ['a position as the command line prints it', 'bm1.legends.free.vulca.hoax.AAAA.-.1fkjfnh', 'noLink'],
    ['a later version', '2p.1a.0000000.anything', 'newer'],
    ['a much later version', '12q.(new)', 'newer'],
    ['nothing but length', `1p.zzzz.0000000.${'a'.repeat(100)}`, 'cutOff'],
    ['more than any link', `1p.zz.0000000.${'a'.repeat(5_000)}`, 'tooLong'],
  ] as const)('is refused: %s', async (_what, content, fault) => {
    expect(await faultOf(content)).toBe(fault);
  });

  test('is refused even with a correct checksum', async () => {
    expect(await faultOf(crafted('p', ''))).toBe('noLink');
    expect(await faultOf(crafted('p', '0..0ztntfp.'))).toBe('otherRules');
    expect(await faultOf(crafted('p', '0..0ztntfp.legends.free.elves.hoax.5.A'))).toBe('otherRules');
    expect(await faultOf(crafted('p', '0..0ztntfp.legends.free.vulca.hoax.5.A.x.y.z'))).toBe('noLink');
    expect(await faultOf(crafted('p', '3..0ztntfp.legends.free.vulca.hoax.5.A'))).toBe('otherRules');
    expect(await faultOf(crafted('p', '3.____.0ztntfp.legends.free.vulca.hoax.5.A'))).toBe('otherRules');
    expect(await faultOf(crafted('p', 'zzzz..0ztntfp.legends.free.vulca.hoax.5.A'))).toBe('tooLong');
    expect(await faultOf(crafted('p', '0..0ztntfp.bm1.legends.free.vulca.hoax.AAAA.-.x'))).toBe('otherRules');
    expect(await faultOf(crafted('d', '!!'))).toBe('noLink');
    expect(await faultOf(crafted('d', 'AAAAAAAA'))).toBe('noLink');
  });

  test('that would be huge when unpacked is not unpacked', async () => {
    const zeros = new Blob([new Uint8Array(1_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(zeros).arrayBuffer());
    const letters = Buffer.from(bytes).toString('base64url');
    expect(letters.length).toBeLessThan(2_000);
    expect(await faultOf(crafted('d', letters))).toBe('tooLong');
  });

  test('with more letters than its choices can have is refused', async () => {
    const letters = '-'.repeat(3_000);
    expect(await faultOf(crafted('p', `3.${letters}.0ztntfp.legends.free.vulca.hoax.5.A`))).toBe(
      'otherRules',
    );
  });

  test('is not created for a game that is too long', async () => {
    const choices = Array.from({ length: 5_001 }, () => 'done');
    await expect(linkContent({ ...record, choices })).rejects.toMatchObject({ fault: 'tooLong' });
  });
});

/** The letters with a correct head. */
function crafted(packing: 'p' | 'd', letters: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < letters.length; i++) hash = Math.imul(hash ^ letters.charCodeAt(i), 0x01000193);
  const sum = (hash >>> 0).toString(36).padStart(7, '0');
  return `1${packing}.${letters.length.toString(36)}.${sum}.${letters}`;
}
