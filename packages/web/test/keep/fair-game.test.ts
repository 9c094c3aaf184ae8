import { describe, expect, test } from 'vitest';
import { BUILT_IN, readNotation, viewFor, writeNotation } from '@bluemoon/engine';
import type { GameRecord, GameSetup } from '@bluemoon/engine';
import { choose, gameRecordOf, nowFor, resumeTable, USUAL_TERMS } from '@bluemoon/play';
import { readFileSync } from 'node:fs';
import { botInputFor } from '../../src/game/bots.ts';
import { dealtAgain } from '../../src/game/setting-up.ts';
import { gameText } from '../../src/keep/files.ts';
import { gamesIn } from '../../src/keep/games-in.ts';
import { linkContent, readLink } from '../../src/keep/link.ts';
import { statisticsOf } from '../../src/keep/statistics.ts';
import { readEntry, toStored } from '../../src/keep/stored-game.ts';
import { listed, sittingOf } from './random-record.ts';

const GAME = readNotation(
  readFileSync(new URL('../../../../docs/examples/fair-game.txt', import.meta.url), 'utf8'),
  BUILT_IN,
);
const { proof: PROOF, ...BARE_SETUP } = GAME.setup as GameSetup;
const WITHOUT_PROOF: GameRecord = { setup: BARE_SETUP, choices: GAME.choices };

describe('A game from an online table, with a long seed and a proof', () => {
  test('is stored and read back with both', () => {
    const kept = readEntry({ id: 'first', value: toStored(sittingOf(GAME)) });
    if (kept.kind !== 'game') throw new Error('cannot be read');
    expect(kept.sitting.record.setup).toMatchObject({ seed: BARE_SETUP.seed, proof: PROOF });
    expect(writeNotation(kept.sitting.record)).toBe(writeNotation(GAME));
  });

  test('is exported and imported with both', () => {
    const [found] = gamesIn(gameText(sittingOf(GAME)));
    if (found?.kind !== 'game') throw new Error('cannot be read');
    expect(writeNotation(found.record)).toBe(writeNotation(GAME));
  });

  test('counts in the statistics', () => {
    expect(statisticsOf([listed(sittingOf(GAME))]).overall?.games).toBe(1);
  });

  test('played again is dealt from a number, and claims no proof', () => {
    const again = dealtAgain(GAME.setup, 7);
    expect(again).toEqual({ ...BARE_SETUP, seed: 7 });
    expect(again).not.toHaveProperty('proof');
  });

  test('can be played on from any step, with bots that have seeds of their own', () => {
    const begun = { ...GAME, choices: GAME.choices.slice(0, 30) };
    const host = resumeTable(begun, USUAL_TERMS, 0);
    const { seat = 0, options: [option] = [] } = host.decision ?? {};
    const options = option === undefined ? [] : [option.id];
    const next = choose(host, { seat, ply: nowFor(host, seat).ply, options }, 1);
    if (next.kind === 'refused') throw new Error(next.why.kind);
    expect(gameRecordOf(next.host).setup).toMatchObject({ proof: PROOF });
    const [mine, theirs] = ([0, 1] as const).map(
      (viewer) => botInputFor(begun, viewFor(host.state, viewer)).seed,
    );
    expect(Number.isSafeInteger(mine)).toBe(true);
    expect(theirs).not.toBe(mine);
  });
});

describe('A link to such a game', () => {
  test('has 43 more letters for the seed than one with a number has', async () => {
    const short = await linkContent({ setup: { ...BARE_SETUP, seed: 7 }, choices: [] });
    const long = await linkContent({ setup: BARE_SETUP, choices: [] });
    expect(long.length - short.length).toBe(42);
    expect(writeNotation(await readLink(await linkContent(WITHOUT_PROOF)))).toBe(
      writeNotation(WITHOUT_PROOF),
    );
  });

  test('carries the proof, and still fits into every messenger', async () => {
    const content = await linkContent(GAME);
    expect(content.length).toBeLessThan(500);
    expect(content).toMatch(/^[\w.~-]+$/);
    expect(writeNotation(await readLink(content))).toBe(writeNotation(GAME));
  });

  test('carries the proof beside an agreement', async () => {
    const setup: GameSetup = { ...(GAME.setup as GameSetup), match: true, mulligan: true, first: 1 };
    const record: GameRecord = { setup, choices: [] };
    expect(writeNotation(await readLink(await linkContent(record)))).toBe(writeNotation(record));
  });

  test('may begin in the middle of the game', async () => {
    const { state: position } = resumeTable({ ...GAME, choices: GAME.choices.slice(0, 40) }, USUAL_TERMS, 0);
    const record: GameRecord = { setup: { position }, choices: GAME.choices.slice(40) };
    expect(writeNotation(await readLink(await linkContent(record)))).toBe(writeNotation(record));
  });

  /** Change the version of links if these can no longer be read. */
  test('made by this version can be read for ever', async () => {
    const written =
      '1p.ac.16sdvfq.5.C.1vdw2m3.legends~proof.free.aqua.hoax.2mFyvuyNHrkRLr--iNS3JCvaHFu1MCdFK_3HAmb-jXk.random.' +
      '1~k3x9-example~1~t3kFi1Slx1EiUULvbvFhVIaD914umMQt8RE21kljD0g~iKb_HZsHsYxt7vf5YijgIYVkHADza76c0orS1iOkqmg~' +
      '5j_emejQBOb8Nu4wnQBjetQ3gJI70z9Oigz9I5D94FE~dT20UUf_fKxqQ35YGQbACU0GZsP5vOepLCmf6BMdXos~' +
      'DQCp1yeGoYkXS4UFwCkvCTL1LjYKmn6oLys9BrCwwQY~LnUSnaMkkbaXAjELjOt_UiseTJXQtH2tN7_K1FlLjVE';
    expect(await linkContent({ ...GAME, choices: GAME.choices.slice(0, 5) })).toBe(written);
    expect((await readLink(written)).setup).toMatchObject({ seed: BARE_SETUP.seed, proof: PROOF });
  });

  test('with something that is no proof is refused', async () => {
    const proof = { ...PROOF, table: '' } as GameSetup['proof'];
    const content = await linkContent({ setup: { ...BARE_SETUP, proof }, choices: [] } as GameRecord);
    await expect(readLink(content)).rejects.toMatchObject({ fault: 'otherRules' });
  });
});
