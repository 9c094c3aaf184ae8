import { describe, expect, inject, test } from 'vitest';
import { judge, sizeText } from '../layout/judge.ts';
import type { ScreenSize } from '../layout/judge.ts';
import { layOut } from '../layout/lay-out.ts';
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

describe('the table fits', () => {
  test.each(['en', 'de'] as const)('every screen, in %s', async (language) => {
    const looks = await layOut({
      browser: await theBrowser(),
      address: inject('address'),
      language,
      sizes: SIZES,
    });
    const verdicts = SIZES.map((one) => judge(one, looks.get(sizeText(one)) ?? []));
    expect(
      verdicts.flatMap(({ size: where, problems }) => problems.map((problem) => `${where} ${problem}`)),
    ).toEqual([]);
    for (const { tableCard, handCard } of verdicts) expect(Math.min(tableCard, handCard)).toBeGreaterThan(0);
  });
});
