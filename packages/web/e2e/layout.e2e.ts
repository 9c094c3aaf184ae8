import { describe, expect, inject, test } from 'vitest';
import { judge, sizeText } from '../layout/judge.ts';
import type { ScreenSize } from '../layout/judge.ts';
import { layOut, measuringScript } from '../layout/lay-out.ts';
import type { Measured } from '../layout/measured.ts';
import { SCENES } from '../layout/scenes.ts';
import { theBrowser } from './visit.ts';

const size = (width: number, height: number): ScreenSize => ({ width, height });

/** Phones with and without the bars of their browser, upright and lying; tablets; laptops; large screens. */
const SIZES: readonly ScreenSize[] = [
  size(360, 640),
  size(375, 667),
  size(390, 664),
  size(390, 844),
  size(412, 732),
  size(667, 375),
  size(844, 390),
  size(768, 1024),
  size(1024, 768),
  size(1280, 720),
  size(1366, 768),
  size(2560, 1440),
];

/** German words are longer; for English, what shows most of them is enough, once for each kind of screen. */
const LOOKS_IN = {
  de: { sizes: SIZES, scenes: SCENES },
  en: {
    sizes: [size(360, 640), size(844, 390), size(1280, 720)],
    scenes: SCENES.filter(({ presses, rivalThinks }) => presses === undefined || rivalThinks === true),
  },
} as const;

describe('the table fits', () => {
  test.each(['en', 'de'] as const)('every screen, in %s', async (language) => {
    const { sizes, scenes } = LOOKS_IN[language];
    const looks = await layOut({
      browser: await theBrowser(),
      address: inject('address'),
      language,
      sizes,
      scenes,
    });
    const verdicts = sizes.map((one) => judge(one, looks.get(sizeText(one)) ?? []));
    expect(
      verdicts.flatMap(({ size: where, problems }) => problems.map((problem) => `${where} ${problem}`)),
    ).toEqual([]);
    for (const { tableCard, handCard } of verdicts) expect(Math.min(tableCard, handCard)).toBeGreaterThan(0);
  });
});

describe('the layout check notices', () => {
  async function measured(body: string): Promise<Measured> {
    const page = await (await theBrowser()).newPage({ viewport: { width: 400, height: 300 } });
    await page.setContent(`<body style="margin: 0">${body}</body>`);
    await page.addScriptTag({ content: await measuringScript() });
    const result = await page.evaluate<Measured>('layout.measure()');
    await page.close();
    return result;
  }

  test('nothing where all is well', async () => {
    expect(await measured('<button>Retreat</button> <button>Continue</button>')).toMatchObject({
      clipped: [],
      overlaps: [],
      unreachable: [],
      scroll: 0,
    });
  });

  test('text that is cut off, by a box or by the edge of the screen', async () => {
    const { clipped } = await measured(`
      <p style="width: 30px; overflow: hidden; white-space: nowrap">Booster/Support</p>
      <p style="position: absolute; top: 290px">Below</p>`);
    expect(clipped).toEqual(['“Booster/Support”', '“Below”']);
  });

  test('things that lie on each other, and buttons under them', async () => {
    const { overlaps, unreachable } = await measured(`
      <button style="position: absolute; inset: 0 auto auto 0; width: 80px">Menu</button>
      <p style="position: absolute; margin: 0; width: 300px; background: white">The End phase</p>`);
    expect(overlaps).toContain('“The End phase” and Menu');
    expect(unreachable).toEqual(['Menu']);
  });

  test('how wide cards are, and that the page scrolls', async () => {
    const { tableCards, handCards, scroll } = await measured(`
      <div data-zone="0:combat"><span class="spot"><span class="card table" style="display: block; width: 72px"
        >Volca</span></span></div>
      <section class="hand" data-hand="0"><span class="spot"><span class="card" style="display: block; width: 78px"
        >Spark</span></span></section>
      <div style="height: 400px"></div>`);
    expect({ tableCards, handCards }).toEqual({ tableCards: [72], handCards: [78] });
    expect(scroll).toBeGreaterThan(100);
  });
});
